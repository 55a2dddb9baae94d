import SuiteSupport

/// The costs of one operation at one precision in all its forms, relative to C.
public struct RatioRow {
  /// The operation.
  public let operation: NumberOperation
  /// The bits of operands and results.
  public let bits: Int
  /// The nanoseconds of one operation in C, with operands in variables.
  public private(set) var time = 0.0
  /// The time of each form divided by that of its baseline.
  public private(set) var ratios: [NumberForm: Double] = [:]

  /// The forms of an operation, without those in C.
  public static func forms(of operation: NumberOperation) -> [NumberForm] {
    NumberForm.allCases.filter { $0.applies(to: operation) && $0.baseline != $0 }
  }

  /// Checks the results, then measures each form in turns with its baseline.
  public init(
    _ timed: BigFloatCase, _ operation: NumberOperation, _ rounds: Rounds
  ) throws {
    self.operation = operation
    bits = timed.bits
    let passes = try rounds.plan.passesInTurns { try timed.run(.cHeld, operation, passes: $0) }
    for form in Self.forms(of: operation) {
      try timed.check(form, operation)
      let (base, ratio) = try rounds.compare(passes: passes * OperandTexts.count) {
        try timed.run(form.baseline, operation, passes: passes)
      } _: {
        try timed.run(form, operation, passes: passes)
      }
      ratios[form] = ratio
      if form.baseline == .cHeld { time = base }
    }
  }
}
