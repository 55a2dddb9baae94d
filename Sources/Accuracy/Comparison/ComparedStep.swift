public import BigNumbers
public import NumericCore

/// One operation of an expression: what it made of its operands, and how much of that was its own fault.
public struct ComparedStep: Sendable {
  /// Where it stands in the source.
  public let span: SourceSpan
  /// What it computes.
  public let operation: Operation
  /// The indices of the steps that it takes its operands from; nil for a variable.
  public let operands: [Int?]
  /// What the format has for the operands.
  public let operandValues: [FormatValue]
  /// The true value.
  public let truth: TrueValue
  /// What the format has here.
  public let value: FormatValue
  /// The error that has accumulated; nil where the truth is undecided.
  public let error: ErrorMeasures?
  /// The error of this operation alone: on its true operands, each rounded to the format.
  public let localError: ErrorMeasures?
  /// |xᵢ · ∂f/∂xᵢ / f| for each operand: how much a relative error of it grows; nil where there is none.
  public let conditionNumbers: [ExactReal?]
}

extension Comparer {
  /// All steps, unless that takes longer than the limits allow: in long chains every step is a computation of
  /// its own.
  func steps(
    _ graph: StepGraph, _ spans: [SourceSpan], _ truths: [ExactReal], _ inputs: [ExactReal],
    _ values: [FormatValue], _ roundedInputs: [FormatValue]
  ) throws(ComputationFailure) -> [ComparedStep] {
    var result: [ComparedStep] = []
    let start = ContinuousClock.now
    for (index, step) in graph.steps.enumerated() {
      if start.duration(to: .now) > .seconds(limits.sizes.time) {
        throw .limit(LimitExceeded(limit: .time, allowed: limits.sizes.time))
      }
      let truth = TrueValue(truths[index], limits: limits)
      let operands = step.operands.map { graph.value(of: $0, truths, inputs) }
      result.append(
        ComparedStep(
          span: spans[index], operation: step.operation,
          operands: step.operands.map { if case .step(let index) = $0 { index } else { nil } },
          operandValues: step.operands.map { graph.value(of: $0, values, roundedInputs) },
          truth: truth, value: values[index], error: try measures(of: values[index], truth),
          localError: try localError(step, operands, truth),
          conditionNumbers: conditionNumbers(step, operands, truth)))
    }
    return result
  }

  /// Nil where an operand is undefined or undecided, or the truth is.
  private func localError(
    _ step: StepGraph.Step, _ operands: [ExactReal], _ truth: TrueValue
  ) throws(ComputationFailure) -> ErrorMeasures? {
    guard truth.value != nil else { return nil }
    return try measures(of: try backend.run(step, try rounded(operands)), truth)
  }
}
