import NumericCore

// Ai decreases for x ≥ 0 and oscillates below. Its derivative is not in the catalogue; it is
// enclosed by a central difference with a bound on the third derivative. All bounds follow from Ai″
// = x·Ai (DLMF 9.2.1) and |Ai| ≤ 0.536, the maximum at a′₁ = −1.018… (DLMF 9.9, table 9.9.1).
extension OutwardContext {
  func airy(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    var result = BigInterval.empty
    if x.upper.signum >= 0 {
      result = BigInterval(
        ordered: try down.compute(.airy, x.upper), try up.compute(.airy, max(x.lower, 0)))
    }
    if x.lower.signum < 0 {
      result = result.hull(try oscillatingAiry(BigInterval(ordered: x.lower, min(x.upper, 0))))
    }
    return result
  }

  private func oscillatingAiry(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 32)
    let rough = forSlopes
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      try inner.enclosure(inner.down.compute(.airy, a), inner.up.compute(.airy, a), isFinite: false)
    }
    func slope(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      guard x.isBounded else { return .entire }
      // Ai″ = x·Ai, where |x| is at most the magnitude of the lower bound.
      let middle = x.wideMidpoint
      let curvature = rough.up.multiply(Self.greatestAiry, x.magnitude)
      return rough.add(
        try rough.airySlope(middle),
        rough.multiply(
          BigInterval(ordered: -curvature, curvature),
          rough.subtract(x, BigInterval(ordered: middle, middle))))
    }
    func bound(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      let size = try rough.airyEnvelope(x.upper)
      return BigInterval(ordered: -size, size)
    }
    return rounded(
      try inner.range(of: DifferentiableFunction(value: value, slope: slope, bound: bound), over: x)
    )
  }

  /// 549/1024 = 0.5361… ≥ max |Ai| = 0.5356….
  private static var greatestAiry: BigFloat { BigFloat.integer(549).scaled(-10) }

  /// A bound of |Ai| for x ≤ c < 0: Ai² + Ai′²/(−x) increases with x, since its derivative is
  /// Ai′²/x².
  private func airyEnvelope(_ c: BigFloat) throws(LimitExceeded) -> BigFloat {
    guard c < -1 else { return Self.greatestAiry }
    let value = BigInterval(ordered: try down.compute(.airy, c), try up.compute(.airy, c)).magnitude
    let slope = up.divide(try airySlope(c).magnitude, down.sqrt(-c))
    return min(Self.greatestAiry, up.hypot(value, slope))
  }

  /// Ai′(m) = (Ai(m + h) − Ai(m − h))/2h − h²/6·Ai‴(ξ), enclosed.
  ///
  /// |Ai‴| = |Ai + x·Ai′| ≤ 1 + |x|·(1 + |x|): from d/dx (Ai′² − x·Ai²) = −Ai² and Ai′(0)² < 0.07
  /// it follows that Ai′² ≤ 0.07 + 0.29·|x| < (1 + |x|)² for x ≤ 0; for x > 0, |Ai′| decreases. The
  /// midpoint is moved to a multiple of h²/4. That changes the derivative by at most h²/8·|Ai″|,
  /// which the bound ((|m| + 1)² + 1)·h² of the error also covers.
  private func airySlope(_ m: BigFloat) throws(LimitExceeded) -> BigInterval {
    let half = precision.bits / 2 + 4
    let exponent = max(0, m.binaryExponent ?? 0)
    let exact = BigFloatContext(.bits(exponent + 3 * half + 8), .nearestEven)
    let middle = exact.roundEven(m.scaled(2 * half + 2)).scaled(-2 * half - 2)
    let step = BigFloat.integer(1).scaled(-half)
    var limits = limits
    limits.argument += 1
    let fine = try OutwardContext(precision: .bits(precision.bits + half), limits: limits)
    let (left, right) = (exact.subtract(middle, step), exact.add(middle, step))
    let rise = fine.subtract(
      BigInterval(ordered: try fine.down.compute(.airy, right), try fine.up.compute(.airy, right)),
      BigInterval(ordered: try fine.down.compute(.airy, left), try fine.up.compute(.airy, left)))
    let slope = fine.multiply(
      rise, BigInterval(ordered: BigFloat(1).scaled(half - 1), BigFloat(1).scaled(half - 1)))
    let size = up.add(m.magnitude, 1)
    let error = up.multiply(up.fusedMultiplyAdd(size, size, 1), up.square(step))
    return add(slope, BigInterval(ordered: -error, error))
  }
}
