import NumericCore
import Testing

@testable import BigNumbers

/// Sine and cosine together are those of MPFR by themselves, in five directions with ternary values and flags.
@Suite("sine and cosine together")
struct SinCosTests {
  private func expectSame(_ x: BigFloat, bits: Int, range: ExponentRange? = nil) throws -> Bool {
    var isTogether = true
    for rounding in Rounding.allCases {
      let context = BigFloatContext(
        within: Limits(), precision: .bits(bits), rounding: rounding, range: range)
      let (sin, cos) = (
        try #require(UnaryFunction.sin.mpfr), try #require(UnaryFunction.cos.mpfr)
      )
      let first = BigFloat.withFlags { context.unary(sin, x) }
      let second = BigFloat.withFlags { context.unary(cos, x) }
      guard let found = context.sinCos(x) else {
        isTogether = false
        continue
      }
      #expect(
        found.sin == first.value && found.cos == second.value,
        "\(x.debugDescription) at \(bits) bits, \(rounding): \(found)")
      #expect(found.sin.sign == first.value.sign && found.cos.sign == second.value.sign)
      let flags = BigFloat.withFlags { _ = context.sinCos(x) }.flags
      #expect(flags == first.flags.union(second.flags))
    }
    return isTogether
  }

  @Test("random arguments") func random() throws {
    var generator = SplitMix64(seed: 33)
    var together = 0
    for index in 0..<2000 {
      let bits = 1 + Int(generator.next() & 255)
      let length = [bits, bits, 20, 2 * bits][index % 4]
      let x = try BigFloat.random(bits: length, index % 3 == 0 ? -10...25 : -2...4, &generator)
      if try expectSame(x, bits: bits) { together += 1 }
    }
    #expect(together > 1700)
    for bits in [257, 1000, 4096, 4097, 6000] {
      #expect(try expectSame(try .random(bits: bits, -2...4, &generator), bits: bits))
    }
  }

  @Test("awkward and special arguments") func awkward() throws {
    for text in [
      "1", "0x1p-9", "0x1.fffffffffffp-10", "0x1p22", "0x1p23", "1.57079632679489661923",
      "-3.14159265",
      "355", "103993", "-0x1.8p0", "4.71238898038468985769", "0x1p-300", "1e30",
    ] {
      for bits in [1, 2, 53, 64, 65, 192, 1000, 5000] {
        _ = try expectSame(try BigFloat(text, precision: .bits(max(bits, 64))), bits: bits)
      }
    }
    for x in [BigFloat.infinity, -.infinity, .nan] {
      let both = BigFloat.sinCos(x)
      #expect(both.sin.isNaN && both.cos.isNaN)
    }
    let zero = BigFloat.sinCos(-BigFloat(0))
    #expect(zero.sin.isZero && zero.sin.sign == .minus && zero.cos == 1)
    let small = try BigFloat("0x1p-1000", precision: .bits(53))
    let tiny = BigFloat.sinCos(small, rounding: .down)
    #expect(tiny.sin < small && tiny.cos < 1)
    let narrow = BigFloat.sinCos(BigFloat(2), precision: .bits(5))
    #expect(narrow.sin.precision == .bits(5) && narrow.cos.precision == .bits(5))
    #expect(BigFloat.sinCos(BigFloat(sign: .plus, exponent: 1 << 40, significand: 1)).sin.isNaN)
  }
}
