import BigNumbers
import NumericCore

/// A program in real arithmetic, where functions that look at the format of a number are those of one format.
///
/// Only numbers of a format have neighbours: a real number is first rounded to the nearest of them.
enum TrueProgram: Sendable {
  /// No function looks at a format.
  case real(ExactProgram)
  /// The functions of the format of a comparer.
  case inFormat(StepGraph, Comparer)

  /// - Throws: if functions look at the format of a number, and there are several formats or none.
  init(_ program: Program, _ comparers: [Comparer]) throws(ComputationFailure) {
    if program.looksAtFormats, let comparer = comparers.first {
      guard comparers.allSatisfy({ $0.format == comparer.format }) else {
        throw .inapplicable(
          "each format has neighbours of its own, so that the true values differ: compare one format at a time"
        )
      }
      self = .inFormat(StepGraph(program), comparer)
    } else {
      self = .real(try ExactProgram(lowering: program))
    }
  }

  /// The outputs for some inputs.
  func values(at inputs: [ExactReal]) throws(ComputationFailure) -> [ExactReal] {
    switch self {
    case .real(let program): program.values(at: inputs)
    case .inFormat(let graph, let comparer):
      graph.results(try comparer.trueSteps(graph, inputs), inputs)
    }
  }
}

extension Program {
  /// Whether a function looks at the format of a number.
  fileprivate var looksAtFormats: Bool {
    instructions.contains { $0.operation.function?.isOfFormats ?? false }
  }
}

extension Comparer {
  /// The true values of all steps, those of functions that look at the format for the nearest numbers of it.
  func trueSteps(
    _ graph: StepGraph, _ inputs: [ExactReal]
  ) throws(ComputationFailure) -> [ExactReal] {
    var results: [ExactReal] = []
    for step in graph.steps {
      let operands = step.operands.map { graph.value(of: $0, results, inputs) }
      if step.operation.function?.isOfFormats ?? false {
        let value = try backend.run(step, try rounded(operands))
        guard value.isFinite else { throw .exception(.overflow) }
        results.append(try exact.number(value.literal))
      } else {
        results.append(try exact.result(of: step, operands))
      }
    }
    return results
  }
}
