public import NumericCore

// Decimals as a field: sums and products are exact, quotients and functions are rounded to the digits of the working precision.
extension BigDecimal: CatalogueField, ExactField {
  /// The larger, the better.
  public var pivotRank: Double? {
    if isZero || isNaN { return nil }
    return isFinite ? Double(adjustedExponent) : .infinity
  }

  /// A function of one number, correctly rounded to nearest; NaN outside the domain and where a limit is exceeded.
  public static func compute(_ function: UnaryFunction, _ x: BigDecimal) -> BigDecimal {
    rounded { backend throws(ComputationFailure) in try backend.compute(function, x) }
  }
  /// A function of two numbers, correctly rounded to nearest; NaN outside the domain and where a limit is exceeded.
  public static func compute(
    _ function: BinaryFunction, _ x: BigDecimal, _ y: BigDecimal
  ) -> BigDecimal {
    rounded { backend throws(ComputationFailure) in try backend.compute(function, x, y) }
  }
  /// A function of a list, correctly rounded to nearest; NaN outside the domain and where a limit is exceeded.
  public static func compute(_ function: ListFunction, _ x: [BigDecimal]) -> BigDecimal {
    rounded { backend throws(ComputationFailure) in try backend.compute(function, x) }
  }
  /// A constant, correctly rounded to nearest.
  public static func constant(_ constant: Constant) -> BigDecimal {
    rounded { backend throws(ComputationFailure) in try backend.constant(constant) }
  }

  private static func rounded(
    _ body: (DecimalBackend) throws(ComputationFailure) -> BigDecimal
  ) -> BigDecimal {
    do throws(ComputationFailure) {
      let backend = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try DecimalBackend(digits: WorkingPrecision.current.decimalDigits)
      }
      return try body(backend)
    } catch { return .nan }
  }
}
