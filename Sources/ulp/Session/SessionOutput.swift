/// What a line of a session has to say.
struct SessionOutput: Sendable, Equatable {
  /// One part, without the end of its last line.
  enum Part: Sendable, Equatable {
    /// A value, under its name where it has one, and whether the text is exactly that value.
    case value(name: String?, isExact: Bool, text: String)
    /// Lines that were asked for.
    case text(String)
    /// Something to know beside.
    case note(String)
    case warning(String)
    case error(String)
  }

  var parts: [Part] = []
  /// Whether the session is over.
  var isLeaving = false

  /// Whether something failed.
  var hasFailed: Bool {
    parts.contains { if case .error = $0 { true } else { false } }
  }
}

extension SessionOutput.Part {
  /// The words without colours.
  var text: String { styled(.plain) }

  /// The words with colours for what is exact, what is rounded, and what is wrong.
  func styled(_ palette: Palette) -> String {
    switch self {
    case .value(let name, let isExact, let text):
      let sign = palette.paint(isExact ? "=" : "≈", isExact ? .exact : .rounded)
      guard let name else { return isExact ? text : "\(sign) \(text)" }
      return "\(palette.paint(name, .name)) \(sign) \(text)"
    case .text(let text): return text
    case .note(let text): return palette.paint("note:", .name) + " \(text)"
    case .warning(let text): return Self.marked(text, "warning:", .rounded, palette)
    case .error(let text): return Self.marked(text, "error:", .fault, palette)
    }
  }

  /// Colours the word that reports start with.
  private static func marked(
    _ text: String, _ word: String, _ role: Palette.Role, _ palette: Palette
  ) -> String {
    guard text.hasPrefix(word) else { return text }
    return palette.paint(word, role) + text.dropFirst(word.count)
  }
}

/// The colours of a session, or none.
enum Palette: Sendable {
  case plain, colored

  /// What a colour means.
  enum Role: Sendable {
    case prompt, name, function, number, exact, rounded, fault

    /// Select Graphic Rendition (ECMA-48 §8.3.117), in the colours that every terminal has.
    fileprivate var code: String {
      switch self {
      case .prompt: "1"
      case .name: "36"
      case .function: "34"
      case .number: "33"
      case .exact: "32"
      case .rounded: "33"
      case .fault: "1;31"
      }
    }
  }

  /// The escape sequence that starts a colour; nothing without colours.
  func sequence(_ role: Role) -> String { self == .plain ? "" : "\u{1B}[\(role.code)m" }

  /// A text in a colour.
  func paint(_ text: String, _ role: Role) -> String {
    self == .plain ? text : "\(sequence(role))\(text)\u{1B}[0m"
  }
}
