import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// The exponent of a number in a radix, from its logarithm, beside that of MPFR's digits.
@Suite("exponents in a radix")
struct DigitExponentTests {
  /// Whether the exponent is that of truncated digits, and, where the logarithm gave it, that of all numbers within 2⁻¹⁶.
  private static func isRight(_ x: BigFloat, _ radix: Int) -> Bool {
    if x.digitExponent(radix) != x.converted(2, radix, .towardZero).exponent { return false }
    guard let exponent = x.digitExponentByLogarithm(radix) else { return true }
    return [-16, 16].allSatisfy { sign in
      let near = x + x.scaled(-16) * BigFloat(sign.signum())
      return near.converted(2, radix, .towardZero).exponent == exponent
    }
  }

  @Test("next to powers of each radix", arguments: 2...62)
  func powers(_ radix: Int) {
    let precision = Precision.bits(500)
    for place in -40...40 {
      let power = BigFloat.pow(
        BigFloat(radix, precision: precision), BigFloat(place, precision: precision))
      var numbers = [power, power.nextUp, power.nextDown, -power]
      for shift in 8...20 {
        numbers.append(power + power.scaled(-shift))
        numbers.append(power - power.scaled(-shift))
      }
      for x in numbers {
        #expect(Self.isRight(x, radix), "\(x.debugDescription) in radix \(radix)")
      }
    }
  }

  @Test("random numbers of all sizes, most of them from the logarithm") func random() throws {
    var generator = SplitMix64(seed: 62)
    var found = 0
    for exponents in [-3...3, -500...500, -16_000_000...16_000_000, -1_000_000_000...1_000_000_000]
    {
      for index in 0..<200 {
        let (radix, bits) = (2 + index % 61, 2 + index * 3)
        let x = try BigFloat.random(bits: bits, exponents, &generator)
        #expect(Self.isRight(x, radix), "\(x.debugDescription) in radix \(radix)")
        if x.digitExponentByLogarithm(radix) != nil { found += 1 }
      }
    }
    #expect((550...620).contains(found), "\(found)")
    for x in [BigFloat(0), .infinity, .nan] { #expect(x.digitExponent(10) == 1) }
  }
}
