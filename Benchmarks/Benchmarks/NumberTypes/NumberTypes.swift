import Benchmark
import NumberTypeCases
import SuiteSupport

/// Passes over all pairs in one sample, so that a sample is 1000 operations.
private let passes = 1000 / OperandTexts.count

private var configuration: Benchmark.Configuration {
  .init(
    metrics: [.wallClock, .throughput],
    scalingFactor: .kilo,
    maxDuration: RunLength.maxDuration,
    maxIterations: RunLength.maxIterations)
}

private let forms: [NumberForm] = [.cResult, .intoResult, .allocating, .cAccumulator, .inPlace]

// Operands are drawn and answers checked in the setup, which runs in the process that measures.
let benchmarks: @Sendable () -> Void = {
  for operation in NumberOperation.allCases {
    registerDouble(operation)
    for bits in [64, 128, 256, 1024, 4096] {
      for form in forms where form.applies(to: operation) {
        registerBigFloat(operation, bits, form)
      }
    }
  }
}

private func registerDouble(_ operation: NumberOperation) {
  Benchmark("\(operation.name) 53 bits, Double", configuration: configuration) {
    (benchmark: Benchmark, timed: DoubleCase) in
    benchmark.startMeasurement()
    timed.run(operation, passes: passes)
    benchmark.stopMeasurement()
    blackHole(timed)
  } setup: {
    orStop {
      let timed = try DoubleCase()
      try timed.check(operation)
      return timed
    }
  }
}

private func registerBigFloat(_ operation: NumberOperation, _ bits: Int, _ form: NumberForm) {
  let name = "\(operation.name) \(bits) bits, \(form.rawValue)"
  Benchmark(name, configuration: configuration) {
    (benchmark: Benchmark, timed: BigFloatCase) in
    benchmark.startMeasurement()
    let last = try timed.run(form, operation, passes: passes)
    benchmark.stopMeasurement()
    blackHole(last)
  } setup: {
    orStop {
      let timed = try BigFloatCase(bits: bits)
      try timed.check(form, operation)
      return timed
    }
  }
}
