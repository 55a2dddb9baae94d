import Conversion
import NumericCore

// Times as clocks show them.
extension Parser {
  /// Reads `1:30:00`, hours, minutes and seconds, or `1:30`, hours and minutes; nil, and nothing is
  /// read, for any other number.
  ///
  /// - Throws: for minutes and seconds of 60 and more.
  mutating func clockTime() throws(TextError) -> Operand? {
    guard names.readsUnits, token.span.end < source.count,
      source[token.span.end] == UInt8(ascii: ":"),
      source[token.span.start..<token.span.end].allSatisfy(Self.isDigit)
    else { return nil }
    var parts = [token.span]
    while parts.count < 3, let part = twoDigits(behind: parts[parts.count - 1]) {
      parts.append(part)
    }
    guard parts.count > 1 else { return nil }
    let whole = parts[0].union(parts[parts.count - 1])
    // Only seconds have decimals.
    if parts.count == 3 { parts[2] = withDecimals(parts[2]) }
    let end = parts[parts.count - 1].end
    var node: Expression.Index?
    for (place, name) in zip(parts, ["h", "min", "s"]) {
      guard let literal = Self.literal(Array(source[place.start..<place.end])) else { return nil }
      if place != parts[0], source[place.start] > UInt8(ascii: "5") {
        throw TextError(.misplaced("minutes and seconds are less than 60"), place)
      }
      let part = expression.append(expression.append(literal, place), in: .named(name), place)
      node = node.map { expression.append(.infix(.add, $0, part), whole) } ?? part
    }
    if parts.count == 2 { note(.clockTime, whole) }
    lexer.move(to: end)
    try advance()
    return node.map { Operand(node: $0, span: SourceSpan(whole.start, end), isQuantity: true) }
  }

  /// The place of two digits behind a colon.
  private func twoDigits(behind span: SourceSpan) -> SourceSpan? {
    let start = span.end + 1
    guard start + 1 < source.count, source[span.end] == UInt8(ascii: ":"),
      Self.isDigit(source[start]), Self.isDigit(source[start + 1]),
      start + 2 == source.count || !Self.isDigit(source[start + 2])
    else { return nil }
    return SourceSpan(start, start + 2)
  }

  private func withDecimals(_ span: SourceSpan) -> SourceSpan {
    guard span.end + 1 < source.count, source[span.end] == UInt8(ascii: "."),
      Self.isDigit(source[span.end + 1])
    else { return span }
    var end = span.end + 1
    while end < source.count, Self.isDigit(source[end]) { end += 1 }
    return SourceSpan(span.start, end)
  }
}
