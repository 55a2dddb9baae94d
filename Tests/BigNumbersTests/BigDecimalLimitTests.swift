import BigNumbers
import Foundation
import NumericCore
import Testing

/// No operation of a decimal ends the process, whatever its exponents.
@Suite("decimals at their limits")
struct BigDecimalLimitTests {
  private static let extremes: [BigDecimal] = [
    "1e999999999999", "-3e999999999999", "7e-999999999999", "1e999999999999999999",
    "-1e-999999999999999999", "0", "-0", "0e999999999999", "1", "123.456", .infinity, .nan,
    -.infinity,
  ]

  @Test("every operator on every pair of extremes") func pairs() {
    // Some pairs have sums of ten million digits, which take half a second.
    let tried: [BigDecimal] = ["-3e999999999999", "1e-999999999999999999", "0", "123.456", .nan]
    for a in tried {
      for b in tried + [.infinity, "7e-999999999999"] {
        let (sum, difference) = (a + b, a - b)
        for result in [sum, difference, a * b, a / b] where result.isFinite {
          #expect(result.digitCount <= BigDecimal.mostDigits)
        }
        if a.isFinite, b.isFinite {
          #expect(a < b || b < a || a == b)
          #expect(sum.isFinite && (difference < 0) == (a < b))
        }
        _ = BigDecimal.ordering(a, b)
      }
    }
  }

  @Test("a sum that is too long is rounded to the nearest") func rounded() {
    let large: BigDecimal = "1e999999999999"
    let sum = large + 1
    #expect(sum == large && sum.digitCount == BigDecimal.mostDigits)
    // Half a unit of the last of ten million digits, and a little more.
    let unit = BigDecimal(1).scaled(byPowerOfTen: 999_999_999_999 - BigDecimal.mostDigits + 1)
    #expect(large + unit > large && large + unit * "0.5" == large)
    #expect(large + unit * "0.51" == large + unit)
    // 10 000 001 digits, the last of them rounded away: the tie goes to the even digit.
    let long = BigDecimal(1).scaled(byPowerOfTen: 10_000_000)
    #expect(long + 5 == long && long + 6 > long)
  }

  @Test("the JSON of a huge number is read, and computed with") func json() throws {
    let coder = (JSONEncoder(), JSONDecoder())
    for x in Self.extremes {
      let again = try coder.1.decode(BigDecimal.self, from: coder.0.encode(x))
      #expect(BigDecimal.totalOrder(again, x) == 0)
    }
  }

  @Test("scaling saturates") func scaling() {
    let one: BigDecimal = 1
    #expect(one.scaled(byPowerOfTen: .max) == .infinity)
    #expect(one.scaled(byPowerOfTen: .min).isZero)
    #expect((-one).scaled(byPowerOfTen: .max) == -.infinity)
    #expect(BigDecimal("1e999999999999999999").scaled(byPowerOfTen: .max) == .infinity)
    #expect(BigDecimal(0).scaled(byPowerOfTen: .max).isZero)
    #expect(one.scaled(byPowerOfTen: 3) == 1000)
  }

  @Test("conversions of extremes throw, saturate or answer") func conversions() throws {
    for x in Self.extremes {
      _ = (Double(x), Float(x), Int(exactly: x), BigInteger(exactly: x))
      _ = (x.description, x.hashValue, x.isInteger, x.pivotRank)
      _ = BigFloat(x, precision: .bits(100))
      do { _ = try BigRational(exactly: x) } catch { #expect(error.limit == .precision) }
      _ = BigDecimal.exp(x)
      _ = (x.sqrt(), x.sin(), x.gamma(), BigDecimal.power(x, 2), x.rounded(to: 3))
    }
  }

  @Test("quotients and rounding to digits") func operators() {
    #expect(BigDecimal(1) / 8 == "0.125")
    #expect((BigDecimal(2) / 3).description == "0." + String(repeating: "6", count: 76) + "7")
    #expect(withPrecision(.bits(64)) { BigDecimal(2) / 3 }.digitCount == 19)
    #expect(BigDecimal(1) / 0 == .infinity && (BigDecimal(0) / 0).isNaN)
    #expect(BigDecimal("2.675").rounded(to: 3) == "2.68")
    #expect(BigDecimal("2.665").rounded(to: 3) == "2.66")
    #expect(BigDecimal("-2.675").rounded(to: 3, .towardZero) == "-2.67")
    #expect(BigDecimal("1.2").rounded(to: 3).description == "1.2")
  }
}
