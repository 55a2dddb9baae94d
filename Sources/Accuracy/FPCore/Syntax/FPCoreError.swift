public import NumericCore

/// Why a file is not valid FPCore, with the place of the fault.
public struct FPCoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The classes of errors.
  public enum Kind: String, CaseIterable, Sendable {
    /// Brackets, strings or numbers that are malformed.
    case syntax
    /// An operator, a variable or a value of a property that is not defined.
    case unknownName = "unknown_name"
    /// A construct with the wrong number or kind of parts.
    case form
    /// A rounding context that is not supported.
    case unsupported
    /// A size beyond its bound.
    case limit
  }

  /// The class.
  public var kind: Kind
  /// One sentence, which names the construct.
  public var message: String
  /// The place of the fault.
  public var span: SourceSpan
  /// The position at which it starts.
  public var position: FPCorePosition
  /// The nearest known name, if the fault is an unknown name.
  public var suggestion: String?

  /// `line 3, column 7: …`.
  public var description: String {
    "\(position): \(message)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// A position in a file; lines and columns count from 1, and columns count Unicode characters.
public struct FPCorePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// `line 3, column 7`.
  public var description: String { "line \(line), column \(column)" }
}

/// An error whose line and column have not been computed yet.
struct FPCoreFault: Error {
  var kind: FPCoreError.Kind
  var message: String
  var span: SourceSpan
  var suggestion: String?

  init(
    _ kind: FPCoreError.Kind, _ message: String, _ span: SourceSpan, suggestion: String? = nil
  ) {
    self.kind = kind
    // Names in messages come from the file and may have any length.
    self.message = message.utf8.count > 400 ? message.prefix(300) + "…" : message
    self.span = span
    self.suggestion = suggestion
  }
}

/// The text of a file and its lines.
struct FPCoreSource: Sendable {
  let bytes: [UInt8]

  /// The line and the column of an offset.
  func position(of offset: Int) -> FPCorePosition {
    let before = bytes[..<min(offset, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return FPCorePosition(
      line: before.count { $0 == newline } + 1,
      column: String(decoding: before[start...], as: UTF8.self).count + 1)
  }

  /// The text with line breaks and comments replaced by spaces, in which every span is on one line.
  var onOneLine: [UInt8] {
    var result = bytes
    var isString = false
    var isComment = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { isComment = false }
      if isComment || byte < UInt8(ascii: " ") { result[index] = UInt8(ascii: " ") }
      if isComment { continue }
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = isString && byte == UInt8(ascii: "\\") && !isEscaped
      if byte == UInt8(ascii: ";"), !isString {
        isComment = true
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }

  func error(_ fault: FPCoreFault) -> FPCoreError {
    FPCoreError(
      kind: fault.kind, message: fault.message, span: fault.span,
      position: position(of: fault.span.start), suggestion: fault.suggestion)
  }
}
