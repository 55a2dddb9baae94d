import NumberTypeCases
import SuiteHarness
import SuiteSupport

// Operands are drawn and answers checked in the processes that measure. C and each form take turns in them, for
// only then does their ratio repeat.
let benchmarks: @Sendable () -> Void = {
  Rounds.answerRequest { name, round in
    guard let measured = RatioCase.all.first(where: { $0.name == name }) else {
      stop("there is no \(name)")
    }
    _ = try measured.row(round)
  }
  NumberOperation.allCases.forEach(registerDouble)
  RatioCase.all.forEach(registerRatios)
}

/// An operation at a precision.
private struct RatioCase {
  let operation: NumberOperation
  let bits: Int

  var name: String { "\(operation.name)-\(bits)" }

  static let all = NumberOperation.allCases.flatMap { operation in
    [64, 128, 256, 1024, 4096].map { RatioCase(operation: operation, bits: $0) }
  }

  func row(_ rounds: Rounds) throws -> RatioRow {
    try RatioRow(BigFloatCase(bits: bits), operation, rounds)
  }
}

/// Percent that a ratio may be off from its threshold: processors differ in what an allocation costs beside a
/// multiplication.
private let tolerance = Figure.Tolerance.percent(20)

private func registerRatios(_ measured: RatioCase) {
  let forms = RatioRow.forms(of: measured.operation)
  let ratios = forms.map { form in
    Figure("\(form.rawValue) over \(form.baseline.rawValue) (1/1000)", tolerance: tolerance)
  }
  register(measured.name, [Figure("C (ps)")] + ratios) {
    let rounds = RunLength.isQuick ? Rounds.quick : try .inProcesses(measured.name)
    let row = try rounds.repeated { try measured.row(rounds) }
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
