import NumericCore

// The asymptotic series of the incomplete gamma function at complex numbers, of which erfc and E₁ are multiples (DLMF 7.11.2,
// 6.11.1 and 8.11.2).
extension OutwardContext {
  /// Σ (a)ₖ·(−w)^−k for a = 1 or ½ and im w ≥ 0 or w > 0: Γ(1 − a, w)·eʷ·wᵃ, with an error of about 2^−p where |w| is far.
  ///
  /// It is w/Γ(a)·∫₀^∞ e^−t·t^(a−1)/(w + t) dt. The error of the sum to k = n − 1 is the term of n with the factor w/(w + t) in its
  /// integral, which is at most 1 for re w ≥ 0. For other w the path is turned by φ away from the pole at −w, where tan² φ =
  /// 1/(n + 1): then |w/(w + t)| ≤ 1/sin φ, and the integral of |e^−t·t^(n + a − 1)| is at most Γ(n + a)·(cos φ)^−(n + 1). The error
  /// is at most √e·√(n + 2) < n + 3 times the term.
  ///
  /// The same sum for −w has at most the same error if re w ≤ 0.
  func incompleteGammaSums(
    _ w: ComplexInterval, isHalf: Bool
  ) throws(LimitExceeded) -> (sum: ComplexInterval, opposite: ComplexInterval) {
    let inner = try wider(by: 16)
    guard let v = FixedComplex(try inner.reciprocal(w), bits: inner.precision.bits) else {
      return (.entire, .entire)
    }
    let isRight = w.re.lower.signum >= 0
    let size = Double(try with(bits: 64).up.hypot(w.re.magnitude, w.im.magnitude))
    let sum = try GaussianSum(v, most: Int(min(size, 1e9))) { k in
      var ratio = TermRatio(isHalf ? -(2 * k + 1) : -(k + 1), 1)
      ratio.shift = isHalf ? -1 : 0
      return ratio
    } tail: { n, _ in
      isRight ? .one : ErrorBound(UInt64(n + 3), exponent: 0)
    }
    return (sum.value(inner), sum.value(inner, alternating: true))
  }
}
