import NumericCore

// Readings that a person may not have meant. Texts are bounded, so that a long line full of them
// stays linear.
extension Parser {
  private static var longestExcerpt: Int { 40 }
  private static var mostWarnings: Int { 10 }

  mutating func warn(_ message: String, _ span: SourceSpan) {
    if warnings.count < Self.mostWarnings { warnings.append(Warning(message: message, span: span)) }
  }

  /// `1/2pi` is (1/2)·pi here; many read 1/(2·pi). Called before the quotient is applied.
  mutating func warnAboutQuotient() {
    guard warnings.count < Self.mostWarnings else { return }
    let left = operands[operands.count - 2].span
    let right = operands[operands.count - 1].span
    let next = nextFactor
    let (a, b, factor) = (excerpt(left), excerpt(right), excerpt(next))
    warn(
      "read as (\(a)/\(b))*\(factor); write \(a)/(\(b)*\(factor)) for the other reading",
      SourceSpan(left.start, next.end))
  }

  private func excerpt(_ span: SourceSpan) -> String {
    span.end - span.start <= Self.longestExcerpt ? text(span) : "…"
  }

  /// The source of the factor that follows: a call or group up to its closing bracket.
  private var nextFactor: SourceSpan {
    var probe = lexer
    var span = token.span
    var depth = token.mark == .leftParenthesis ? 1 : 0
    if token.isName, let next = try? probe.next(), next.mark == .leftParenthesis {
      depth = 1
      span = span.union(next.span)
    }
    while depth > 0, span.end - span.start <= Self.longestExcerpt, let next = try? probe.next() {
      if case .end = next.kind { break }
      if next.mark == .leftParenthesis { depth += 1 }
      if next.mark == .rightParenthesis { depth -= 1 }
      span = span.union(next.span)
    }
    return span
  }
}
