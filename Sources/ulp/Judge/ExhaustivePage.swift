import Accuracy

/// The HTML page of what was counted at all numbers of ranges.
struct ExhaustivePage {
  let counts: ExhaustiveCounts

  var html: String {
    let source = texts(JSONValue.object(counts.fields)["source"]).first ?? ""
    var parts = [
      HTMLText.element("h1", HTMLText.element("code", HTMLText.escaped(source))),
      HTMLText.settings(texts(JSONValue.object(counts.fields)["settings"])),
    ]
    parts += counts.heading.map { HTMLText.element("p", HTMLText.escaped($0)) }
    // The names, sizes and checksums of files.
    parts += texts(JSONValue.object(counts.fields)["libraries"]).map {
      HTMLText.element("p", HTMLText.escaped($0))
    }
    parts += [
      table.html, HTMLText.element("p", [("class", "soft")], HTMLText.escaped(Self.explanation)),
    ]
    for counted in counts.computations {
      parts.append(HTMLText.element("h2", HTMLText.escaped(counted.name)))
      parts.append(HTMLText.plots(counted.figures))
    }
    return HTMLPage.document(title: "ulp judge: \(source)", body: parts.joined(separator: "\n"))
  }

  private static let explanation = """
    Nearest: no number of the format is nearer to the truth. Faithful: none lies between the result and the truth. \
    ulp: distance from the truth in units of its last place. The maximum is that of all these numbers.
    """

  /// The texts of a value, which may be a list.
  private func texts(_ value: JSONValue?) -> [String] {
    switch value {
    case .string(let text): [text]
    case .list(let values): values.flatMap(texts)
    default: []
    }
  }

  private var table: HTMLTable {
    var table = HTMLTable(
      caption: "Results", columns: ["computation"] + counts.computations.map(\.name))
    func add(_ name: String, _ cell: (ExhaustiveCounts.Counted) -> String) {
      table.rows.append((name, counts.computations.map { HTMLText.escaped(cell($0)) }))
    }
    func share(_ part: Int, _ counted: ExhaustiveCounts.Counted) -> String {
      "\(part) (\(SampleReport.share(part, of: counted.tally.all.certified)) %)"
    }
    add("format", \.format)
    add("certified") { "\($0.tally.all.certified)" }
    add("invalid") { "\($0.tally.invalid)" }
    add("undecided") { "\($0.tally.undecided)" }
    add("nearest to the truth") { share($0.tally.all.nearest, $0) }
    add("faithful") { share($0.tally.all.faithful, $0) }
    add("wrong sign") { "\($0.tally.wrongSign)" }
    add("NaN") { "\($0.tally.notANumber)" }
    add("infinite") { "\($0.tally.infinite)" }
    add("ulp, maximum") { $0.tally.worst.map { SampleReport.figure($0.ulps) } ?? "–" }
    add("at") { $0.place }
    for (index, row) in (counts.computations.first?.flags?.rows ?? []).enumerated() {
      add(row.name) { $0.flags?.rows[index].cell ?? "–" }
    }
    return table
  }
}

extension ExhaustiveCounts.Counted {
  /// The plots by binades of the first argument.
  var figures: [String] {
    let variable = inputs.first?.name ?? "x"
    guard let plot = BinadeHistogram(variable, tally.binades) else { return [] }
    return [plot.figure(name), plot.largest(name)]
  }
}
