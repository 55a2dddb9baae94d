public import Arithmetic
public import BigNumbers
import NumericCore

/// Runs of one expression in which the direction of every rounding is random.
///
/// The variation between runs shows how much rounding matters, without a true value for comparison.
/// Exact results of operations are not changed. A literal, constant or variable that is not a
/// number of the format is also rounded at random, a literal at each occurrence and a variable once
/// per run. Functions are rounded from their true values, also for `double`, which is perturbed as
/// binary64.
///
/// **Source.** Vignes, "A stochastic arithmetic for reliable scientific computation" (1993), and Févotte and
/// Lathuilière, "Verrou" (2016), for the first method; Connolly, Higham and Mary, "Stochastic rounding and
/// its probabilistic backward error analysis" (2021), for the second.
public struct Perturbation: Sendable {
  /// How a result between two numbers of the format is rounded.
  public enum Method: String, CaseIterable, Sendable {
    /// To either neighbour with equal probability.
    case rounding
    /// To each neighbour with a probability proportional to its nearness, so that the expected
    /// value is exact.
    case stochastic
  }

  /// The method of rounding.
  public let method: Method
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The result of each run.
  public let results: [FormatValue]
  /// The estimates from the runs; nil if a run has no finite result.
  public let estimates: PerturbationEstimates?

  /// The number of runs without a finite result.
  public var failedRuns: Int { results.reduce(0) { $1.isFinite ? $0 : $0 + 1 } }

  /// The permitted numbers of runs; a standard deviation needs two.
  public static let possibleRuns = 2...100_000

  /// Runs the expression of a comparison, which is that of a part of its result.
  ///
  /// A seed gives the same runs in every process, and for every part.
  ///
  /// - Precondition: the number of runs is in ``possibleRuns``.
  /// - Throws: if a value could not be computed.
  public init(
    of comparison: Comparison, part: Int = 0, _ compiled: CompiledExpression,
    inputs: [ExactReal], adding order: SummationOrder? = nil, method: Method, runs: Int,
    seed: UInt64,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    precondition(Self.possibleRuns.contains(runs), "\(runs) is not a permitted number of runs")
    _ = try compiled.shape.comparedParts()
    self.method = method
    self.seed = seed
    let run = try PerturbedRun(
      StepGraph(compiled.program(adding: order)), inputs, comparison.format, limits)
    var generator = SplitMix64(seed: seed)
    var results: [FormatValue] = []
    for _ in 0..<runs { results.append(try run.results(method, using: &generator)[part]) }
    self.results = results
    estimates = try PerturbationEstimates(
      results, in: comparison.format, truth: comparison.truth, limits: limits)
  }
}

/// A program in which every rounding is random.
struct PerturbedRun {
  private let graph: StepGraph
  private let finder: NeighborFinder
  /// Variables and the steps without operands, which are the same in every run before they are
  /// rounded.
  private let inputs: [Neighborhood]
  private let leaves: [Neighborhood?]

  init(
    _ graph: StepGraph, _ inputs: [ExactReal], _ format: FloatFormat, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    let finder = try NeighborFinder(format, limits: limits)
    var (places, leaves): ([Neighborhood], [Neighborhood?]) = ([], [])
    for input in inputs { places.append(try finder.neighborhood(of: input)) }
    for step in graph.steps {
      leaves.append(step.operands.isEmpty ? try finder.neighborhood(of: step, []) : nil)
    }
    (self.graph, self.finder, self.inputs, self.leaves) = (graph, finder, places, leaves)
  }

  func results(
    _ method: Perturbation.Method, using generator: inout SplitMix64
  ) throws(ComputationFailure) -> [FormatValue] {
    var (numbers, results): ([FormatValue], [FormatValue]) = ([], [])
    for input in inputs { numbers.append(input.rounded(method, using: &generator)) }
    for (index, step) in graph.steps.enumerated() {
      let operands = step.operands.map { graph.value(of: $0, results, numbers) }
      var place = leaves[index]
      if place == nil { place = try finder.neighborhood(of: step, operands) }
      if let place { results.append(place.rounded(method, using: &generator)) }
    }
    return graph.results(results, numbers)
  }
}
