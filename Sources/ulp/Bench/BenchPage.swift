import Profiling

/// The HTML page of a benchmark run.
struct BenchPage {
  let run: BenchmarkRun

  var html: String {
    let parts =
      [HTMLText.element("h1", "What results cost")]
      + [paragraph("Processor time on \(run.machine). \(Self.explanation)")]
      + run.tables.flatMap(section)
    return HTMLPage.document(title: "ulp bench", body: parts.joined(separator: "\n"))
  }

  private static let explanation = """
    Times are medians of samples taken in turns, ± half the distance of their quartiles. Digits are \
    certified: those of the worst result, then of the middle one. A star marks what nothing else is both \
    as fast and as accurate as.
    """

  private func paragraph(_ text: String) -> String {
    HTMLText.element("p", [("class", "soft")], HTMLText.escaped(text))
  }

  private func section(_ table: BenchmarkTable) -> [String] {
    let operations = table.operations == 1 ? "1 operation" : "\(table.operations) operations"
    let summary = table.summary.isEmpty ? "" : "\(table.summary); "
    var parts = [
      HTMLText.element("h2", HTMLText.element("code", HTMLText.escaped(table.name))),
      paragraph("\(summary)\(operations), inputs: \(table.evaluations)"),
    ]
    if table.measured.count > 1 { parts.append(BenchPlot(table: table).figure) }
    var list = HTMLTable(caption: "Cost and accuracy", columns: BenchTable.columns)
    for row in table.rows where row.figures != nil {
      let cells = BenchTable.cells(row, table)
      list.rows.append(
        (HTMLText.escaped(cells[0]), cells.dropFirst().map { HTMLText.escaped($0) }))
    }
    parts.append(list.html)
    for row in table.rows {
      if case .failure(let failure) = row.outcome {
        parts.append(paragraph("\(row.competitor): \(failure)"))
      }
    }
    return parts
  }
}
