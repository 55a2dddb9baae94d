import NumericCore

// The exact values that a page states, as forms.
extension SymbolicAlgebra {
  mutating func compute(
    _ function: UnaryFunction, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch function.page.identity {
    case .reciprocal(let divisor, nil): return try inverse(compute(divisor, x))
    case .reciprocal(_, let rule?), .rule(let rule): return try apply(rule, x)
    case .fraction: return try subtract(x, truncated(x))
    case .minusOne(let function): return try subtract(compute(function, x), .one)
    case .atOnePlus(let function): return try compute(function, add(x, .one))
    case .exponential(let base): return try pow(SymbolicForm(BigRational(base)), x)
    case .logarithm(let base): return try log(x, base: base)
    case .logarithmOfOnePlus(let base): return try log(add(x, .one), base: base)
    case .power(let numerator, let denominator):
      return try power(x, BigRational(numerator, over: denominator))
    case .odd: return try odd(function, x)
    case .even(let value):
      if x.isZero { return SymbolicForm(BigRational(value)) }
      return try opaque(function, x.isLeadingNegative ? -x : x)
    case .values(let known):
      for pair in known where try form(pair.argument) == x { return try form(pair.value) }
      return try opaque(function, x)
    case .opaque: return try opaque(function, x)
    case .formless(let keepsIntegers):
      guard keepsIntegers, x.integer != nil else { throw SymbolicLimit() }
      return x
    }
  }

  private mutating func apply(
    _ rule: IdentityRule, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch rule {
    case .negate: -x
    case .magnitude: try magnitude(x)
    case .sign: try sign(x)
    case .square: try multiply(x, x)
    case .floor: try floor(x)
    case .ceil: -(try floor(-x))
    case .trunc: try truncated(x)
    case .round: try rounded(.round, .toNearestOrAwayFromZero, x)
    case .roundEven: try rounded(.roundEven, .toNearestOrEven, x)
    case .binaryExponent: try binaryExponent(x)
    case .binarySignificand: try binarySignificand(x)
    case .squareRoot: try squareRoot(x)
    case .exp: try exp(x)
    case .log: try log(x)
    case .sin: try sin(x)
    case .cos: try cos(x)
    case .tan: try tan(x)
    case .cot: try cot(x)
    case .asin: try asin(x)
    case .acos: try acos(x)
    case .atan: try atan(x)
    case .sinh: try sinh(x)
    case .cosh: try cosh(x)
    case .tanh: try tanh(x)
    case .coth: try coth(x)
    case .asinh: try asinh(x)
    case .acosh: try acosh(x)
    case .atanh: try atanh(x)
    case .gamma: try gamma(x)
    case .lnGamma: try logarithmOfGamma(.lnGamma, x)
    case .logGamma: try logarithmOfGamma(.logGamma, x)
    case .gammaSign: try gammaSign(x)
    case .digamma: try digamma(x)
    case .zeta: try zeta(x)
    case .erfc: try subtract(.one, odd(.erf, x))
    case .dilogarithm: try dilogarithm(x)
    case .airy: try airy(x)
    case .factorial: try factorial(x)
    case .doubleFactorial: try doubleFactorial(x)
    case .sinc: try sinc(x)
    }
  }

  /// The form of a number on a page.
  private mutating func form(
    _ number: ExactValue.ShortNumber
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch number {
    case .whole(let whole): SymbolicForm(BigRational(whole))
    case .constant(let constant, let exponent, let factor):
      try scale(power(.constant(constant), BigRational(exponent)), by: factor)
    }
  }

  private mutating func log(
    _ x: SymbolicForm, base: Int
  ) throws(SymbolicLimit) -> SymbolicForm {
    try divide(log(x), log(SymbolicForm(BigRational(base))))
  }
}
