import Accuracy
import Benchmark
import BigNumbers
import NumericCore
import SuiteHarness
import SuiteSupport

// Every measurement starts with a compiled program and does not reuse earlier results.
let benchmarks: @Sendable () -> Void = {
  for digits in RunLength.isQuick ? [15, 50] : [15, 50, 1000, 10_000] {
    for formula in ExactFormula.all where digits <= formula.mostDigits {
      registerDigits(formula, digits)
    }
  }
  for identity in ExactIdentity.all { registerIdentity(identity) }
  for format in [FloatFormat.double, .bigFloat(.bits(113)), .decimal(digits: 16)] {
    registerPoint(format)
  }
}

private func registerDigits(_ formula: ExactFormula, _ digits: Int) {
  register("\(digits) digits of \(formula.source)") {
    try formula.check()
    return try formula.program()
  } body: { program, passes in
    for _ in 0..<passes { blackHole(try ExactFormula.digits(of: program, digits)) }
  }
}

private func registerIdentity(_ identity: ExactIdentity) {
  register("sign of \(identity.source)") {
    let program = try identity.program()
    if try ExactBackend().evaluate(program)[0].sign() != identity.sign {
      stop("\(identity.source) has not the sign \(identity.sign)")
    }
    return program
  } body: { program, passes in
    for _ in 0..<passes { blackHole(try ExactBackend().evaluate(program)[0].sign()) }
  }
}

private func registerPoint(_ format: FloatFormat) {
  register("certified point, \(format.name)") {
    let point = try PointCase(format)
    try point.check()
    return point
  } body: { point, passes in
    for _ in 0..<passes { blackHole(try point.certified()) }
  }
}
