import NumericCore

// Financial functions as steps of exact evaluation.
extension ExactEvaluation {
  /// Encloses a step.
  ///
  /// For fractions ``FinancialProblem`` decides everything; other arguments are intervals, which
  /// may have to be narrowed first.
  mutating func compute(
    _ function: ListFunction, _ step: Int, _ balls: [Ball?], bits: Int
  ) throws(ComputationFailure) -> StepOutcome {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.sizes.context(bits).admit(.formula, bits: bits)
    }
    let operands = tape.operands(of: step).map { Int($0) }
    var fractions: [BigRational] = []
    var intervals: [BigInterval] = []
    // Why a number is no fraction, where that is the reason.
    var tooLong: LimitExceeded?
    for operand in operands {
      guard let ball = balls[slot(of: operand)] else { return .blocked }
      intervals.append(ball.interval(bits: bits))
      do throws(LimitExceeded) {
        if let value = try fraction(of: operand, ball) { fractions.append(value) }
      } catch {
        tooLong = error
      }
    }
    let value: BigInterval
    do throws(ComputationFailure) {
      if fractions.count == operands.count {
        var problem: FinancialProblem
        if let known = financialProblems[step] {
          problem = known
        } else {
          problem = try FinancialProblem(function, fractions, limits: limits.sizes)
        }
        value = try problem.enclosure(bits: bits)
        financialProblems[step] = problem
      } else {
        value = try RateEnclosure(function, intervals, bits: bits, limits.sizes).value()
      }
    } catch {
      switch error {
      case .exception, .limit: throw error
      case .undecided, .inapplicable:
        // Fractions are points: narrowing them is not possible.
        if fractions.count == operands.count { throw .undecided(bits: bits) }
        if let tooLong, operands.allSatisfy({ balls[$0]?.isPoint ?? false }) {
          throw .limit(tooLong)
        }
        return .blocked
      }
    }
    return try .spanning(value, bits, mayJump: false)
  }

  /// Whether a rate of return equals a number next to it; nil where the equation does not decide
  /// that.
  func isRate(_ step: Int, equalTo number: BigRational) -> Bool? {
    financialProblems[step]?.isValue(number)
  }

  /// The value of an operand, if it is known to be a fraction.
  mutating func fraction(
    of operand: Int, _ ball: Ball
  ) throws(LimitExceeded) -> BigRational? {
    if let value = rational(of: operand) { return value }
    return ball.isPoint ? try BigRational(exactly: ball.middle, limits: limits.sizes) : nil
  }
}

extension SymbolicForm {
  /// A financial function of fractions, if its value is a fraction; else nil.
  static func financial(_ function: ListFunction, _ x: [SymbolicForm]) -> SymbolicForm? {
    let fractions = x.compactMap(\.rational)
    guard fractions.count == x.count,
      var problem = try? FinancialProblem(function, fractions, limits: Limits()),
      let value = try? problem.exactValue()
    else { return nil }
    return .rational(value)
  }
}
