/// Lines as control sequences of ECMA-48, which all terminals since the VT100 support.
struct TerminalText {
  /// Whether colours may be used; attributes such as bold and reverse are always used.
  let showsColors: Bool

  /// Turns on the alternate screen, a hidden cursor, reports of mouse buttons in the SGR form, and
  /// bracketed paste.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
  /// Restores all of these.
  static let leave = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// The whole screen.
  func screen(_ lines: [[StyledText]]) -> String {
    var out = "\u{1B}[H"
    for (index, line) in lines.enumerated() {
      if index > 0 { out += "\r\n" }
      for piece in line { out += attributed(piece) }
      out += "\u{1B}[K"
    }
    return out + "\u{1B}[J"
  }

  /// Copies a text to the terminal's clipboard (OSC 52 of xterm).
  static func copy(_ text: String) -> String {
    "\u{1B}]52;c;\(Base64.encoded(Array(text.utf8)))\u{7}"
  }

  private func attributed(_ piece: StyledText) -> String {
    guard let codes = codes(piece.style) else { return piece.text }
    // The gap after a key is not part of the key.
    let isKey: Bool
    switch piece.style {
    case .digitKey, .operatorKey, .functionKey, .pendingKey: isKey = true
    default: isKey = false
    }
    let text = isKey ? piece.text.dropLast() : piece.text[...]
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m" + (isKey ? " " : "")
  }

  private func codes(_ style: StyledText.Style) -> String? {
    switch style {
    case .plain: nil
    case .dim: "2"
    case .display: "1"
    case .message: showsColors ? "33" : "1"
    case .digitKey: showsColors ? "48;5;240;38;5;255" : nil
    case .functionKey: showsColors ? "48;5;236;38;5;252" : nil
    case .operatorKey: showsColors ? "48;5;208;38;5;232" : "1"
    case .pendingKey: showsColors ? "48;5;255;38;5;208;1" : "7"
    }
  }
}

/// Base64 (RFC 4648 §4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for place in 0..<3 {
        bits = bits << 8 | (place < group.count ? Int(group[start + place]) : 0)
      }
      for place in 0..<4 {
        let isFilled = place > group.count
        out.append(isFilled ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
