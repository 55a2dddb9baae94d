import Conversion
public import NumericCore

/// The tokens of a line that may be unfinished or wrong, for editors: what follows a fault is still read.
public struct LineTokens: Sendable {
  /// What a token is, as far as its text tells.
  public enum Kind: Sendable {
    case number
    case name
    case symbol
    /// Characters that mean nothing.
    case fault
  }

  /// The tokens, in order, without the blanks between them.
  public private(set) var tokens: [(kind: Kind, span: SourceSpan)] = []
  /// Whether what is missing may come in another line: a bracket is open, and nothing so far is wrong
  /// whatever follows.
  public var isOpen: Bool { depth > 0 && !isBroken }

  /// Brackets that are open.
  private var depth = 0
  /// Whether there are characters that mean nothing, or a bracket that closes nothing.
  private var isBroken = false
  /// How many brackets are open around the call of a function of dates that is being read. Its arguments
  /// have characters that mean nothing elsewhere: `12:30`.
  private var dateDepth: Int?

  /// Reads a line that is well-formed UTF-8.
  public init(utf8 source: [UInt8]) {
    var lexer = Lexer(source)
    while true {
      do throws(TextError) {
        let token = try lexer.next()
        if case .end = token.kind { return }
        append(token, source)
      } catch {
        isBroken = isBroken || dateDepth == nil
        // Behind the fault, and never in place.
        let end = max(error.span?.end ?? 0, lexer.position + 1)
        tokens.append(
          (dateDepth == nil ? .fault : .symbol, SourceSpan(min(error.offset, end), end)))
        lexer.move(to: end)
      }
    }
  }

  private mutating func append(_ token: Token, _ source: [UInt8]) {
    let previous = tokens.last
    switch token.kind {
    case .number, .superscript: tokens.append((.number, token.span))
    case .name: tokens.append((.name, token.span))
    case .symbol, .end: tokens.append((.symbol, token.span))
    }
    switch token.mark {
    case .leftParenthesis?, .leftBracket?:
      if dateDepth == nil, let previous, previous.kind == .name,
        DateFunction.named(
          String(decoding: source[previous.span.start..<previous.span.end], as: UTF8.self)) != nil
      {
        dateDepth = depth
      }
      depth += 1
    case .rightParenthesis?, .rightBracket?:
      isBroken = isBroken || depth == 0
      depth -= 1
      if depth == dateDepth { dateDepth = nil }
    default: break
    }
  }
}
