import Charts

/// A phase portrait and the expression of which it is.
struct PortraitReport {
  let expression: String
  let portrait: PhasePortrait

  /// Notes about parts that have no colour.
  var notes: [String] {
    let missing = portrait.values.count(where: \.isUndefined)
    if missing == 0 { return [] }
    return [
      "\(expression): \(missing) of \(portrait.values.count) cells have no value and are grey"
    ]
  }

  /// All values as one object; null where there is none.
  var json: JSONValue {
    func pair(_ x: Double, _ y: Double) -> JSONValue { .list([JSONValue(x), JSONValue(y)]) }
    return .object([
      ("schema", "ulp-plot-1"), ("variable", .string(portrait.variable)),
      ("from", pair(portrait.horizontal.lowerBound, portrait.vertical.lowerBound)),
      ("to", pair(portrait.horizontal.upperBound, portrait.vertical.upperBound)),
      ("source", .string(expression)), ("backend", "double"),
      ("columns", JSONValue(portrait.columns)), ("rows", JSONValue(portrait.rows)),
      ("undefined", JSONValue(portrait.values.count(where: \.isUndefined))),
      ("values", .list(portrait.values.map { $0.isUndefined ? .null : pair($0.re, $0.im) })),
    ])
  }
}

extension PlotOutputOptions {
  /// Writes the numbers and draws the portrait, as requested.
  func publish(_ report: PortraitReport) async throws {
    for note in report.notes { StandardError.write("note: \(note)\n") }
    if json { StandardOutput.write(json: report.json) }
    if let table {
      try write(table: report.portrait.table, to: table)
    }
    guard let picture else { return }
    guard case .terminal = picture else { return try await report.portrait.publish(as: picture) }
    guard StandardOutput.showsColors else {
      try StandardError.fail(
        "a phase portrait needs colours, which standard output does not show here; -o FILE draws it, --data FILE writes its numbers"
      )
    }
    StandardOutput.write(Array(report.portrait.terminalText.utf8))
  }
}
