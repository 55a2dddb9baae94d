import Benchmark

/// A number that a benchmark reports.
public struct Figure: Sendable {
  /// How far a figure may be from its threshold on file.
  public enum Tolerance: Sendable {
    /// Nothing is held against it.
    case any
    /// So many percent, either way.
    case percent(Double)
    /// Not at all.
    case none
  }

  /// What it is, with its unit.
  public var name: String
  /// How far it may be from its threshold.
  public var tolerance: Tolerance

  /// A figure of a name.
  public init(_ name: String, tolerance: Tolerance = .any) {
    self.name = name
    self.tolerance = tolerance
  }

  /// Picoseconds, for the benchmark package counts in integers.
  static let time = Figure("Time (ps)")
  /// What measuring adds to a sample, in millionths of it.
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
  /// Measures these figures and nothing else.
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
