public import NumericCore

extension BigFloat {
  /// The precision of values that are made from nothing: `BigFloat.pi`, `BigFloat.ulpOfOne`, and the
  /// quotient of two integers. 256 bits unless ``withCreationPrecision(_:_:)`` says otherwise.
  ///
  /// Read when such a value is made, never by an operation.
  @TaskLocal public static var creationPrecision: Precision = .bits(256)

  /// Runs `body`, in which values made from nothing have this precision.
  public static func withCreationPrecision<Result, Failure: Error>(
    _ precision: Precision, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` rethrows without a type; the result carries it across.
    let result: Swift.Result<Result, Failure> = $creationPrecision.withValue(precision) {
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
