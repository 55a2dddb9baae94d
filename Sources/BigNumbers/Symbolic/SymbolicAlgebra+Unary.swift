import NumericCore

extension SymbolicAlgebra {
  mutating func compute(
    _ operation: UnaryOperation, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch operation {
    case .negate: return -x
    case .magnitude: return try magnitude(x)
    case .sign: return try sign(x)
    case .square: return try multiply(x, x)
    case .floor: return try floor(x)
    case .ceil: return -(try floor(-x))
    case .trunc: return try truncated(x)
    case .round: return try rounded(.round, .toNearestOrAwayFromZero, x)
    case .roundEven: return try rounded(.roundEven, .toNearestOrEven, x)
    case .fraction: return try subtract(x, truncated(x))
    case .roundInDirection where x.integer != nil: return x
    // These depend on a direction of rounding or on a precision.
    case .roundInDirection, .nextAbove, .nextBelow: throw SymbolicLimit()
    case .binaryExponent: return try binaryExponent(x)
    case .binarySignificand: return try binarySignificand(x)
    case .sqrt, .reciprocalSqrt, .cbrt, .exp, .exp2, .exp10, .expMinusOne, .exp2MinusOne,
      .exp10MinusOne, .log, .log2, .log10, .logOnePlus, .log2OnePlus, .log10OnePlus:
      return try elementary(operation, x)
    case .sin: return try sin(x)
    case .cos: return try cos(x)
    case .tan: return try tan(x)
    case .sec: return try inverse(cos(x))
    case .csc: return try inverse(sin(x))
    case .cot: return try cot(x)
    case .asin: return try asin(x)
    case .acos: return try acos(x)
    case .atan: return try atan(x)
    case .sinh: return try sinh(x)
    case .cosh: return try cosh(x)
    case .tanh: return try tanh(x)
    case .sech: return try inverse(cosh(x))
    case .csch: return try inverse(sinh(x))
    case .coth: return try coth(x)
    case .asinh: return try asinh(x)
    case .acosh: return try acosh(x)
    case .atanh: return try atanh(x)
    case .factorial: return try factorial(x)
    case .doubleFactorial: return try doubleFactorial(x)
    default: return try special(operation, x)
    }
  }

  private mutating func elementary(
    _ operation: UnaryOperation, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    switch operation {
    case .sqrt: try squareRoot(x)
    case .reciprocalSqrt: try power(x, -.half)
    case .cbrt: try power(x, BigRational(1, over: 3))
    case .exp: try exp(x)
    case .exp2: try exp2(x)
    case .exp10: try exp10(x)
    case .expMinusOne: try subtract(exp(x), .one)
    case .exp2MinusOne: try subtract(exp2(x), .one)
    case .exp10MinusOne: try subtract(exp10(x), .one)
    case .log: try log(x)
    case .log2: try log(x, base: .two)
    case .log10: try log(x, base: 10)
    case .logOnePlus: try log(add(x, .one))
    case .log2OnePlus: try log(add(x, .one), base: .two)
    case .log10OnePlus: try log(add(x, .one), base: 10)
    default: throw SymbolicLimit()
    }
  }

  private mutating func log(
    _ x: SymbolicForm, base: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    try divide(log(x), log(SymbolicForm(base)))
  }
}
