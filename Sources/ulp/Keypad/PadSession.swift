import Arithmetic
import NumericCore

/// A session on a keypad: events of the keyboard and the mouse press its keys.
struct PadSession: Sendable {
  private(set) var panel: any KeypadPanel
  /// The message about the last event.
  private(set) var message = ""

  /// What the caller has to do after an event.
  enum Outcome: Equatable, Sendable {
    case draw, quit
    /// Copy a text to the clipboard, and draw.
    case copy(String)
  }

  init(_ panel: any KeypadPanel) { self.panel = panel }

  /// Processes an event on a screen of a given size.
  mutating func handle(_ event: TerminalEvent, _ size: PadLayout.Size) -> Outcome {
    message = ""
    switch event {
    case .control("c"), .control("d"), .character("q"), .character("Q"): return .quit
    default: break
    }
    // Keys that are not shown cannot be pressed.
    guard PadLayout.fits(size) else { return .draw }
    switch event {
    case .enter: return press(named: "=")
    case .backspace: return press(named: "bs")
    case .escape: return press(named: "ac")
    case .tab:
      return press(named: panel.pad == .standard ? "mode:scientific" : "mode:standard")
    case .character(let character):
      let name = Self.shortcuts[character] ?? String(character)
      return press(named: name)
    case .press(let column, let row):
      guard let name = PadLayout(panel.pad, size).key(atColumn: column, row: row) else {
        return .draw
      }
      return press(named: name)
    case .paste(let text):
      return press(.paste(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    case .control: return .draw
    }
  }

  /// Records that a key was interrupted during its computation.
  mutating func interrupt() { message = "given up; the calculation is as it was" }

  /// Keys of the keyboard that are not labels of the pad.
  static let shortcuts: [Character: String] = [
    "x": "*", "m": "m+", "M": "m-", "r": "mr", "n": "+/-", "p": "pi", "E": "ee", "^": "xy",
    "v": "sqrt", "s": "sin", "o": "cos", "t": "tan", "l": "ln", "L": "log10", "i": "2nd",
    "d": "deg", "D": "rad", "y": "copy",
  ]

  private mutating func press(named name: String) -> Outcome {
    guard let key = KeypadKey.named(name) else { return .draw }
    return press(key)
  }

  private mutating func press(_ key: KeypadKey) -> Outcome {
    if let refusal = key.refusal {
      message = refusal
      return .draw
    }
    let copied = key.isCopy ? panel.copied() : nil
    do throws(CalculatorError) {
      try panel.press(key)
      if let failure = panel.failure { message = failure.fullMessage }
    } catch {
      message = error.fullMessage
    }
    if let copied {
      message = "copied \(copied)"
      return .copy(copied)
    }
    return .draw
  }
}
