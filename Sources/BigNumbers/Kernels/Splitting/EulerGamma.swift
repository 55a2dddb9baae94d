internal import CMPFR

/// Euler's constant by the third algorithm of Brent and McMillan.
///
/// γ = S/I − K/I² − ln n + ε with t_k = (n^k/k!)², S = Σ t_k·H_k and I = Σ t_k over k ≤ ⌈4.970626·n⌉,
/// and 4n·K = Σ (2k)!³/(k!⁴·8^(2k)·(2n)^(2k)) over k < 2n. The error |ε| is less than 24·e^(−8n).
///
/// **Source.** R. P. Brent and F. Johansson, A bound for the error term in the Brent–McMillan
/// algorithm, Math. Comp. 84 (2015), theorem 1.
enum EulerGamma {
  /// γ, which errs by less than 2^−bits.
  ///
  /// S/I is less than 2⁶ for n < 2⁶⁴: its error, that of the logarithm and that of K/I² < 2^−(bits/2)
  /// are each below 2^−(bits + 4).
  static func value(bits: Int) -> BigFloat {
    // 8n·log₂ e > bits + 10, where 8·log₂ e > 11.54, and 24 < 2⁵.
    // Powers of its odd part are multiplied, those of two are shifts.
    let (n, exponents) = PrimeLogarithms.smoothNumber(
      from: UInt(Double(bits + 10) / 11.54) + 1, oddPart: 63)
    let inner = bits + 16
    let terms = HarmonicSeries(
      [LinearForm(0, Int(n), power: 2)], over: [LinearForm(1, 0, power: 2)])
    let block = terms.block(
      0..<Int(4.970_626 * Double(n)) + 2, width: inner + HypergeometricSeries.guardBits,
      threads: HypergeometricSeries.threads(bits: inner))
    let sum = block.quotient(bits: inner)
    let correction = correction(n, block, bits: inner / 2 + 32)
    let logarithm = PrimeLogarithms.logarithm(exponents, bits: inner)
    return BigFloat.make(bits: inner) { r in
      _ = sum.read { a in correction.read { b in mpfr_sub(r, a, b, MPFR_RNDN) } }
      return logarithm.read { mpfr_sub(r, r, $0, MPFR_RNDN) }
    }
  }

  /// K/I², with a relative error of less than 2^(8−bits).
  ///
  /// I > e^(2n)/(4√(πn)), so that this is less than 4π·e^(−4n).
  private static func correction(_ n: UInt, _ block: HarmonicBlock, bits: Int) -> BigFloat {
    // The ratio of two terms of K.
    let series = HypergeometricSeries(
      numerator: [LinearForm(2, -1, power: 3)], denominator: [LinearForm(1, 0)],
      constants: (1, 32 * n * n), polynomial: [1], rate: 0)
    let sum = series.sum(count: Int(2 * n), bits: bits)
    let (t, q) = (block.t.number(bits: bits), block.q.number(bits: bits))
    return BigFloat.make(bits: bits) { r in
      _ = t.read { t in q.read { q in mpfr_div(r, t, q, MPFR_RNDN) } }
      mpfr_sqr(r, r, MPFR_RNDN)
      mpfr_mul_ui(r, r, 4 * n, MPFR_RNDN)
      return sum.read { mpfr_div(r, $0, r, MPFR_RNDN) }
    }
  }
}
