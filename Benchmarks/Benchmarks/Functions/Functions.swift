import Benchmark
import BigNumbers
import NumericCore
import Scientific
import SuiteHarness
import SuiteSupport

// One benchmark for each function of backends to which the catalogue compiles. A quick run uses
// only Double and one precision, but all functions.
let benchmarks: @Sendable () -> Void = {
  for (name, function) in FunctionList.functions {
    registerFunction("\(name), Double", function, bits: 53, tolerance: 4) {
      DoubleBackend.completed
    }
    for bits in RunLength.isQuick ? [128] : [128, 1024] {
      registerFunction("\(name), \(bits) bits", function, bits: bits, tolerance: 0) {
        try BigFloatBackend(precision: .bits(bits))
      }
    }
  }
}

/// The value may differ from the true one by `tolerance` ulps, because libm does not round
/// correctly.
private func registerFunction<Backend: NumericBackend>(
  _ name: String, _ function: Function, bits: Int, tolerance: Int,
  _ make: @escaping () throws -> Backend
) {
  register(name, operations: FunctionCase<Backend>.count) {
    let timed = try FunctionCase(function, on: make(), bits: bits)
    try FunctionCheck(function, bits: bits, tolerance: tolerance).check(timed)
    return timed
  } body: { timed, passes in
    blackHole(try timed.run(passes: passes))
  }
}
