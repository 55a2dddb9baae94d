import Conversion
import NumericCore

// Warnings about readings that may not have been meant. The length of their texts is bounded, so
// that the time for a line with many of them stays linear.
extension Parser {
  private static var longestExcerpt: Int { 40 }
  private static var mostWarnings: Int { 10 }

  mutating func warn(_ message: String, _ span: SourceSpan) {
    if warnings.count < Self.mostWarnings { warnings.append(Warning(message: message, span: span)) }
  }

  /// Names a reading, once per line.
  mutating func note(_ reading: Reading, _ span: SourceSpan) {
    note(reading.message, about: reading.rawValue, span)
  }

  /// Names the reading of each name with several meanings, once per line.
  mutating func noteReadings(of scanner: UnitScanner) {
    for notice in scanner.notices { note(notice.message, about: notice.meaning, notice.span) }
  }

  /// Names the reading of a name, once per line.
  mutating func note(_ message: String, about name: String, _ span: SourceSpan) {
    guard names.tellsReadings, warnings.count < Self.mostWarnings, noticed.insert(name).inserted
    else { return }
    warnings.append(Warning(message: message, span: span, isNote: true))
  }

  /// Warns about the unit of a quantity; that it is a mean month or year is told at the end of a
  /// statement without dates.
  mutating func noteReadings(of scanner: UnitScanner, _ unit: Unit) {
    guard unit.dimension == Dimension(.time) else { return noteReadings(of: scanner) }
    guard names.tellsReadings else { return }
    for notice in scanner.notices where noticed.insert(notice.meaning).inserted {
      var warning = Warning(message: notice.message, span: notice.span, isNote: true)
      warning.isOfCalendar = true
      calendarWarnings.append(warning)
    }
  }

  /// Warns that `1/2pi` is (1/2)·pi, which many read as 1/(2·pi).
  ///
  /// Called before the quotient is applied.
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

  /// Says that `2000-50-20` and `31-01-2024`, which are written as dates, are differences.
  mutating func noteDifference(_ span: SourceSpan) {
    guard (8...10).contains(span.end - span.start),
      DateLiteral.resemblesDate(source[span.start..<span.end])
    else { return }
    note(.differenceInFormOfDate, span)
  }

  private func excerpt(_ span: SourceSpan) -> String {
    span.end - span.start <= Self.longestExcerpt ? text(span) : "…"
  }

  /// The source of the next factor: a root with its operand, a call or group up to its closing
  /// bracket, and operators such as `^` and `!` that bind to it.
  private var nextFactor: SourceSpan {
    var probe = lexer
    var span = token.span
    var first = token
    while case .symbol(_, .some, _) = first.kind, let next = try? probe.next() {
      first = next
      span = span.union(next.span)
    }
    var depth = first.mark == .leftParenthesis ? 1 : 0
    var ahead = probe
    if first.isName, let next = try? ahead.next(), next.mark == .leftParenthesis {
      depth = 1
      span = span.union(next.span)
      probe = ahead
    }
    while depth > 0, span.end - span.start <= Self.longestExcerpt, let next = try? probe.next() {
      if case .end = next.kind { break }
      if next.mark == .leftParenthesis { depth += 1 }
      if next.mark == .rightParenthesis { depth -= 1 }
      span = span.union(next.span)
    }
    while span.end - span.start <= Self.longestExcerpt, let next = try? probe.next() {
      switch next.kind {
      case .superscript, .symbol(_, _, .factorial), .symbol(_, _, .degree):
        span = span.union(next.span)
      case .symbol(.power, _, _):
        guard let exponent = try? probe.next() else { return span }
        span = span.union(exponent.span)
      default: return span
      }
    }
    return span
  }
}
