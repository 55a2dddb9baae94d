/// A fault in a text: its kind, a message, its place, and possibly a suggestion.
///
/// All parsers throw it: those of numbers and expressions, units, dates, rates, FPCore and JSON.
public struct TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of faults that callers distinguish.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Characters that are not valid at their place.
    case syntax
    /// A name that is not defined.
    case unknownName
    /// A construct with the wrong number or kind of parts.
    case form
    /// A construct that is well formed and not supported.
    case unsupported
    /// A size that exceeds its limit.
    case limit
    /// A text that is not a unit, or names several.
    case unit
    /// A text that is not a date, time, zone or duration.
    case date
    /// A time whose zone is unknown; naming one would resolve the error.
    case missingZone
  }

  /// The kind of fault.
  public var kind: Kind
  /// A sentence that states the fault, without its place.
  public var message: String
  /// The place in the text: empty for a fault that shows at a byte, nil if it is not a single place.
  public var span: SourceSpan?
  /// The line and column at which it starts, in texts of several lines.
  public var position: TextPosition?
  /// The spelling that may have been meant.
  public var suggestion: String?

  /// Creates an error.
  public init(
    _ kind: Kind, _ message: String, _ span: SourceSpan? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    // Names in messages come from the text and may have any length.
    self.message = message.utf8.count > 400 ? message.prefix(300) + "…" : message
    self.span = span
    self.suggestion = suggestion
  }

  /// Creates an error of the syntax.
  public init(_ message: String, _ span: SourceSpan? = nil, suggestion: String? = nil) {
    self.init(.syntax, message, span, suggestion: suggestion)
  }

  /// Creates an error of the syntax that shows at a byte.
  public init(_ message: String, at offset: Int) {
    self.init(.syntax, message, SourceSpan(offset, offset))
  }

  /// Offset of the first byte that is wrong; 0 if the fault is not a single place.
  public var offset: Int { span?.start ?? 0 }

  /// The same error at another place, for a text that is part of another.
  public func moved(to span: SourceSpan?) -> TextError {
    var moved = self
    moved.span = span
    return moved
  }

  /// The position, if there is one, and the message: `line 3, column 7: …`.
  public var description: String {
    (position.map { "\($0): " } ?? "") + message
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// A position in a text; lines and columns count from 1, and columns count characters.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Creates a position.
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
