import NumberTypeCases
import SuiteSupport

/// One operation at one precision in every form it has.
struct RatioRow {
  let operation: NumberOperation
  let bits: Int
  /// Nanoseconds of one operation in C, operands in variables.
  private(set) var time = 0.0
  /// Time over that of the form's baseline.
  private(set) var ratios: [NumberForm: Double] = [:]

  /// Checks the answers, then measures each form in turns with its baseline.
  init(_ timed: BigFloatCase, _ operation: NumberOperation, _ plan: SamplingPlan) throws {
    self.operation = operation
    bits = timed.bits
    let passes = try plan.passes { try timed.run(.cHeld, operation, passes: $0) }
    for form in NumberForm.allCases where form.applies(to: operation) && form.baseline != form {
      try timed.check(form, operation)
      let (base, ratio) = try plan.compare(passes: passes * OperandTexts.count) {
        try timed.run(form.baseline, operation, passes: passes)
      } _: {
        try timed.run(form, operation, passes: passes)
      }
      ratios[form] = ratio
      if form.baseline == .cHeld { time = base }
    }
  }
}
