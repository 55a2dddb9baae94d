public import NumericCore

extension BigFloat {
  /// The precision of values that have no operand with a precision: `BigFloat.pi`,
  /// `BigFloat.ulpOfOne`, and the quotient of two integers.
  ///
  /// It is 256 bits unless ``withCreationPrecision(_:_:)`` sets another one. It is read when such a
  /// value is created, never by an operation on others.
  @TaskLocal public static var creationPrecision: Precision = .bits(256)

  /// Runs `body` with a creation precision.
  public static func withCreationPrecision<Result, Failure: Error>(
    _ precision: Precision, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` rethrows without a type, so that a `Result` has to carry the typed error.
    let result: Swift.Result<Result, Failure> = $creationPrecision.withValue(precision) {
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
