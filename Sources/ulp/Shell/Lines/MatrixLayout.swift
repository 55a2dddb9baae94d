/// The texts of the elements of a matrix in rows.
struct MatrixLayout {
  private let rows: [[String]]

  /// The layout of elements row by row.
  init(_ texts: [String], columns: Int) {
    rows = stride(from: 0, to: texts.count, by: columns).map {
      Array(texts[$0..<($0 + columns)])
    }
  }

  /// As it is typed, in one line; aligned, each row has a line and each column a width.
  func text(isAligned: Bool) -> String {
    // A single row in brackets would be a list.
    if rows.count == 1 { return "[[\(rows[0].joined(separator: ", "))]]" }
    guard isAligned else {
      return "[\(rows.map { $0.joined(separator: ", ") }.joined(separator: "; "))]"
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { text, width in
        String(repeating: " ", count: width - text.count) + text
      }.joined(separator: ", ")
    }
    return "[\(lines.joined(separator: ";\n "))]"
  }
}
