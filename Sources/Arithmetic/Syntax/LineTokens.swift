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

  /// Reads a line that is well-formed UTF-8.
  public init(utf8 source: [UInt8]) {
    var lexer = Lexer(source)
    while true {
      do throws(ParseError) {
        let token = try lexer.next()
        if case .end = token.kind { return }
        append(token)
      } catch {
        isBroken = true
        // Behind the fault, and never in place.
        let end = max(error.span.end, lexer.position + 1)
        tokens.append((.fault, SourceSpan(min(error.span.start, end), end)))
        lexer.move(to: end)
      }
    }
  }

  private mutating func append(_ token: Token) {
    switch token.kind {
    case .number, .superscript: tokens.append((.number, token.span))
    case .name: tokens.append((.name, token.span))
    case .symbol, .end: tokens.append((.symbol, token.span))
    }
    switch token.mark {
    case .leftParenthesis?, .leftBracket?: depth += 1
    case .rightParenthesis?, .rightBracket?:
      isBroken = isBroken || depth == 0
      depth -= 1
    default: break
    }
  }
}
