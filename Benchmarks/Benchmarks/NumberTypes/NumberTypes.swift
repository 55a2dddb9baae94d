import NumberTypeCases
import SuiteHarness
import SuiteSupport

// Operands are drawn and answers checked in the process that measures. C and each form take turns in it, for
// only then does their ratio repeat.
let benchmarks: @Sendable () -> Void = {
  for operation in NumberOperation.allCases {
    registerDouble(operation)
    for bits in [64, 128, 256, 1024, 4096] { registerRatios(operation, bits) }
  }
}

/// Percent that a ratio may be off from its threshold: processors differ in what an allocation costs beside a
/// multiplication.
private let tolerance = Figure.Tolerance.percent(20)

private func registerRatios(_ operation: NumberOperation, _ bits: Int) {
  let forms = RatioRow.forms(of: operation)
  let ratios = forms.map { form in
    Figure("\(form.rawValue) over \(form.baseline.rawValue) (1/1000)", tolerance: tolerance)
  }
  register("\(operation.name)-\(bits)", [Figure("C (ps)")] + ratios) {
    let rounds = RunLength.isQuick ? Rounds.quick : .full
    let row = try rounds.repeated { try RatioRow(BigFloatCase(bits: bits), operation, rounds) }
    return [row.time * 1000] + forms.compactMap { row.ratios[$0] }.map { $0 * 1000 }
  }
}

private func registerDouble(_ operation: NumberOperation) {
  register("\(operation.name)-Double", operations: OperandTexts.count) {
    let timed = try DoubleCase()
    try timed.check(operation)
    return timed
  } body: { timed, passes in
    timed.run(operation, passes: passes)
  }
}
