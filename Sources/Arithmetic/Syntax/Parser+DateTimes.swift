import Conversion
import NumericCore

// Dates as operands: `2024-01-31`, `2024-03-10T12:00Z`, `Feb 24 2024`, `24 Feb 2024`.
extension Parser {
  /// Reads a date that begins with digits; nil, and nothing is read, for any other number.
  ///
  /// - Throws: for 24/02/2024, whose order of day and month is not known.
  mutating func dateInDigits() throws(TextError) -> Operand? {
    let (start, end) = (token.span.start, token.span.end)
    guard end < source.count, end - start <= 4,
      source[start..<end].allSatisfy(Self.isDigit)
    else { return nil }
    switch (end - start, source[end]) {
    case (4, UInt8(ascii: "-")): return try date(from: start)
    case (4, UInt8(ascii: "/")):
      if DateLiteral.hasSlashes(source, at: start) {
        note(.slashedDate, SourceSpan(start, start + 10))
      }
      return nil
    case (1...2, UInt8(ascii: "/")):
      if let fault = DateLiteral.faultOfSlashes(source, at: start) { throw fault }
      return nil
    case (1...2, UInt8(ascii: " ")), (1...2, UInt8(ascii: "-")):
      guard let month = monthName(at: end + 1), !isBound(text(month)) else { return nil }
      return try date(from: start)
    default: return nil
    }
  }

  /// Reads a date that begins with the name of a month; nil, and nothing is read, for other names.
  mutating func dateInWords(_ span: SourceSpan) throws(TextError) -> Operand? {
    guard span.end + 1 < source.count, source[span.end] == UInt8(ascii: " "),
      Self.isDigit(source[span.end + 1]), monthName(at: span.start) != nil
    else { return nil }
    return try date(from: span.start)
  }

  /// The place of the name of a month that starts here; nil if there is none.
  func monthName(at start: Int) -> SourceSpan? {
    let word = source[start...].prefix(while: Self.isASCIILetter)
    return CivilDate.month(named: word) == nil ? nil : SourceSpan(start, word.endIndex)
  }

  private mutating func date(from start: Int) throws(TextError) -> Operand? {
    guard let (literal, end) = try DateLiteral.scan(source, at: start) else { return nil }
    let span = SourceSpan(start, end)
    lexer.move(to: end)
    try advance()
    return Operand(node: expression.append(literal, span), span: span)
  }

  /// The zone or the count of days and moments that follows `to`; nil, and nothing is read, if there
  /// is none. A word that is a unit stays one.
  mutating func dateTarget() throws(TextError) -> (target: ConversionTarget, end: Int)? {
    let start = afterBlanks(lexer.position)
    let name = source[start...].prefix {
      Self.isNamePart($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":")
    }
    let word = String(decoding: name, as: UTF8.self)
    let target: ConversionTarget
    if let form = DateForm(rawValue: word) {
      target = .dateForm(form)
    } else if let zone = try zone(named: word, SourceSpan(start, name.endIndex)) {
      target = .zone(zone)
    } else {
      return nil
    }
    lexer.move(to: name.endIndex)
    return (target, name.endIndex)
  }

  private func zone(named name: String, _ span: SourceSpan) throws(TextError) -> Zone? {
    guard let first = name.utf8.first,
      first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
        || first &- UInt8(ascii: "A") < 26
    else { return nil }
    var scanner = UnitScanner(source, at: span.start)
    if (try? scanner.scan()) != nil { return nil }
    do throws(TextError) { return try Zone(named: name) } catch {
      // The name of a city alone is not taken for a misspelt unit.
      guard let near = error.suggestion, name.contains("/") || near.hasSuffix("/" + name) else {
        return nil
      }
      throw error.moved(to: span)
    }
  }
}
