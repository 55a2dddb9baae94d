public import Accuracy
public import BigNumbers
public import NumericCore

/// A competitor in a benchmark: a format, in which every operation is rounded, or exact evaluation
/// that proves a number of digits.
public enum Competitor: Hashable, Sendable {
  case format(FloatFormat)
  case exact(digits: Int)

  /// The name of the format, or for example `exact:50`.
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

  /// The format in which the results are compared with the true values.
  public var format: FloatFormat {
    switch self {
    case .format(let format): format
    case .exact(let digits): .bigFloat(.bits(Precision.bitsCovering(digits: digits)))
    }
  }

  /// Doubles, and binary numbers, decimals and exact evaluation at about the same precisions: from
  /// one number of bits to another, each twice the one before.
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

/// A competitor together with its work.
public struct Contender {
  /// Does all of the work, a given number of times.
  let work: RepeatedWork
  /// The results for each input.
  let results: () throws(ComputationFailure) -> [[FormatValue]]

  /// Prepares the work of a competitor.
  ///
  /// - Parameters:
  ///   - work: Evaluates every input, as many times as it is told. It is timed: inputs are converted
  ///     before, and results go to ``blackHole(_:)``, so that the optimizer does not remove them.
  ///   - results: The results for each input in the format of the competitor; there are as many as
  ///     ``Workload/truths``. It is not timed.
  public init(
    work: @escaping RepeatedWork,
    results: @escaping () throws(ComputationFailure) -> [[FormatValue]]
  ) {
    self.work = work
    self.results = results
  }
}

/// A computation on fixed inputs.
///
/// A client's own computation conforms to it and makes a ``Contender`` for each competitor that
/// takes part.
public protocol Workload: Sendable {
  /// A short name.
  var name: String { get }
  /// A description in one line.
  var summary: String { get }
  /// The number of operations of one evaluation.
  var operations: Int { get }
  /// The number of inputs, which is the number of evaluations of one pass.
  var evaluations: Int { get }
  /// The true results for each input.
  var truths: [[ExactReal]] { get }

  /// Prepares a competitor; nil if it does not take part in this workload.
  ///
  /// - Throws: if the competitor cannot do the work.
  func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender?
}
