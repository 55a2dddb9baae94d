import NumericCore

// Parts of roots of polynomials as steps of exact evaluation.
extension ExactEvaluation {
  /// Encloses a step; the operands may have to be narrowed first, until the disc is known to have one root.
  ///
  /// Of fractions ``RootProblem`` decides everything; what it has found is kept for the next pass.
  mutating func compute(
    _ function: ListFunction, ofPolynomialAt step: Int, _ balls: [Ball?], bits: Int
  ) throws(ComputationFailure) -> StepOutcome {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try limits.sizes.context(bits).admit(.formula, bits: bits)
    }
    let operands = tape.operands(of: step).map { Int($0) }
    var enclosures: [Ball] = []
    for operand in operands {
      guard let ball = balls[slot(of: operand)] else { return .blocked }
      enclosures.append(ball)
    }
    do throws(ComputationFailure) {
      if rootProblems[step] == nil, let fractions = fractions(of: operands, enclosures) {
        rootProblems[step] = try RootProblem(function, fractions, limits: limits.sizes)
      }
      if var problem = rootProblems[step] {
        defer { rootProblems[step] = problem }
        return .enclosed(try problem.enclosure(bits: bits))
      }
      var problem = try RootProblem(function, enclosed: enclosures, limits: limits.sizes)
      return .enclosed(try problem.enclosure(bits: bits))
    } catch {
      guard case .undecided = error else { throw error }
      // Fractions are points: narrowing them is not possible.
      if rootProblems[step] != nil { throw error }
      return .blocked
    }
  }

  /// The operands as fractions; nil if one of them is not known to be one.
  private mutating func fractions(
    of operands: [Int], _ balls: [Ball]
  ) -> [BigRational]? {
    var fractions: [BigRational] = []
    for (operand, ball) in zip(operands, balls) {
      // Numbers that are too long for fractions remain balls.
      guard let value = try? fraction(of: operand, ball) else { return nil }
      fractions.append(value)
    }
    return fractions
  }
}

extension SymbolicForm {
  /// A part of a root of a polynomial of fractions, if it is a fraction; else nil.
  static func polynomialRoot(_ function: ListFunction, _ x: [SymbolicForm]) -> SymbolicForm? {
    let fractions = x.compactMap(\.rational)
    guard fractions.count == x.count,
      var problem = try? RootProblem(function, fractions, limits: Limits()),
      let value = try? problem.exactValue()
    else { return nil }
    return .rational(value)
  }
}
