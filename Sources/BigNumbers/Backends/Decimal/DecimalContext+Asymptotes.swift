import NumericCore

// Values so close to a short decimal that no enclosure shows them apart: sin of a tiny x is x and a little
// less, erf of a large one is 1 and a little less. Which side it is decides the rounding.
extension DecimalContext {
  /// The result at tiny or large regular arguments; nil where there is no such neighbour.
  mutating func nextToShort(_ function: Function, _ x: [BigDecimal]) -> BigDecimal? {
    switch function {
    case .unary(let function): nextToShort(function.page.neighbors, x[0])
    // y/x − y³/(3x³)
    case .binary(.atan2) where !x[1].isNegative && isTiny(x[0], over: x[1]):
      beside(quotient: x[0], x[1], isAbove: x[0].isNegative)
    // 1 + n·x
    case .binary(.compound)
    where x[1].isInteger && x[0].adjustedExponent + x[1].adjustedExponent < -precision - 7:
      beside(BigDecimal(.one), isAbove: x[0].isNegative == x[1].isNegative)
    default: nil
    }
  }

  /// Whether a quotient is so small that it is nowhere as close to a number or a tie as to what differs from
  /// it by its square.
  private func isTiny(_ numerator: BigDecimal, over denominator: BigDecimal) -> Bool {
    numerator.adjustedExponent - denominator.adjustedExponent
      < -precision - numerator.digitCount - denominator.digitCount - 8
  }

  private mutating func nextToShort(_ neighbors: Neighbors, _ x: BigDecimal) -> BigDecimal? {
    // All series below have coefficients of at most 3: with |x| < 10^−(digits + 5) what follows the first
    // term is beyond the digits of that and of the precision.
    if x.adjustedExponent < -max(precision, x.digitCount) - 5 {
      if let result = value(of: neighbors.zero, x) { return result }
      return isTiny(x, over: BigDecimal(.one)) ? value(of: neighbors.pole, x) : nil
    }
    // Exponentials of as much are beyond 10^−(precision + 5), even those to base 2. That of erf is of a square.
    let bound = BigDecimal(4 * precision + 40)
    let size = neighbors.infinity.isSquared ? x.timesExactly(x) : x.magnitude
    return x.adjustedExponent > 18 || size > bound ? value(of: neighbors.infinity, x) : nil
  }

  /// The number next to the value at a tiny x, moved to its side and rounded.
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

  /// The limit at a large x, moved to its side and rounded.
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

  /// log₁₀(1 + 10^n), which is n and a little more.
  private mutating func nextToLogarithm(of x: BigDecimal) -> BigDecimal? {
    guard x.coefficient.withoutZeros.kept == .one, x.adjustedExponent > precision + 25 else {
      return nil
    }
    return beside(BigDecimal(x.adjustedExponent), isAbove: true)
  }

  /// A number and a little more or less than it, rounded.
  private mutating func beside(_ value: BigDecimal, isAbove: Bool) -> BigDecimal {
    let place = min(value.exponent, value.adjustedExponent - precision - 3)
    return add(value, BigDecimal(isNegative: !isAbove, .one, exponent: place - 1))
  }

  /// A quotient and a little more or less than it, rounded: only next to an exact one that counts, as
  /// others keep their distance from numbers and ties.
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
