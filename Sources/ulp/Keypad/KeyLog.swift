import Arithmetic

/// Prints the state of a keypad after every key.
protocol KeyLog {
  /// Prints the state after a key.
  mutating func append(_ key: String, _ display: String, _ keypad: any KeypadPanel)
  /// Prints what follows the last key.
  func finish()
}

/// A list of objects, one on each line.
struct KeyJSON: KeyLog {
  private var list = JSONListOutput()

  mutating func append(_ key: String, _ display: String, _ keypad: any KeypadPanel) {
    list.append(
      .object([
        ("key", .string(key)), ("display", .string(display)),
        ("workings", .string(keypad.workings)),
        ("selected", JSONValue(keypad.selected?.rawValue)),
      ]))
  }

  func finish() { list.finish() }
}

/// A table: the key, the display, the pending operator, and the calculation as far as it fits.
struct KeyTable: KeyLog {
  private let keyWidth: Int
  private var rows: [(key: String, display: String, selected: String, workings: String)] = [
    ("key", "display", "pending", "workings")
  ]
  private static let mostCharacters = 60
  private static let mostKeyCharacters = 20

  init(_ keys: [String]) {
    keyWidth = max(3, keys.lazy.map { min($0.count, Self.mostKeyCharacters) }.max() ?? 0)
  }

  mutating func append(_ key: String, _ display: String, _ keypad: any KeypadPanel) {
    rows.append(
      (
        key.cutOnTheRight(to: Self.mostKeyCharacters), display,
        keypad.selected?.rawValue ?? "",
        keypad.workings(atMost: Self.mostCharacters).cutOnTheLeft(to: Self.mostCharacters)
      ))
  }

  func finish() {
    let width = rows.lazy.map { min($0.display.count, Self.mostCharacters) }.max() ?? 0
    for row in rows {
      let cells = [(row.key, keyWidth), (row.display, width), (row.selected, 7), (row.workings, 0)]
      var line = Columns.row(cells)
      while line.hasSuffix(" ") { line.removeLast() }
      StandardOutput.write(line: line)
    }
  }
}

extension String {
  /// The last characters, with a mark before them if some were omitted.
  func cutOnTheLeft(to count: Int) -> String {
    // The number of bytes is faster to get and suffices if it is small enough.
    if utf8.count <= count || self.count <= count { return self }
    return "…" + suffix(max(0, count - 1))
  }

  /// The first characters, with a mark after them if some were omitted.
  func cutOnTheRight(to count: Int) -> String {
    if utf8.count <= count || self.count <= count { return self }
    return prefix(max(0, count - 1)) + "…"
  }
}
