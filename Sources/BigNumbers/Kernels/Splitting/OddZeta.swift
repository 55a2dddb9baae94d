internal import CMPFR

/// ζ at odd whole numbers from Borwein's sum for η (``DirichletEta``), whose terms are rational there:
/// with the t_i of that sum, η(s)·Σ t_i = Σ t_i·h_i for h_i = Σ (−1)^(j−1)/j^s over j ≤ i.
enum OddZeta {
  /// The largest s; beyond, numbers of so many bits are multiplied that MPFR's ζ is faster.
  static let largest = 63

  /// ζ(s) for s ≥ 2, which errs by less than 2^−bits.
  ///
  /// With n terms |error of η| < 2·(3 + √8)^−n < 2^−(bits + 4). The blocks, the quotient and the
  /// factor 1/(1 − 2^(1−s)) ≤ 2 leave less than 2^−(bits + 2).
  static func value(_ s: Int, bits: Int) -> BigFloat {
    let inner = bits + 8
    let n = Int(Double(bits + 5) / 2.543) + 1
    let terms = HarmonicSeries(
      [LinearForm(2, 2 * n - 2), LinearForm(-1, n + 1)],
      over: [LinearForm(1, 0), LinearForm(2, -1)],
      power: UInt(s), isAlternating: true)
    let block = terms.block(
      0..<n + 1, width: inner + HypergeometricSeries.guardBits,
      threads: HypergeometricSeries.threads(bits: inner))
    let eta = block.quotient(bits: inner)
    return BigFloat.make(bits: inner) { r in
      mpfr_set_ui_2exp(r, 1, 1 - s, MPFR_RNDN)
      mpfr_ui_sub(r, 1, r, MPFR_RNDN)
      return eta.read { mpfr_div(r, $0, r, MPFR_RNDN) }
    }
  }
}
