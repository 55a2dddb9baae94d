extension PartFunction {
  /// What is wrong at operands where the function has a pole, or a zero divides; nil elsewhere.
  public func pole<Number: Comparable & SignedNumeric>(
    at x: [Number], isWhole: (Number) -> Bool
  ) -> ArithmeticException? {
    switch function {
    case .quotient: return x[2] == 0 && x[3] == 0 ? .divisionByZero : nil
    case .power:
      // 0^w has the limit 0 where re w is positive, no limit where it is 0, and 0^0 is 1.
      if x[0] != 0 || x[1] != 0 || x[2] > 0 || (x[2] == 0 && x[3] == 0) { return nil }
      return x[2] == 0 ? .domain : .divisionByZero
    // The angle of 0 has a value.
    case .log, .log2, .log10, .logOnePlus: if part == .imaginary { return nil }
    default: break
    }
    return hasPole(at: Operands(numbers: x, isWhole: x.map(isWhole))) ? .domain : nil
  }

  private func hasPole<Number>(at x: Operands<Number>) -> Bool {
    switch function {
    case .log, .log2, .log10, .cot, .csc, .coth, .csch, .expIntegral, .cosineIntegral:
      return x.equals(0, 0)
    case .logOnePlus: return x.equals(0, -1)
    case .atanh: return x.equals(0, 1) || x.equals(0, -1)
    case .atan: return x.numbers[0] == 0 && (x.numbers[1] == 1 || x.numbers[1] == -1)
    case .gamma, .logGamma, .digamma: return x.isWholeAndNotPositive(0)
    case .zeta, .ellipticK: return x.equals(0, 1)
    case .hurwitzZeta:
      // A term is 0^(−s), which is 0 to the left of the imaginary axis, and 1 at 0.
      let isInfinite = x.numbers[0] > 0 || (x.numbers[0] == 0 && x.numbers[1] != 0)
      return x.equals(0, 1) || (x.isWholeAndNotPositive(1) && isInfinite)
    case .polylogarithm:
      return x.equals(1, 1) && x.numbers[0] <= 1
    case .lambertW:
      let (k, isReal) = (x.numbers[2], x.numbers[3] == 0)
      return !isReal || !x.isWhole[2] || (k != 0 && x.equals(0, 0))
    // Orders are real.
    case .besselJ, .besselI:
      if x.numbers[1] != 0 { return true }
      return x.equals(1, 0) && x.numbers[0] < 0 && !x.isWhole[0]
    case .besselY, .besselK: return x.numbers[1] != 0 || x.equals(1, 0)
    case .ellipticPi: return x.equals(0, 1) || x.equals(1, 1)
    // Series in powers of the nome; enclosures find the other numbers outside the unit circle.
    case .theta1, .theta2, .theta3, .theta4:
      return x.numbers[2] >= 1 || x.numbers[2] <= -1 || x.numbers[3] >= 1 || x.numbers[3] <= -1
    case .weierstrassP:
      // Both periods are 1 and τ, which is above the real axis.
      return x.numbers[3] <= 0 || (x.numbers[1] == 0 && x.isWhole[0])
    case .incompleteGamma: return x.equals(1, 0) && x.numbers[0] <= 0
    case .generalizedExpIntegral: return x.equals(1, 0) && x.numbers[0] <= 1
    case .hypergeometric1F1: return x.isPoleOfSeries(denominator: 1, numerators: [0])
    case .hypergeometricU: return x.equals(2, 0) && x.numbers[2] >= 1 && !x.isWholeAndNotPositive(0)
    case .hypergeometric2F1:
      if x.isPoleOfSeries(denominator: 2, numerators: [0, 1]) { return true }
      let isPolynomial = x.isWholeAndNotPositive(0) || x.isWholeAndNotPositive(1)
      return x.equals(3, 1) && !isPolynomial && x.numbers[4] <= x.numbers[0] + x.numbers[2]
    case .product, .quotient, .power, .sqrt, .cbrt, .exp, .expMinusOne, .sin, .cos, .tan, .sec,
      .asin, .acos, .sinh, .cosh, .tanh, .sech, .asinh, .acosh, .erf, .erfc, .erfi, .sineIntegral,
      .airyAi, .airyBi, .ellipticE, .ellipticF, .incompleteEllipticE:
      return false
    }
  }
}

/// Complex operands as pairs of numbers.
private struct Operands<Number: Comparable & SignedNumeric> {
  let numbers: [Number]
  let isWhole: [Bool]

  /// Whether an operand is a whole number.
  func equals(_ place: Int, _ whole: Number) -> Bool {
    numbers[2 * place] == whole && numbers[2 * place + 1] == 0
  }

  func isWholeAndNotPositive(_ place: Int) -> Bool {
    numbers[2 * place + 1] == 0 && numbers[2 * place] <= 0 && isWhole[2 * place]
  }

  /// Whether a factor of a denominator is 0 in a term before which no factor of a numerator is.
  func isPoleOfSeries(denominator: Int, numerators: [Int]) -> Bool {
    guard isWholeAndNotPositive(denominator) else { return false }
    return !numerators.contains {
      isWholeAndNotPositive($0) && numbers[2 * $0] > numbers[2 * denominator]
    }
  }
}
