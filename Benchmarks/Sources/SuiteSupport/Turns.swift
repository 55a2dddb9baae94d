extension SamplingPlan {
  /// For ratios to keep: so many and such short samples that what else the machine does spoils few of them.
  public static let turns = SamplingPlan(samples: 301, duration: .microseconds(250))

  /// The median time of the baseline and that of ratios, each ratio from four samples in the order baseline,
  /// form, form, baseline: what slows the machine down or speeds it up steadily adds the same to both.
  public func compareInTurns(
    passes: Int, _ baseline: () throws -> Void, _ form: () throws -> Void
  ) rethrows -> (baseline: Double, ratio: Double) {
    var times: [Double] = []
    var ratios: [Double] = []
    for _ in 0..<samples {
      var base = try nanoseconds(baseline)
      let time = try nanoseconds(form) + nanoseconds(form)
      base += try nanoseconds(baseline)
      times.append(base / Double(2 * passes))
      ratios.append(time / base)
    }
    return (median(times), median(ratios))
  }

  /// What measuring adds to a sample: the median time, in nanoseconds, of a body that does nothing.
  public func overhead() -> Double {
    median((0..<301).map { _ in nanoseconds {} })
  }

  /// That time as a share of a sample, which is to be below ``greatestOverhead``.
  public func overheadShare() -> Double {
    let components = duration.components
    return overhead() / (Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9)
  }

  /// The share of a sample that measuring may take.
  public static let greatestOverhead = 0.02
}
