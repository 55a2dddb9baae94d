import NumberTypeCases

/// One operation at one precision in every form it has.
struct RatioRow {
  let operation: NumberOperation
  let bits: Int
  /// Nanoseconds of one operation, medians.
  private(set) var times: [NumberForm: Double] = [:]
  /// Time over that of the baseline, medians of the ratios of neighbouring samples: what slows the
  /// whole machine for a while slows both.
  private(set) var ratios: [NumberForm: Double] = [:]

  /// Checks the answers, then measures the forms in turns.
  init(_ timed: BigFloatCase, _ operation: NumberOperation, _ plan: SamplingPlan) throws {
    self.operation = operation
    bits = timed.bits
    let forms = NumberForm.allCases.filter { $0.applies(to: operation) }
    for form in forms { try timed.check(form, operation) }
    let passes = try plan.passes { try timed.run(.cResult, operation, passes: $0) }

    var samples: [NumberForm: [Double]] = [:]
    for _ in 0..<plan.samples {
      for form in forms {
        let time = try plan.nanoseconds(passes: passes) {
          try timed.run(form, operation, passes: passes)
        }
        samples[form, default: []].append(time)
      }
    }
    times = samples.mapValues(median)
    for form in forms where form.baseline != form {
      guard let own = samples[form], let baseline = samples[form.baseline] else { continue }
      ratios[form] = median(zip(own, baseline).map { $0 / $1 })
    }
  }
}
