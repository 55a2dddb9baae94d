import Accuracy
import NumericCore

/// What many points gave, as an object that other programs and other runs can add to theirs: it loses nothing.
extension Sample {
  var json: JSONValue {
    var fields: JSONFields = [
      ("invalid", JSONValue(invalid)), ("undecided", JSONValue(undecided)),
      ("rejected", JSONValue(rejected)), ("statistics", .list(statistics.map(\.json))),
      ("worst", .list(worst.map { .list($0.map(\.json)) })),
    ]
    if arithmetic.contains(where: { $0 != nil }) {
      fields.append(("arithmetic", .list(arithmetic.map { $0?.json ?? .null })))
    }
    if flags.contains(where: { $0 != nil }) {
      fields.append(("flags", .list(flags.map { $0?.json ?? .null })))
    }
    if mostKept > 0 {
      fields += [("kept_each", JSONValue(stride)), ("kept", .list(kept.map(\.json)))]
    }
    return .object(fields)
  }

  /// Reads an object; nil if it is none of a number of computations at points with numbers of these formats.
  ///
  /// Of the points that come, and of those that it has, `keeping` at most are kept.
  init?(_ json: JSONValue?, _ formats: [FloatFormat], computations: Int, keeping: Int = 0) {
    guard let json, let invalid = json["invalid"]?.count,
      let undecided = json["undecided"]?.count, let rejected = json["rejected"]?.count,
      let statistics = json["statistics"]?.items?.compactMap(ErrorStatistics.init),
      statistics.count == computations, let lists = json["worst"]?.items,
      lists.count == computations
    else { return nil }
    var worst: [[WorstPoint]] = []
    for list in lists {
      guard let items = list.items else { return nil }
      let points = items.compactMap { WorstPoint($0, formats) }
      guard points.count == items.count else { return nil }
      worst.append(points)
    }
    self.init(
      statistics: statistics, worst: worst, invalid: invalid, undecided: undecided,
      rejected: rejected, keeping: keeping)
    if let items = json["arithmetic"]?.items {
      guard items.count == computations else { return nil }
      arithmetic = items.map { ErrorStatistics($0) }
    }
    if let items = json["flags"]?.items {
      guard items.count == computations else { return nil }
      flags = items.map { FlagTally($0, formats) }
    }
    if keeping > 0 {
      guard let each = json["kept_each"]?.count, each > 0, let items = json["kept"]?.items else {
        return nil
      }
      let points = items.compactMap { KeptPoint($0, formats, computations) }
      guard points.count == items.count else { return nil }
      keep(points, each: each)
    }
  }
}

// MARK: - Points

extension [FormatValue] {
  fileprivate var json: [JSONValue] { map { .string($0.exactText) } }

  /// Reads the coordinates of a point; nil if one is no number of its format.
  fileprivate init?(_ items: ArraySlice<JSONValue>, _ formats: [FloatFormat]) {
    guard items.count == formats.count else { return nil }
    self.init()
    for (item, format) in zip(items, formats) {
      guard case .string(let text) = item, let number = try? format.number(written: text) else {
        return nil
      }
      append(number.value)
    }
  }
}

extension SampledError {
  fileprivate var json: [JSONValue] { [.number(bits), .number(ulps)] }
}

extension WorstPoint {
  fileprivate var json: JSONValue {
    .list([JSONValue(error.point)] + error.json + point.json)
  }

  fileprivate init?(_ json: JSONValue, _ formats: [FloatFormat]) {
    guard let items = json.items, items.count == 3 + formats.count, let row = items[0].count,
      let bits = items[1].double, let ulps = items[2].double,
      let point = [FormatValue](items[3...], formats)
    else { return nil }
    self.init(point: point, error: SampledError(point: row, bits: bits, ulps: ulps))
  }
}

extension KeptPoint {
  fileprivate var json: JSONValue {
    .list([JSONValue(errors.first?.point)] + errors.flatMap(\.json) + point.json)
  }

  fileprivate init?(_ json: JSONValue, _ formats: [FloatFormat], _ computations: Int) {
    let coordinates = 1 + 2 * computations
    guard let items = json.items, items.count == coordinates + formats.count,
      let index = items[0].count, let point = [FormatValue](items[coordinates...], formats)
    else { return nil }
    var errors: [SampledError] = []
    for place in stride(from: 1, to: coordinates, by: 2) {
      guard let bits = items[place].double, let ulps = items[place + 1].double else { return nil }
      errors.append(SampledError(point: index, bits: bits, ulps: ulps))
    }
    self.init(point: point, errors: errors)
  }
}

// MARK: - Flags

extension FlagTally {
  fileprivate var json: JSONValue {
    func list(_ finding: Finding) -> JSONValue {
      .list([JSONValue(finding.count), JSONValue(finding.first)] + finding.point.json)
    }
    return .list([JSONValue(right), JSONValue(undecided), list(raised), list(missing)])
  }

  fileprivate init?(_ json: JSONValue, _ formats: [FloatFormat]) {
    func finding(_ json: JSONValue) -> Finding? {
      guard let items = json.items, items.count >= 2, let count = items[0].count else { return nil }
      guard let first = items[1].count else { return Finding(count: count) }
      return [FormatValue](items[2...], formats).map {
        Finding(count: count, first: first, point: $0)
      }
    }
    guard let items = json.items, items.count == 4, let right = items[0].count,
      let undecided = items[1].count, let raised = finding(items[2]),
      let missing = finding(items[3])
    else { return nil }
    self.init()
    (self.right, self.undecided, self.raised, self.missing) = (right, undecided, raised, missing)
  }
}

// MARK: - Statistics

extension ErrorStatistics {
  fileprivate var json: JSONValue {
    let counts = counts
    return .object([
      ("bits", .tally(counts.bits)), ("rounded", .truth(counts.isRounded)),
      ("largest_bits", JSONValue(counts.largestBits)),
      ("largest_ulps", .number(counts.largestUlps)),
      ("sum_of_bits", .sum(counts.sumOfBits)), ("sum_of_ulps", .sum(counts.sumOfUlps)),
      ("finite", JSONValue(counts.finite)), ("beyond_format", JSONValue(counts.beyondFormat)),
      ("not_finite", JSONValue(counts.notFinite)), ("nearest", JSONValue(counts.correctlyRounded)),
      ("faithful", JSONValue(counts.faithful)),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    var counts = Counts()
    guard let bits = json["bits"]?.tally, case .truth(let isRounded)? = json["rounded"],
      let largestBits = json["largest_bits"]?.double,
      let largestUlps = json["largest_ulps"]?.double, let finite = json["finite"]?.count,
      let beyond = json["beyond_format"]?.count, let notFinite = json["not_finite"]?.count,
      let nearest = json["nearest"]?.count, let faithful = json["faithful"]?.count,
      let sumOfBits = json["sum_of_bits"]?.sum(exponentsBelow: 1 << 12),
      let sumOfUlps = json["sum_of_ulps"]?.sum(exponentsBelow: 1 << 12)
    else { return nil }
    counts.bits = bits
    counts.isRounded = isRounded
    (counts.largestBits, counts.largestUlps) = (largestBits, largestUlps)
    (counts.sumOfBits, counts.sumOfUlps, counts.finite) = (sumOfBits, sumOfUlps, finite)
    (counts.beyondFormat, counts.notFinite, counts.correctlyRounded) = (beyond, notFinite, nearest)
    counts.faithful = faithful
    self.init(counts)
  }
}
