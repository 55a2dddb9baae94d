/// The duration and number of the samples of a measurement.
public struct SamplingPlan: Sendable {
  /// The number of samples of each form; the median of an odd number of samples is one of them.
  public var samples: Int
  /// The shortest duration of one sample.
  public var duration: Duration

  /// Creates a plan.
  public init(samples: Int, duration: Duration) {
    self.samples = samples
    self.duration = duration
  }

  /// A plan for results that are kept.
  public static let full = SamplingPlan(samples: 31, duration: .milliseconds(4))
  /// A plan that only shows that everything runs.
  public static let quick = SamplingPlan(samples: 5, duration: .microseconds(50))

  /// The number of passes that take at least `duration`, found by doubling.
  public func passes(_ body: (Int) throws -> Void) rethrows -> Int {
    let clock = ContinuousClock()
    var passes = 1
    while try clock.measure({ try body(passes) }) < duration { passes *= 2 }
    return passes
  }

  /// The nanoseconds that `body` takes.
  public func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) * 1e-9
  }

  /// The median time of a form, and the median of its ratios to its baseline.
  ///
  /// The baseline is measured immediately before the form, so that a temporary slowdown of the
  /// machine affects both.
  public func compare(
    passes: Int, _ baseline: () throws -> Void, _ form: () throws -> Void
  ) rethrows -> (baseline: Double, ratio: Double) {
    var times: [Double] = []
    var ratios: [Double] = []
    for _ in 0..<samples {
      let base = try nanoseconds(baseline)
      times.append(base / Double(passes))
      ratios.append(try nanoseconds(form) / base)
    }
    return (median(times), median(ratios))
  }
}

/// The median of an odd number of values.
public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The mean without the lowest and the highest tenth of the values.
public func trimmedMean(_ values: [Double]) -> Double {
  let middle = values.sorted().dropFirst(values.count / 10).dropLast(values.count / 10)
  return middle.reduce(0, +) / Double(middle.count)
}
