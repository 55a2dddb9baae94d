import NumericCore

// How much an error of an operand moves the result: estimates, from bounds on the values. A plan made
// from a wrong estimate costs another pass, never a wrong digit.
extension Tape.Step {
  /// log₂ |∂result/∂operand|, about; −∞ where the result does not follow the operand.
  func sensitivity(
    to position: Int, operands: [Extent], result: Extent
  ) -> Double {
    let x = operands[position]
    switch self {
    case .value, .literal, .input, .constant: return -.infinity
    case .extremum, .median: return 0
    case .unary(let operation):
      return Self.sensitivity(operation, x, result)
    case .binary(let operation):
      return Self.sensitivity(operation, position, operands[0], operands[1], result)
    case .ternary, .financial: return Self.conditioned(x, result)
    }
  }

  private static func sensitivity(
    _ operation: UnaryOperation, _ x: Extent, _ result: Extent
  ) -> Double {
    switch operation {
    case .negate, .magnitude, .sin, .cos, .tanh, .asinh, .besselJ0, .besselJ1, .erf: 0
    // The value is an integer that was settled; it moves no more.
    case .floor, .ceil, .trunc, .round, .roundEven, .sign, .gammaSign, .binaryExponent: -.infinity
    case .square: x.upper + 1
    case .sqrt: -x.size / 2 - 1
    case .cbrt, .reciprocalSqrt: result.upper - x.size - 1
    case .exp, .exp2: result.upper
    case .exp10: result.upper + 2
    case .expMinusOne, .sinh, .cosh, .exp2MinusOne: max(result.upper, 0) + 1
    case .log, .log10: -x.size
    case .log2: 1 - x.size
    case .tan: 2 * max(result.upper, 0) + 1
    case .atan: min(0, -2 * x.size)
    default: conditioned(x, result)
    }
  }

  private static func sensitivity(
    _ operation: BinaryOperation, _ position: Int, _ x: Extent, _ y: Extent, _ result: Extent
  ) -> Double {
    switch operation {
    case .add, .subtract, .hypot: 0
    case .multiply: position == 0 ? y.upper : x.upper
    case .divide: position == 0 ? -y.size : result.upper - y.size
    case .pow, .powr:
      position == 0
        ? result.upper + y.upper - x.size
        : result.upper + logarithmicSize(x)
    case .sinUnits, .cosUnits, .tanUnits:
      position == 0 ? 3 - y.size + 2 * max(result.upper, 0) : x.upper - 2 * y.size + 3
    case .root: position == 0 ? result.upper - x.size - 1 : -.infinity
    default: conditioned(position == 0 ? x : y, result)
    }
  }

  /// log₂ |ln x|, at most.
  private static func logarithmicSize(_ x: Extent) -> Double {
    let size = max(x.upper.magnitude, x.size.magnitude, 2)
    return Double(Int(min(size, 0x1p62)).bitWidth - Int(min(size, 0x1p62)).leadingZeroBitCount)
  }

  /// A function of which nothing is known: a condition number of about 2⁸.
  private static func conditioned(_ x: Extent, _ result: Extent) -> Double {
    max(result.upper, -64) - max(x.size, -64) + 8
  }
}
