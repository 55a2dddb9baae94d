/// A text is wrong: what is wrong with it, where, and what was perhaps meant.
///
/// Every reader of the project throws it: of numbers and expressions, units, dates, rates, FPCore and
/// JSON.
public struct TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a text can be wrong about, as far as its readers need to tell it apart.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Characters that do not belong where they stand.
    case syntax
    /// A name that nothing defines.
    case unknownName
    /// A construct with the wrong count or kind of parts.
    case form
    /// A construct that is well formed and not supported.
    case unsupported
    /// A size beyond its bound.
    case limit
    /// No unit, or one of several units with the same name.
    case unit
    /// No date, time, zone or duration.
    case date
    /// A time that means something only in a zone, which would have to be named.
    case missingZone
  }

  /// The class of the fault.
  public var kind: Kind
  /// One sentence, without the place.
  public var message: String
  /// The culprit in the text: empty for a fault that begins at a byte and has no length, nil where it
  /// is no single place.
  public var span: SourceSpan?
  /// The line and the column where the culprit starts, in texts of several lines.
  public var position: TextPosition?
  /// What was perhaps meant.
  public var suggestion: String?

  /// Says what is wrong, and where.
  public init(
    _ kind: Kind, _ message: String, _ span: SourceSpan? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    // Names in messages come from the text and may be of any length.
    self.message = message.utf8.count > 400 ? message.prefix(300) + "…" : message
    self.span = span
    self.suggestion = suggestion
  }

  /// A fault of the syntax.
  public init(_ message: String, _ span: SourceSpan? = nil, suggestion: String? = nil) {
    self.init(.syntax, message, span, suggestion: suggestion)
  }

  /// A fault of the syntax that shows at a byte.
  public init(_ message: String, at offset: Int) {
    self.init(.syntax, message, SourceSpan(offset, offset))
  }

  /// Offset of the first byte that is wrong; 0 where the fault is no single place.
  public var offset: Int { span?.start ?? 0 }

  /// The same fault at another place: for a text that is part of another.
  public func moved(to span: SourceSpan?) -> TextError {
    var moved = self
    moved.span = span
    return moved
  }

  /// The sentence behind the position, if there is one: `line 3, column 7: …`.
  public var description: String {
    (position.map { "\($0): " } ?? "") + message
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// A place in a text of several lines, counted from 1; columns count characters.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// A place by its numbers.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The line and the column of an offset.
  public init(of offset: Int, in text: [UInt8]) {
    let before = text[..<min(offset, text.count)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.init(
      line: before.count { $0 == newline } + 1,
      column: String(decoding: before[start...], as: UTF8.self).count + 1)
  }

  /// `line 3, column 7`.
  public var description: String { "line \(line), column \(column)" }
}
