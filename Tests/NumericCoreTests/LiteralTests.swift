import NumericCore
import Testing

@Suite("literals")
struct LiteralTests {
  @Test(
    "every notation is read exactly",
    arguments: [
      ("0.1", ExactLiteral(coefficient: .word(1), exponent: -1)),
      ("1.20", ExactLiteral(coefficient: .word(120), exponent: -2)),
      ("-3", ExactLiteral(isNegative: true, coefficient: .word(3))),
      ("1.5e-300000", ExactLiteral(coefficient: .word(15), exponent: -300_001)),
      (".5", ExactLiteral(coefficient: .word(5), exponent: -1)),
      ("5.", ExactLiteral(coefficient: .word(5))),
      ("007", ExactLiteral(coefficient: .word(7))),
      ("1_000.000_1", ExactLiteral(coefficient: .word(10_000_001), exponent: -4)),
      ("0xff", ExactLiteral(coefficient: .word(255), base: 2)),
      ("0X1.8P-1074", ExactLiteral(coefficient: .word(0x18), base: 2, exponent: -1078)),
      ("0b101", ExactLiteral(coefficient: .word(5), base: 2)),
      ("0o17", ExactLiteral(coefficient: .word(15), base: 2)),
      ("18446744073709551615", ExactLiteral(coefficient: .word(.max))),
      (
        "18446744073709551616",
        ExactLiteral(coefficient: .digits(Array("18446744073709551616".utf8)))
      ),
      (
        "0x1" + String(repeating: "0", count: 16),
        ExactLiteral(coefficient: .digits(Array("10000000000000000".utf8)), base: 2)
      ),
      (
        "0b1" + String(repeating: "0", count: 64),
        ExactLiteral(coefficient: .digits(Array("10000000000000000".utf8)), base: 2)
      ),
      (
        "0o2" + String(repeating: "0", count: 21),
        ExactLiteral(coefficient: .digits(Array("10000000000000000".utf8)), base: 2)
      ),
      ("inf", .infinity), ("nan", .nan), ("Infinity", .infinity),
      ("1e99999999999999999999", ExactLiteral(coefficient: .word(1), exponent: 3 << 61)),
      ("1e-99999999999999999999", ExactLiteral(coefficient: .word(1), exponent: -(3 << 61))),
    ] as [(String, ExactLiteral)])
  func notation(_ text: String, _ expected: ExactLiteral) throws {
    #expect(try ExactLiteral(text) == expected)
  }

  @Test(
    "faults have a place",
    arguments: [
      ("", 0), ("x", 0), ("1.2.3", 3), ("1 ", 1), (" 1", 0), ("1_", 1), ("1__0", 1), ("_1", 0),
      ("0x", 2), ("0b2", 2), ("0o8", 2), ("0b12", 3), ("0xg", 2), ("1e", 1), ("1e+", 1),
      ("0x1p", 4),
      ("+", 1), ("--1", 1), ("1,5", 1), ("0x1.2.3", 5), ("1.e", 2),
    ])
  func fault(_ text: String, _ offset: Int) {
    #expect {
      try ExactLiteral(text)
    } throws: { error in
      (error as? TextError)?.offset == offset
    }
  }

  @Test(
    "the text of a literal reads back",
    arguments: ["0.1", "-12.5e7", "0x1.8p-3", "inf", "-inf", "0"])
  func text(_ text: String) throws {
    let literal = try ExactLiteral(text)
    #expect(try ExactLiteral(literal.text).text == literal.text)
  }
}
