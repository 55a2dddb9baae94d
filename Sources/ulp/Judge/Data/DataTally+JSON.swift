import Accuracy
import NumericCore

extension JSONValue {
  /// A count, so small that no sum of counts leaves a word.
  var count: Int? {
    guard case .number(let text) = self, let number = Int(text), 0...1 << 60 ~= number else {
      return nil
    }
    return number
  }

  /// A number; infinite if it is null.
  fileprivate var double: Double? {
    switch self {
    case .number(let text): Double(text)
    case .null: .infinity
    default: nil
    }
  }

  fileprivate var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  fileprivate static func number(_ x: Double) -> JSONValue { x.isFinite ? JSONValue(x) : .null }
}

extension DataTally {
  /// What is kept: everything but the points for plots.
  var json: JSONValue {
    .object([
      ("rows", JSONValue(rows)), ("broken", JSONValue(broken)),
      ("unbounded", JSONValue(unbounded)),
      ("strange", .list(strange.map { JSONValue($0) })),
      ("invalid", JSONValue(sample.invalid)), ("undecided", JSONValue(sample.undecided)),
      ("rejected", JSONValue(sample.rejected)),
      ("statistics", .list(sample.statistics.map(\.json))),
      (
        "worst",
        .list(
          sample.worst.map { points in
            .list(
              points.map { worst in
                .list(
                  [
                    JSONValue(worst.error.point), .number(worst.error.bits),
                    .number(worst.error.ulps),
                  ] + worst.point.map { .string($0.exactText) })
              })
          })
      ),
    ])
  }

  /// Takes what was kept; false if it is not that of such a job.
  mutating func restore(_ json: JSONValue, _ formats: [FloatFormat]) -> Bool {
    guard let rows = json["rows"]?.count, let broken = json["broken"]?.count,
      let unbounded = json["unbounded"]?.count, let invalid = json["invalid"]?.count,
      let undecided = json["undecided"]?.count, let rejected = json["rejected"]?.count,
      let strange = json["strange"]?.items?.compactMap(\.count),
      strange.count == self.strange.count,
      let statistics = json["statistics"]?.items?.compactMap(ErrorStatistics.init),
      statistics.count == sample.statistics.count, let lists = json["worst"]?.items,
      lists.count == statistics.count
    else { return false }
    var worst: [[WorstPoint]] = []
    for list in lists {
      guard let points = list.items?.compactMap({ WorstPoint($0, formats) }) else { return false }
      worst.append(points)
    }
    (self.rows, self.broken, self.unbounded, self.strange) = (rows, broken, unbounded, strange)
    sample = Sample(
      statistics: statistics, worst: worst, invalid: invalid, undecided: undecided,
      rejected: rejected)
    return true
  }
}

extension WorstPoint {
  fileprivate init?(_ json: JSONValue, _ formats: [FloatFormat]) {
    guard let items = json.items, items.count == 3 + formats.count, let row = items[0].count,
      let bits = items[1].double, let ulps = items[2].double
    else { return nil }
    var point: [FormatValue] = []
    for (item, format) in zip(items.dropFirst(3), formats) {
      guard case .string(let text) = item, let number = try? format.number(written: text) else {
        return nil
      }
      point.append(number.value)
    }
    self.init(point: point, error: SampledError(point: row, bits: bits, ulps: ulps))
  }
}

extension ErrorStatistics {
  fileprivate var json: JSONValue {
    let counts = counts
    func sum(_ parts: [Int: UInt128]) -> JSONValue {
      .list(
        parts.sorted { $0.key < $1.key }.map { .list([JSONValue($0.key), .string("\($0.value)")]) })
    }
    return .object([
      (
        "bits",
        .list(
          counts.bits.sorted { $0.key < $1.key }.map {
            .list([JSONValue($0.key), JSONValue($0.value)])
          })
      ),
      ("rounded", .truth(counts.isRounded)), ("largest_bits", JSONValue(counts.largestBits)),
      ("largest_ulps", .number(counts.largestUlps)),
      ("sum_of_bits", sum(counts.sumOfBits)), ("sum_of_ulps", sum(counts.sumOfUlps)),
      ("finite", JSONValue(counts.finite)), ("beyond_format", JSONValue(counts.beyondFormat)),
      ("not_finite", JSONValue(counts.notFinite)), ("nearest", JSONValue(counts.correctlyRounded)),
      ("faithful", JSONValue(counts.faithful)),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    var counts = Counts()
    guard let bits = json["bits"]?.items, case .truth(let isRounded)? = json["rounded"],
      let largestBits = json["largest_bits"]?.double,
      let largestUlps = json["largest_ulps"]?.double, let finite = json["finite"]?.count,
      let beyond = json["beyond_format"]?.count, let notFinite = json["not_finite"]?.count,
      let nearest = json["nearest"]?.count, let faithful = json["faithful"]?.count,
      let sumOfBits = Self.sum(json["sum_of_bits"]), let sumOfUlps = Self.sum(json["sum_of_ulps"])
    else { return nil }
    for pair in bits {
      guard let pair = pair.items, pair.count == 2, let bits = pair[0].double,
        let count = pair[1].count
      else { return nil }
      counts.bits[bits] = count
    }
    counts.isRounded = isRounded
    (counts.largestBits, counts.largestUlps) = (largestBits, largestUlps)
    (counts.sumOfBits, counts.sumOfUlps, counts.finite) = (sumOfBits, sumOfUlps, finite)
    (counts.beyondFormat, counts.notFinite, counts.correctlyRounded) = (beyond, notFinite, nearest)
    counts.faithful = faithful
    self.init(counts)
  }

  private static func sum(_ json: JSONValue?) -> [Int: UInt128]? {
    guard let items = json?.items else { return nil }
    var sum: [Int: UInt128] = [:]
    for item in items {
      guard let pair = item.items, pair.count == 2, case .number(let key) = pair[0],
        let exponent = Int(key), abs(exponent) < 1 << 12, case .string(let text) = pair[1],
        let significand = UInt128(text), significand < 1 << 120
      else { return nil }
      sum[exponent] = significand
    }
    return sum
  }
}
