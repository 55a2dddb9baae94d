import NumericCore

// How functions behave on arguments that are known only in part, which decides whether a step is
// computed or waits for a narrower operand.

extension Tape.Step {
  /// Whether the value is an integer.
  var isWhole: Bool {
    switch self {
    case .unary(.floor), .unary(.ceil), .unary(.trunc), .unary(.round), .unary(.roundEven),
      .unary(.sign), .unary(.gammaSign), .unary(.binaryExponent):
      true
    default: false
    }
  }

  /// Whether enclosures may tell what symbols do not: which integer or which operand the value is.
  var isChoice: Bool {
    if case .extremum = self { true } else { isWhole }
  }
}

extension UnaryOperation {
  /// Whether the result of a wide operand is about as wide.
  var isTame: Bool {
    switch self {
    case .negate, .magnitude, .square, .sqrt, .cbrt, .atan, .tanh, .erf, .asinh: true
    default: false
    }
  }

  /// Whether the function says nothing of an argument that is not known to a fraction of a turn, however
  /// many of its bits are.
  var oscillates: Bool {
    switch self {
    case .sin, .cos, .tan: true
    default: false
    }
  }

  /// Whether the function has jumps, all of them of at least ½; and at multiples of ½, but for those at
  /// the powers of two.
  var mayJump: Bool {
    switch self {
    case .floor, .ceil, .trunc, .round, .roundEven, .sign, .gammaSign, .binaryExponent,
      .binarySignificand, .factorial, .doubleFactorial:
      true
    default: false
    }
  }
}

extension BinaryOperation {
  /// Whether the operation is certain to have no value where MPFR answers one: a limit along a line, or
  /// a convention.
  func isUndefined(_ x: Ball, _ y: Ball) -> Bool {
    switch self {
    case .beta: x.isPoleOfGamma || y.isPoleOfGamma
    // The integral from 0 on.
    case .incompleteGamma: y.sign == 0 && (x.sign ?? 1) <= 0
    case .arithmeticGeometricMean: x.sign == -1 || y.sign == -1
    default: false
    }
  }

  /// Whether the result of wide operands is about as wide.
  var isTame: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .hypot: true
    default: false
    }
  }

  /// Whether the function has jumps, or values at integers only.
  var mayJump: Bool {
    switch self {
    case .copySign, .atan2, .binomial, .permutations, .greatestCommonDivisor, .leastCommonMultiple:
      true
    default: false
    }
  }
}
