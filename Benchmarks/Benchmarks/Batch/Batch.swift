import Benchmark
import BigNumbers
import NumericCore
import SuiteHarness

// The work of `ulp batch` for each line, as calls of the library: read, compile, run, write.
let benchmarks: @Sendable () -> Void = {
  registerBatch("Double", digits: 15) { DoubleBackend.completed }
  registerBatch("64 bits", digits: 15) { try BigFloatBackend(precision: .bits(64)) }
  registerBatch("50 digits", digits: 50) { try BigFloatBackend(precision: .digits(50)) }
  registerBatch("decimal, 34 digits", digits: 34) {
    DecimalBackend(DecimalContext(precision: 34))
  }
  registerBatch("exact", digits: 15) { ExactBackend() }
}

private func registerBatch<Backend: NumericBackend>(
  _ type: String, digits: Int, _ make: @escaping () throws -> Backend
) {
  register("mixed lines, \(type)", operations: BatchLines.all.count) {
    let batch = BatchCase(try make(), digits: digits)
    try batch.check()
    return batch
  } body: { batch, passes in
    blackHole(try batch.run(passes: passes))
  }
}
