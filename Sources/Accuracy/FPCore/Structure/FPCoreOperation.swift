import BigNumbers
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
  func function(_ rounding: FPCoreRounding) -> Function {
    if self == .nearbyint { return .unary(Self.roundingToInteger(rounding)) }
    guard let function = Self.functions[rawValue] else {
      preconditionFailure("no page of a function spells '\(rawValue)'")
    }
    return function
  }

  /// The functions whose pages spell them with one of FPCore's names.
  private static let functions: [String: Function] = {
    var functions: [String: Function] = [:]
    for function in Function.allCases {
      switch function.fpcore {
      case .function(let name), .folded(let name):
        // An operation of two numbers comes before the sum of a list.
        if functions["\(name)"] == nil { functions["\(name)"] = function }
      case .expression, .composed, .none: continue
      }
    }
    // `(- x)` and `(- x y)` have one name; the second is the one with two arguments.
    functions["-"] = .binary(.subtract)
    return functions
  }()

  private static func roundingToInteger(_ rounding: FPCoreRounding) -> UnaryFunction {
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
