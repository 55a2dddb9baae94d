import BigNumbers
import NumericCore
import Testing

/// The questions that every number system answers about its numbers.
@Suite("classes of numbers")
struct NumberClassTests {
  private func classes<Backend: NumericBackend>(
    _ backend: Backend, _ literal: String
  ) throws -> String {
    let x = try backend.number(ExactLiteral(literal))
    let facts: [(String, Bool)] = [
      ("regular", backend.isRegular(x)), ("nan", backend.isNaN(x)),
      ("infinite", backend.isInfinite(x)), ("zero", backend.isZero(x)),
      ("integer", backend.isInteger(x)),
    ]
    return facts.filter(\.1).map(\.0).joined(separator: " ")
  }

  @Test(
    "finite numbers on all systems",
    arguments: [("0", "zero integer"), ("-3", "regular integer"), ("0.5", "regular")])
  func finite(_ literal: String, _ expected: String) throws {
    #expect(try classes(DoubleBackend(), literal) == expected)
    #expect(try classes(BigFloatBackend(precision: .bits(64)), literal) == expected)
    #expect(try classes(DecimalBackend(digits: 20), literal) == expected)
    #expect(try classes(ExactBackend(), literal) == expected)
    #expect(try classes(RoundedTruth(.posit(16)), literal) == expected)
    #expect(try classes(RoundedTruth(.binary64), literal) == expected)
  }

  @Test("special numbers", arguments: [("inf", "infinite"), ("-inf", "infinite"), ("nan", "nan")])
  func special(_ literal: String, _ expected: String) throws {
    #expect(try classes(DoubleBackend(), literal) == expected)
    #expect(try classes(BigFloatBackend(precision: .bits(64)), literal) == expected)
    #expect(try classes(DecimalBackend(digits: 20), literal) == expected)
    #expect(try classes(RoundedTruth(.binary64), literal) == expected)
    #expect(throws: ComputationFailure.self) { try classes(ExactBackend(), literal) }
  }

  @Test("overflow is an error where there is no infinity") func overflow() {
    #expect(!DoubleBackend().signalsOverflow)
    #expect(ExactBackend().signalsOverflow && RoundedTruth(.posit(8)).signalsOverflow)
  }

  @Test("only binary numbers have bits") func bits() throws {
    let decimal = try DecimalBackend(digits: 20)
    #expect(throws: ComputationFailure.self) { try decimal.bits(of: 1) }
    #expect(throws: ComputationFailure.self) { try ExactBackend().bits(of: 1) }
    let posit = RoundedTruth(.posit(16))
    // 0.75 = 1.1₂ · 2⁻¹
    let digits = try posit.bits(of: posit.number(ExactLiteral("0.75")))
    #expect(digits.exponent == -1 && !digits.isNegative)
    // 2³ ≤ 10 < 2⁴
    #expect(try posit.exponent(of: posit.number(ExactLiteral(10)), radix: 2) == 4)
  }

  @Test("constants, conversions and neighbours of posits") func posits() throws {
    let posit = RoundedTruth(.posit(8))
    let one = try posit.number(ExactLiteral(1))
    // Posits of 8 bits have three bits of fraction there: multiples of 1/4 between 2 and 4, of 1/8
    // between 1 and 2, of 1/16 between 1/2 and 1, and of 1/32 between 1/4 and 1/2.
    #expect(try posit.constant(.pi) == BigFloat(3.25 as Double))
    let third = ExactRatio(ExactLiteral(1), ExactLiteral(3))
    #expect(try posit.scaled(one, by: third) == BigFloat(11.0 / 32))
    #expect(posit.compare(BigFloat(0.5 as Double), one) == .less)
    #expect(try posit.nextToward(one, posit.number(ExactLiteral(2))) == BigFloat(1.125 as Double))
    #expect(try posit.nextToward(one, posit.zero) == BigFloat(0.9375 as Double))
    #expect(try posit.nextToward(one, one) == one)
  }

  @Test("exactness is known of binary formats only") func exactness() throws {
    let binary = RoundedTruth(.binary64)
    let (one, three) = try (binary.number(ExactLiteral(1)), binary.number(ExactLiteral(3)))
    #expect(try binary.recordingExactness { try binary.divide(one, three) }.isExact == false)
    #expect(try binary.recordingExactness { try binary.add(one, three) }.isExact == true)
    let posit = RoundedTruth(.posit(8))
    #expect(try posit.recordingExactness { try posit.add(one, one) }.isExact == nil)
  }

  /// Decimals have exponents of at most 18 digits.
  @Test("a literal beyond the exponents of decimals overflows or vanishes") func extremes() throws {
    let decimal = try DecimalBackend(digits: 20)
    var literal = ExactLiteral(7)
    literal.exponent = 3_000_000_000_000_000_000
    #expect(try decimal.number(literal).isInfinite)
    literal.exponent = -3_000_000_000_000_000_000
    #expect(try decimal.number(literal).isZero)
  }

  @Test("operators of exact numbers in place") func inPlace() throws {
    var x: ExactReal = 7
    x -= 2
    x *= 6
    x /= 4
    #expect(try x.rational() == BigRational(15, over: 2))
    var y: BigDecimal = 5
    y.negate()
    #expect(y == -5)
  }
}
