/// Numbers that a function of a list reads where they lie: some registers of a program, or a whole array.
///
/// It holds no numbers and counts no references, so that to hand over operands costs nothing. It is good for as long as
/// the call that was given it.
@frozen
public struct Registers<Number>: RandomAccessCollection {
  @usableFromInline let base: UnsafePointer<Number>
  /// Where each number stands; nil for numbers that stand side by side.
  @usableFromInline let places: UnsafePointer<UInt32>?
  /// How many there are.
  public let count: Int

  @inlinable @inline(__always)
  init(base: UnsafePointer<Number>, places: UnsafePointer<UInt32>?, count: Int) {
    self.base = base
    self.places = places
    self.count = count
  }

  /// Numbers that stand side by side.
  @inlinable
  public init(_ numbers: UnsafeBufferPointer<Number>) {
    // Nothing is read through the address of an empty buffer.
    let base = numbers.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Number>.alignment)
    precondition(base != nil, "alignments are not zero")
    self.init(base: base.unsafelyUnwrapped, places: nil, count: numbers.count)
  }

  /// The first index, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { count }
  /// A number, counted from 0.
  @inlinable public subscript(index: Int) -> Number {
    guard let places else { return base[index] }
    return base[Int(places[index])]
  }
}

extension Array {
  /// Hands these numbers to a function of a list.
  @inlinable
  public func withRegisters<Result, Failed: Error>(
    _ body: (Registers<Element>) throws(Failed) -> Result
  ) throws(Failed) -> Result {
    try withUnsafeBufferPointer { (numbers) throws(Failed) in try body(Registers(numbers)) }
  }
}
