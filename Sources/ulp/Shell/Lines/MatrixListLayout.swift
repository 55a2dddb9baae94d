import Arithmetic

/// The texts of the elements of several matrices, one matrix after the other.
struct MatrixListLayout {
  private let matrices: [MatrixLayout]

  /// The layout of elements, matrix by matrix and row by row.
  init(_ texts: [String], _ sizes: MatrixSizes) {
    matrices = sizes.parts(of: texts).map { MatrixLayout($0.elements, columns: $0.columns) }
  }

  /// The text in a layout.
  func text(_ layout: MatrixStyle) -> String {
    let texts = matrices.map { $0.text(layout) }
    switch layout {
    // Rows have lines, so that an empty line ends a matrix.
    case .csv: return texts.joined(separator: "\n\n")
    case .latex: return texts.joined(separator: ", ")
    case .line: return "[\(texts.joined(separator: ", "))]"
    case .aligned:
      let blocks = texts.map { $0.split(separator: "\n").joined(separator: "\n ") }
      return "[\(blocks.joined(separator: ",\n "))]"
    }
  }
}
