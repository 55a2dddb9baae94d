public import NumericCore

extension BigFloat {
  /// A mathematical constant, rounded once.
  public static func constant(
    _ constant: Constant, precision: Precision? = nil, rounding: Rounding = .nearestEven
  ) -> BigFloat {
    let context = BigFloatContext(precision ?? creationPrecision, rounding)
    return orNaN { () throws(LimitExceeded) in try context.constant(constant) }
  }

  /// The result, or NaN where a limit was exceeded.
  static func orNaN(_ body: () throws(LimitExceeded) -> BigFloat) -> BigFloat {
    do throws(LimitExceeded) { return try body() } catch { return .nan }
  }
}
