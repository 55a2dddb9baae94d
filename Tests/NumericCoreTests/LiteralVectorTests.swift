import TestSupport
import Testing

@testable import NumericCore

/// Literals, compared with Python's integers.
@Suite("literals, independent vectors")
struct LiteralVectorTests {
  @Test("coefficient, base and exponent") func literals() throws {
    for line in try CoreVectors.lines("literals", count: 600) {
      let expected = line.result.split(separator: " ")
      let literal = try ExactLiteral(String(line.fields[0]))
      #expect(literal.digitText == expected[0], "\(line)")
      #expect(literal.base == Int(expected[1]), "\(line)")
      #expect(literal.exponent == Int(expected[2]), "\(line)")
      #expect(literal.kind == .finite && !literal.isNegative, "\(line)")
    }
  }

  @Test("a sign, and the text that other libraries read") func texts() throws {
    for line in try CoreVectors.lines("literals", count: 600) {
      let text = String(line.fields[0])
      let negative = try ExactLiteral("-" + text)
      var positive = negative
      positive.isNegative = false
      #expect(try positive == ExactLiteral("+" + text), "\(line)")
      // The written form has no point, so its coefficient and exponent read back unchanged.
      #expect(try ExactLiteral(negative.text) == negative, "\(line)")
    }
  }

  @Test("a scanner stops behind the literal") func scanning() throws {
    for line in try CoreVectors.lines("literals", count: 600) {
      let text = String(line.fields[0])
      var scanner = LiteralScanner(Array("(\(text)+1".utf8), at: 1)
      #expect(try scanner.scan() == ExactLiteral(text), "\(line)")
      #expect(scanner.position == 1 + text.utf8.count, "\(line)")
    }
  }

  @Test("digits in radices from 2 to 62") func radices() throws {
    for line in try CoreVectors.lines("radix", count: 600) {
      let radix = try #require(Int(line.fields[0]))
      let text = String(line.fields[1])
      let expected = line.result.split(separator: " ")
      let literal = try RadixLiteral(text, radix: radix)
      let digits = expected[0] == "-" ? "" : expected[0]
      #expect(String(decoding: literal.digits, as: UTF8.self) == digits, "\(line)")
      #expect(literal.exponent == Int(expected[1]), "\(line)")
      #expect(literal.isNegative == text.hasPrefix("-") && literal.radix == radix, "\(line)")
      let value = try literal.digits.reduce(0) { value, digit in
        let digit = try #require(RadixLiteral.value(of: digit, radix: radix))
        return (value * radix + digit) % 1_000_000_007
      }
      #expect(value == Int(expected[2]), "\(line)")
      let again = try RadixLiteral(literal.text, radix: radix)
      #expect(again.digits == literal.digits && again.isNegative == literal.isNegative, "\(line)")
      #expect(digits.isEmpty || again.exponent == literal.exponent, "\(line)")
    }
  }

  @Test(
    "special values in a radix",
    arguments: [
      ("@inf@", 62, ExactLiteral.Kind.infinity), ("-@Infinity@", 30, .infinity),
      ("@NaN@", 62, .nan), ("inf", 23, .infinity), ("-Infinity", 10, .infinity), ("nan", 2, .nan),
    ])
  func specials(_ text: String, _ radix: Int, _ kind: ExactLiteral.Kind) throws {
    let literal = try RadixLiteral(text, radix: radix)
    #expect(literal.kind == kind && literal.isNegative == text.hasPrefix("-"))
    #expect(try literal.digits.isEmpty && RadixLiteral(literal.text, radix: radix).kind == kind)
  }

  @Test("'inf' and 'nan' are digits where the radix has them") func words() throws {
    #expect(try RadixLiteral("inf", radix: 24).kind == .finite)
    #expect(try RadixLiteral("nan", radix: 36).digits == Array("nan".utf8))
  }

  @Test(
    "faults in a radix have a place",
    arguments: [
      ("", 10, 0), ("-", 10, 1), ("12", 2, 1), ("1.2.3", 10, 3), ("1_", 10, 1), ("1__1", 10, 1),
      ("_1", 10, 0), ("1@", 16, 2), ("1e+", 10, 2), ("1 ", 10, 1), ("g", 16, 0), (".", 10, 1),
      ("0x1", 16, 1), ("z", 35, 0),
    ])
  func faults(_ text: String, _ radix: Int, _ offset: Int) {
    #expect {
      try RadixLiteral(text, radix: radix)
    } throws: { error in
      (error as? TextError)?.offset == offset
    }
  }

  @Test("exponents saturate on both sides") func saturation() throws {
    let most = ExactLiteral.greatestExponent
    for exponent in ["9223372036854775807", "99999999999999999999999"] {
      #expect(try ExactLiteral("1.5e\(exponent)").exponent >= most - 1)
      #expect(try ExactLiteral("1.5e-\(exponent)").exponent == -most)
      #expect(try ExactLiteral("0x1.8p-\(exponent)").exponent == -most)
      #expect(try RadixLiteral("1.5@-\(exponent)", radix: 12).exponent == -most)
      // The leading digit stands at the bound, which is what scientific notation prints.
      #expect(try ExactLiteral("40e\(exponent)").exponent == most - 1)
      #expect(try ExactLiteral("40e-\(exponent)").exponent == -most)
      #expect(try ExactLiteral("12345678901234567890123e\(exponent)").exponent == most - 22)
    }
  }

  @Test("minus signs that people paste belong to an exponent") func pastedSigns() throws {
    for minus in ["-", "−", "–"] {
      #expect(try ExactLiteral("1e\(minus)7").exponent == -7)
    }
  }
}
