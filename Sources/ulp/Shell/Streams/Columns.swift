/// Text in columns.
enum Columns {
  /// One line; every cell except the last is padded to its width.
  static func row(_ cells: [(text: String, width: Int)]) -> String {
    cells.map { cell in
      cell.text + String(repeating: " ", count: max(0, cell.width - cell.text.count))
    }.joined(separator: "  ")
  }

  /// One line for each known fact, after its label.
  static func facts(_ facts: [(label: String, text: String)]) -> [String] {
    facts.filter { !$0.text.isEmpty }.map { row([($0.label, 8), ($0.text, 0)]) }
  }
}
