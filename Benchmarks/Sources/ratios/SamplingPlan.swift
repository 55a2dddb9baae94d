import NumberTypeCases

/// How long and how often to measure.
struct SamplingPlan {
  /// Samples of each form; the median of an odd count is one of them.
  var samples: Int
  /// Least duration of one sample.
  var duration: Duration

  static let full = SamplingPlan(samples: 31, duration: .milliseconds(4))
  /// Only shows that everything runs.
  static let quick = SamplingPlan(samples: 5, duration: .microseconds(50))

  /// Passes that take at least `duration`, found by doubling.
  func passes(_ body: (Int) throws -> Void) rethrows -> Int {
    let clock = ContinuousClock()
    var passes = 1
    while try clock.measure({ try body(passes) }) < duration { passes *= 2 }
    return passes
  }

  /// Nanoseconds of one operation.
  func nanoseconds(passes: Int, _ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body).components
    let total = Double(time.seconds) * 1e9 + Double(time.attoseconds) * 1e-9
    return total / Double(passes * OperandTexts.count)
  }
}

/// The middle of an odd count of numbers.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
