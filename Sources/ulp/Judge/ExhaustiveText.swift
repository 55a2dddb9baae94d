import Accuracy
import NumericCore

extension ExhaustiveCounts {
  /// The report for people.
  var text: String { (heading + computations.flatMap(\.lines)).joined(separator: "\n") }

  /// How many points were counted, and their ranges.
  var heading: [String] {
    let job = JSONValue.object(fields)
    let counted = done.count
    var lines = [isComplete ? "all \(count) points" : "\(counted) of \(count) points"]
    if case .list(let ranges)? = job["ranges"] {
      for range in ranges {
        guard case .string(let name)? = range["name"], case .string(let from)? = range["from"],
          case .string(let to)? = range["to"], case .string(let format)? = range["format"]
        else { continue }
        lines.append("  \(name) from \(from) to \(to), every number of \(format)")
      }
    }
    return lines
  }
}

extension ExhaustiveCounts.Counted {
  fileprivate var lines: [String] {
    let all = tally.all
    let largest = tally.beyond.firstIndex(of: 0) ?? tally.beyond.count
    var lines = [
      "\(name) (\(format))",
      "  \(all.certified) certified · \(tally.invalid) invalid · \(tally.undecided) undecided",
      "  correctly rounded \(Self.share(all.nearest, all)) · faithful \(Self.share(all.faithful, all))",
      "  wrong sign \(tally.wrongSign) · NaN \(tally.notANumber) · infinite \(tally.infinite)",
    ]
    let powers = (0..<largest).map { "\(1 << $0) \(tally.beyond[$0])" }
    lines.append("  at least ulp \(powers.isEmpty ? "1 0" : powers.joined(separator: " · "))")
    if let worst = tally.worst {
      let ulps = worst.ulps.isFinite ? "\(SampleReport.figure(worst.ulps)) ulp" : "infinite"
      lines.append("  maximum \(ulps) at \(place)")
    }
    if let flags { lines.append("  \(flags.line)") }
    return lines + table
  }

  /// The coordinates of the worst point.
  var inputs: [(name: String, value: String)] {
    guard case .object(let fields) = worst else { return [] }
    return fields.compactMap { name, value in
      if case .string(let text) = value { (name, text) } else { nil }
    }
  }

  /// The worst point as text.
  var place: String {
    inputs.isEmpty
      ? "no point" : inputs.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
  }

  private static func share(_ part: Int, _ counts: JudgementTally.Counts) -> String {
    "\(SampleReport.share(part, of: counts.certified)) % (\(part))"
  }

  /// The most rows of the table.
  private static let rows = 24

  /// The binades with results that are not correctly rounded, those with the largest errors if there are many.
  private var table: [String] {
    let wrong = tally.binades.filter { $0.value.nearest < $0.value.certified }
    if wrong.isEmpty { return [] }
    let order = wrong.sorted { ($0.value.largestUlps, $1.key) > ($1.value.largestUlps, $0.key) }
    let shown = order.prefix(Self.rows).sorted { $0.key < $1.key }
    var cells = [["exponent", "points", "not nearest", "not faithful", "largest ulp"]]
    for (exponent, counts) in shown {
      cells.append([
        "\(exponent)", "\(counts.certified)", "\(counts.certified - counts.nearest)",
        "\(counts.certified - counts.faithful)", SampleReport.figure(counts.largestUlps),
      ])
    }
    var lines = Columns.table(cells, leftAligned: []).map { "  \($0)" }
    let left = wrong.count - shown.count
    if left > 0 { lines.append("  and \(left) binades with smaller errors, which --json has") }
    return lines
  }
}
