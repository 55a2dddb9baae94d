import BigNumbers
import Testing

/// Compares the operators, which are exact, with rational numbers, and tests their laws.
@Suite("decimal operators")
struct BigDecimalArithmeticTests {
  /// The exact value, read from the text of the decimal.
  private func rational(_ x: BigDecimal) throws -> BigRational {
    try BigRational(parsing: x.description)
  }

  private func pairs(seed: UInt64) -> [(BigDecimal, BigDecimal)] {
    let numbers = BigDecimalLawTests.samples(seed: seed, count: 4000)
    return zip(numbers, numbers.dropFirst(2000)).map { ($0, $1) }
  }

  @Test("sums, differences and products are those of rational numbers") func exact() throws {
    for (a, b) in pairs(seed: 5) where a.isFinite && b.isFinite {
      let (x, y) = (try rational(a), try rational(b))
      #expect(try rational(a + b) == x + y, "\(a) \(b)")
      #expect(try rational(a - b) == x - y, "\(a) \(b)")
      #expect(try rational(a * b) == x * y, "\(a) \(b)")
      #expect((a < b) == (x < y) && (a == b) == (x == y), "\(a) \(b)")
    }
  }

  @Test("exponents and signs are those of the specification") func representation() {
    for (a, b) in pairs(seed: 6) where a.isFinite && b.isFinite {
      #expect((a + b).exponent == min(a.exponent, b.exponent), "\(a) \(b)")
      #expect((a - b).exponent == min(a.exponent, b.exponent), "\(a) \(b)")
      #expect((a * b).exponent == a.exponent + b.exponent, "\(a) \(b)")
      #expect((a * b).isNegative == (a.isNegative != b.isNegative), "\(a) \(b)")
      if (a + b).isZero {
        let bothNegative = a.isNegative && b.isNegative
        #expect((a + b).isNegative == bothNegative, "\(a) \(b)")
      }
    }
  }

  @Test("sums and products commute and distribute, and differences undo sums") func laws() {
    let numbers = BigDecimalLawTests.samples(seed: 7, count: 3000).filter(\.isFinite)
    for index in stride(from: 0, to: numbers.count - 2, by: 3) {
      let (a, b, c) = (numbers[index], numbers[index + 1], numbers[index + 2])
      #expect(BigDecimalLawTests.isSame(a + b, b + a), "\(a) \(b)")
      #expect(BigDecimalLawTests.isSame(a * b, b * a), "\(a) \(b)")
      #expect((a + b) + c == a + (b + c), "\(a) \(b) \(c)")
      #expect((a * b) * c == a * (b * c), "\(a) \(b) \(c)")
      #expect(a * (b + c) == a * b + a * c, "\(a) \(b) \(c)")
      #expect((a + b) - b == a && a - b == -(b - a), "\(a) \(b)")
    }
  }

  @Test("infinities and NaNs take part") func specials() {
    let infinity = BigDecimal.infinity
    #expect((infinity - infinity).isNaN && (infinity + -infinity).isNaN)
    #expect((infinity * 0).isNaN && (0 * -infinity).isNaN)
    #expect(infinity + infinity == infinity && -infinity - 1 == -infinity)
    #expect(-infinity * 2 == -infinity && -infinity * -infinity == infinity)
    #expect((1 + BigDecimal.nan).isNaN && (BigDecimal.nan * infinity).isNaN)
    let payload = 1 - BigDecimal("sNaN12")
    #expect(payload.description == "NaN12")
  }

  @Test("a context of enough digits agrees with the operators, and tells nothing")
  func contexts() {
    for (a, b) in pairs(seed: 8) where a.isFinite && b.isFinite {
      var context = DecimalContext(precision: 2000)
      #expect(BigDecimalLawTests.isSame(context.add(a, b), a + b), "\(a) \(b)")
      #expect(BigDecimalLawTests.isSame(context.subtract(a, b), a - b), "\(a) \(b)")
      #expect(BigDecimalLawTests.isSame(context.multiply(a, b), a * b), "\(a) \(b)")
      #expect(context.conditions.isEmpty, "\(a) \(b): \(context.conditions)")
    }
  }

  @Test("integers of every size become decimals of exponent 0") func integers() {
    let large: BigDecimal = 340_282_366_920_938_463_463_374_607_431_768_211_456
    #expect(large.description == "340282366920938463463374607431768211456")
    #expect(BigDecimal(UInt128.max) + 1 == large && BigDecimal(Int.min) == "-9223372036854775808")
    #expect((-large).exponent == 0 && BigDecimal(exactly: 12) == 12)
    #expect(BigDecimal(-0).isNegative == false && (-BigDecimal.zero).isNegative)
  }
}
