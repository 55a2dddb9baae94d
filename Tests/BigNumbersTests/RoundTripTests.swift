import BigNumbers
import NumericCore
import Testing

/// Written numbers read back as the same numbers.
@Suite("round trips")
struct RoundTripTests {
  /// A full significand with an exponent between −1000 and 1000.
  private func random(_ bits: Int, _ generator: inout SplitMix64) -> BigFloat {
    let exponent = Int.random(in: -960...960, using: &generator)
    return BigFloat(
      sign: .plus, exponent: exponent, significand: DigitTests.random(bits, &generator))
  }

  @Test("the shortest text reads back at every precision, and no shorter one does")
  func shortest() throws {
    var generator = SplitMix64(seed: 2026)
    for bits in 2...1000 {
      for index in 0..<4 {
        // Near 1 the ends of the interval that rounds to x are short decimals themselves.
        let x =
          index < 2 ? random(bits, &generator) : DigitTests.random(bits, &generator)
        let text = try x.text()
        #expect(try BigFloat(text, precision: .bits(bits)) == x, "\(bits) bits: \(text)")
        #expect(x.precision == .bits(bits))
        let count = x.digits(radix: 10, .shortest, .nearestEven).digits.reversed()
          .drop { $0 == UInt8(ascii: "0") }.count
        guard count > 1 else { continue }
        for direction in [Rounding.down, .up] {
          let shorter = try x.text(as: .significant(count - 1), rounding: direction)
          #expect(try BigFloat(shorter, precision: .bits(bits)) != x, "\(bits) bits: \(shorter)")
        }
      }
    }
  }

  @Test("every radix reads back", arguments: 2...62)
  func radix(_ radix: Int) throws {
    var generator = SplitMix64(seed: UInt64(radix))
    let formats = [
      NumberFormat(radix: radix), NumberFormat(style: .scientific, radix: radix),
      NumberFormat(style: .engineering, radix: radix, sign: .always),
      NumberFormat(style: .fixed, radix: radix, grouping: .underscores),
    ]
    for bits in [2, 11, 53, 64, 200] {
      for format in formats {
        let x = random(bits, &generator)
        let text = try x.text(as: format)
        #expect(try BigFloat(text, radix: radix, precision: .bits(bits)) == x, "\(text)")
      }
    }
    for special in [BigFloat.infinity, -.infinity] {
      let text = try special.text(as: NumberFormat(radix: radix))
      #expect(try BigFloat(text, radix: radix, precision: .bits(2)) == special)
    }
    let nan = try BigFloat.nan.text(as: NumberFormat(radix: radix))
    #expect(try BigFloat(nan, radix: radix, precision: .bits(2)).isNaN)
    let zero = try (-BigFloat(0)).text(as: NumberFormat(radix: radix, showsNegativeZero: true))
    #expect(try BigFloat(zero, radix: radix, precision: .bits(2)).sign == .minus)
  }

  @Test(
    "shortest digits read back in the direction they were made for", arguments: Rounding.allCases)
  func directions(_ rounding: Rounding) throws {
    var generator = SplitMix64(seed: 5)
    for bits in [2, 24, 53, 113, 500] {
      for _ in 0..<20 {
        let x = random(bits, &generator)
        let text = try x.text(rounding: rounding)
        #expect(try BigFloat(text, precision: .bits(bits), rounding: rounding) == x, "\(text)")
      }
    }
  }
}
