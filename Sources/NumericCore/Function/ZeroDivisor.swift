/// The operand whose being zero makes an infinite or missing result a division by zero.
public enum ZeroDivisor: Sendable {
  /// No operand.
  case none
  /// The second operand, whatever the first one is.
  case second
  /// The second operand, if the first one is finite.
  case secondUnderFinite
  /// The first operand, if the second one is not zero.
  case first
  /// The first operand, which is the base of a power, if the exponent is finite and negative.
  case base

  /// Whether these two operands make the function a division by zero.
  public func divides<Number: FloatingPoint>(_ x: Number, _ y: Number) -> Bool {
    switch self {
    case .none: false
    case .second: y.isZero
    case .secondUnderFinite: y.isZero && x.isFinite
    case .first: x.isZero && !y.isZero
    case .base: x.isZero && y < 0 && y.isFinite
    }
  }
}

extension BinaryFunction {
  /// Which operand's being zero makes the function a division by zero.
  public var zeroDivisor: ZeroDivisor {
    switch self {
    case .divide: .secondUnderFinite
    case .modulo, .truncatingRemainder, .remainder: .second
    case .relativeDifference: .first
    case .pow: .base
    case .add, .subtract, .multiply, .positiveDifference, .truncatingQuotient, .remainderQuotient,
      .copySign, .nextToward, .scaleByPowerOfTwo, .root, .hypot, .powr, .compound, .logBase, .atan2,
      .sinUnits, .cosUnits, .tanUnits, .asinUnits, .acosUnits, .atanUnits, .incompleteGamma, .beta,
      .besselJ, .besselY, .arithmeticGeometricMean, .binomial, .permutations,
      .greatestCommonDivisor, .leastCommonMultiple:
      .none
    }
  }
}
