import Accuracy
import Benchmark
import NumericCore
import SuiteSupport

/// Triples for the figures.
private let sampleCount = RunLength.isQuick ? 5_000 : 100_000
/// Triples of one timed pass, of the same distribution.
private let timedCount = 1000

// The benchmark package counts in integers, hence the thousandths.
private let rate = metric("Differing per 100000")
private let meanSize = metric("Mean size (ulp / 1000)")
private let medianSize = metric("Median size (ulp / 1000)")
private let relativeSize = metric("Mean relative size (2^-p / 1000)")

private func metric(_ name: String) -> BenchmarkMetric {
  .custom(name, polarity: .prefersSmaller, useScalingFactor: false)
}

private var configuration: Benchmark.Configuration {
  .init(
    metrics: [.wallClock, rate, meanSize, medianSize, relativeSize],
    units: Dictionary(
      uniqueKeysWithValues: [rate, meanSize, medianSize, relativeSize].map { ($0, .count) }),
    scalingFactor: .kilo,
    maxDuration: RunLength.maxDuration,
    maxIterations: RunLength.maxIterations)
}

let benchmarks: @Sendable () -> Void = {
  register("known rate 11/64, addition 53 bits, Double", .addition, .multiplesInUnitInterval) {
    AssociativityMeasure<DoubleBackend>()
  }
  for operation in Association.allCases {
    register("\(operation) 53 bits, Double", operation, .logUniform(span: 3)) {
      AssociativityMeasure<DoubleBackend>()
    }
    for bits in [24, 53, 113, 256] {
      register("\(operation) \(bits) bits, BigFloat", operation, .logUniform(span: 3)) {
        try AssociativityMeasure(bits: bits)
      }
    }
  }
}

private struct Prepared<Backend: NumericBackend> {
  let measure: AssociativityMeasure<Backend>
  let triples: [Triple<Backend.Number>]
  let figures: AssociativityFigures
}

/// Times both orders and their comparison; the figures are computed once, before.
private func register<Backend: NumericBackend>(
  _ name: String, _ operation: Association, _ distribution: OperandDistribution,
  _ make: @escaping () throws -> AssociativityMeasure<Backend>
) {
  Benchmark(name, configuration: configuration) {
    (benchmark: Benchmark, prepared: Prepared<Backend>) in
    benchmark.startMeasurement()
    let differing = try prepared.measure.countDiffering(operation, prepared.triples)
    benchmark.stopMeasurement()
    blackHole(differing)
    report(prepared.figures, bits: prepared.measure.bits, to: benchmark)
  } setup: {
    orStop {
      try KnownAnswer.verifyDouble(count: sampleCount)
      let measure = try make()
      let figures = try measure.figures(operation, distribution, count: sampleCount)
      if measure.bits == 53 { try KnownAnswer.verifyAgreement(figures, operation, distribution) }
      return Prepared(
        measure: measure, triples: try measure.triples(distribution, count: timedCount),
        figures: figures)
    }
  }
}

private func report(_ figures: AssociativityFigures, bits: Int, to benchmark: Benchmark) {
  let unit = Double(sign: .plus, exponent: -bits, significand: 1)
  benchmark.measurement(rate, Int((figures.rate * 100_000).rounded()))
  benchmark.measurement(meanSize, Int((figures.meanUlps * 1000).rounded()))
  benchmark.measurement(medianSize, Int((figures.medianUlps * 1000).rounded()))
  benchmark.measurement(relativeSize, Int((Double(figures.meanRelative) / unit * 1000).rounded()))
}
