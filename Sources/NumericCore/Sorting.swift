// Sorting by a closure, in place of the functions of the same names in the standard library.
//
// Those are compiled again for each type of element, 4 kB each, and the command sorts some fifty types. Here only one
// sort is: of places, whose elements are compared. It is as stable as the library's.

extension Range where Bound == Int {
  /// The numbers of the range, those first that come first in an order of what stands at their places.
  @inline(never)
  package func sorted(by isBefore: (Int, Int) throws -> Bool) rethrows -> [Int] {
    var places = Array(self)
    try places.withUnsafeMutableBufferPointer { try $0.sort(by: isBefore) }
    return places
  }
}

extension Sequence {
  /// The elements in an order; equal ones stay in the order that they had.
  @inline(never)
  package func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element] {
    let elements = Array(self)
    let places = try elements.indices.sorted { try isBefore(elements[$0], elements[$1]) }
    return places.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order, by the sort of an array: the library's is compiled again for each type of sequence.
  @inline(never)
  package func sorted() -> [Element] {
    var elements = Array(self)
    elements.sort()
    return elements
  }
}

extension Array {
  /// Puts the elements into an order; equal ones stay in the order that they had.
  package mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
    self = try sorted(by: isBefore)
  }
}
