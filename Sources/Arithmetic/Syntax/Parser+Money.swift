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
    let number = try writtenNumber()
    let whole = sign.union(number.span)
    let node = expression.append(number.node, in: unit, whole)
    operands.append(Operand(node: node, span: whole, isQuantity: true))
    return true
  }

  /// Whether a sign of a currency is at a place.
  func isCurrencySign(at place: Int) -> Bool {
    if source[place] == UInt8(ascii: "$") { return true }
    return source[place] >= 0x80 && ["€", "£", "¥"].contains { starts(with: $0, at: place) }
  }
}
