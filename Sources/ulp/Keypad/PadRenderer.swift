import Arithmetic

/// A piece of a line on the screen.
struct StyledText: Equatable {
  /// What it is, from which the terminal's attributes follow.
  enum Style: Equatable {
    case plain, dim, display, digitKey, operatorKey, functionKey, pendingKey, message
  }

  var text: String
  var style: Style
}

/// What a pad looks like: its state and a size make lines. The terminal has no say in it.
struct PadRenderer {
  let panel: any KeypadPanel
  let size: PadLayout.Size
  /// What the last key had to say.
  var message = ""

  /// The lines from the top.
  var lines: [[StyledText]] {
    guard PadLayout.fits(size) else { return tooSmall }
    let layout = PadLayout(panel.pad, size)
    let width = layout.width
    let calculation = panel.workings(atMost: width).cutOnTheLeft(to: width)
    var lines: [[StyledText]] = [
      [StyledText(text: Self.filled(status, to: width), style: .dim)],
      [StyledText(text: Self.pushed(calculation, to: width), style: .plain)],
      [StyledText(text: Self.pushed(shown(width), to: width), style: .display)],
      [StyledText(text: String(repeating: "─", count: width), style: .dim)],
    ]
    for row in layout.grid { lines += keys(row, layout) }
    lines.append([
      StyledText(
        text: Self.filled(message.printable.cutOnTheRight(to: width), to: width), style: .message)
    ])
    lines.append([StyledText(text: Self.filled(Self.help, to: width), style: .dim)])
    return lines
  }

  /// What is shown in the place of a pad that has no room.
  private var tooSmall: [[StyledText]] {
    let least = PadLayout.least
    let text = [
      "The keypad needs", "\(least.columns)×\(least.rows) characters;", "this is",
      "\(size.columns)×\(size.rows).", "Enlarge it, or q.",
    ]
    return text.prefix(size.rows).map {
      [StyledText(text: String($0.prefix(size.columns)), style: .plain)]
    }
  }

  private static let help = "Tab other pad · Esc AC · q quit"

  private var status: String {
    var parts = [panel.pad.rawValue, panel.angle == .degrees ? "Deg" : "Rad"]
    if panel.isSecond { parts.append("2nd") }
    if panel.hasMemory { parts.append("M") }
    return parts.joined(separator: " · ")
  }

  /// The display. Of a number that is being typed its end is shown where there is no room for all of it, of any other
  /// its first digits and its exponent, which tell how large it is.
  private func shown(_ width: Int) -> String {
    let display = panel.display
    if panel.isEntering { return display.cutOnTheLeft(to: width) }
    let exponent = display.firstIndex(of: "e").map { display[$0...] } ?? ""
    let digits = String(display.dropLast(exponent.count))
    return digits.cutOnTheRight(to: width - exponent.count) + exponent
  }

  /// The lines of a row of keys.
  private func keys(_ row: [String?], _ layout: PadLayout) -> [[StyledText]] {
    let middle = layout.keyHeight / 2
    return (0..<layout.keyHeight).map { line in
      row.map { name in
        guard let name, let key = KeypadKey.named(name)?.key(isSecond: panel.isSecond) else {
          return StyledText(text: String(repeating: " ", count: layout.keyWidth), style: .plain)
        }
        let label = line == middle ? key.label : ""
        // A gap behind each key tells it from the next one.
        let cell = Self.centred(label, in: layout.keyWidth - 1) + " "
        return StyledText(text: cell, style: style(of: key))
      }
    }
  }

  private func style(of key: KeypadKey) -> StyledText.Style {
    if let symbol = key.symbol {
      return symbol == panel.selected ? .pendingKey : .operatorKey
    }
    if key.name == "=" { return .operatorKey }
    return key.name.allSatisfy { $0.isNumber || $0 == "." } ? .digitKey : .functionKey
  }

  private static func filled(_ text: String, to width: Int) -> String {
    text.count >= width
      ? String(text.prefix(width)) : text + String(repeating: " ", count: width - text.count)
  }

  private static func pushed(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let left = max(0, (width - text.count) / 2)
    return filled(String(repeating: " ", count: left) + text, to: width)
  }
}
