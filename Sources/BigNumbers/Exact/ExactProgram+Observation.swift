public import NumericCore

/// An observer of every step that exact evaluation encloses, each time that it does so; for
/// profiles.
public protocol EvaluationObserver: AnyObject {
  /// Called before a step is enclosed.
  func willEnclose()
  /// Called after a step was enclosed, with the index of the instruction that it stems from and the
  /// number of bits of the computation.
  func didEnclose(instruction: Int, bits: Int)
}

extension ExactProgram {
  /// Encloses every output at a point as narrowly as rounding to a precision requires, without
  /// earlier results, and notifies an observer.
  ///
  /// - Throws: the limit that was exceeded, the question that could not be decided, or the
  ///   operation that has no value.
  public func enclose(
    at point: [ExactReal], _ precision: Precision, limits: ExactLimits = ExactLimits(),
    observer: any EvaluationObserver
  ) throws(ComputationFailure) {
    let goal = Goal.relative(bits: precision.bits + 32)
    for output in values(at: point) {
      guard case .step(let graph, let step) = output.storage else { continue }
      let (tape, root) = Tape.flattened(graph, step)
      var evaluation = ExactEvaluation(tape, root: root, limits: limits, goal: goal)
      evaluation.observer = observer
      _ = try evaluation.enclose(goal)
    }
  }
}
