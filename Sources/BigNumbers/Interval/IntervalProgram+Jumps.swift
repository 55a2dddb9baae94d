import NumericCore

// Where operations jump inside of their domains. Poles and the ends of domains are found by the intervals
// themselves, which then say that an error is possible.
extension IntervalProgram {
  /// Whether an operation is proven to have no jump for operands in intervals that lie inside of its domain.
  func isWithoutJump(
    _ step: Program.Instruction, _ x: [BigInterval], _ result: BigInterval
  ) throws(LimitExceeded) -> Bool {
    if x.allSatisfy(\.isPoint) { return true }
    switch step.operation {
    case .literal, .constant, .quaternary, .reduction, .financial: return true
    case .scale: return !program.rescalings[Int(step.b)].jumps
    case .unary(let operation): return try isWithoutJump(operation, x[0], result)
    case .binary(let operation): return try isWithoutJump(operation, x[0], x[1], result)
    case .ternary(.fusedMultiplyAdd), .ternary(.fusedMultiplySubtract): return true
    case .ternary(.atan2Units): return Self.isOffBranchCut(y: x[0], x: x[1])
    }
  }

  private func isWithoutJump(
    _ operation: UnaryOperation, _ x: BigInterval, _ result: BigInterval
  ) throws(LimitExceeded) -> Bool {
    switch operation {
    // Constant between jumps.
    case .floor, .ceil, .trunc, .round, .roundEven, .roundInDirection, .sign, .gammaSign,
      .binaryExponent, .factorial, .doubleFactorial:
      return result.isPoint
    case .fraction: return try isConstant(.trunc, x)
    case .binarySignificand: return try isConstant(.binaryExponent, x)
    case .nextAbove, .nextBelow: return false
    default: return true
    }
  }

  private func isWithoutJump(
    _ operation: BinaryOperation, _ x: BigInterval, _ y: BigInterval, _ result: BigInterval
  ) throws(LimitExceeded) -> Bool {
    switch operation {
    case .modulo: return try isConstant(.floor, ratio(x, y))
    case .truncatingRemainder: return try isConstant(.trunc, ratio(x, y))
    case .remainder: return try isConstant(.roundEven, ratio(x, y))
    case .truncatingQuotient, .remainderQuotient, .binomial, .permutations, .greatestCommonDivisor,
      .leastCommonMultiple:
      return result.isPoint
    case .nextToward: return false
    case .copySign: return y.isNegative != .undecided
    case .atan2: return Self.isOffBranchCut(y: x, x: y)
    // 0^y is 1 at y = 0 and 0 above it.
    case .pow, .powr: return Self.isPowerContinuous(base: x, exponent: y)
    case .compound: return y.isPoint
    case .root, .scaleByPowerOfTwo: return y.isPoint
    // Of integer orders.
    case .besselJ, .besselY: return x.isPoint
    case .relativeDifference: return !x.contains(0 as BigFloat)
    case .add, .subtract, .multiply, .divide, .positiveDifference, .hypot, .logBase, .sinUnits,
      .cosUnits, .tanUnits, .asinUnits, .acosUnits, .atanUnits, .incompleteGamma, .beta,
      .arithmeticGeometricMean:
      return true
    }
  }

  private func ratio(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    try BigInterval.compute(.divide, x, y, precision: precision, limits: limits)
  }

  private func isConstant(
    _ operation: UnaryOperation, _ x: BigInterval
  ) throws(LimitExceeded) -> Bool {
    let whole = try BigInterval.compute(operation, x, precision: precision, limits: limits)
    return whole.isPoint && !whole.isErrorPossible
  }

  /// The angle jumps by a turn where y changes its sign left of zero.
  private static func isOffBranchCut(y: BigInterval, x: BigInterval) -> Bool {
    x.isPositive == .true || y.isPositive == .true || y.isNegative == .true
  }

  private static func isPowerContinuous(base: BigInterval, exponent: BigInterval) -> Bool {
    exponent.isPoint || base.isPositive == .true
      || (base.isNegative == .false && exponent.isPositive == .true)
  }
}
