import Accuracy
import BigNumbers
import NumericCore

/// What triples gave, as JSON that loses nothing.
extension TripleReport.Row {
  var found: JSONValue {
    switch self {
    case .exact(let differing): JSONValue(differing)
    case .format(_, let figures): figures.found
    }
  }

  /// Reads what a number of triples gave, of the same format; nil if it is something else.
  func read(_ json: JSONValue, triples: Int) -> Self? {
    switch self {
    case .exact: json.count.flatMap { $0 <= triples ? .exact(differing: $0) : nil }
    case .format(let format, _):
      AssociativityFigures(json, triples: triples).map { .format(format, $0) }
    }
  }

  /// Adds what other triples gave in the same format.
  mutating func merge(_ other: Self) {
    switch (self, other) {
    case (.exact(let differing), .exact(let more)): self = .exact(differing: differing + more)
    case (.format(let format, var figures), .format(_, let more)):
      figures.merge(more)
      self = .format(format, figures)
    default: preconditionFailure("rows of exact arithmetic and of a format do not add up")
    }
  }
}

extension AssociativityFigures {
  fileprivate var found: JSONValue {
    .object([
      ("overflow", JSONValue(counts.overflowing)), ("left_correct", JSONValue(counts.leftCorrect)),
      ("right_correct", JSONValue(counts.rightCorrect)), ("ulps", .tally(counts.ulps)),
      ("sum_of_relative", .sum(counts.sumOfRelative)),
      ("greatest_relative", .string(FormatValue.binary(counts.greatestRelative).exactText)),
      ("ordinal_bits", .list(counts.distances.map { JSONValue($0) })),
    ])
  }

  /// Reads an object; nil if it is none of a number of triples.
  fileprivate init?(_ json: JSONValue, triples: Int) {
    var counts = Counts()
    guard let overflowing = json["overflow"]?.count, overflowing <= triples,
      let left = json["left_correct"]?.count, let right = json["right_correct"]?.count,
      max(left, right) <= triples - overflowing, let ulps = json["ulps"]?.tally,
      let sum = json["sum_of_relative"]?.sum(exponentsBelow: 1 << 26),
      case .string(let text)? = json["greatest_relative"],
      case .binary(let greatest)? = try? FloatFormat.bigFloat(.bits(64)).number(written: text)
        .value, greatest.isFinite, let distances = json["ordinal_bits"]?.items?.map(\.count),
      distances.count < 1 << 26, !distances.contains(nil)
    else { return nil }
    (counts.count, counts.overflowing) = (triples, overflowing)
    (counts.leftCorrect, counts.rightCorrect) = (left, right)
    (counts.ulps, counts.sumOfRelative, counts.greatestRelative) = (ulps, sum, greatest)
    counts.distances = distances.compactMap { $0 }
    let sizes = [Array(ulps.values), counts.distances]
    guard sizes.allSatisfy({ $0.total(atMost: triples) != nil }) else { return nil }
    self.init(counts)
  }
}
