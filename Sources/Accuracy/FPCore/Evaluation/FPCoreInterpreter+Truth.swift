import NumericCore

extension FPCoreInterpreter {
  /// The value of a condition.
  mutating func truth(
    of node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Bool {
    switch node.form {
    case .comparison(let relation, let operands):
      return try compare(relation, try numbers(operands, &frame))
    case .connective(.not, let operands): return try !truth(of: operands[0], &frame)
    case .connective(let connective, let operands):
      return try connect(operands, deciding: connective == .or, &frame)
    case .test(let test, let operand):
      return try domain.answer(
        test, try number(of: operand, &frame), node.context.inside(frame.context))
    default:
      guard case .truth(let truth) = try evaluate(node, &frame) else {
        throw fault(node, "a truth value is due here, and this is a number or an array")
      }
      return truth
    }
  }

  /// Whether the relation holds for all pairs of operands, in the order in which they are written.
  ///
  /// It suffices to compare neighbours, except for `!=`.
  private func compare(
    _ relation: Relation, _ x: [Domain.Number]
  ) throws(ComputationFailure) -> Bool {
    for first in x.indices {
      let others =
        relation == .notEqual ? x.indices[(first + 1)...] : x.indices[(first + 1)...].prefix(1)
      for second in others
      where relation.holds(for: try domain.compare(x[first], x[second])) != .true { return false }
    }
    return true
  }

  /// `and` and `or`: the first operand that is false or true, respectively, decides.
  ///
  /// If an operand is undecided, the others may still decide.
  private mutating func connect(
    _ operands: [FPCoreNode], deciding: Bool, _ frame: inout Frame
  ) throws(ComputationFailure) -> Bool {
    var undecided: ComputationFailure?
    for operand in operands {
      do throws(ComputationFailure) {
        if try truth(of: operand, &frame) == deciding { return deciding }
      } catch {
        guard case .undecided = error else { throw error }
        undecided = error
      }
    }
    if let undecided { throw undecided }
    return !deciding
  }
}
