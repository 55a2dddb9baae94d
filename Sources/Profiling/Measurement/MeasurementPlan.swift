public import NumericCore

/// The duration and number of the samples of a measurement.
public struct MeasurementPlan: Hashable, Sendable {
  /// The number of samples of each contender; a benchmark spreads them over its whole run.
  public var samples: Int
  /// The shortest time of one sample in nanoseconds; passes are repeated until they take as long.
  public var sampleTime: Int
  /// The time in nanoseconds after which a contender gets no more than three samples.
  public var mostTime: Int

  /// Creates a plan.
  public init(samples: Int = 63, sampleTime: Int = 2_000_000, mostTime: Int = 5_000_000_000) {
    (self.samples, self.sampleTime, self.mostTime) = (samples, sampleTime, mostTime)
  }

  /// The number of samples that a median needs at least.
  public static let leastSamples = 3
}

extension MeasurementPlan {
  /// The samples in portions of three, for a run that returns to each table several times.
  var portions: [Int] {
    let samples = max(samples, Self.leastSamples)
    let count = samples / Self.leastSamples
    return (0..<count).map { samples * ($0 + 1) / count - samples * $0 / count }
  }
}

/// Work that can be repeated: a number of passes, each over all inputs.
public typealias RepeatedWork = (_ passes: Int) throws(ComputationFailure) -> Void
