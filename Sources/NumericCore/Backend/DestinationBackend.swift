/// Arithmetic that writes into a register which a compiled program uses again.
///
/// The result is never one of the operands. The default forms allocate; backends with storage to
/// re-use replace them.
public protocol DestinationBackend: ArithmeticBackend {
  /// a + b into a register.
  func add(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
  /// a − b into a register.
  func subtract(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
  /// a · b into a register.
  func multiply(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
  /// a ÷ b into a register.
  func divide(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
}

extension DestinationBackend {
  /// Allocates.
  @inlinable
  public func add(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try add(a, b)
  }
  /// Allocates.
  @inlinable
  public func subtract(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try subtract(a, b)
  }
  /// Allocates.
  @inlinable
  public func multiply(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try multiply(a, b)
  }
  /// Allocates.
  @inlinable
  public func divide(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try divide(a, b)
  }
}
