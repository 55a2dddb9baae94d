import Benchmark

/// A number that a benchmark reports.
public struct Figure: Sendable {
  /// How far a figure may be from its stored threshold.
  public enum Tolerance: Sendable {
    /// There is no threshold.
    case any
    /// By this percentage in either direction.
    case percent(Double)
    /// The figure must equal the threshold.
    case none
  }

  /// The name with the unit.
  public var name: String
  /// The tolerance relative to the threshold.
  public var tolerance: Tolerance

  /// A figure with a name.
  public init(_ name: String, tolerance: Tolerance = .any) {
    self.name = name
    self.tolerance = tolerance
  }

  /// The time in picoseconds, because the benchmark package supports only integers.
  static let time = Figure("Time (ps)")
  /// The overhead of measuring in a sample, in millionths of it.
  static let overhead = Figure("Harness (1/1000000)")

  var metric: BenchmarkMetric {
    .custom(name, polarity: .prefersSmaller, useScalingFactor: false)
  }

  var thresholds: BenchmarkThresholds {
    switch tolerance {
    case .any: BenchmarkThresholds()
    case .percent(let percent): BenchmarkThresholds(relative: [.p90: percent])
    case .none: BenchmarkThresholds(absolute: [.p90: 0])
    }
  }
}

extension [Figure] {
  /// A configuration that measures only these figures.
  func configuration(warmupIterations: Int, maxDuration: Duration, maxIterations: Int)
    -> Benchmark.Configuration
  {
    Benchmark.Configuration(
      metrics: map(\.metric),
      units: Dictionary(uniqueKeysWithValues: map { ($0.metric, .count) }),
      warmupIterations: warmupIterations,
      scalingFactor: .one,
      maxDuration: maxDuration,
      maxIterations: maxIterations,
      thresholds: Dictionary(uniqueKeysWithValues: map { ($0.metric, $0.thresholds) }))
  }
}
