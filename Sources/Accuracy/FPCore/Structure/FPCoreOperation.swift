import NumericCore

/// The mathematical functions of FPCore, which are C's, by their names.
enum FPCoreOperation: String, CaseIterable, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case fabs, fma, exp, exp2, expm1, log, log10, log2, log1p, pow, sqrt, cbrt, hypot
  case sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, tanh, asinh, acosh, atanh
  case erf, erfc, tgamma, lgamma, ceil, floor, fmod, remainder, fmax, fmin, fdim, copysign
  case trunc, round, nearbyint

  /// How many arguments it takes. The four operations of arithmetic take any count from one, as in
  /// Herbie's benchmarks: from left to right, and `(- x)` and `(/ x)` are −x and 1/x.
  var arity: ClosedRange<Int> {
    switch self {
    case .add, .subtract, .multiply, .divide: 1...Int.max
    case .fma: 3...3
    case .pow, .hypot, .atan2, .fmod, .remainder, .fmax, .fmin, .fdim, .copysign: 2...2
    default: 1...1
    }
  }

  /// What backends compute; a rounding to a whole number in the direction of the context is one of
  /// several.
  func operation(_ rounding: FPCoreRounding) -> Operation {
    switch self {
    case .add: .binary(.add)
    case .subtract: .binary(.subtract)
    case .multiply: .binary(.multiply)
    case .divide: .binary(.divide)
    case .fabs: .unary(.magnitude)
    case .fma: .ternary(.fusedMultiplyAdd)
    case .exp: .unary(.exp)
    case .exp2: .unary(.exp2)
    case .expm1: .unary(.expMinusOne)
    case .log: .unary(.log)
    case .log10: .unary(.log10)
    case .log2: .unary(.log2)
    case .log1p: .unary(.logOnePlus)
    case .pow: .binary(.pow)
    case .sqrt: .unary(.sqrt)
    case .cbrt: .unary(.cbrt)
    case .hypot: .binary(.hypot)
    case .sin: .unary(.sin)
    case .cos: .unary(.cos)
    case .tan: .unary(.tan)
    case .asin: .unary(.asin)
    case .acos: .unary(.acos)
    case .atan: .unary(.atan)
    case .atan2: .binary(.atan2)
    case .sinh: .unary(.sinh)
    case .cosh: .unary(.cosh)
    case .tanh: .unary(.tanh)
    case .asinh: .unary(.asinh)
    case .acosh: .unary(.acosh)
    case .atanh: .unary(.atanh)
    case .erf: .unary(.erf)
    case .erfc: .unary(.erfc)
    case .tgamma: .unary(.gamma)
    case .lgamma: .unary(.logGamma)
    case .fmod: .binary(.truncatingRemainder)
    case .remainder: .binary(.remainder)
    case .fmax: .reduction(.maximum)
    case .fmin: .reduction(.minimum)
    case .fdim: .binary(.positiveDifference)
    case .copysign: .binary(.copySign)
    case .ceil: .unary(.ceil)
    case .floor: .unary(.floor)
    case .trunc: .unary(.trunc)
    case .round: .unary(.round)
    case .nearbyint: .unary(Self.roundingToInteger(rounding))
    }
  }

  private static func roundingToInteger(_ rounding: FPCoreRounding) -> UnaryOperation {
    switch rounding {
    case .nearestEven: .roundEven
    case .nearestAway: .round
    case .toPositive: .ceil
    case .toNegative: .floor
    case .toZero: .trunc
    }
  }

  /// Whether the result is the whole number next to the argument in some direction.
  var roundsToInteger: Bool {
    switch self {
    case .ceil, .floor, .trunc, .round, .nearbyint: true
    default: false
    }
  }
}

/// Questions about one number.
enum FPCoreTest: String, CaseIterable, Hashable, Sendable {
  case isfinite, isinf, isnan, isnormal, signbit
}

/// Connectives of truth values.
enum FPCoreConnective: String, CaseIterable, Hashable, Sendable {
  case and, or, not
}

/// The mathematical constants of FPCore, which are those of C's `math.h`.
enum FPCoreConstant: String, CaseIterable, Hashable, Sendable {
  case e = "E"
  case log2e = "LOG2E"
  case log10e = "LOG10E"
  case ln2 = "LN2"
  case ln10 = "LN10"
  case pi = "PI"
  case halfPi = "PI_2"
  case quarterPi = "PI_4"
  case inversePi = "M_1_PI"
  case doubleInversePi = "M_2_PI"
  case doubleInverseRootPi = "M_2_SQRTPI"
  case root2 = "SQRT2"
  case rootHalf = "SQRT1_2"
  case infinity = "INFINITY"
  case nan = "NAN"
}
