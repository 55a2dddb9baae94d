import Accuracy
import NumericCore

/// What was counted at all numbers of ranges, or at some of them: the object that `ulp judge --exhaustive --json` prints, that
/// `--resume` keeps and that `ulp merge` puts together.
struct ExhaustiveCounts {
  /// What was judged, by which version, and in which libraries: objects with other fields do not belong together.
  var fields: JSONFields
  /// The points whose results are counted.
  var done: CoveredRanges
  var computations: [Counted]

  /// The counts of one computation.
  struct Counted {
    var name: String
    var format: String
    var tally: JudgementTally
    /// The coordinates of the worst point.
    var worst: JSONValue
    /// What was counted of flags, which stands here and not in the tally; nil where nobody asked for them.
    var flags: FlagReport?
  }

  /// The number of all points.
  var count: Int { Self.number(JSONValue.object(fields)["points"]) ?? 0 }

  /// Whether all points are counted.
  var isComplete: Bool { missing.isEmpty }

  /// The points that are not counted.
  var missing: [Range<Int>] { done.missing(of: count) }

  /// Adds the counts of other points of the same job.
  mutating func add(_ other: ExhaustiveCounts) {
    for index in computations.indices {
      let before = computations[index].tally.worst?.index
      computations[index].tally.merge(other.computations[index].tally)
      if computations[index].tally.worst?.index != before {
        computations[index].worst = other.computations[index].worst
      }
      if let flags = other.computations[index].flags {
        if computations[index].flags == nil {
          computations[index].flags = flags
        } else {
          computations[index].flags?.add(flags)
        }
      }
    }
    done.add(other.done)
  }
}

// MARK: - JSON

extension ExhaustiveCounts {
  static let schema = "ulp-judge-exhaustive-1"

  var json: JSONValue {
    .object(
      [("schema", .string(Self.schema))] + fields + [
        ("done", done.json),
        ("results", .list(computations.map(\.json))),
      ])
  }

  /// Reads an object; nil if it is none of these.
  init?(_ json: JSONValue) {
    guard case .object(let fields) = json, let count = Self.number(json["points"]),
      json["schema"] == .string(Self.schema),
      let done = CoveredRanges(json["done"], of: count),
      case .list(let results)? = json["results"]
    else { return nil }
    self.fields = fields.filter { !["schema", "done", "results"].contains($0.name) }
    self.done = done
    computations = []
    for result in results {
      guard let counted = Counted(result) else { return nil }
      computations.append(counted)
    }
  }

  /// A count, so small that no sum of counts of files leaves a word.
  static func number(_ value: JSONValue?) -> Int? {
    guard case .number(let text)? = value, let number = Int(text), 0...1 << 40 ~= number else {
      return nil
    }
    return number
  }
}

extension ExhaustiveCounts.Counted {
  fileprivate var json: JSONValue {
    var fields: JSONFields = [("computation", .string(name)), ("backend", .string(format))]
    fields += Self.fields(tally.all)
    fields += [
      ("invalid", JSONValue(tally.invalid)), ("undecided", JSONValue(tally.undecided)),
      ("wrong_sign", JSONValue(tally.wrongSign)), ("nan", JSONValue(tally.notANumber)),
      ("infinite", JSONValue(tally.infinite)),
      ("at_least_ulps", .list(tally.beyond.prefix { $0 > 0 }.map { JSONValue($0) })),
    ]
    if let flags { fields.append((FlagReport.field, flags.json)) }
    var largest = JSONValue.null
    if let found = tally.worst {
      largest = .object([
        ("point", JSONValue(found.index)), ("inputs", worst), ("bits", JSONValue(found.bits)),
        ("ulps", found.ulps.isFinite ? JSONValue(found.ulps) : .null),
      ])
    }
    let binades = tally.binades.sorted { $0.key < $1.key }.map { exponent, counts in
      JSONValue.object([("exponent", JSONValue(exponent))] + Self.fields(counts))
    }
    return .object(fields + [("worst", largest), ("binades", .list(binades))])
  }

  private static func fields(_ counts: JudgementTally.Counts) -> JSONFields {
    [
      ("certified", JSONValue(counts.certified)), ("nearest", JSONValue(counts.nearest)),
      ("faithful", JSONValue(counts.faithful)), ("largest_ulps", JSONValue(counts.largestUlps)),
    ]
  }

  fileprivate init?(_ json: JSONValue) {
    func number(_ name: String) -> Int? { ExhaustiveCounts.number(json[name]) }
    guard case .string(let name)? = json["computation"],
      case .string(let format)? = json["backend"],
      let all = Self.counts(json), let invalid = number("invalid"),
      let undecided = number("undecided"), let wrongSign = number("wrong_sign"),
      let nan = number("nan"), let infinite = number("infinite"),
      case .list(let beyond)? = json["at_least_ulps"], beyond.count <= JudgementTally.powers,
      case .list(let binades)? = json["binades"], let worst = json["worst"]
    else { return nil }
    (self.name, self.format) = (name, format)
    if let flags = json[FlagReport.field] {
      guard let report = FlagReport(flags) else { return nil }
      self.flags = report
    }
    var place: (index: Int, bits: Double, ulps: Double)?
    if case .object = worst {
      guard let index = ExhaustiveCounts.number(worst["point"]),
        let bits = Self.double(worst["bits"])
      else { return nil }
      place = (
        index, bits, worst["ulps"] == .null ? .infinity : Self.double(worst["ulps"]) ?? .infinity
      )
    }
    self.worst = worst["inputs"] ?? .null
    tally = JudgementTally(worst: place)
    tally.all = all
    (tally.invalid, tally.undecided, tally.wrongSign) = (invalid, undecided, wrongSign)
    (tally.notANumber, tally.infinite) = (nan, infinite)
    for (k, count) in beyond.enumerated() {
      guard let count = ExhaustiveCounts.number(count) else { return nil }
      tally.beyond[k] = count
    }
    for binade in binades {
      guard case .number(let text)? = binade["exponent"], let exponent = Int(text),
        (-1 << 40...1 << 40).contains(exponent), let counts = Self.counts(binade)
      else { return nil }
      tally.binades[exponent] = counts
    }
  }

  private static func counts(_ json: JSONValue) -> JudgementTally.Counts? {
    guard let certified = ExhaustiveCounts.number(json["certified"]),
      let nearest = ExhaustiveCounts.number(json["nearest"]),
      let faithful = ExhaustiveCounts.number(json["faithful"]),
      let ulps = double(json["largest_ulps"])
    else { return nil }
    var counts = JudgementTally.Counts()
    (counts.certified, counts.nearest, counts.faithful) = (certified, nearest, faithful)
    counts.largestUlps = ulps
    return counts
  }

  private static func double(_ value: JSONValue?) -> Double? {
    if case .number(let text)? = value { Double(text) } else { nil }
  }
}
