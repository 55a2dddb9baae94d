/// The precision of numbers that are made without an operand to take it from, such as π and 1/3.
///
/// It belongs to the task, is read when such a number is made, and never by an operation on others.
public enum WorkingPrecision {
  /// 256 bits, unless ``withPrecision(_:_:)`` says otherwise.
  @TaskLocal public static var current: Precision = .bits(256)
}

/// Runs `body` with a precision for the numbers that are made without an operand to take it from: `BigFloat.pi`, the quotient
/// of two whole numbers as a `BigFloat` or a `BigInterval`, and quotients of decimals, to as many digits as that precision has.
///
///     let root = try withPrecision(.bits(1000)) { try newton(2) }
///
/// Generic code over ``Field`` needs no other context. Types with a precision of their own (`Double`, `FixedFloat`) and exact
/// ones ignore it.
public func withPrecision<Result, Failure: Error>(
  _ precision: Precision, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // `withValue` rethrows without a type, so that a `Result` has to carry the typed error.
  let result: Swift.Result<Result, Failure> = WorkingPrecision.$current.withValue(precision) {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }
  return try result.get()
}
