/// The operands of a function of a list, read in place: some registers of a program, or a whole
/// array.
///
/// The value stores only addresses, so passing operands neither copies numbers nor counts
/// references. It is valid only during the call to which it was passed.
@frozen
public struct Registers<Number>: RandomAccessCollection {
  @usableFromInline let base: UnsafePointer<Number>
  /// The index of each number; nil for numbers that are stored contiguously.
  @usableFromInline let places: UnsafePointer<UInt32>?
  /// The number of operands.
  public let count: Int

  @inlinable @inline(__always)
  init(base: UnsafePointer<Number>, places: UnsafePointer<UInt32>?, count: Int) {
    self.base = base
    self.places = places
    self.count = count
  }

  /// Reads numbers that are stored contiguously.
  @inlinable
  public init(_ numbers: UnsafeBufferPointer<Number>) {
    // An empty buffer may have no address; any aligned address will do, as nothing is read through
    // it.
    let base = numbers.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Number>.alignment)
    precondition(base != nil, "alignments are not zero")
    self.init(base: base.unsafelyUnwrapped, places: nil, count: numbers.count)
  }

  /// The first index, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of operands.
  @inlinable public var endIndex: Int { count }
  /// The operand at an index that counts from 0.
  @inlinable public subscript(index: Int) -> Number {
    guard let places else { return base[index] }
    return base[Int(places[index])]
  }
}

extension Array {
  /// Passes the elements of the array to a function of a list, without copying them.
  @inlinable
  public func withRegisters<Result, Failed: Error>(
    _ body: (Registers<Element>) throws(Failed) -> Result
  ) throws(Failed) -> Result {
    try withUnsafeBufferPointer { (numbers) throws(Failed) in try body(Registers(numbers)) }
  }
}
