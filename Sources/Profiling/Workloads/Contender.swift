import Accuracy
public import BigNumbers
public import NumericCore

/// What competes in a benchmark: a format whose every operation is rounded, or exact evaluation that proves
/// so many digits.
public enum Competitor: Hashable, Sendable {
  case format(FloatFormat)
  case exact(digits: Int)

  /// What people call it: the name of a format, or `exact:50`.
  public var name: String {
    switch self {
    case .format(let format): format.name
    case .exact(let digits): "exact:\(digits)"
    }
  }

  /// The competitor that a name denotes; nil for an unknown one.
  public init?(_ name: String) {
    if let format = FloatFormat(name) {
      self = .format(format)
      return
    }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "exact", let digits = Int(parts[1]),
      (1...Self.mostDigits).contains(digits)
    else { return nil }
    self = .exact(digits: digits)
  }

  private static let mostDigits = 10_000_000

  /// The format in which results are held against the truth.
  public var format: FloatFormat {
    switch self {
    case .format(let format): format
    case .exact(let digits): .bigFloat(.bits(Precision.bitsCovering(digits: digits)))
    }
  }

  /// Doubles, and binary numbers, decimals and exact evaluation at about the same precisions: from one count
  /// of bits up to another, each twice the one before.
  public static func sweep(from least: Int, to most: Int) -> [Competitor] {
    var precisions: [Precision] = []
    var bits = least
    while bits <= most {
      precisions.append(.bits(bits))
      bits *= 2
    }
    return [.format(.double)] + precisions.map { .format(.bigFloat($0)) }
      + precisions.map { .format(.decimal(digits: $0.decimalDigits)) }
      + precisions.map { .exact(digits: $0.decimalDigits) }
  }
}

/// One competitor with the work that it has to do.
public struct Contender {
  /// Does all of it, so many times.
  let work: RepeatedWork
  /// What came out, for each input and each result of it.
  let results: () throws(ComputationFailure) -> [[FormatValue]]
}

/// Something that numbers are used for, on inputs that stay the same.
public protocol Workload: Sendable {
  /// A short name.
  var name: String { get }
  /// What it is, in one line.
  var summary: String { get }
  /// Operations of one evaluation.
  var operations: Int { get }
  /// How many inputs there are: evaluations of one pass.
  var evaluations: Int { get }
  /// The true results for each input.
  var truths: [[ExactReal]] { get }

  /// Prepares a competitor; nil for one that has nothing to do here.
  ///
  /// - Throws: what the competitor cannot do.
  func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender?
}
