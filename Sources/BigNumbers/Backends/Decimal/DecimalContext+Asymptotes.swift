import NumericCore

// Values that are so close to a short decimal that no enclosure separates them: sin x for a tiny x
// is slightly less than x in magnitude, erf x for a large x is slightly less than 1. The side on
// which a value lies decides its rounding.
extension DecimalContext {
  /// The result at tiny or large regular arguments; nil where the value is not next to a short
  /// decimal.
  mutating func nextToShort(_ function: Function, _ x: [BigDecimal]) -> BigDecimal? {
    switch function {
    case .unary(let function): nextToShort(function.page.neighbors, x[0])
    // atan(y/x) = y/x − y³/(3x³) + …
    case .binary(.atan2) where !x[1].isNegative && isTiny(x[0], over: x[1]):
      beside(quotient: x[0], x[1], isAbove: x[0].isNegative)
    // (1 + x)^n = 1 + n·x + …
    case .binary(.compound)
    where x[1].isInteger && x[0].adjustedExponent + x[1].adjustedExponent < -precision - 7:
      beside(BigDecimal(.one), isAbove: x[0].isNegative == x[1].isNegative)
    default: nil
    }
  }

  /// Whether the quotient q = a/b is so small that terms of the order q² relative to it cannot
  /// reach a decimal of the precision, or the middle of two, unless q itself is one.
  ///
  /// Let p be the precision, m and n the digits of a and b, and t ≠ q a number of p + 1 digits. Then
  /// |q − t| ≥ q·10^−(p + m + n + 2), because q − t is an integer multiple of a power of ten over b.
  /// Here q < 10^−(p + m + n + 8).
  private func isTiny(_ numerator: BigDecimal, over denominator: BigDecimal) -> Bool {
    numerator.adjustedExponent - denominator.adjustedExponent
      < -precision - numerator.digitCount - denominator.digitCount - 8
  }

  private mutating func nextToShort(_ neighbors: Neighbors, _ x: BigDecimal) -> BigDecimal? {
    // With |x| < 10^−(digits + 5), where `digits` is the larger of those of x and of the precision,
    // the terms behind the first are less than 3·10^−(digits + 5) relative to it, because the
    // coefficients of all these series are at most 3.
    if x.adjustedExponent < -max(precision, x.digitCount) - 5 {
      if let result = value(of: neighbors.zero, x) { return result }
      return isTiny(x, over: BigDecimal(.one)) ? value(of: neighbors.pole, x) : nil
    }
    // Beyond 4p + 40 even 2^−x is less than 10^−(1.2p + 12), which is less than 10^−(p + 5). The
    // tail of erf behaves like e^(−x²), so that there x² is compared.
    let bound = BigDecimal(4 * precision + 40)
    let size = neighbors.infinity.isSquared ? x.timesExactly(x) : x.magnitude
    return x.adjustedExponent > 18 || size > bound ? value(of: neighbors.infinity, x) : nil
  }

  /// The value at a tiny x: the number next to it, moved to the value's side and rounded.
  private mutating func value(of neighbor: Neighbor, _ x: BigDecimal) -> BigDecimal? {
    let half = BigDecimal(Coefficient(5), exponent: -1)
    let isNegative = x.isNegative
    switch neighbor {
    case .none: return nil
    case .argument(let side): return beside(x, isAbove: side.isAbove(isNegative))
    case .halfArgument(let side):
      return beside(x.timesExactly(half), isAbove: side.isAbove(isNegative))
    case .halves(let count, let side):
      let number = count % 2 == 0 ? BigDecimal(count / 2) : BigDecimal(count).timesExactly(half)
      return beside(number, isAbove: side.isAbove(isNegative))
    case .reciprocal(let isOpposite, let side):
      return beside(
        quotient: BigDecimal(isNegative: isOpposite, .one), x, isAbove: side.isAbove(isNegative))
    }
  }

  /// The value at a large x: the limit, moved to the value's side and rounded.
  private mutating func value(of neighbor: FarNeighbor, _ x: BigDecimal) -> BigDecimal? {
    switch neighbor {
    case .sign(let isOutside, _):
      return beside(BigDecimal(.one).copySign(of: x), isAbove: x.isNegative != isOutside)
    case .below(let limit, let isAbove, _) where x.isNegative:
      return beside(BigDecimal(limit), isAbove: isAbove)
    case .above(let limit, let isAbove) where !x.isNegative:
      return beside(BigDecimal(limit), isAbove: isAbove)
    case .logarithm where !x.isNegative: return nextToLogarithm(of: x)
    case .none, .below, .above, .logarithm: return nil
    }
  }

  /// log₁₀(1 + 10^n), which is slightly more than n; nil unless x is a power of ten so large that
  /// the difference is beyond the precision.
  private mutating func nextToLogarithm(of x: BigDecimal) -> BigDecimal? {
    guard x.coefficient.withoutZeros.kept == .one, x.adjustedExponent > precision + 25 else {
      return nil
    }
    return beside(BigDecimal(x.adjustedExponent), isAbove: true)
  }

  /// A value slightly above or below a number, rounded.
  private mutating func beside(_ value: BigDecimal, isAbove: Bool) -> BigDecimal {
    let place = min(value.exponent, value.adjustedExponent - precision - 3)
    return add(value, BigDecimal(isNegative: !isAbove, .one, exponent: place - 1))
  }

  /// A value slightly above or below a quotient, rounded.
  ///
  /// The difference matters only where the quotient is a short decimal; any other quotient is
  /// farther than the difference from all decimals of the precision and from the middles between
  /// them.
  private mutating func beside(
    quotient numerator: BigDecimal, _ denominator: BigDecimal, isAbove: Bool
  ) -> BigDecimal {
    var wide = self
    wide.precision += 2 * (numerator.digitCount + denominator.digitCount) + 5
    wide.conditions = []
    let value = wide.divide(numerator, denominator)
    guard !wide.conditions.contains(.inexact) else { return divide(numerator, denominator) }
    return value.isFinite ? beside(value, isAbove: isAbove) : divide(numerator, denominator)
  }
}

extension FarNeighbor {
  /// Whether the limit is approached like e^(−x²).
  fileprivate var isSquared: Bool {
    switch self {
    case .sign(_, let isSquared), .below(_, _, let isSquared): isSquared
    case .none, .above, .logarithm: false
    }
  }
}
