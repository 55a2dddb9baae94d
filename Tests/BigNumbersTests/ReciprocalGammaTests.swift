import NumericCore
import Testing

@testable import BigNumbers

/// The coefficients in the source code, compared with their recurrence in BigFloat.
@Suite("1/Γ(1 + f)")
struct ReciprocalGammaTests {
  private static let precision = Precision.bits(1400)

  /// a₀, a₁ … by k·aₖ = Σ (−1)^(j+1)·sⱼ·a(k−j) with s₁ = γ and sⱼ = ζ(j).
  private func coefficients(_ count: Int) throws -> [BigFloat] {
    let backend = BigFloatBackend(
      within: Limits(), precision: Self.precision, rounding: .nearestEven)
    let s =
      try [backend.constant(.eulerGamma)]
      + (2...count).map {
        try backend.compute(.zeta, BigFloat($0, precision: Self.precision))
      }
    var a = [BigFloat(1, precision: Self.precision)]
    for k in 1...count {
      let terms = (1...k).map { j in (j % 2 == 1 ? s[j - 1] : -s[j - 1]) * a[k - j] }
      a.append(BigFloat.sum(terms) / BigFloat(k))
    }
    return a
  }

  @Test("coefficients are right to their last bit, and those left away are small enough")
  func table() throws {
    let limbs = ReciprocalGamma.mostLimbs
    #expect(ReciprocalGamma.terms.count == limbs + 1)
    let count = ReciprocalGamma.lengths.count
    #expect(ReciprocalGamma.terms.last == count)
    #expect(
      ReciprocalGamma.words.count == ReciprocalGamma.lengths.reduce(0) { $0 + abs($1) })
    let a = try coefficients(count + 40)
    var start = 0
    for (k, length) in ReciprocalGamma.lengths.enumerated() {
      #expect((a[k + 1] < 0) == (length < 0))
      let words = ReciprocalGamma.words[start..<start + abs(length)]
      start += abs(length)
      let value = words.reversed().reduce(BigFloat(0, precision: Self.precision)) {
        $0 * BigFloat(sign: .plus, exponent: 64, significand: BigFloat(1)) + BigFloat($1)
      }
      let right = BigFloat(sign: .plus, exponent: 64 * limbs, significand: a[k + 1].magnitude)
      #expect(value == right.rounded(FloatingPointRoundingRule.towardZero), "coefficient \(k + 1)")
      // The partial sums of Horner's rule from here on fit into the limbs.
      let rest = a[(k + 1)...].enumerated().reduce(BigFloat(0, precision: Self.precision)) {
        $0 + BigFloat(sign: .plus, exponent: -$1.offset, significand: $1.element.magnitude)
      }
      #expect(
        rest < BigFloat(sign: .plus, exponent: 64 * (abs(length) - limbs), significand: BigFloat(1))
      )
    }
    for (fraction, terms) in ReciprocalGamma.terms.enumerated() {
      let rest = a[(terms + 1)...].enumerated().reduce(BigFloat(0, precision: Self.precision)) {
        $0
          + BigFloat(
            sign: .plus, exponent: -($1.offset + terms + 1), significand: $1.element.magnitude)
      }
      #expect(
        rest < BigFloat(sign: .plus, exponent: -64 * fraction - 1, significand: BigFloat(1)))
    }
  }
}
