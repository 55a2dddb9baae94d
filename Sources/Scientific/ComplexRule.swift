public import NumericCore

/// How a function of one number acts on complex numbers.
public enum ComplexRule: Hashable, Sendable {
  /// A function of complex numbers, or its reciprocal.
  case itself(ComplexFunction), reciprocal(ComplexFunction)
  /// −z and z².
  case opposite, square
  /// The function at the next number, z + 1.
  case atNext(ComplexFunction)
  /// A function of two numbers with a whole number as its order.
  case ofOrder(ComplexFunction, Int)
  /// A branch of Lambert's W.
  case lambertW(branch: Int)
  /// The power of a whole number.
  case exponential(base: Int)
}

/// The functions that take a complex number apart, or make one of an angle.
public enum ComplexParts: Hashable, Sendable {
  case realPart, imaginaryPart, conjugate, angle, pointOfAngle
}

extension UnaryFunction {
  /// How the function acts on complex numbers; nil if it has real arguments alone.
  public var complexRule: ComplexRule? {
    switch self {
    case .negate: .opposite
    case .square: .square
    case .sqrt: .itself(.sqrt)
    case .reciprocalSqrt: .reciprocal(.sqrt)
    case .cbrt: .itself(.cbrt)
    case .exp: .itself(.exp)
    case .exp2: .exponential(base: 2)
    case .exp10: .exponential(base: 10)
    case .expMinusOne: .itself(.expMinusOne)
    case .log: .itself(.log)
    case .log2: .itself(.log2)
    case .log10: .itself(.log10)
    case .logOnePlus: .itself(.logOnePlus)
    case .sin: .itself(.sin)
    case .cos: .itself(.cos)
    case .tan: .itself(.tan)
    case .sec: .itself(.sec)
    case .csc: .itself(.csc)
    case .cot: .itself(.cot)
    case .asin: .itself(.asin)
    case .acos: .itself(.acos)
    case .atan: .itself(.atan)
    case .sinh: .itself(.sinh)
    case .cosh: .itself(.cosh)
    case .tanh: .itself(.tanh)
    case .sech: .itself(.sech)
    case .csch: .itself(.csch)
    case .coth: .itself(.coth)
    case .asinh: .itself(.asinh)
    case .acosh: .itself(.acosh)
    case .atanh: .itself(.atanh)
    case .gamma: .itself(.gamma)
    case .logGamma, .lnGamma: .itself(.logGamma)
    case .digamma: .itself(.digamma)
    case .factorial: .atNext(.gamma)
    case .zeta: .itself(.zeta)
    case .erf: .itself(.erf)
    case .erfc: .itself(.erfc)
    case .expIntegral: .itself(.expIntegral)
    case .sineIntegral: .itself(.sineIntegral)
    case .cosineIntegral: .itself(.cosineIntegral)
    case .ellipticK: .itself(.ellipticK)
    case .ellipticE: .itself(.ellipticE)
    case .airy: .itself(.airyAi)
    case .dilogarithm: .ofOrder(.polylogarithm, 2)
    case .besselJ0: .ofOrder(.besselJ, 0)
    case .besselJ1: .ofOrder(.besselJ, 1)
    case .besselY0: .ofOrder(.besselY, 0)
    case .besselY1: .ofOrder(.besselY, 1)
    case .lambertW: .lambertW(branch: 0)
    case .lambertWMinusOne: .lambertW(branch: -1)
    case .magnitude, .sign, .floor, .ceil, .trunc, .round, .roundEven, .roundInDirection,
      .fraction, .nextAbove, .nextBelow, .binaryExponent, .binarySignificand, .exp2MinusOne,
      .exp10MinusOne, .log2OnePlus, .log10OnePlus, .gammaSign, .sinc, .doubleFactorial:
      nil
    }
  }
}

extension BinaryFunction {
  /// The function of complex numbers of which this is the real form; nil for others.
  public var continued: ComplexFunction? {
    switch self {
    case .incompleteGamma: .incompleteGamma
    case .besselJ: .besselJ
    case .besselY: .besselY
    default: nil
    }
  }
}

extension BranchCut {
  /// The cut in words.
  fileprivate var words: String {
    switch self {
    case .negativeRealAxis: "the negative real axis"
    case .negativeRealAxisOfBase: "the negative real axis of the base"
    case .realAxisBelowMinusOne: "the real axis below −1"
    case .realAxisBelowOne: "the real axis below 1"
    case .realAxisAboveOne: "the real axis above 1"
    case .realAxisBeyondOne: "the real axis below −1 and above 1"
    case .imaginaryAxisBeyondI: "the imaginary axis below −i and above i"
    }
  }
}

extension ComplexRule {
  /// The function whose cut is that of the rule.
  fileprivate var function: ComplexFunction? {
    switch self {
    case .itself(let function), .reciprocal(let function), .atNext(let function),
      .ofOrder(let function, _):
      function
    case .lambertW: .lambertW
    case .opposite, .square, .exponential: nil
    }
  }
}

extension FunctionRow {
  /// What the function does with complex numbers, in words; nil if it takes real ones alone.
  public var complexNumbers: String? {
    let function: ComplexFunction?
    switch form {
    case .unary(.magnitude), .prefix(.magnitude): return "no cut"
    case .unary(let rule), .prefix(let rule), .circular(let rule, _),
      .reciprocalCircular(let rule, _), .inverseCircular(let rule, _):
      guard let rule = rule.complexRule else { return nil }
      function = rule.function
    case .binary(.pow), .infix(.pow): function = .power
    case .unaryOrBinary(.log, .logBase): function = .log
    case .infix(.add), .infix(.subtract), .infix(.multiply), .infix(.divide): function = nil
    case .parts(.angle): function = .log
    case .continued(let continued), .unaryOrContinued(_, let continued): function = continued
    case .branches: function = .lambertW
    case .binary(let binary):
      guard let continued = binary.continued else { return nil }
      function = continued
    case .parts: function = nil
    default: return nil
    }
    return function?.cut.map { "cut along \($0.words)" } ?? "no cut"
  }

  /// Whether the first argument is an order that is real, whatever the second one is.
  public var hasRealOrder: Bool {
    switch form {
    case .continued(.besselJ), .continued(.besselY), .continued(.besselI), .continued(.besselK),
      .binary(.besselJ), .binary(.besselY):
      true
    default: false
    }
  }

  /// Whether the function has complex values at real numbers at which it has no real one, or another principal value.
  public var isWiderOverComplexNumbers: Bool {
    switch form {
    case .unary(let function), .inverseCircular(let function, _), .prefix(let function):
      switch function {
      case .sqrt, .reciprocalSqrt, .cbrt, .log, .log2, .log10, .logOnePlus, .asin, .acos, .acosh,
        .atanh, .cosineIntegral, .ellipticK, .ellipticE, .lambertW, .lambertWMinusOne, .besselY0,
        .besselY1:
        true
      default: false
      }
    case .binary(.pow), .unaryOrBinary(.log, .logBase), .continued, .branches,
      .binary(.incompleteGamma), .binary(.besselY):
      true
    default: false
    }
  }
}
