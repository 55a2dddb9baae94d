import NumericCore

/// What `--format` accepts: a notation of numbers, or a layout of lists and matrices for other programs.
enum ResultFormat: String, CaseIterable, OptionWord {
  case auto, fixed, scientific, engineering, hex, shortest
  case csv, latex, json

  /// The notation of each number.
  var style: NumberFormat.Style { NumberFormat.Style(rawValue: rawValue) ?? .auto }

  /// The layout of rows; nil where the format says nothing about it.
  var rows: MatrixStyle? {
    switch self {
    case .csv: .csv
    case .latex: .latex
    default: nil
    }
  }
}

/// How lists and matrices are laid out.
enum MatrixStyle {
  /// As they are typed, in one line.
  case line
  /// A line for each row, and a width for each column.
  case aligned
  /// Comma-separated values, a line for each row.
  case csv
  /// A matrix of LaTeX; a list is a column.
  case latex
}
