import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// Thousands of decimal digits, beside MPFR's.
@Suite("digits by halves")
struct DigitHalvesTests {
  private static func expectSame(_ x: BigFloat, _ count: Int, _ note: String) {
    for rounding in Rounding.allCases {
      let found = x.significant(count, 10, rounding)
      let expected = x.converted(count, 10, rounding)
      // Without the digits in the message.
      let isSame = found.digits == expected.digits
      #expect(isSame, "\(note), \(rounding)")
      #expect(found.exponent == expected.exponent, "\(note), \(rounding)")
      #expect(found.isExact == expected.isExact, "\(note), \(rounding)")
    }
  }

  @Test(
    "digits of random numbers are MPFR's",
    arguments: [1480, 1499, 1500, 1520, 1521, 2000, 3001, 5555, 9999, 20_011])
  func random(_ count: Int) throws {
    var generator = SplitMix64(seed: UInt64(count))
    let bits = count * 10 / 3
    for (index, exponents) in [0...1, -3...80, -9000...9000, 60...70].enumerated() {
      for bits in [bits, bits + 70, bits / 3, 64] {
        let x = try BigFloat.random(bits: bits, exponents, &generator)
        Self.expectSame(x, count, "\(count) digits of number \(index) with \(bits) bits")
        // The path itself, unless the digits end or are cut off beside a whole number.
        if bits > count * 3 {
          #expect(x.read { DecimalExpansion($0, atLeast: count) } != nil)
        }
      }
    }
  }

  @Test("short fractions, powers and numbers beside them") func special() throws {
    let one = BigFloat(1, precision: .bits(6000))
    let context = BigFloatContext(.bits(6000), .nearestEven)
    let third = context.divide(one, .integer(3))
    let tenth = context.divide(one, .integer(10))
    let numbers = [
      one, third, tenth, one.scaled(-3000), one.scaled(3000), tenth.nextUp, one.nextDown,
      one.scaled(5000).nextUp, -third.scaled(-70), context.multiply(tenth, tenth),
    ]
    for (index, x) in numbers.enumerated() {
      for count in [1510, 1748, 1805, 1806, 1807, 2500] {
        Self.expectSame(x, count, "number \(index)")
      }
    }
  }
}
