import Arithmetic

/// The layout of a keypad on a screen of a given size: a few lines of text, and a grid of keys.
struct PadLayout: Equatable {
  /// Columns and rows of the terminal.
  struct Size: Equatable {
    var columns: Int
    var rows: Int
  }

  /// The smallest screen on which both pads fit.
  static let least = Size(columns: 40, rows: 20)

  /// The names of the keys, row by row; nil for a gap.
  let grid: [[String?]]
  private let size: Size

  init(_ pad: KeypadKey.Pad, _ size: Size) {
    grid = pad == .standard ? Self.standard : Self.scientific
    self.size = size
  }

  /// The number of lines above the keys: the title, the calculation, the display, and a rule.
  static let linesAbove = 4
  /// The number of lines below the keys: a message, and the keyboard shortcuts.
  static let linesBelow = 2

  /// Whether the pads fit.
  static func fits(_ size: Size) -> Bool {
    size.columns >= least.columns && size.rows >= least.rows
  }

  /// The width of a key in columns.
  var keyWidth: Int { min(12, size.columns / max(1, grid.first?.count ?? 1)) }
  /// The height of a key in lines.
  var keyHeight: Int {
    max(1, min(3, (size.rows - Self.linesAbove - Self.linesBelow) / max(1, grid.count)))
  }
  /// The number of columns that are drawn.
  var width: Int { keyWidth * (grid.first?.count ?? 0) }
  /// The number of lines that are drawn.
  var height: Int { Self.linesAbove + keyHeight * grid.count + Self.linesBelow }

  /// The key at a place, both counted from 0.
  func key(atColumn column: Int, row: Int) -> String? {
    guard column >= 0, row >= Self.linesAbove else { return nil }
    let (line, place) = ((row - Self.linesAbove) / keyHeight, column / keyWidth)
    guard grid.indices.contains(line), grid[line].indices.contains(place) else { return nil }
    return grid[line][place]
  }

  private static let standard: [[String?]] = [
    ["mode:scientific", "copy", "mr", "m+"],
    ["ac", "+/-", "%", "/"],
    ["7", "8", "9", "*"],
    ["4", "5", "6", "-"],
    ["1", "2", "3", "+"],
    ["0", ".", "bs", "="],
  ]

  private static let scientific: [[String?]] = [
    ["2nd", "mc", "m+", "m-", "mr", "x2"],
    ["x3", "xy", "yx", "1/x", "root", "logy"],
    ["sqrt", "cbrt", "!", "e", "pi", "ee"],
    ["ex", "10x", "2x", "ln", "log10", "log2"],
    ["sin", "cos", "tan", "sinh", "cosh", "tanh"],
    ["rad", "deg", "rand", "copy", "(", ")"],
    ["ac", "c", "7", "8", "9", "/"],
    ["bs", "%", "4", "5", "6", "*"],
    ["mode:standard", "+/-", "1", "2", "3", "-"],
    [nil, nil, "0", ".", "=", "+"],
  ]
}
