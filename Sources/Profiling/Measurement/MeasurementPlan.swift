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

/// How often a piece of work is repeated, which follows from the plan and from the time of one pass.
public struct PlannedPasses: Hashable, Sendable {
  /// The passes of one sample.
  public let ofSample: Int
  /// The samples that are taken: fewer than the plan has if they take too long.
  public let samples: Int
  /// All passes: those that find out how many a sample needs, one before each portion of samples, and those of the samples.
  public let all: Int
}

extension MeasurementPlan {
  /// How often a piece of work is repeated if one pass takes some nanoseconds.
  public func passes(ofPass nanoseconds: Double) -> PlannedPasses {
    var passes = 1
    while Double(passes) * nanoseconds < Double(sampleTime), passes <= 1 << 40 { passes *= 2 }
    var samples = max(samples, Self.leastSamples)
    let permitted = Double(mostTime) / (Double(passes) * max(nanoseconds, .leastNormalMagnitude))
    if permitted < Double(samples) {
      samples = min(samples, max(Self.leastSamples, Int(permitted) + 1))
    }
    return PlannedPasses(
      ofSample: passes, samples: samples,
      all: 2 * passes - 1 + portions(with: samples) + samples * passes)
  }

  /// The number of portions that begin before a number of samples is taken.
  func portions(with samples: Int) -> Int {
    var (count, taken) = (0, 0)
    for portion in portions where taken < samples {
      count += 1
      taken += portion
    }
    return count
  }
}

/// Work that can be repeated: a number of passes, each over all inputs.
public typealias RepeatedWork = (_ passes: Int) throws(ComputationFailure) -> Void
