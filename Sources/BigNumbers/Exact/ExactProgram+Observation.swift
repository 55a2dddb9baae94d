public import NumericCore

/// Is told about every step that exact evaluation encloses, each time that it does so: for profiles.
public protocol EvaluationObserver: AnyObject {
  /// A step is about to be enclosed.
  func willEnclose()
  /// The step was enclosed. It stems from an instruction of the program, by index, and was computed with so many
  /// bits.
  func didEnclose(instruction: Int, bits: Int)
}

extension ExactProgram {
  /// Encloses every output at a point as narrowly as rounding to a precision asks for, from nothing, and lets
  /// somebody watch.
  ///
  /// - Throws: what could not be decided, the limit that was reached, or the operation that has no value.
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
