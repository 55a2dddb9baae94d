import Arithmetic

/// What a file has of a job, which can be put together with others.
protocol JobFragment {
  /// What tells the job from others.
  var job: JSONFields { get }
  /// The version of the program, and the libraries.
  var origin: JSONFields { get }
  /// The number of points of the whole job, or of bytes of a file.
  var count: Int { get }
  var covered: CoveredRanges { get }
  /// What is counted.
  static var unit: String { get }
  /// Whether there is a result of some of it.
  static var canBeMissing: Bool { get }
}

extension JobFragment {
  static var unit: String { "points" }
  static var canBeMissing: Bool { true }
}

/// The parts of one job, which files have.
struct MergedFiles {
  /// Whether parts of several versions may be put together.
  let mixed: Bool
  /// The parts, none of which counts a point that another one counts.
  private(set) var parts: [any JobFragment] = []
  private var covered = CoveredRanges()
  private var firstFile = ""

  init(mixed: Bool) { self.mixed = mixed }

  /// Adds a part, if it counts no points that are counted; it takes the place of parts all of whose points it counts.
  mutating func add(_ part: any JobFragment, from file: String, _ reporter: FailureReporter) throws
  {
    if let first = parts.first {
      if type(of: part) != type(of: first) || part.count != first.count
        || JSONValue.object(part.job) != .object(first.job)
      {
        try refuse("\(file) belongs to another job than \(firstFile)", reporter)
      }
      if !mixed, JSONValue.object(part.origin) != .object(first.origin) {
        try refuse(
          "\(file) was made by \(Self.name(part.origin)), and \(firstFile) by \(Self.name(first.origin)); --mixed accepts both",
          reporter)
      }
    } else {
      firstFile = file
      let own = JSONValue.string(UlpCommand.configuration.version)
      if !mixed, let version = JSONValue.object(part.origin)["version"], version != own {
        try refuse(
          "\(file) was made by \(Self.name(part.origin)), and this is \(UlpCommand.configuration.version); --mixed accepts it",
          reporter)
      }
    }
    let ranges = part.covered.ranges
    if !parts.isEmpty, ranges.allSatisfy(covered.covers) { return }
    if !ranges.allSatisfy(covered.isApart) {
      let kept = parts.filter { !$0.covered.ranges.allSatisfy(part.covered.covers) }
      let others = kept.flatMap(\.covered.ranges)
      guard others.allSatisfy(part.covered.isApart) else {
        try refuse(
          "\(file) has some \(type(of: part).unit) that another file has, and others", reporter)
      }
      parts = kept
      covered = CoveredRanges()
      for range in others { covered.add(range) }
    }
    covered.add(part.covered)
    parts.append(part)
  }

  /// Fails if points are missing, unless that is permitted.
  func requireAll(_ partial: Bool, _ reporter: FailureReporter) throws {
    guard let first = parts.first, !partial else { return }
    let count = first.count
    let missing = covered.missing(of: count)
    guard !missing.isEmpty else { return }
    let ranges = missing.prefix(8).map { "\($0.lowerBound) to \($0.upperBound - 1)" }
    let more = missing.count > 8 ? ", and others" : ""
    let kind = type(of: first)
    let advice = kind.canBeMissing ? "; --partial leaves them out" : ""
    try refuse(
      "the \(kind.unit) \(ranges.joined(separator: ", "))\(more) are missing, of 0 to \(count - 1)\(advice)",
      reporter)
  }

  private func refuse(_ sentence: String, _ reporter: FailureReporter) throws -> Never {
    try reporter.fail(CommandFailure(sentence))
  }

  /// A version, and the libraries if there are any.
  private static func name(_ origin: JSONFields) -> String {
    let texts = origin.flatMap { $0.value.items ?? [$0.value] }.compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
    return texts.joined(separator: " with ")
  }
}

extension PartialResult: JobFragment {}

extension ExhaustiveCounts: JobFragment {
  var job: JSONFields { fields.filter { !Self.namesOfOrigin.contains($0.name) } }
  var origin: JSONFields { fields.filter { Self.namesOfOrigin.contains($0.name) } }
  var covered: CoveredRanges { done }

  private static let namesOfOrigin = ["version", "libraries"]
}
