import BigNumbers

/// The errors at many points: a part of them, or all; what is measured at other points can be added.
///
/// Its memory does not grow with the number of points, except for those that it is asked to keep.
public struct Sample: Sendable {
  /// The statistics of each format, in the order of the formats.
  public private(set) var statistics: [ErrorStatistics]
  /// The statistics of the errors of arithmetic of each format; nil while they are those of the errors.
  public var arithmetic: [ErrorStatistics?]
  /// The largest errors of each format with their points, in descending order; ``mostWorst`` at most.
  public private(set) var worst: [[WorstPoint]]
  /// What is counted of the flags of each computation; nil where nobody asked for them.
  public var flags: [FlagTally?]
  /// The points with a true value that are kept, and the errors of all formats there.
  public private(set) var kept: [KeptPoint] = []
  /// The number of points whose true value is certified.
  public private(set) var certified = 0
  /// The number of points without a true value: outside the domain, or at a pole.
  public private(set) var invalid = 0
  /// The number of points whose true value could not be decided within the limits.
  public private(set) var undecided = 0
  /// The number of draws that did not satisfy the precondition.
  public private(set) var rejected = 0
  /// The most points that are kept.
  public let mostKept: Int
  /// Points whose index is no multiple of it are not kept.
  public private(set) var stride = 1

  /// The number of largest errors of each format.
  public static let mostWorst = 16

  /// No points yet; of those that come, `keeping` at most are kept, which are spread evenly over all indices.
  public init(formats: Int, keeping: Int = 0) {
    statistics = [ErrorStatistics](repeating: ErrorStatistics(), count: formats)
    arithmetic = [ErrorStatistics?](repeating: nil, count: formats)
    worst = [[WorstPoint]](repeating: [], count: formats)
    flags = [FlagTally?](repeating: nil, count: formats)
    mostKept = keeping
  }

  /// What was measured before.
  public init(
    statistics: [ErrorStatistics], worst: [[WorstPoint]], invalid: Int, undecided: Int,
    rejected: Int, keeping: Int = 0
  ) {
    (self.statistics, self.worst, mostKept) = (statistics, worst, keeping)
    (self.invalid, self.undecided, self.rejected) = (invalid, undecided, rejected)
    certified = statistics.first?.count ?? 0
    arithmetic = [ErrorStatistics?](repeating: nil, count: statistics.count)
    flags = [FlagTally?](repeating: nil, count: statistics.count)
  }

  /// Adds a point with its index and the values that represent it in reports.
  ///
  /// Errors of arithmetic are those of the formats, or none where nothing is told from the errors.
  public mutating func add(
    _ result: CertifiedPoint, _ errorsOfArithmetic: [ErrorOfArithmetic] = [], index: Int,
    _ point: [FormatValue]
  ) {
    if case .invalid = result.truth {
      invalid += 1
      return
    }
    let errors = result.errors.compactMap { $0.map { SampledError($0, point: index) } }
    if errors.count < statistics.count {
      undecided += 1
      return
    }
    certified += 1
    for (format, error) in errors.enumerated() {
      let own = errorsOfArithmetic.isEmpty ? .same : errorsOfArithmetic[format]
      add(own, error, format)
      statistics[format].add(error)
      if let last = worst[format].last, worst[format].count == Self.mostWorst,
        !error.isWorse(than: last.error)
      {
        continue
      }
      add(WorstPoint(point: point, error: error), format)
    }
    if mostKept > 0, index % stride == 0 {
      kept.append(KeptPoint(point: point, errors: errors))
      thin()
    }
  }

  /// Adds the flags of a point that was added.
  mutating func addFlags(
    of result: CertifiedPoint, index: Int, _ point: [FormatValue], _ limits: ExactLimits
  ) {
    for computation in flags.indices where result.flags[computation] != nil {
      flags[computation] = flags[computation] ?? FlagTally()
      flags[computation]?.add(result.flagVerdict(computation, limits), at: index, point)
    }
  }

  /// Adds an error of arithmetic before the error itself is added.
  private mutating func add(_ own: ErrorOfArithmetic, _ error: SampledError, _ format: Int) {
    switch own {
    case .same: arithmetic[format]?.add(error)
    case .measured(let own):
      var sum = arithmetic[format] ?? statistics[format]
      sum.add(SampledError(own, point: error.point))
      arithmetic[format] = sum
    case .unknown: arithmetic[format] = arithmetic[format] ?? statistics[format]
    }
  }

  /// Adds the errors at other points: the sum is the same in any order.
  public mutating func merge(_ other: Sample) {
    for format in statistics.indices {
      if arithmetic[format] != nil || other.arithmetic[format] != nil {
        var sum = arithmetic[format] ?? statistics[format]
        sum.merge(other.arithmetic[format] ?? other.statistics[format])
        arithmetic[format] = sum
      }
      statistics[format].merge(other.statistics[format])
      if let others = other.flags[format] {
        flags[format] = flags[format] ?? FlagTally()
        flags[format]?.merge(others)
      }
      for point in other.worst[format] { add(point, format) }
    }
    certified += other.certified
    invalid += other.invalid
    undecided += other.undecided
    rejected += other.rejected
    let isInOrder = (kept.last?.index ?? 0) <= (other.kept.first?.index ?? .max)
    kept += other.kept
    if !isInOrder { kept.sort { $0.index < $1.index } }
    if stride != other.stride {
      stride = max(stride, other.stride)
      kept.removeAll { $0.index % stride != 0 }
    }
    thin()
  }

  /// Takes points that were kept, those of each index that is a multiple of a number.
  public mutating func keep(_ points: [KeptPoint], each stride: Int) {
    (kept, self.stride) = (points, stride)
    thin()
  }

  /// Counts a point without a true value.
  public mutating func addInvalid() { invalid += 1 }

  /// Counts a point that does not satisfy the precondition.
  public mutating func addRejected() { rejected += 1 }

  private mutating func add(_ point: WorstPoint, _ format: Int) {
    let place = worst[format].lastIndex { !point.comes(before: $0) }.map { $0 + 1 } ?? 0
    guard place < Self.mostWorst else { return }
    worst[format].insert(point, at: place)
    if worst[format].count > Self.mostWorst { worst[format].removeLast() }
  }

  /// Drops every other point until there are few enough: which ones are kept depends on their indices alone.
  private mutating func thin() {
    while kept.count > mostKept {
      stride *= 2
      kept.removeAll { $0.index % stride != 0 }
    }
  }
}

/// A point and the error of a format there.
public struct WorstPoint: Sendable {
  /// The values of the variables.
  public let point: [FormatValue]
  /// The error.
  public let error: SampledError

  /// A point and its error.
  public init(point: [FormatValue], error: SampledError) {
    (self.point, self.error) = (point, error)
  }

  /// Whether the error is larger, or as large at an earlier point.
  fileprivate func comes(before other: WorstPoint) -> Bool {
    if error.isWorse(than: other.error) { return true }
    return !other.error.isWorse(than: error) && error.point < other.error.point
  }
}

/// A point and the errors of all formats there.
public struct KeptPoint: Sendable {
  /// The values of the variables.
  public let point: [FormatValue]
  /// The errors, in the order of the formats.
  public let errors: [SampledError]

  /// A point and the errors there.
  public init(point: [FormatValue], errors: [SampledError]) {
    (self.point, self.errors) = (point, errors)
  }

  var index: Int { errors.first?.point ?? 0 }
}
