public import BigNumbers
public import NumericCore

/// One operation of an expression with its operands, its result, and the error that it contributes.
public struct ComparedStep: Sendable {
  /// The place in the source.
  public let span: SourceSpan
  /// The operation.
  public let operation: Operation
  /// The indices of the steps that compute the operands; nil for a variable.
  public internal(set) var operands: [Int?]
  /// The operands in the format.
  public let operandValues: [FormatValue]
  /// The true value of the step.
  public let truth: TrueValue
  /// The value that the format computes.
  public let value: FormatValue
  /// The accumulated error; nil if the true value is undecided.
  public let error: ErrorMeasures?
  /// The error of this operation alone, for the true operands rounded to the format.
  public let localError: ErrorMeasures?
  /// |xᵢ · ∂f/∂xᵢ / f| for each operand, the factor by which the operation amplifies its relative
  /// error; nil if it does not exist or was not found.
  public let conditionNumbers: [ExactReal?]
}

extension Comparer {
  /// All steps, unless their computation exceeds the limit of time: in long chains the true value
  /// of every step is a separate computation.
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

  /// The error of one operation; nil if an operand or the true value is undefined or undecided.
  private func localError(
    _ step: StepGraph.Step, _ operands: [ExactReal], _ truth: TrueValue
  ) throws(ComputationFailure) -> ErrorMeasures? {
    guard truth.value != nil else { return nil }
    return try measures(of: try computed(step, try rounded(operands)), truth)
  }
}

extension [ComparedStep] {
  /// The steps from which a result is computed, in order.
  func needed(for result: StepGraph.Source) -> [ComparedStep] {
    guard case .step(let last) = result else { return [] }
    var isNeeded = [Bool](repeating: false, count: count)
    isNeeded[last] = true
    for index in indices.reversed() where isNeeded[index] {
      for operand in self[index].operands { if let operand { isNeeded[operand] = true } }
    }
    var (places, steps): ([Int], [ComparedStep]) = ([], [])
    for (index, var step) in enumerated() {
      places.append(steps.count)
      guard isNeeded[index] else { continue }
      step.operands = step.operands.map { operand in operand.map { places[$0] } }
      steps.append(step)
    }
    return steps
  }
}
