/// How long and how often to measure.
public struct SamplingPlan: Sendable {
  /// Samples of each form; the median of an odd count is one of them.
  public var samples: Int
  /// Least duration of one sample.
  public var duration: Duration

  /// A plan of its own.
  public init(samples: Int, duration: Duration) {
    self.samples = samples
    self.duration = duration
  }

  /// For numbers to keep.
  public static let full = SamplingPlan(samples: 31, duration: .milliseconds(4))
  /// Only shows that everything runs.
  public static let quick = SamplingPlan(samples: 5, duration: .microseconds(50))

  /// Passes that take at least `duration`, found by doubling.
  public func passes(_ body: (Int) throws -> Void) rethrows -> Int {
    let clock = ContinuousClock()
    var passes = 1
    while try clock.measure({ try body(passes) }) < duration { passes *= 2 }
    return passes
  }

  /// Nanoseconds of `body`.
  public func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) * 1e-9
  }

  /// The median time of a form and that of its ratio to its baseline, measured right before it: what
  /// slows the whole machine for a while slows both.
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

/// The middle of an odd count of numbers.
public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The mean of numbers without the lowest and the highest tenth of them.
public func trimmedMean(_ values: [Double]) -> Double {
  let middle = values.sorted().dropFirst(values.count / 10).dropLast(values.count / 10)
  return middle.reduce(0, +) / Double(middle.count)
}
