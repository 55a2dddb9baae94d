/// Text in columns.
enum Columns {
  /// One line; every cell except the last is padded to its width.
  static func row(_ cells: [(text: String, width: Int)]) -> String {
    cells.map { cell in
      cell.text + String(repeating: " ", count: max(0, cell.width - cell.text.count))
    }.joined(separator: "  ")
  }

  /// One line for each row of a table; the columns that are not aligned left are aligned right.
  static func table(_ rows: [[String]], leftAligned: Set<Int>) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isLeft = leftAligned.contains(column)
        line += (column > 0 ? "  " : "") + (isLeft ? "" : padding) + cell
        if isLeft, column < cells.count - 1 { line += padding }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// One line for each known fact, after its label.
  static func facts(_ facts: [(label: String, text: String)]) -> [String] {
    facts.filter { !$0.text.isEmpty }.map { row([($0.label, 8), ($0.text, 0)]) }
  }
}
