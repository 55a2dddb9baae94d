import NumericCore

// The complete elliptic integrals K and E of the parameter m = k², which have a cut along real m > 1.
//
// On the cut m counts as m + 0i, so that K(2) = 1.311… + 1.311…i. Arb and mpmath take the other side there.
extension OutwardContext {
  /// K(m) = π/(2·M(1, √(1 − m))) (DLMF 19.8.5), where 1 is a pole.
  func ellipticK(_ m: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    guard let m = parameter(m) else { return .entire }
    if m.isReal, m.re.upper < 1 {
      return ComplexInterval(
        try .compute(.ellipticK, m.re, precision: precision, limits: limits), integer(0))
    }
    if m.re.contains(BigFloat(1)), m.im.containsZero { return .entire }
    if m.im.upper.signum < 0 { return try ellipticK(m.conjugate).conjugate }
    return try refined(isPoint: m.isPoint, guardBits: 12) { inner throws(LimitExceeded) in
      try inner.completeIntegrals(m).k
    }
  }

  /// E(m) = K(m)·(1 − Σ 2^(n−1)·cₙ²) over n ≥ 0, where c₀² = m (DLMF 19.8.6), and E(1) = 1.
  func ellipticE(_ m: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    guard let m = parameter(m) else { return .entire }
    if m.isReal, m.re.upper <= 1 {
      return ComplexInterval(
        try .compute(.ellipticE, m.re, precision: precision, limits: limits), integer(0))
    }
    if m.re.contains(BigFloat(1)), m.im.containsZero { return .entire }
    if m.im.upper.signum < 0 { return try ellipticE(m.conjugate).conjugate }
    return try refined(isPoint: m.isPoint, guardBits: 12) { inner throws(LimitExceeded) in
      try inner.completeIntegrals(m).e
    }
  }

  /// A parameter that is bounded and does not have both sides of the cut; nil for others.
  func parameter(_ m: ComplexInterval) -> ComplexInterval? {
    guard m.isBounded else { return nil }
    return m.im.lower.signum < 0 && m.im.upper.signum >= 0 && m.re.upper >= 1 ? nil : m
  }

  /// K and E where the mean converges, on the upper side of the cut.
  func completeIntegrals(
    _ m: ComplexInterval
  ) throws(LimitExceeded) -> (k: ComplexInterval, e: ComplexInterval) {
    // 1 − (m + 0i) is below the cut of the root.
    let root = squareRoot(rounded(oneMinus(m)), axis: .below)
    let value = try arithmeticGeometricMean(root)
    let quarter = ComplexInterval(try constant(.pi).halved, integer(0))
    let k = quarter / value.mean
    let share = one - rounded(m).halved - value.sum
    return (k, k * share)
  }
}
