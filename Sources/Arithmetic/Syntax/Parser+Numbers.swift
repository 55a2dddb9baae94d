import Conversion
import NumericCore

// Numbers as people write them: repeating decimals, groups of thousands, mixed fractions, number
// words and powers of ten.
extension Parser {
  /// A number and its place.
  struct WrittenNumber {
    var node: Expression.Index
    var span: SourceSpan
    /// Whether it is one literal.
    var isLiteral = true
    /// Whether it has a whole part and a fraction.
    var isMixed = false
  }

  /// Reads the number that starts with the current token.
  mutating func writtenNumber() throws(TextError) -> WrittenNumber {
    let span = token.span
    if case .fraction(let a, let b) = token.kind {
      try advance()
      return quotient(ExactLiteral(a), ExactLiteral(b), span)
    }
    guard case .number(var literal) = token.kind else {
      preconditionFailure("a number starts with digits")
    }
    guard literal.base == 10 else {
      try advance()
      return WrittenNumber(node: expression.append(literal, span), span: span)
    }
    if let repeating = try repeatingDecimal(span) { return repeating }
    var end = span.end
    if let grouped = try groupedLiteral(span) { (literal, end) = grouped }
    if let scaled = powerOfTen(after: end) {
      literal.exponent += scaled.exponent
      end = scaled.end
    }
    lexer.move(to: end)
    try advance()
    if end == span.end, let mixed = try mixedNumber(literal, span) { return mixed }
    try scaleByWords(&literal, &end)
    let whole = SourceSpan(span.start, end)
    return WrittenNumber(node: expression.append(literal, whole), span: whole)
  }

  private mutating func quotient(
    _ a: ExactLiteral, _ b: ExactLiteral, _ span: SourceSpan
  ) -> WrittenNumber {
    let (first, second) = (expression.append(a, span), expression.append(b, span))
    let node = expression.append(.infix(.divide, first, second), span)
    return WrittenNumber(node: node, span: span, isLiteral: false)
  }

  /// Reads a decimal behind which digits in parentheses repeat: `5.1(6)`; nil for any other number.
  private mutating func repeatingDecimal(_ span: SourceSpan) throws(TextError) -> WrittenNumber? {
    var end = span.end
    guard end < source.count, source[end] == UInt8(ascii: "("),
      let point = source[span.start..<end].firstIndex(of: UInt8(ascii: ".")),
      source[(point + 1)..<end].allSatisfy(Self.isDigit)
    else { return nil }
    end += 1
    while end < source.count, Self.isDigit(source[end]) { end += 1 }
    guard end > span.end + 1, end < source.count, source[end] == UInt8(ascii: ")") else {
      return nil
    }
    let period = source[(span.end + 1)..<end]
    let start = source[span.start..<span.end].filter(Self.isDigit)
    // With the digits a before the period, of which d are decimals, and the n digits of the
    // period, the value is (ap − a) / (10^d · (10^n − 1)).
    let nines = Array(repeating: UInt8(ascii: "9"), count: period.count)
    let zeros = Array(repeating: UInt8(ascii: "0"), count: span.end - point - 1)
    guard let numerator = Self.literal(Self.difference(start + period, start)),
      let denominator = Self.literal(nines + zeros)
    else { return nil }
    let whole = SourceSpan(span.start, end + 1)
    note(.repeatingDecimal, whole)
    lexer.move(to: end + 1)
    try advance()
    return quotient(numerator, denominator, whole)
  }

  /// a − b for natural numbers in digits, of which the first has more digits.
  private static func difference(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var digits = a
    var borrow: UInt8 = 0
    for offset in 1...a.count {
      let taken = (offset <= b.count ? b[b.count - offset] - UInt8(ascii: "0") : 0) + borrow
      let digit = a[a.count - offset] - UInt8(ascii: "0")
      borrow = digit < taken ? 1 : 0
      digits[a.count - offset] = digit + 10 * borrow - taken + UInt8(ascii: "0")
    }
    return digits
  }

  static func literal(_ digits: [UInt8]) -> ExactLiteral? {
    var scanner = LiteralScanner(digits)
    return try? scanner.scan()
  }

  /// Reads `x10^23` and `×10^23` that touch the digits before them.
  private func powerOfTen(after start: Int) -> (exponent: Int, end: Int)? {
    var position = start
    if position < source.count, source[position] == UInt8(ascii: "x") {
      guard names.readsUnits, !isBound("x"), !isBound("x10") else { return nil }
      position += 1
    } else if starts(with: "×", at: position) {
      position += 2
    } else {
      return nil
    }
    guard starts(with: "10^", at: position) else { return nil }
    position += 3
    let isNegative = starts(with: "-", at: position) || starts(with: "−", at: position)
    if isNegative { position += source[position] == UInt8(ascii: "-") ? 1 : 3 }
    let digits = position
    while position < source.count, Self.isDigit(source[position]) { position += 1 }
    // A longer exponent is left to the operators.
    guard position > digits, position - digits <= 18,
      position == source.count || source[position] != UInt8(ascii: "."),
      let exponent = Int(text(SourceSpan(digits, position)))
    else { return nil }
    return (isNegative ? -exponent : exponent, position)
  }

  func starts(with prefix: StaticString, at start: Int) -> Bool {
    prefix.withUTF8Buffer { prefix in
      start + prefix.count <= source.count
        && source[start..<(start + prefix.count)].elementsEqual(prefix)
    }
  }

  /// Reads the fraction of a number such as `2 1/2` or `2½`; the current token follows the whole
  /// part.
  private mutating func mixedNumber(
    _ literal: ExactLiteral, _ span: SourceSpan
  ) throws(TextError) -> WrittenNumber? {
    guard literal.base == 10, literal.exponent == 0,
      source[span.start..<span.end].allSatisfy(Self.isDigit)
    else { return nil }
    let parts: (ExactLiteral, ExactLiteral)
    var whole = span.union(token.span)
    switch token.kind {
    case .fraction(let a, let b):
      parts = (ExactLiteral(a), ExactLiteral(b))
      try advance()
    case .number(let a) where token.span.start > span.end:
      guard let (b, end) = properFraction(a, token.span) else { return nil }
      // `5/8 1/3` is no quotient by 8 1/3.
      if span.start > 1, source[span.start - 1] == UInt8(ascii: "/"),
        Self.isDigit(source[span.start - 2])
      {
        throw TextError(.adjacentNumbers, token.span)
      }
      parts = (a, b)
      whole = SourceSpan(span.start, end)
      note(.mixedNumber, whole)
      lexer.move(to: end)
      try advance()
    default: return nil
    }
    if case .symbol(.power, _, _) = token.kind { throw Self.powerOfMixed(whole) }
    if case .superscript = token.kind { throw Self.powerOfMixed(whole) }
    if case .infix(.power, _)? = stack.last { throw Self.powerOfMixed(whole) }
    let fraction = quotient(parts.0, parts.1, whole)
    let first = expression.append(literal, span)
    let node = expression.append(.infix(.add, first, fraction.node), whole)
    return WrittenNumber(node: node, span: whole, isLiteral: false, isMixed: true)
  }

  private static func powerOfMixed(_ span: SourceSpan) -> TextError {
    TextError(.misplaced("a number with a fraction needs parentheses beside '^'"), span)
  }

  /// The denominator of a proper fraction of whole numbers that is written without blanks, with the
  /// place behind it; the numerator is given.
  private func properFraction(
    _ numerator: ExactLiteral, _ span: SourceSpan
  ) -> (ExactLiteral, Int)? {
    guard source[span.start..<span.end].allSatisfy(Self.isDigit), span.end < source.count,
      source[span.end] == UInt8(ascii: "/")
    else { return nil }
    var end = span.end + 1
    while end < source.count, Self.isDigit(source[end]) { end += 1 }
    let digits = Array(source[(span.end + 1)..<end])
    guard end == source.count || (source[end] != UInt8(ascii: ".") && !Self.isLetter(source[end])),
      let denominator = Self.literal(digits), case .word(let a) = numerator.coefficient,
      case .word(let b) = denominator.coefficient, a < b
    else { return nil }
    return (denominator, end)
  }

  private static let wordExponents = [
    "hundred": 2, "thousand": 3, "million": 6, "billion": 9, "trillion": 12,
  ]

  /// Multiplies a literal by the number words behind it, and by a `k` that touches it.
  private mutating func scaleByWords(_ literal: inout ExactLiteral, _ end: inout Int)
    throws(TextError)
  {
    guard names.readsUnits else { return }
    if token.isName, token.span.start == end, text(token.span) == "k" {
      if isBound("k") {
        if !isIndex("k") { note(.thousandSuffix, token.span) }
        return
      }
      literal.exponent += 3
      end = token.span.end
      try advance()
    }
    while token.isName, let exponent = Self.wordExponents[text(token.span)] {
      if isBound(text(token.span)) {
        if !isIndex(text(token.span)) { note(.wordVariable, token.span) }
        return
      }
      literal.exponent += exponent
      end = token.span.end
      try advance()
    }
  }
}
