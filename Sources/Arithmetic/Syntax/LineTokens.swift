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
  /// How many brackets are still open at the end; closing brackets that close nothing do not count.
  public private(set) var openBrackets = 0

  /// Reads a line that is well-formed UTF-8.
  public init(utf8 source: [UInt8]) {
    var lexer = Lexer(source)
    while true {
      do throws(ParseError) {
        let token = try lexer.next()
        if case .end = token.kind { return }
        append(token)
      } catch {
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
    case .leftParenthesis?, .leftBracket?: openBrackets += 1
    case .rightParenthesis?, .rightBracket?: openBrackets = max(0, openBrackets - 1)
    default: break
    }
  }
}
