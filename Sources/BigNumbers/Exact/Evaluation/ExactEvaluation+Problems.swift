import NumericCore

// Functions of finance, of distributions and of matrices as steps of exact evaluation.
extension ExactEvaluation {
  /// Encloses a function of a list, by the problem that computes it if there is one.
  mutating func enclose(
    _ function: ListFunction, at step: Int, _ balls: [Ball?], bits: Int
  ) throws(ComputationFailure) -> StepOutcome {
    switch function.page.call {
    case .financial, .distribution, .matrixExponential:
      try compute(function, byProblemAt: step, balls, bits: bits)
    case .polynomialRoot: try compute(function, ofPolynomialAt: step, balls, bits: bits)
    case .whole: try compute(function, ofWholeNumbersAt: step, balls, bits: bits)
    case .ternary, .quaternary, .steps: try encloseAnywhere(step, balls, bits: bits)
    }
  }

  /// Encloses a step.
  ///
  /// For fractions ``FinancialProblem``, ``DistributionProblem`` or ``ExponentialProblem`` decides everything, which is kept for the next pass; other arguments
  /// are intervals, which may have to be narrowed first.
  private mutating func compute(
    _ function: ListFunction, byProblemAt step: Int, _ balls: [Ball?], bits: Int
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
        if let value = try fraction(of: operand, ball) {
          fractions.append(value)
        } else if intervals.count == 1, let whole = function.wholePart(of: intervals[0]) {
          fractions.append(whole)
        }
      } catch {
        tooLong = error
      }
    }
    let value: BigInterval
    do throws(ComputationFailure) {
      if fractions.count == operands.count {
        var problem: any RecognizedValue
        if let known = problems[step] {
          problem = known
        } else {
          problem = try function.problem(fractions, limits.sizes)
        }
        value = try problem.enclosure(bits: bits)
        problems[step] = problem
      } else {
        value = try enclosure(function, intervals, bits: bits)
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
    return try .spanning(value, bits, mayJump: function.page.behavior.contains(.jumps))
  }

  private func enclosure(
    _ function: ListFunction, _ intervals: [BigInterval], bits: Int
  ) throws(ComputationFailure) -> BigInterval {
    if case .matrixExponential = function {
      return try OutwardContext(within: limits.sizes, .bits(bits + 8)).matrixExponential(intervals)
    }
    if let (distribution, aspect) = function.distribution {
      return try OutwardContext(within: limits.sizes, .bits(bits + 8))
        .value(of: aspect, distribution, intervals)
    }
    return try RateEnclosure(function, intervals, bits: bits, limits.sizes).value()
  }

  /// Whether the value of a function of finance, of a distribution or of a matrix equals a number next to it; nil where its problem does not decide
  /// that.
  func isProblem(at step: Int, solvedBy number: BigRational) -> Bool? {
    problems[step]?.isValue(number)
  }

  /// The value of an operand, if it is known to be a fraction.
  mutating func fraction(
    of operand: Int, _ ball: Ball
  ) throws(LimitExceeded) -> BigRational? {
    if let value = rational(of: operand) { return value }
    return ball.isPoint ? try BigRational(exactly: ball.middle, limits: limits.sizes) : nil
  }
}

extension ListFunction {
  /// The whole part of an argument, if the value depends on nothing else of it, as probabilities of up to so many events do.
  fileprivate func wholePart(of x: BigInterval) -> BigRational? {
    guard case (let distribution, .distribution)? = distribution, distribution.isDiscrete else {
      return nil
    }
    let part = x.lower.rounded(.down)
    return part == x.upper.rounded(.down) ? try? BigRational(exactly: part) : nil
  }

  /// The problem of a function of finance, of a distribution or of a matrix.
  ///
  /// - Throws: arguments without a value.
  fileprivate func problem(
    _ fractions: [BigRational], _ limits: Limits
  ) throws(ComputationFailure) -> any RecognizedValue {
    if isFinancial { return try FinancialProblem(self, fractions, limits: limits) }
    if case .matrixExponential = self { return try ExponentialProblem(fractions, limits: limits) }
    return try DistributionProblem(self, fractions, limits: limits)
  }
}

extension SymbolicForm {
  /// A function of finance, of a distribution or of a matrix of fractions, if its value is a fraction; else nil.
  static func solved(_ function: ListFunction, _ x: [SymbolicForm]) -> SymbolicForm? {
    let fractions = x.compactMap(\.rational)
    guard fractions.count == x.count,
      var problem = try? function.problem(fractions, Limits()),
      let value = try? problem.exactValue()
    else { return nil }
    return .rational(value)
  }
}
