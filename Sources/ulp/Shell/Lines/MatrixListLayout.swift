import Arithmetic
import NumericCore

/// The texts of the elements of several matrices, one matrix after the other.
struct MatrixListLayout {
  private let matrices: [MatrixLayout]

  /// The layout of elements, matrix by matrix and row by row.
  init(_ texts: [String], _ sizes: MatrixSizes) {
    matrices = sizes.parts(of: texts).map {
      MatrixLayout(Self.numbers(of: $0), columns: $0.size.columns)
    }
  }

  /// The texts of the elements of one matrix, complex ones from those of both parts.
  static func numbers(of part: MatrixSizes.Part<String>) -> [String] {
    part.size.isComplex ? ComplexText.marked(part.elements) : part.elements
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
