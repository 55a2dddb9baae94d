import NumericCore

// How much an error of an operand moves the result: estimates from bounds on the values. A plan
// made from a wrong estimate costs another pass, but never a wrong digit.
extension Tape.Step {
  /// An estimate of log₂ |∂result/∂operand|; −∞ where the result does not depend on the operand.
  func sensitivity(
    to position: Int, operands: [Extent], result: Extent
  ) -> Double {
    let x = operands[position]
    switch self {
    case .value, .literal, .enclosed, .input, .constant: return -.infinity
    case .unary(let function): return function.page.sensitivity.estimate(x, result)
    case .binary(let function):
      return function.page.sensitivity.estimate(
        toFirst: position == 0, operands[0], operands[1], result)
    case .list(.minimum), .list(.maximum), .list(.median): return 0
    case .list, .part: return Sensitivity.conditioned.estimate(x, result)
    }
  }
}

extension Sensitivity {
  /// The estimate from bounds on the argument and on the result.
  fileprivate func estimate(_ x: Extent, _ result: Extent) -> Double {
    switch self {
    case .settled: -.infinity
    case .unit: 0
    case .square: x.upper + 1
    case .squareRoot: -x.size / 2 - 1
    case .power: result.upper - x.size - 1
    case .result(let constant): result.upper + constant
    case .atLeastUnit: max(result.upper, 0) + 1
    case .logarithm(let constant): constant - x.size
    case .tangent: 2 * max(result.upper, 0) + 1
    case .arctangent: min(0, -2 * x.size)
    case .conditioned: max(result.upper, -64) - max(x.size, -64) + 8
    }
  }
}

extension BinarySensitivity {
  /// The estimate for the first or the second argument, from bounds on both arguments and on the
  /// result.
  fileprivate func estimate(
    toFirst isFirst: Bool, _ x: Extent, _ y: Extent, _ result: Extent
  ) -> Double {
    switch self {
    case .unit: 0
    case .product: isFirst ? y.upper : x.upper
    case .quotient: isFirst ? -y.size : result.upper - y.size
    case .power:
      isFirst
        ? result.upper + y.upper - x.size
        : result.upper + Self.logarithmicSize(x)
    case .circularUnits:
      isFirst ? 3 - y.size + 2 * max(result.upper, 0) : x.upper - 2 * y.size + 3
    case .root: isFirst ? result.upper - x.size - 1 : -.infinity
    case .conditioned: Sensitivity.conditioned.estimate(isFirst ? x : y, result)
    }
  }

  /// An upper bound of log₂ |ln x|.
  private static func logarithmicSize(_ x: Extent) -> Double {
    let size = max(x.upper.magnitude, x.size.magnitude, 2)
    return Double(Int(min(size, 0x1p62)).bitWidth - Int(min(size, 0x1p62)).leadingZeroBitCount)
  }
}
