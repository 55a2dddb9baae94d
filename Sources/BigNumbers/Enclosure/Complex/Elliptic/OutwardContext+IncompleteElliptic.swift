import NumericCore

// The incomplete elliptic integrals of Legendre with the parameter m, by Carlson's forms at cos² φ, 1 − m·sin² φ and 1 (DLMF
// 19.25.5 and 19.25.9) for |re φ| ≤ π/2, and quasi-periodic beyond, as in Arb and mpmath: F(φ + kπ, m) = F(φ, m) + 2k·K(m),
// and E in the same way.
//
// The forms depend on the roots cos φ and √(1 − m·sin² φ). With cos φ itself, and not the root of its square, they are
// analytic across re φ = π/2 where the other root is, so that no rectangle has to be divided there. At real φ and m that
// have 1 − m·sin² φ < 0 it is m that counts as m + 0i, as for K.
extension OutwardContext {
  /// F(φ, m) = sin φ·R_F.
  func ellipticF(
    _ phi: ComplexInterval, _ m: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    if phi.isZero || m.isZero { return phi.isBounded && m.isBounded ? phi : .entire }
    return try incomplete(phi, m, isFirst: true) { inner, form throws(LimitExceeded) in
      let value = form.sine * form.forms.first
      guard let periods = form.periods else { return value }
      return value + inner.multiply(try inner.ellipticK(m), by: periods)
    }
  }

  /// E(φ, m) = sin φ·(R_F − m·sin² φ·R_D/3).
  func ellipticE(
    _ phi: ComplexInterval, _ m: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    if phi.isZero || m.isZero { return phi.isBounded && m.isBounded ? phi : .entire }
    return try incomplete(phi, m, isFirst: false) { inner, form throws(LimitExceeded) in
      let share = form.share * form.forms.second / inner.integer(3)
      let value = form.sine * (form.forms.first - share)
      guard let periods = form.periods else { return value }
      return value + inner.multiply(try inner.ellipticE(m), by: periods)
    }
  }

  /// What the integrals are made of.
  private struct Incomplete {
    let sine: ComplexInterval
    /// m·sin² φ.
    let share: ComplexInterval
    let forms: CarlsonForms
    /// 2k, if it is not 0.
    let periods: BigInterval?
  }

  private func incomplete(
    _ phi: ComplexInterval, _ m: ComplexInterval, isFirst: Bool,
    _ body: (OutwardContext, Incomplete) throws(LimitExceeded) -> ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard phi.isBounded, m.isBounded else { return .entire }
    let exponent = max(phi.re.magnitude.binaryExponent ?? 0, 0)
    try limits.check(.exponent, exponent)
    return try refined(
      isPoint: phi.isPoint && m.isPoint, guardBits: 24 + exponent + precision.bits / 24
    ) {
      inner throws(LimitExceeded) in
      let (angle, periods) = try inner.reduced(phi)
      let (sine, cosine) = try inner.sineAndCosine(angle)
      let share = inner.multiply(sine.square, m)
      guard let root = inner.root(inner.oneMinus(share), at: phi) else { return .entire }
      let forms = try inner.carlsonForms(
        roots: cosine, root, inner.one, isFirstEnough: isFirst)
      let parts = Incomplete(sine: sine, share: share, forms: forms, periods: periods)
      return try body(inner, parts)
    }
  }

  /// √(1 − m·sin² φ); nil where rectangles meet the cut.
  ///
  /// With m + 0i the number is below the cut for real φ, and above it for imaginary φ. Elsewhere a rectangle that meets the
  /// axis is on both sides.
  private func root(_ y: ComplexInterval, at phi: ComplexInterval) -> ComplexInterval? {
    if phi.isReal { return squareRoot(y, axis: .below) }
    if !phi.isImaginary, y.re.lower.signum < 0, y.im.containsZero { return nil }
    return squareRoot(y)
  }

  /// φ − kπ for the whole number k that is nearest to the middle of re φ/π, and 2k if it is not 0.
  private func reduced(
    _ phi: ComplexInterval
  ) throws(LimitExceeded) -> (angle: ComplexInterval, periods: BigInterval?) {
    // The integer has as many bits as the argument has before its point.
    let middle = rounded(BigInterval(phi.re.midpoint))
    let pi = try constant(.pi)
    let count = down.roundEven(divide(middle, pi).lower)
    if count.isZero { return (phi, nil) }
    let shift = multiply(BigInterval(count), pi)
    let angle = ComplexInterval(subtract(phi.re, shift), rounded(phi.im))
    return (angle, BigInterval(count.scaled(1)))
  }

  func sineAndCosine(
    _ z: ComplexInterval
  ) throws(LimitExceeded) -> (sine: ComplexInterval, cosine: ComplexInterval) {
    (sine: try apply(.sin, z), cosine: try apply(.cos, z))
  }
}
