import FuzzSupport
import Grammars
import NumericCore

@testable import BigNumbers

/// Numbers of every type, written and read back: `shortest 10 64 1.5e-3` is a notation, a radix, a precision and a number.
let numberText = FuzzTarget.lines("number-text") { s in
  s.putOne(of: NumberFormat.Style.allCases.map(\.rawValue))
  s.put(" \(s.oneIn(2) ? 10 : 2 + s.choose(61)) ")
  s.put("\(s.pick([53, 24, 2, 1, 64, 100, 128, 300, 11, 1 + s.choose(1000)])) ")
  if s.oneIn(3) { s.put("-") }
  s.putNumber(.extreme)
} read: { line in
  let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  guard words.count == 4, let style = NumberFormat.Style(rawValue: words[0]),
    let radix = Int(words[1]), (2...62).contains(radix), let bits = Int(words[2]),
    (1...2000).contains(bits), let literal = try? ExactLiteral(words[3])
  else { return words.last == "1/3" || words.last == "-1/3" }
  let backend = opened { () throws(LimitExceeded) in
    try BigFloatBackend(precision: .bits(bits), limits: .small)
  }
  let number = backend.number(literal)
  let direct = try? BigFloat(words[3], precision: backend.precision)
  require(
    direct == number && direct?.isNegative == number.isNegative || number.isNaN,
    "'\(words[3])' is read as \(direct.map(\.debugDescription) ?? "nothing")")
  check(number, NumberFormat(style: style, radix: style == .hex ? 10 : radix), backend)
  checkBorders(literal, number, backend)
  checkDecimal(words[3])
  if bits % 8 == 0, literal.exponent.magnitude < 5000 { checkLong(number, 1480 + bits % 700) }
  if literal.kind == .finite, literal.exponent.magnitude < 2000,
    let fraction = try? BigRational(exactly: literal, limits: Limits())
  {
    let text = fraction.description
    require(BigRational(text) == fraction, "'\(text)' does not read back")
    let whole = fraction.rounded(.towardZero)
    require(whole.magnitude <= fraction.magnitude, "\(text) is truncated to \(whole)")
    checkWhole(literal, fraction, radix: min(radix, 36))
  }
  return true
}

/// What is written without a number of digits reads back as the same number, bit for bit.
private func check(_ x: BigFloat, _ format: NumberFormat, _ backend: BigFloatBackend) {
  var format = format
  format.showsNegativeZero = true
  guard x.isFinite, let text = try? backend.format(x, as: format, limits: .small).text else {
    return
  }
  let again: BigFloat?
  if format.radix == 10 {
    again = (try? ExactLiteral(text)).map { backend.number($0) }
  } else {
    again = try? BigFloat(text, radix: format.radix, precision: backend.precision)
  }
  guard let again else { violated("'\(text)' is no number") }
  require(
    again == x && again.isNegative == x.isNegative,
    "\(x.debugDescription) is written '\(text)', which is \(again.debugDescription)")
}

/// Thousands of digits are MPFR's, those of the number and those of a quotient, which do not end.
private func checkLong(_ x: BigFloat, _ count: Int) {
  guard x.isFinite, !x.isZero else { return }
  let quotient = BigFloatContext(.bits(5 * count), .nearestEven).divide(x, .integer(count))
  for x in [x, quotient] where x.isFinite && !x.isZero {
    let (found, expected) = (
      x.significant(count, 10, .nearestEven), x.converted(count, 10, .nearestEven)
    )
    require(
      found.digits == expected.digits && found.exponent == expected.exponent
        && found.isExact == expected.isExact,
      "\(count) digits of \(x.debugDescription)")
  }
}

/// A number lies between those that are rounded down and up, and is one of them.
private func checkBorders(_ literal: ExactLiteral, _ x: BigFloat, _ backend: BigFloatBackend) {
  guard x.isFinite else { return }
  let sides = [Rounding.down, .up].compactMap { rounding in
    try? BigFloatBackend(precision: backend.precision, rounding: rounding, limits: .small)
      .number(literal)
  }
  guard sides.count == 2 else { return }
  require(
    sides[0] <= x && x <= sides[1] && (x == sides[0] || x == sides[1]),
    "\(literal.text) is \(x.debugDescription) between \(sides)")
}

/// The parts of a fraction, written and read back, and divided by each other.
private func checkWhole(_ literal: ExactLiteral, _ fraction: BigRational, radix: Int) {
  let (numerator, denominator) = (fraction.numerator, fraction.denominator)
  for x in [numerator, denominator] {
    let text = x.text(radix: radix)
    require(BigInteger(text, radix: radix) == x, "'\(text)' in radix \(radix) does not read back")
  }
  let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
  require(quotient * denominator + rest == numerator, "\(fraction) is divided into \(quotient)")
  let whole = try? BigInteger(exactly: literal)
  require(
    whole == (rest == 0 ? quotient : nil), "\(literal.text) is read as \(String(describing: whole))"
  )
}

private func checkDecimal(_ text: String) {
  guard let x = BigDecimal(text) else { return }
  let written = x.description
  guard let again = BigDecimal(written) else { violated("'\(written)' is no decimal") }
  require(
    BigDecimal.totalOrder(x, again) == 0, "'\(text)' is written '\(written)' and read as \(again)")
}
