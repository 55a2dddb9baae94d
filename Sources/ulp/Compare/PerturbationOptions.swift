import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

extension Perturbation.Method: OptionWord {}

/// Options for runs in which every rounding is random.
struct PerturbationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Run again and again with every rounding drawn: 'rounding' goes up or down with equal chance, \
      'stochastic' to a neighbour with a chance in proportion to its nearness. Exact results stay as \
      they are. Literals that the format does not have are rounded by chance as well, and variables, once \
      in a run. Every function is rounded from its true value; double is perturbed as binary64.
      """,
      valueName: "method"))
  var perturb: Perturbation.Method?

  @Option(
    help: ArgumentHelp(
      "Runs of --perturb, from \(Perturbation.possibleRuns.lowerBound) to \(Perturbation.possibleRuns.upperBound). (default: 100)",
      valueName: "n"))
  var runs: Int?

  func validate() throws {
    if perturb == nil, runs != nil {
      throw ValidationError("--runs is about --perturb, which is missing")
    }
    let possible = Perturbation.possibleRuns
    if let runs, !possible.contains(runs) {
      throw ValidationError(
        "--runs is between \(possible.lowerBound) and \(possible.upperBound), not \(runs)")
    }
  }

  /// The runs of each part of each comparison; empty unless they were requested.
  func perturbations(
    of comparisons: [ComparedResult], _ compiled: CompiledExpression, _ inputs: [ExactReal],
    adding order: SummationOrder?, seed: UInt64, _ limits: ExactLimits
  ) throws(ComputationFailure) -> [[Perturbation]] {
    guard let perturb else { return [] }
    var result: [[Perturbation]] = []
    for comparison in comparisons {
      var parts: [Perturbation] = []
      for (index, part) in comparison.parts.enumerated() {
        parts.append(
          try Perturbation(
            of: part.comparison, part: index, compiled, inputs: inputs, adding: order,
            method: perturb, runs: runs ?? 100, seed: seed, limits: limits))
      }
      result.append(parts)
    }
    return result
  }
}
