import NumberTypeCases
import SuiteHarness
import SuiteSupport

// Operands are drawn and results are checked in the processes that measure. C and each form are
// measured in turns in the same process, because only then their ratio is reproducible.
let benchmarks: @Sendable () -> Void = {
  Rounds.answerRequest { _ = try rows($0) }
  NumberOperation.allCases.forEach(registerDouble)
  registerRatios()
}

/// The measured combinations of operation and precision.
private let cases = NumberOperation.allCases.flatMap { operation in
  [64, 128, 256, 1024, 4096].map { (operation: operation, bits: $0) }
}

private func rows(_ rounds: Rounds) throws -> [RatioRow] {
  try cases.map { try RatioRow(BigFloatCase(bits: $0.bits), $0.operation, rounds) }
}

/// The tolerance of ratios in percent: processors differ in the cost of an allocation relative to a
/// multiplication.
private let tolerance = Figure.Tolerance.percent(20)

/// One benchmark of all ratios.
///
/// Each of its rounds measures all of them, so that a temporary disturbance of some seconds affects
/// only one round of each.
private func registerRatios() {
  let figures = cases.flatMap { operation, bits in
    let name = "\(operation.name)-\(bits)"
    return [Figure("\(name), C (ps)")]
      + RatioRow.forms(of: operation).map { form in
        Figure(
          "\(name), \(form.rawValue) over \(form.baseline.rawValue) (1/1000)", tolerance: tolerance)
      }
  }
  register("Ratios", figures) {
    let rounds = RunLength.isQuick ? Rounds.quick : try .inProcesses()
    return try rounds.repeated { try rows(rounds) }.flatMap { row in
      let ratios = RatioRow.forms(of: row.operation).compactMap { row.ratios[$0] }
      return [row.time * 1000] + ratios.map { $0 * 1000 }
    }
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
