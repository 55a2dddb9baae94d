import BigNumbers
import NumericCore
import Testing

/// Divisions of decimals whose coefficients have several words. Values of Python's decimal.
@Suite("remainders of long decimals")
struct LongRemainderTests {
  struct Case: Sendable {
    var dividend: String
    var divisor: String
    var quotient: String
    var rest: String
  }

  static let cases: [Case] = [
    Case(
      dividend: "10000000000000000000864197523086419752308641975233",
      divisor: "1234567890123456789012345678901234567890123",
      quotient: "8100000", rest: "90000000009864197523986419752398645675233"),
    Case(
      dividend: "-987654321098765432109876543210987654321098765432109.5",
      divisor: "1234567890123456789012345678901234567890.25",
      quotient: "-800000007290", rest: "-81900000008190000000818898765512187.00"),
    Case(
      dividend: "1234567890123456789012345678901234567890122",
      divisor: "1234567890123456789012345678901234567890123",
      quotient: "0", rest: "1234567890123456789012345678901234567890122"),
  ]

  @Test("quotient and remainder", arguments: cases) func remainders(_ test: Case) throws {
    func number(_ text: String) throws -> BigDecimal { try #require(BigDecimal(text)) }
    var context = DecimalContext(precision: 60)
    let (a, b) = try (number(test.dividend), number(test.divisor))
    #expect(context.divideInteger(a, b).description == test.quotient)
    #expect(context.remainder(a, b).description == test.rest)
  }
}
