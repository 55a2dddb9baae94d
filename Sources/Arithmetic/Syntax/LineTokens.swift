import Conversion
public import NumericCore

/// The tokens of a line for editors; the line may be incomplete or wrong, and reading continues
/// after an error.
public struct LineTokens: Sendable {
  /// The class of a token, as far as its text determines it.
  public enum Kind: Sendable {
    case number
    case name
    case symbol
    /// Characters without a meaning.
    case fault
  }

  /// The tokens in order, without the spaces between them.
  public private(set) var tokens: [(kind: Kind, span: SourceSpan)] = []
  /// Whether another line may complete this one: a bracket is open, and there is no error that a
  /// continuation cannot repair.
  public var isOpen: Bool { depth > 0 && !isBroken }

  /// The number of open brackets.
  private var depth = 0
  /// Whether there are characters without a meaning, or a closing bracket without an opening one.
  private var isBroken = false
  /// The number of open brackets around the current call of a function of dates.
  ///
  /// Its arguments may contain characters that have no meaning elsewhere: `12:30`.
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
        let isFault = dateDepth == nil && !Self.isInTime(source, lexer.position)
        isBroken = isBroken || isFault
        // Continues after the error; at least one byte is skipped. What was read up to the error belongs to it: the
        // whole of 0x1p, whose exponent is missing at the end of the line.
        let end = max(error.span?.end ?? 0, lexer.position + 1)
        tokens.append((isFault ? .fault : .symbol, SourceSpan(lexer.position, end)))
        lexer.move(to: end)
      }
    }
  }

  /// Whether a colon stands between digits, as in 12:30.
  private static func isInTime(_ source: [UInt8], _ place: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      source.indices.contains(place) && source[place] &- UInt8(ascii: "0") < 10
    }
    return source.indices.contains(place) && source[place] == UInt8(ascii: ":")
      && isDigit(place - 1) && isDigit(place + 1)
  }

  private mutating func append(_ token: Token, _ source: [UInt8]) {
    let previous = tokens.last
    switch token.kind {
    case .number, .fraction, .superscript: tokens.append((.number, token.span))
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
