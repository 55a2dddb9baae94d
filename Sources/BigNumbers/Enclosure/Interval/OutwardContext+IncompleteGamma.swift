import NumericCore

// Γ(a, x) = ∫ₓ^∞ t^(a−1)·e^−t dt (DLMF 8.2.2) decreases with x, since its integrand is positive,
// and is convex in a: the integrand of the second derivative has the factor ln² t. For x ≥ 1 it
// increases with a.
extension OutwardContext {
  func incompleteGamma(
    _ a: BigInterval, _ x: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if a.isPoint, x.isPoint { return try compute(.incompleteGamma, a.lower, x.lower) }
    guard x.upper.signum >= 0 else { return .undefined }
    let isError = x.lower.signum < 0
    // At x = 0 the value is Γ(a); for a < 0 as well, although the limit is infinite there.
    if x.upper.isZero {
      let atZero = a.isPoint ? try compute(.gamma, a.lower) : try gamma(a)
      return atZero.isEmpty ? .undefined : atZero.flagged(isError)
    }
    let (near, far) = (max(x.lower, 0), x.upper)
    var result = BigInterval(
      ordered: try least(a, far), try greatest(a, near))
    if near.isZero, a.lower.signum <= 0 {
      let negative = BigInterval(ordered: a.lower, min(a.upper, 0))
      result = result.hull(
        negative.isPoint ? try compute(.gamma, negative.lower) : try gamma(negative))
    }
    return result.flagged(isError)
  }

  /// An upper bound of the values at x, which is attained at an end of a.
  private func greatest(_ a: BigInterval, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    if x.isZero, a.lower.signum <= 0 { return .infinity }
    let ends = (
      try up.compute(.incompleteGamma, a.lower, x), try up.compute(.incompleteGamma, a.upper, x)
    )
    return ends.0.isNaN || ends.1.isNaN ? .infinity : max(ends.0, ends.1)
  }

  /// A lower bound of the values at x > 0, which are positive.
  private func least(_ a: BigInterval, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    if x >= 1 || a.isPoint {
      let low = try down.compute(.incompleteGamma, a.lower, x)
      return low.isNaN ? 0 : low
    }
    guard a.isBounded else { return 0 }
    let inner = try wider(by: 32)
    let rough = forSlopes
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      try inner.compute(.incompleteGamma, a, x)
    }
    func slope(_ a: BigInterval) throws(LimitExceeded) -> BigInterval {
      BigInterval(
        ordered: try rough.incompleteGammaSlope(a.lower, x, -1).lower,
        try rough.incompleteGammaSlope(a.upper, x, 1).upper)
    }
    let curve = DifferentiableFunction(
      value: value, slope: slope, bound: { _ in BigInterval(ordered: 0, .infinity) })
    return rounded(try inner.range(of: curve, over: a)).lower
  }

  /// The slope of a secant to a neighbour on one side, which by convexity bounds the derivative
  /// with respect to a from that side.
  private func incompleteGammaSlope(
    _ a: BigFloat, _ x: BigFloat, _ side: Int
  ) throws(LimitExceeded) -> BigInterval {
    let half = precision.bits
    var limits = limits
    limits.argument += 1
    let fine = try OutwardContext(precision: .bits(precision.bits + half), limits: limits)
    let wide = max(a.storedBits, (a.binaryExponent ?? 0) + precision.bits) + half + 8
    let other = BigFloatContext(.bits(wide), side < 0 ? .down : .up)
      .add(a, BigFloat.integer(side).scaled(-half))
    let (here, there) = (
      try fine.compute(.incompleteGamma, a, x), try fine.compute(.incompleteGamma, other, x)
    )
    return fine.divide(
      fine.subtract(there, here),
      fine.subtract(BigInterval(ordered: other, other), BigInterval(ordered: a, a)))
  }
}
