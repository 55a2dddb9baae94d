import Foundation
import NumericCore
import Testing

@testable import BigNumbers

/// B(x, y) from values of Γ, compared with MPFR's: the same bits, ternary value and flags in five directions.
@Suite("rounded values of the beta function")
struct BetaRoundingTests {
  private static let multiplier =
    ProcessInfo.processInfo.environment["ULP_TEST_MULTIPLIER"].flatMap { Int($0) } ?? 1

  private func expectSame(
    _ x: BigFloat, _ y: BigFloat, bits: Int, range: ExponentRange? = nil
  ) throws {
    for rounding in Rounding.allCases {
      let context = BigFloatContext(
        within: Limits(), precision: .bits(bits), rounding: rounding, range: range)
      let expected = BigFloat.withFlags { context.betaByMPFR(x, y) }
      let found = try BigFloat.withFlags { try context.compute(.beta, x, y) }
      #expect(
        found.value == expected.value && found.ternary == expected.ternary
          && found.flags == expected.flags,
        "\(x.debugDescription), \(y.debugDescription) at \(bits) bits, \(rounding): \(found), not \(expected)"
      )
    }
  }

  private func number(
    _ bits: Int, _ exponents: ClosedRange<Int>, _ generator: inout SplitMix64
  ) throws -> BigFloat {
    let value = FullSignificand(bits: bits, exponents: exponents, using: &generator)
    return try BigFloat(value.magnitudeText, precision: .bits(bits))
  }

  @Test("random arguments") func random() throws {
    var generator = SplitMix64(seed: 77)
    for index in 0..<Self.multiplier * 200 {
      let bits = index % 40 == 0 ? 1024 : 1 + Int(generator.next() & 255)
      let exponents = index % 5 == 0 ? -31...9 : -4...6
      let x = try number([bits, 2 * bits, 20][index % 3], exponents, &generator)
      let y = try number([bits, 20, 64, 2 * bits][index % 4], exponents, &generator)
      try expectSame(x, y, bits: bits)
    }
  }

  @Test("halves, whole sums, and arguments next to whole numbers") func awkward() throws {
    let texts = [
      "0.5", "1.5", "2.5", "0.25", "0.75", "0x1p-31", "0x1p-32", "0x1.8p-30", "100.5", "1023.5",
      "0x1.00000000000000000000000001p0", "0x1.fffffffffffffffffffffffffp0", "33.125", "1", "7",
    ]
    for bits in [1, 24, 53, 64, 113, 256] {
      for x in texts {
        for y in texts {
          try expectSame(
            BigFloat(x, precision: .bits(128)), BigFloat(y, precision: .bits(128)), bits: bits)
        }
      }
    }
  }

  @Test("formats with a small range of exponents") func formats() throws {
    var generator = SplitMix64(seed: 78)
    for (bits, least, greatest) in [(11, -23, 16), (24, -148, 128), (53, -1073, 1024)] {
      let range = ExponentRange(least: least, greatest: greatest)
      for _ in 0..<40 {
        let (x, y) = (try number(bits, -8...8, &generator), try number(bits, -8...8, &generator))
        try expectSame(x, y, bits: bits, range: range)
      }
    }
  }
}
