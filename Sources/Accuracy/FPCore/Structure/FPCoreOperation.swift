import BigNumbers
import NumericCore

/// The mathematical functions of FPCore by their names, which are those of C.
enum FPCoreOperation: String, CaseIterable, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case fabs, fma, exp, exp2, expm1, log, log10, log2, log1p, pow, sqrt, cbrt, hypot
  case sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, tanh, asinh, acosh, atanh
  case erf, erfc, tgamma, lgamma, ceil, floor, fmod, remainder, fmax, fmin, fdim, copysign
  case trunc, round, nearbyint

  /// The number of arguments.
  ///
  /// As in Herbie's benchmarks, the four arithmetic operations take one or more: they are evaluated
  /// from left to right, and `(- x)` and `(/ x)` are −x and 1/x.
  var arity: ClosedRange<Int> {
    switch self {
    case .add, .subtract, .multiply, .divide: 1...Int.max
    case .fma: 3...3
    case .pow, .hypot, .atan2, .fmod, .remainder, .fmax, .fmin, .fdim, .copysign: 2...2
    default: 1...1
    }
  }

  /// The function that backends compute; rounding to an integer in the direction of the context is
  /// a different one for each direction.
  func function(_ rounding: FPCoreRounding) -> Function {
    if self == .nearbyint { return .unary(Self.roundingToInteger(rounding)) }
    guard let function = Self.functions[self] else {
      preconditionFailure("no page of a function spells '\(rawValue)'")
    }
    return function
  }

  /// The functions whose pages give them a name of FPCore.
  private static let functions: [FPCoreOperation: Function] = {
    var functions: [FPCoreOperation: Function] = [:]
    for function in Function.allCases {
      switch function.fpcore {
      case .function(let name), .folded(let name):
        // An operation of two numbers takes precedence over the sum of a list.
        guard let operation = FPCoreOperation(rawValue: "\(name)") else { continue }
        if functions[operation] == nil { functions[operation] = function }
      case .expression, .composed, .none: continue
      }
    }
    // `(- x)` and `(- x y)` have the same name; this entry is the one with two arguments.
    functions[.subtract] = .binary(.subtract)
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

  /// Whether the result is the integer next to the argument in some direction.
  var roundsToInteger: Bool {
    switch self {
    case .ceil, .floor, .trunc, .round, .nearbyint: true
    default: false
    }
  }
}

/// Tests of one number.
enum FPCoreTest: String, CaseIterable, Hashable, Sendable {
  case isfinite, isinf, isnan, isnormal, signbit
}

/// Logical connectives.
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
