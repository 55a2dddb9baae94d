import Arithmetic

/// Where things stand on a screen of a given size: a few lines of text, and a grid of keys.
struct PadLayout: Equatable {
  /// Columns and rows of the terminal.
  struct Size: Equatable {
    var columns: Int
    var rows: Int
  }

  /// The smallest screen on which both pads have room.
  static let least = Size(columns: 40, rows: 20)

  /// The keys by name, row by row; nil for a gap.
  let grid: [[String?]]
  private let size: Size

  init(_ pad: KeypadKey.Pad, _ size: Size) {
    grid = pad == .standard ? Self.standard : Self.scientific
    self.size = size
  }

  /// Lines above the keys: what the pad is, the calculation, the display, and a rule.
  static let linesAbove = 4
  /// Lines below the keys: a message, and the keyboard.
  static let linesBelow = 2

  /// Whether there is room.
  static func fits(_ size: Size) -> Bool {
    size.columns >= least.columns && size.rows >= least.rows
  }

  /// Columns that a key takes.
  var keyWidth: Int { min(12, size.columns / max(1, grid.first?.count ?? 1)) }
  /// Lines that a key takes.
  var keyHeight: Int {
    max(1, min(3, (size.rows - Self.linesAbove - Self.linesBelow) / max(1, grid.count)))
  }
  /// Columns that are drawn.
  var width: Int { keyWidth * (grid.first?.count ?? 0) }
  /// Lines that are drawn.
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
