/// The texts of the elements of a matrix in rows, or of a list.
struct MatrixLayout {
  private let rows: [[String]]
  private let isList: Bool

  /// The layout of elements row by row.
  init(_ texts: [String], columns: Int) {
    isList = false
    rows = stride(from: 0, to: texts.count, by: columns).map {
      Array(texts[$0..<($0 + columns)])
    }
  }

  /// The layout of a list.
  init(list texts: [String]) { (isList, rows) = (true, [texts]) }

  /// The text in a layout.
  func text(_ layout: MatrixStyle) -> String {
    switch layout {
    case .csv: return rows.map { $0.joined(separator: ",") }.joined(separator: "\n")
    case .latex: return latex
    case .aligned where !isList && rows.count > 1: return aligned
    case .line, .aligned:
      let inner = rows.map { $0.joined(separator: ", ") }.joined(separator: "; ")
      // A single row in brackets would be a list.
      return isList || rows.count > 1 ? "[\(inner)]" : "[[\(inner)]]"
    }
  }

  /// Each row has a line, and each column a width.
  private var aligned: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { text, width in
        String(repeating: " ", count: width - text.count) + text
      }.joined(separator: ", ")
    }
    return "[\(lines.joined(separator: ";\n "))]"
  }

  private var latex: String {
    let shown = isList ? rows[0].map { [$0] } : rows
    let lines = shown.map { row in row.joined(separator: " & ") }
    return
      "\\begin{pmatrix} \(lines.joined(separator: " \\\\ "))\(lines.isEmpty ? "" : " ")\\end{pmatrix}"
  }
}

extension String {
  /// A number in the notation of LaTeX: fractions and powers of ten in place of `/` and `e`.
  var inLaTeX: String {
    let isNegative = hasPrefix("-")
    let magnitude = isNegative ? dropFirst() : self[...]
    let sign = isNegative ? "-" : ""
    let parts = magnitude.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 { return "\(sign)\\frac{\(parts[0])}{\(parts[1])}" }
    guard let mark = magnitude.firstIndex(of: "e"), magnitude.first?.isNumber == true else {
      return self
    }
    let exponent = magnitude[magnitude.index(after: mark)...].drop { $0 == "+" }
    return "\(sign)\(magnitude[..<mark]) \\cdot 10^{\(exponent)}"
  }
}
