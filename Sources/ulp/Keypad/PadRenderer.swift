import Arithmetic

/// A piece of a line on the screen.
struct StyledText: Equatable {
  /// The role of the text, which determines the attributes on the terminal.
  enum Style: Equatable {
    case plain, dim, display, digitKey, operatorKey, functionKey, pendingKey, message
  }

  var text: String
  var style: Style
}

/// Draws a keypad: its state and a screen size determine lines of styled text, independent of the
/// terminal.
struct PadRenderer {
  let panel: any KeypadPanel
  let size: PadLayout.Size
  /// The message about the last key.
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

  /// The text that is shown if the screen is too small.
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

  /// The display.
  ///
  /// If a number does not fit, its end is shown while it is typed; otherwise its first digits and
  /// its exponent, which show its magnitude.
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
        // A gap after each key separates it from the next one.
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
