/// A function of a complex number over a rectangle, each value as a colour.
///
/// **Source.** E. Wegert, Visual Complex Functions (2012).
public struct PhasePortrait: Sendable, Equatable {
  /// A value of the function; NaN where it has none.
  public struct Value: Sendable, Equatable {
    /// Its real part.
    public var re: Double
    /// Its imaginary part.
    public var im: Double

    /// Creates a value.
    public init(re: Double, im: Double) { (self.re, self.im) = (re, im) }

    /// Whether there is no value.
    public var isUndefined: Bool { re.isNaN || im.isNaN }
  }

  /// The title above the picture.
  public var title: String
  /// The name of the variable.
  public var variable: String
  /// The range of its real part, from left to right.
  public var horizontal: ClosedRange<Double>
  /// The range of its imaginary part, from bottom to top.
  public var vertical: ClosedRange<Double>
  /// The number of cells in a row.
  public var columns: Int
  /// The values at the middles of the cells: row after row from bottom to top, each from left to right.
  public var values: [Value]

  /// Creates a portrait.
  ///
  /// - Precondition: the number of values is a multiple of `columns`, which is positive.
  public init(
    title: String, variable: String, horizontal: ClosedRange<Double>,
    vertical: ClosedRange<Double>, columns: Int, values: [Value]
  ) {
    precondition(columns > 0 && values.count % columns == 0, "rows are complete")
    (self.title, self.variable, self.columns, self.values) = (title, variable, columns, values)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The number of rows.
  public var rows: Int { values.count / columns }

  /// The middle of a cell of a range that is divided into `count` cells.
  public static func middle(
    _ index: Int, of count: Int, in range: ClosedRange<Double>
  ) -> Double {
    let share = (Double(index) + 0.5) / Double(count)
    return range.lowerBound * (1 - share) + range.upperBound * share
  }

  /// The place and the value of each cell.
  var cells: [(x: Double, y: Double, value: Value)] {
    values.enumerated().map { index, value in
      (
        Self.middle(index % columns, of: columns, in: horizontal),
        Self.middle(index / columns, of: rows, in: vertical), value
      )
    }
  }
}

extension PhasePortrait: Drawing {
  /// The numbers as lines with the parts of the variable and of the value, which are separated by tabs; lines that start with
  /// `#` describe them.
  public var table: String {
    let name = PlainText.line(variable)
    var lines = ["# \(PlainText.line(title))", "# re \(name)\tim \(name)\tre\tim"]
    for (x, y, value) in cells {
      let parts = value.isUndefined ? "nan\tnan" : "\(value.re)\t\(value.im)"
      lines.append("\(x)\t\(y)\t\(parts)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The script for gnuplot, in which each cell has the colour of its value.
  public func script(for format: PictureFormat) -> String {
    let name = PlainText.shortened(variable, to: format.entryLength)
    var lines = [
      "set encoding utf8", format.terminal(rows: rows, columns: columns),
      "set title \(PlainText.quoted(PlainText.shortened(title, to: format.titleLength))) noenhanced",
      "set xrange [\(horizontal.lowerBound):\(horizontal.upperBound)]",
      "set yrange [\(vertical.lowerBound):\(vertical.upperBound)]",
      "set xlabel \(PlainText.quoted("re \(name)")) noenhanced",
      "set ylabel \(PlainText.quoted("im \(name)")) noenhanced",
      "set tics out nomirror", "unset key", "set size ratio \(Double(rows) / Double(columns))",
      "$cells << END",
    ]
    for (x, y, value) in cells {
      let color = PhaseColor(of: value)
      lines.append("\(x) \(y) \(color.red) \(color.green) \(color.blue)")
    }
    lines += ["END", "plot $cells using 1:2:3:4:5 with rgbimage notitle"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines for a terminal with colours, two rows of cells in each line of characters.
  public var terminalText: String {
    var text = ""
    for top in stride(from: rows - 1, through: 0, by: -2) {
      for column in 0..<columns {
        let upper = PhaseColor(of: values[top * columns + column])
        text += "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue)m"
        if top > 0 {
          let lower = PhaseColor(of: values[(top - 1) * columns + column])
          text += "\u{1B}[48;2;\(lower.red);\(lower.green);\(lower.blue)m"
        }
        text += "▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
