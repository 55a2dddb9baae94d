import NumericCore

// Whether functions jump at the operands that a program gives them: the facts of the pages, applied
// to intervals.
extension IntervalProgram {
  /// Whether an operation is proven to have no jump for operands in intervals inside its domain.
  func isWithoutJump(
    _ step: Program.Instruction, _ x: [BigInterval], _ result: BigInterval
  ) throws(LimitExceeded) -> Bool {
    if x.allSatisfy(\.isPoint) { return true }
    switch step.operation {
    case .literal, .constant: return true
    case .scale: return !program.rescalings[Int(step.b)].jumps
    case .part(let part): return part.function.cut == nil
    case .function(.unary(let function)):
      return try isWithoutJump(function.page.continuity, x[0], result)
    case .function(.binary(let function)):
      return try isWithoutJump(function.page.continuity, x[0], x[1], result)
    case .function(.list(let function)):
      return !function.page.hasBranchCut || Self.isOffBranchCut(y: x[0], x: x[1])
    }
  }

  private func isWithoutJump(
    _ continuity: Continuity, _ x: BigInterval, _ result: BigInterval
  ) throws(LimitExceeded) -> Bool {
    switch continuity {
    case .continuous: return true
    case .constantBetweenJumps: return result.isPoint
    case .jumpsWith(let function): return try isConstant(function, x)
    case .nowhere: return false
    }
  }

  private func isWithoutJump(
    _ continuity: BinaryContinuity, _ x: BigInterval, _ y: BigInterval, _ result: BigInterval
  ) throws(LimitExceeded) -> Bool {
    switch continuity {
    case .continuous: return true
    case .constantBetweenJumps: return result.isPoint
    case .nowhere: return false
    case .jumpsWithQuotient(let rounding):
      return try isConstant(
        rounding, BigInterval.compute(.divide, x, y, precision: precision, limits: limits))
    case .signOfSecond: return y.isNegative != .undecided
    case .branchCut: return Self.isOffBranchCut(y: x, x: y)
    case .zeroOfFirst: return !x.contains(0 as BigFloat)
    case .firstVaries: return x.isPoint
    case .secondVaries: return y.isPoint
    case .power: return Self.isPowerContinuous(base: x, exponent: y)
    }
  }

  private func isConstant(
    _ function: UnaryFunction, _ x: BigInterval
  ) throws(LimitExceeded) -> Bool {
    let whole = try BigInterval.compute(function, x, precision: precision, limits: limits)
    return whole.isPoint && !whole.isErrorPossible
  }

  /// Whether the rectangle does not touch the branch cut: the angle jumps by a turn where y changes
  /// its sign and x is negative.
  private static func isOffBranchCut(y: BigInterval, x: BigInterval) -> Bool {
    x.isPositive == .true || y.isPositive == .true || y.isNegative == .true
  }

  private static func isPowerContinuous(base: BigInterval, exponent: BigInterval) -> Bool {
    exponent.isPoint || base.isPositive == .true
      || (base.isNegative == .false && exponent.isPositive == .true)
  }
}
