import FuzzSupport
import Grammars
import NumericCore

/// Literals: what is written for one reads back as the same, and a double is what C's `strtod` makes of it.
let literals = FuzzTarget.lines("literals") { s in
  if s.oneIn(4) { s.put("-") }
  s.putNumber(.extreme)
} read: { line in
  let text = String(decoding: line, as: UTF8.self)
  for radix in [2, 16, 36, 62] { _ = try? RadixLiteral(text, radix: radix) }
  guard let literal = try? ExactLiteral(text) else { return text == "1/3" }
  if literal.kind != .nan, literal.exponent.magnitude < 1 << 60 {
    let again = try? ExactLiteral(literal.text)
    require(again == literal, "'\(text)' is written '\(literal.text)'")
  }
  let double = DoubleBackend().number(literal)
  // strtod knows no underscores, no minus signs of typography, and no other radices.
  let isCommon = line.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") }
  if isCommon, literal.base == 10 || text.lowercased().contains("0x"), let other = Double(text) {
    require(
      double.bitPattern == other.bitPattern || double.isNaN && other.isNaN,
      "'\(text)' is \(double), and \(other) for strtod")
  }
  checkShortest(double)
  return true
}

/// The fewest digits of a double read back as it, are no more than Swift's own, and the same in every notation.
private func checkShortest(_ x: Double) {
  guard x.isFinite else { return }
  let backend = DoubleBackend()
  for style in [NumberFormat.Style.shortest, .scientific, .engineering, .hex] {
    let format = NumberFormat(style: style, showsNegativeZero: true)
    guard let text = try? backend.format(x, as: format).text else { violated("no text of \(x)") }
    guard let literal = try? ExactLiteral(text) else { violated("'\(text)' is no literal") }
    let again = backend.number(literal)
    require(again.bitPattern == x.bitPattern, "\(x) is written '\(text)', which is \(again)")
  }
  let zero = UInt8(ascii: "0")
  func isZero(_ digit: UInt8) -> Bool { digit == zero }
  let digits = backend.digits(of: x, radix: 10, .shortest).digits
  let others = "\(x.magnitude)".utf8.prefix { $0 != UInt8(ascii: "e") }.filter { $0 >= zero }
  require(
    digits.reversed().drop(while: isZero).count
      == others.drop(while: isZero).reversed().drop(while: isZero).count,
    "\(x) has the digits \(String(decoding: digits, as: UTF8.self))")
}
