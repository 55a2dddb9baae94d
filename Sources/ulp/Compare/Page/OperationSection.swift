import Accuracy
import BigNumbers
import NumericCore

/// The operations in one format: the source with underlined operations, and a table.
struct OperationSection {
  /// The name of the format and the index in an array.
  let name: String
  let comparison: Comparison
  let source: [UInt8]
  let limits: ExactLimits

  /// The largest number of rows; of more operations those with the largest errors are shown.
  static let mostRows = 400

  var html: String {
    guard !comparison.steps.isEmpty else { return "" }
    let table = StepTable(comparison, source: source, limits: limits)
    let shown = shown
    var rows = HTMLTable(caption: "Operations in \(name), in order", columns: StepTable.columns)
    for index in shown {
      let row = table.row(index)
      let isWorst = index == table.worst
      if isWorst { rows.marked = rows.rows.count }
      let mark = isWorst ? " ◀ worst" : ""
      rows.rows.append(
        (
          HTMLText.element("code", HTMLText.escaped(row[0])) + mark,
          row.dropFirst().map(HTMLText.escaped)
        ))
    }
    var parts = [
      HTMLText.element("h2", HTMLText.escaped(name)),
      AnnotatedExpression(table: table, shown: shown).html, ErrorLevel.legend,
    ]
    if let worst = table.worst {
      parts.append(HTMLText.element("p", HTMLText.escaped(table.sentence(worst))))
    }
    if shown.count < comparison.steps.count {
      parts.append(
        HTMLText.element(
          "p", [("class", "soft")],
          "The \(shown.count) operations with the largest errors, of \(comparison.steps.count)."))
    }
    return (parts + [rows.html]).joined(separator: "\n")
  }

  /// The steps in the table, in the order of evaluation.
  private var shown: [Int] {
    let steps = comparison.steps
    guard steps.count > Self.mostRows else { return Array(steps.indices) }
    let bits = steps.map { $0.error?.approximateBits(limits) ?? 0 }
    let largest = steps.indices.sorted { (bits[$0], $1) > (bits[$1], $0) }
    return largest.prefix(Self.mostRows).sorted()
  }
}
