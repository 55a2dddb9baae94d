import Benchmark
import SuiteSupport

/// Registers a benchmark of figures that are computed once, in the process that measures.
///
/// An error ends the command, so that a wrong result does not become a figure.
public func register(
  _ name: String, _ figures: [Figure], compute: @escaping () throws -> [Double]
) {
  let configuration = figures.configuration(
    warmupIterations: 0, maxDuration: .seconds(3600), maxIterations: 1)
  Benchmark(name, configuration: configuration) { benchmark in
    report(orStop(compute), of: figures, to: benchmark)
  }
}

/// Registers a benchmark of the processor time that one computation takes.
///
/// A sample consists of so many computations that the cost of reading the clock is negligible. That
/// cost is measured with an empty body and reported beside the time; the command fails if it
/// exceeds the limit.
///
/// - Parameters:
///   - name: the name of the benchmark.
///   - operations: the number of computations in one pass of the body.
///   - figures: the figures that are reported beside the time.
///   - compute: computes the figures.
///   - prepare: creates the operands and checks the results, in the process that measures.
///   - body: runs a number of passes.
public func register<State>(
  _ name: String, operations: Int = 1, _ figures: [Figure] = [],
  compute: @escaping (State) throws -> [Double] = { _ in [] },
  prepare: @escaping () throws -> State, body: @escaping (State, _ passes: Int) throws -> Void
) {
  let configuration = ([.time, .overhead] + figures).configuration(
    warmupIterations: 1, maxDuration: RunLength.maxDuration,
    maxIterations: RunLength.maxIterations)
  let plan = RunLength.isQuick ? SamplingPlan.quick : .turns
  Benchmark(name, configuration: configuration) {
    (benchmark: Benchmark, timed: Timed<State>) in
    let time = orStop { try plan.processorTime { try body(timed.state, timed.passes) } }
    benchmark.measurement(
      Figure.time.metric, Int((time * 1000 / Double(timed.passes * operations)).rounded()))
    report([timed.overhead * 1e6], of: [.overhead], to: benchmark)
    report(timed.values, of: figures, to: benchmark)
  } setup: {
    orStop {
      let state = try prepare()
      let overhead = plan.overheadShare()
      // The times of a quick run mean nothing, and its samples are short.
      if !RunLength.isQuick, overhead > SamplingPlan.greatestOverhead {
        stop("\(name): \(overhead * 100) % of a sample are spent on measuring it")
      }
      return Timed(
        state: state, passes: try plan.passesInTurns { try body(state, $0) }, overhead: overhead,
        values: try compute(state))
    }
  }
}

/// The values that are determined before the first sample.
private struct Timed<State> {
  let state: State
  let passes: Int
  let overhead: Double
  let values: [Double]
}

private func report(_ values: [Double], of figures: [Figure], to benchmark: Benchmark) {
  if values.count != figures.count { stop("\(values.count) values for \(figures.count) figures") }
  for (figure, value) in zip(figures, values) {
    benchmark.measurement(figure.metric, Int(value.rounded()))
  }
}
