import BigNumbers
public import NumericCore

/// What many points showed.
public struct Sample: Sendable {
  /// The errors of each format, in the order of the formats.
  public let statistics: [ErrorStatistics]
  /// The largest errors of each format and the points where they were found, largest first.
  public let worst: [[WorstPoint]]
  /// The error of each format in every point that has a truth.
  public let errors: [[SampledError]]
  /// The points that have a truth, in the order of ``errors``; empty unless they were to be kept.
  public let points: [[FormatValue]]
  /// Points whose truth is certified.
  public let certified: Int
  /// Points without a true value: outside of the domain, or at a pole.
  public let invalid: Int
  /// Points whose truth could not be decided within the limits.
  public let undecided: Int
  /// Draws that the precondition ruled out.
  public let rejected: Int

  /// Joins what was collected, in order.
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

/// A point, and the error that a format has there.
public struct WorstPoint: Sendable {
  /// The numbers of the variables.
  public let point: [FormatValue]
  /// The error.
  public let error: SampledError
}

/// A part of a sample: what one thread finds at a time, or what a file has.
public struct SampleCollector: Sendable {
  var errors: [[SampledError]]
  /// The largest error of each format.
  var worst: [WorstPoint?]
  var points: [[FormatValue]] = []
  private let keepsPoints: Bool
  var invalid = 0
  var undecided = 0
  var rejected = 0

  /// Collects the errors of so many formats, and the points themselves if they are to be kept.
  public init(formats: Int, keepsPoints: Bool = false) {
    self.keepsPoints = keepsPoints
    errors = [[SampledError]](repeating: [], count: formats)
    worst = [WorstPoint?](repeating: nil, count: formats)
  }

  /// Takes note of a point, with its index and the numbers that stand for it in reports.
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
