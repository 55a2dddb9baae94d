import NumericCore

// Values so close to a short decimal that no enclosure shows them apart: sin of a tiny x is x and a little
// less, erf of a large one is 1 and a little less. Which side it is decides the rounding.
extension DecimalContext {
  /// The result at tiny or large regular arguments; nil where there is no such neighbour.
  mutating func nextToShort(_ operation: Operation, _ x: [BigDecimal]) -> BigDecimal? {
    switch operation {
    case .unary(let function): nextToShort(function, x[0])
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

  private mutating func nextToShort(_ operation: UnaryOperation, _ x: BigDecimal) -> BigDecimal? {
    // All series below have coefficients of at most 3: with |x| < 10^−(digits + 5) what follows the first
    // term is beyond the digits of that and of the precision.
    if x.adjustedExponent < -max(precision, x.digitCount) - 5 {
      if let result = nextToZero(operation, x) { return result }
      return isTiny(x, over: BigDecimal(.one)) ? nextToPole(operation, x) : nil
    }
    // Exponentials of as much are beyond 10^−(precision + 5), even those to base 2. That of erf is of a square.
    let bound = BigDecimal(4 * precision + 40)
    let isSquared = operation == .erf || operation == .erfc
    let isLarge =
      x.adjustedExponent > 18 || (isSquared ? x.timesExactly(x) : x.magnitude) > bound
    return isLarge ? nextToInfinity(operation, x) : nil
  }

  /// First terms of power series, and the sign of the second.
  private mutating func nextToZero(_ operation: UnaryOperation, _ x: BigDecimal) -> BigDecimal? {
    let one = BigDecimal(.one)
    let half = BigDecimal(Coefficient(5), exponent: -1)
    switch operation {
    // x ∓ x³/6, x³/3, …
    case .sin, .atan, .tanh, .asinh: return beside(x, isAbove: x.isNegative)
    case .tan, .asin, .sinh, .atanh: return beside(x, isAbove: !x.isNegative)
    // x ± x²/2, x²/4
    case .expMinusOne, .dilogarithm: return beside(x, isAbove: true)
    case .logOnePlus: return beside(x, isAbove: false)
    // x/2 − x³/16
    case .besselJ1: return beside(x.timesExactly(half), isAbove: x.isNegative)
    // 1 ± x²/2, x²/4
    case .cos, .sech, .besselJ0: return beside(one, isAbove: false)
    case .sec, .cosh: return beside(one, isAbove: true)
    // 1 ± a·x
    case .exp, .exp2, .exp10: return beside(one, isAbove: !x.isNegative)
    case .erfc: return beside(one, isAbove: x.isNegative)
    // −½ − ½ln 2π·x
    case .zeta: return beside(-half, isAbove: x.isNegative)
    default: return nil
    }
  }

  /// First terms of series in 1/x and x.
  private mutating func nextToPole(_ operation: UnaryOperation, _ x: BigDecimal) -> BigDecimal? {
    switch operation {
    // 1/x ± x/6, x/3
    case .csc, .coth: return beside(quotient: BigDecimal(.one), x, isAbove: !x.isNegative)
    case .cot, .csch: return beside(quotient: BigDecimal(.one), x, isAbove: x.isNegative)
    // ±1/x − 0.577…
    case .gamma: return beside(quotient: BigDecimal(.one), x, isAbove: false)
    case .digamma: return beside(quotient: -BigDecimal(.one), x, isAbove: false)
    default: return nil
    }
  }

  /// Limits that are approached exponentially, or as 1/x.
  private mutating func nextToInfinity(
    _ operation: UnaryOperation, _ x: BigDecimal
  ) -> BigDecimal? {
    let one = BigDecimal(.one)
    switch operation {
    case .tanh, .erf: return beside(one.copySign(of: x), isAbove: x.isNegative)
    case .coth: return beside(one.copySign(of: x), isAbove: !x.isNegative)
    case .erfc where x.isNegative: return beside(BigDecimal(Coefficient(2)), isAbove: false)
    case .expMinusOne where x.isNegative, .exp2MinusOne where x.isNegative,
      .exp10MinusOne where x.isNegative:
      return beside(-one, isAbove: true)
    case .zeta where !x.isNegative: return beside(one, isAbove: true)
    case .log10OnePlus where !x.isNegative: return nextToLogarithm(of: x)
    default: return nil
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
