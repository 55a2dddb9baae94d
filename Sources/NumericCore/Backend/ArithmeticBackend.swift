/// The operations of IEEE 754 §5: arithmetic, comparison, rounding to integers.
///
/// Results have the backend's precision and rounding, whatever the precision of the operands.
/// Exact operands give correctly rounded results on every backend: |ε| ≤ ½ ulp to nearest, < 1 ulp
/// directed. NaN operands give NaN; infinities and signed zeros follow IEEE 754 §6.
public protocol ArithmeticBackend: Sendable {
  /// The numbers computed with.
  associatedtype Number: Sendable
  /// What "we could not" looks like here; `Never` where nothing can fail.
  associatedtype Failure: Error = LimitExceeded

  /// The number zero.
  var zero: Number { get }

  /// Whether the value is finite and not zero: nothing to look at more closely.
  func isRegular(_ x: Number) -> Bool
  /// Whether the value is NaN.
  func isNaN(_ x: Number) -> Bool
  /// Whether the value is an infinity.
  func isInfinite(_ x: Number) -> Bool
  /// Whether the value is a zero of either sign.
  func isZero(_ x: Number) -> Bool
  /// Compares exactly.
  func compare(_ a: Number, _ b: Number) throws(Failure) -> Ordering

  /// a + b.
  func add(_ a: Number, _ b: Number) throws(Failure) -> Number
  /// a − b.
  func subtract(_ a: Number, _ b: Number) throws(Failure) -> Number
  /// a · b.
  func multiply(_ a: Number, _ b: Number) throws(Failure) -> Number
  /// a ÷ b; x/0 is ±∞, 0/0 is NaN.
  func divide(_ a: Number, _ b: Number) throws(Failure) -> Number
  /// −x, exact.
  func negate(_ x: Number) throws(Failure) -> Number
  /// |x|, exact.
  func magnitude(_ x: Number) throws(Failure) -> Number
  /// x · ratio with a single rounding, the power of π included.
  func scaled(_ x: Number, by ratio: ExactRatio) throws(Failure) -> Number
  /// a − b·⌊a/b⌋, the floored remainder: it has b's sign. `mod(x, 0)` is NaN, `mod(±∞, b)` is NaN.
  func modulo(_ a: Number, _ b: Number) throws(Failure) -> Number
  /// The smaller; a NaN loses against a number, −0 is below +0.
  func minimum(_ a: Number, _ b: Number) throws(Failure) -> Number
  /// The larger; a NaN loses against a number, +0 is above −0.
  func maximum(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// The greatest integer not above x.
  func floor(_ x: Number) throws(Failure) -> Number
  /// The least integer not below x.
  func ceil(_ x: Number) throws(Failure) -> Number
  /// x without its fraction.
  func trunc(_ x: Number) throws(Failure) -> Number
  /// The nearest integer, halfway cases away from zero.
  func round(_ x: Number) throws(Failure) -> Number
  /// The nearest integer, halfway cases to even.
  func roundEven(_ x: Number) throws(Failure) -> Number
  /// x − trunc(x), with x's sign.
  func fraction(_ x: Number) throws(Failure) -> Number
  /// −1, 0 or 1; NaN for NaN.
  func sign(_ x: Number) throws(Failure) -> Number

  /// a + b into a register that may be re-used; `result` is no operand.
  func add(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
  /// a − b into a register that may be re-used.
  func subtract(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
  /// a · b into a register that may be re-used.
  func multiply(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
  /// a ÷ b into a register that may be re-used.
  func divide(_ a: Number, _ b: Number, into result: inout Number) throws(Failure)
}

extension ArithmeticBackend {
  /// Allocates; backends with storage to re-use replace it.
  @inlinable
  public func add(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try add(a, b)
  }
  /// Allocates; backends with storage to re-use replace it.
  @inlinable
  public func subtract(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try subtract(a, b)
  }
  /// Allocates; backends with storage to re-use replace it.
  @inlinable
  public func multiply(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try multiply(a, b)
  }
  /// Allocates; backends with storage to re-use replace it.
  @inlinable
  public func divide(_ a: Number, _ b: Number, into result: inout Number) throws(Failure) {
    result = try divide(a, b)
  }
}
