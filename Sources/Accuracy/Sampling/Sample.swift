import BigNumbers
public import NumericCore

/// The errors at many points.
public struct Sample: Sendable {
  /// The statistics of each format, in the order of the formats.
  public let statistics: [ErrorStatistics]
  /// The largest errors of each format with their points, in descending order.
  public let worst: [[WorstPoint]]
  /// The error of each format at every point with a true value.
  public let errors: [[SampledError]]
  /// The points with a true value, in the order of ``errors``; empty unless the points were kept.
  public let points: [[FormatValue]]
  /// The number of points whose true value is certified.
  public let certified: Int
  /// The number of points without a true value: outside the domain, or at a pole.
  public let invalid: Int
  /// The number of points whose true value could not be decided within the limits.
  public let undecided: Int
  /// The number of draws that did not satisfy the precondition.
  public let rejected: Int

  /// Combines the collected parts in order.
  public init(_ chunks: [SampleCollector], formats: [FloatFormat]) {
    errors = formats.indices.map { format in chunks.flatMap { $0.errors[format] } }
    statistics = errors.map(ErrorStatistics.init)
    worst = formats.indices.map { format in
      chunks.compactMap { $0.worst[format] }.sorted { $0.error.isWorse(than: $1.error) }
    }
    points = chunks.flatMap(\.points)
    certified = errors.first?.count ?? 0
    invalid = chunks.reduce(0) { $0 + $1.invalid }
    undecided = chunks.reduce(0) { $0 + $1.undecided }
    rejected = chunks.reduce(0) { $0 + $1.rejected }
  }
}

/// A point and the error of a format there.
public struct WorstPoint: Sendable {
  /// The values of the variables.
  public let point: [FormatValue]
  /// The error.
  public let error: SampledError
}

/// A part of a sample: the points that a thread processes at a time, or the contents of a file.
public struct SampleCollector: Sendable {
  var errors: [[SampledError]]
  /// The largest error of each format.
  var worst: [WorstPoint?]
  var points: [[FormatValue]] = []
  private let keepsPoints: Bool
  var invalid = 0
  var undecided = 0
  var rejected = 0

  /// Collects the errors of a number of formats, and the points themselves if they are to be kept.
  public init(formats: Int, keepsPoints: Bool = false) {
    self.keepsPoints = keepsPoints
    errors = [[SampledError]](repeating: [], count: formats)
    worst = [WorstPoint?](repeating: nil, count: formats)
  }

  /// Adds a point with its index and the values that represent it in reports.
  public mutating func add(_ result: CertifiedPoint, index: Int, _ point: [FormatValue]) {
    if case .invalid = result.truth {
      invalid += 1
      return
    }
    let measures = result.errors.compactMap { $0 }
    if measures.count < errors.count {
      undecided += 1
    } else {
      if keepsPoints { points.append(point) }
      for (format, measure) in measures.enumerated() {
        let error = SampledError(measure, point: index)
        errors[format].append(error)
        if worst[format].map({ error.isWorse(than: $0.error) }) ?? true {
          worst[format] = WorstPoint(point: point, error: error)
        }
      }
    }
  }
}
