/// The output format of a chart.
public enum PictureFormat: Sendable, Equatable {
  /// Scalable Vector Graphics, 800 units wide.
  case svg
  /// Portable Network Graphics, 800 pixels wide.
  case png
  /// Text characters for a terminal of this size, with colours from the palette of 256.
  case terminal(columns: Int, rows: Int, isColored: Bool)

  /// The largest number that can be drawn: gnuplot treats numbers above 8.98e307 as undefined.
  public static let largestNumber = 8e307

  var isTerminal: Bool { if case .terminal = self { true } else { false } }

  /// The gnuplot command that selects this format for a number of panels whose legends have up to
  /// `entries` entries.
  func terminal(panels: Int, entries: Int) -> String {
    // A legend of more than three lines increases the height of the picture instead of reducing
    // that of the panel.
    terminal(height: (panels > 1 ? 800 : 500) + 18 * max(0, entries - 3))
  }

  /// The gnuplot command that selects this format for cells that are about square.
  func terminal(rows: Int, columns: Int) -> String {
    let height = 100 + 700 * Double(rows) / Double(columns)
    return terminal(height: Int(max(250, min(height, 2400))))
  }

  private func terminal(height: Int) -> String {
    let size = "size 800,\(height)"
    return switch self {
    // `sans-serif` is known to CSS and to fontconfig, `sans` only to the latter.
    case .svg: "set terminal svg \(size) enhanced font 'sans-serif,14' background rgb 'white'"
    case .png: "set terminal pngcairo \(size) enhanced font 'sans,11' background rgb 'white'"
    case .terminal(let columns, let rows, let isColored):
      "set terminal dumb size \(columns),\(rows) noenhanced \(isColored ? "ansi256" : "mono")"
    }
  }

  /// The number of characters that fit into the title.
  var titleLength: Int {
    if case .terminal(let columns, _, _) = self { max(10, columns - 14) } else { 84 }
  }

  /// The number of characters that fit into an entry of the legend or beside an axis.
  var entryLength: Int {
    if case .terminal(let columns, _, _) = self { max(10, columns - 24) } else { 70 }
  }
}
