/// What a chart is drawn as.
public enum PictureFormat: Sendable, Equatable {
  /// Scalable Vector Graphics, 800 units wide.
  case svg
  /// Portable Network Graphics, 800 pixels wide.
  case png
  /// Characters for a terminal of a size; colours are those of the 256 that terminals have.
  case terminal(columns: Int, rows: Int, isColored: Bool)

  /// Larger numbers cannot be drawn: gnuplot holds those above 8.98e307 to be undefined.
  public static let largestNumber = 8e307

  var isTerminal: Bool { if case .terminal = self { true } else { false } }

  /// The command that chooses gnuplot's way to draw so many panels, whose legends have up to so many entries.
  func terminal(panels: Int, entries: Int) -> String {
    // A legend of more than three lines makes the picture higher rather than the panel lower.
    let height = (panels > 1 ? 800 : 500) + 18 * max(0, entries - 3)
    let size = "size 800,\(height)"
    return switch self {
    // CSS knows no `sans`, and fontconfig knows both.
    case .svg: "set terminal svg \(size) enhanced font 'sans-serif,14' background rgb 'white'"
    case .png: "set terminal pngcairo \(size) enhanced font 'sans,11' background rgb 'white'"
    case .terminal(let columns, let rows, let isColored):
      "set terminal dumb size \(columns),\(rows) noenhanced \(isColored ? "ansi256" : "mono")"
    }
  }

  /// The characters that fit into the title.
  var titleLength: Int {
    if case .terminal(let columns, _, _) = self { max(10, columns - 14) } else { 84 }
  }

  /// The characters that fit into an entry of the legend, or beside an axis.
  var entryLength: Int {
    if case .terminal(let columns, _, _) = self { max(10, columns - 24) } else { 70 }
  }
}
