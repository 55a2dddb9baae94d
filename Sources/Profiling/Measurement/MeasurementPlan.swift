public import NumericCore

/// How long and how often to measure.
public struct MeasurementPlan: Hashable, Sendable {
  /// Samples of each contender; a benchmark spreads them over its whole run.
  public var samples: Int
  /// Least nanoseconds of one sample: passes are repeated until they take so long.
  public var sampleTime: Int
  /// After so many nanoseconds a contender gets no more samples than three.
  public var mostTime: Int

  /// A plan of its own.
  public init(samples: Int = 63, sampleTime: Int = 2_000_000, mostTime: Int = 5_000_000_000) {
    (self.samples, self.sampleTime, self.mostTime) = (samples, sampleTime, mostTime)
  }

  /// Samples below which no median is formed.
  public static let leastSamples = 3
}

extension MeasurementPlan {
  /// The samples in portions of three, for a run that comes back to each table so many times.
  var portions: [Int] {
    let samples = max(samples, Self.leastSamples)
    let count = samples / Self.leastSamples
    return (0..<count).map { samples * ($0 + 1) / count - samples * $0 / count }
  }
}

/// Work that can be repeated: so many passes, each over all inputs.
public typealias RepeatedWork = (_ passes: Int) throws(ComputationFailure) -> Void
