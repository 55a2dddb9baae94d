import Conversion
import NumericCore

// Amounts with the sign of their currency before the number: `$1,234.56`.
extension Parser {
  /// Reads a sign of a currency and the number behind it; returns whether that was done.
  mutating func readAmount() throws(TextError) -> Bool {
    let sign = token.span
    guard isCurrencySign(at: sign.start), names.readsUnits else { return false }
    var probe = lexer
    guard try probe.next().startsNumber, let unit = try? Unit(parsing: text(sign)) else {
      return false
    }
    try advance()
    var number = try writtenNumber()
    try scaleByLetters(&number)
    if token.startsNumber {
      throw TextError(
        .misplaced("an operator is missing, or the point of one amount: \(text(sign))5.50"),
        token.span)
    }
    let whole = sign.union(number.span)
    let node = expression.append(number.node, in: unit, whole)
    operands.append(Operand(node: node, span: whole, isQuantity: true))
    return true
  }

  /// Multiplies an amount by the letters that touch it: `$1M` is a million dollars, `$2bn` two
  /// billion.
  private mutating func scaleByLetters(_ number: inout WrittenNumber) throws(TextError) {
    guard token.isName, token.span.start == number.span.end,
      let exponent = Self.letters[text(token.span)],
      case .literal(let literal) = expression[number.node]
    else { return }
    expression.literals[Int(literal)].exponent += exponent
    number.span = number.span.union(token.span)
    try advance()
  }

  private static let letters = ["K": 3, "M": 6, "m": 6, "mn": 6, "bn": 9, "B": 9]

  /// Whether a sign of a currency is at a place.
  func isCurrencySign(at place: Int) -> Bool {
    if source[place] == UInt8(ascii: "$") { return true }
    return source[place] >= 0x80 && ["€", "£", "¥"].contains { starts(with: $0, at: place) }
  }
}
