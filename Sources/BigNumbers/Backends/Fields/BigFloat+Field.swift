internal import CMPFR
public import NumericCore

// The binary types as fields: the largest number is the best pivot.

extension BigFloat: CatalogueField {
  /// The larger, the better.
  public var pivotRank: Double? {
    if isZero || isNaN { return nil }
    guard let exponent = binaryExponent else { return .infinity }
    return Double(exponent) + Double(leadingWord) * 0x1p-64
  }

  /// A function of one number, rounded once to nearest, at its precision.
  public static func compute(_ function: UnaryFunction, _ x: BigFloat) -> BigFloat {
    compute(function, x, rounding: .nearestEven)
  }
  /// A function of two numbers, rounded once to nearest, at the larger precision.
  public static func compute(_ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat) -> BigFloat {
    compute(function, x, y, rounding: .nearestEven)
  }
  /// A function of a list, rounded once to nearest, at the largest precision.
  public static func compute(_ function: ListFunction, _ x: [BigFloat]) -> BigFloat {
    compute(function, x, rounding: .nearestEven)
  }
  /// A constant, rounded once to nearest, at the ``creationPrecision``.
  public static func constant(_ constant: Constant) -> BigFloat {
    self.constant(constant, rounding: .nearestEven)
  }
}

extension FixedFloat: CatalogueField {
  /// The larger, the better.
  public var pivotRank: Double? {
    if isZero || isNaN { return nil }
    return isInfinite ? .infinity : Double(binaryExponent) + Double(significand) / 2
  }

  /// A function of one number, rounded once to nearest.
  public static func compute(_ function: UnaryFunction, _ x: FixedFloat) -> FixedFloat {
    compute(function, x, rounding: .nearestEven)
  }
  /// A function of two numbers, rounded once to nearest.
  public static func compute(
    _ function: BinaryFunction, _ x: FixedFloat, _ y: FixedFloat
  ) -> FixedFloat {
    compute(function, x, y, rounding: .nearestEven)
  }
  /// A function of a list, rounded once to nearest.
  public static func compute(_ function: ListFunction, _ x: [FixedFloat]) -> FixedFloat {
    FixedFloat(
      BigFloat.compute(
        function, x.map { BigFloat($0) }, precision: precision, rounding: .nearestEven))
  }
  /// A constant, rounded once to nearest.
  public static func constant(_ constant: Constant) -> FixedFloat {
    self.constant(constant, rounding: .nearestEven)
  }
}
