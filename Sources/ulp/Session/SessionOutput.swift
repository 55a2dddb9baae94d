/// The output of a line of a session.
struct SessionOutput: Sendable, Equatable {
  /// One part, without its last line end.
  enum Part: Sendable, Equatable {
    /// A value, its name if it has one, and whether the text is exactly the value.
    case value(name: String?, isExact: Bool, text: String)
    /// Text that was requested.
    case text(String)
    /// A note.
    case note(String)
    case warning(String)
    case error(String)
  }

  var parts: [Part] = []
  /// Whether the session ends.
  var isLeaving = false
  /// Whether the screen is cleared.
  var isClearing = false

  /// Whether something failed.
  var hasFailed: Bool {
    parts.contains { if case .error = $0 { true } else { false } }
  }
}

extension SessionOutput.Part {
  /// The text without colours.
  var text: String { styled(.plain) }

  /// The text with colours for exact values, rounded values, and errors.
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

  /// Writes values and texts to standard output, and reports to standard error.
  func write(_ palette: Palette) {
    switch self {
    case .value, .text: StandardOutput.write(line: styled(palette))
    case .note, .warning, .error: StandardError.write(styled(palette) + "\n")
    }
  }

  /// The same with the place of its line behind the word at the start of a report.
  func located(_ place: String) -> Self {
    switch self {
    case .warning(let text): .warning(Self.located(text, place))
    case .error(let text): .error(Self.located(text, place))
    case .value, .text, .note: self
    }
  }

  private static func located(_ text: String, _ place: String) -> String {
    guard let colon = text.firstIndex(of: ":") else { return text }
    return "\(text[...colon]) \(place)\(text[colon...])"
  }

  /// Colours the word at the start of a report.
  private static func marked(
    _ text: String, _ word: String, _ role: Palette.Role, _ palette: Palette
  ) -> String {
    guard text.hasPrefix(word) else { return text }
    return palette.paint(word, role) + text.dropFirst(word.count)
  }
}

/// Colours, or none.
enum Palette: Sendable {
  case plain, colored

  /// The meaning of a colour.
  enum Role: Sendable {
    case prompt, name, function, number, exact, rounded, fault

    /// The parameters of Select Graphic Rendition (ECMA-48 §8.3.117), with colours that all
    /// terminals have.
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

  /// The escape sequence that selects a colour; empty without colours.
  func sequence(_ role: Role) -> String { self == .plain ? "" : "\u{1B}[\(role.code)m" }

  /// A text in a colour.
  func paint(_ text: String, _ role: Role) -> String {
    self == .plain ? text : "\(sequence(role))\(text)\u{1B}[0m"
  }
}
