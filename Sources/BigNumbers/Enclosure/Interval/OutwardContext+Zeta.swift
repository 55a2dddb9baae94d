import NumericCore

// ζ decreases on both sides of its pole at 1: from −2 to 1, and above 1. Below −2 it oscillates.
extension OutwardContext {
  /// The range of ζ over more than one number.
  ///
  /// It decreases for x > 1, as a sum of decreasing powers (DLMF 25.2.1), and on [−2, 1): −ζ′ is
  /// positive there, which the script of the test vectors proves in ball arithmetic.
  func zeta(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let (a, b) = (x.lower, x.upper)
    if a < 1, b > 1 { return .entire.flagged() }
    if a >= 1 {
      let high = a == 1 ? .infinity : try up.zeta(a)
      return BigInterval(ordered: try down.zeta(b), high).flagged(a == 1)
    }
    var result = BigInterval.empty
    if b > -2 {
      let low = b == 1 ? -.infinity : try down.zeta(b)
      result = BigInterval(ordered: low, try up.zeta(max(a, -2))).flagged(b == 1)
    }
    if a < -2 {
      result = result.hull(try oscillatingZeta(BigInterval(ordered: a, min(b, -2))))
    }
    return result
  }

  /// The range for x = −t < −2.
  ///
  /// ζ(−t) = −A(t)·sin(πt/2) with A(t) = 2(2π)^(−1−t)·Γ(1 + t)·ζ(1 + t) (DLMF 25.4.1), so that
  /// ζ′(−t) = A·((π/2)·cos(πt/2) + sin(πt/2)·(ln A)′), and |ζ| ≤ A. ln A is convex, because ψ and
  /// ζ′/ζ increase.
  private func oscillatingZeta(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    guard x.isBounded else { return .entire }
    let inner = try wider(by: 32)
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      BigInterval(ordered: try inner.down.zeta(a), try inner.up.zeta(a))
    }
    let rough = forSlopes
    func slope(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      let t = rough.negate(x)
      let sine = try rough.circular(.sinUnits, t, unitsPerTurn: 4)
      let cosine = try rough.circular(.cosUnits, t, unitsPerTurn: 4)
      let quarter = rough.divide(try rough.constant(.pi), rough.integer(2))
      let waves = rough.add(
        rough.multiply(quarter, cosine), rough.multiply(sine, try rough.zetaGrowth(t)))
      return rough.multiply(try rough.zetaEnvelope(t), waves)
    }
    func bound(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      let size = try rough.zetaEnvelope(rough.negate(x)).upper
      return BigInterval(ordered: -size, size)
    }
    return rounded(
      try inner.range(of: DifferentiableFunction(value: value, slope: slope, bound: bound), over: x)
    )
  }

  /// The range of A(t), between 0 and the larger of its values at both ends.
  private func zetaEnvelope(_ t: BigInterval) throws(LimitExceeded) -> BigInterval {
    let turn = try constant(.tau)
    func envelope(_ t: BigFloat) throws(LimitExceeded) -> BigFloat {
      let next = add(BigInterval(ordered: t, t), integer(1))
      let power = up.divide(2, down.pow(turn.lower, next.lower))
      return up.multiply(
        up.multiply(power, up.gamma(next.upper)), try up.zeta(next.lower))
    }
    return BigInterval(ordered: 0, max(try envelope(t.lower), try envelope(t.upper)))
  }

  /// The range of (ln A)′ = −ln 2π + ψ(1 + t) + ζ′(1 + t)/ζ(1 + t), which increases.
  ///
  /// ζ is convex above 1, so that secants on either side bound its derivative.
  private func zetaGrowth(_ t: BigInterval) throws(LimitExceeded) -> BigInterval {
    let s = add(t, integer(1))
    let turn = try constant(.tau)
    let exact = OutwardContext(within: limits, .bits(2 * precision.bits))
    let step = BigFloat.integer(1).scaled(-precision.bits)
    func secant(_ s: BigFloat, _ step: BigFloat) throws(LimitExceeded) -> BigInterval {
      let point = BigInterval(ordered: s, s)
      let other = exact.add(point, BigInterval(ordered: step, step))
      let value = try exact.zetaAboveOne(point)
      let difference = exact.subtract(try exact.zetaAboveOne(other), value)
      return exact.divide(
        exact.divide(difference, exact.subtract(other, point)), value)
    }
    let relative = BigInterval(
      ordered: try secant(s.lower, -step).lower, try secant(s.upper, step).upper)
    let digamma = try digamma(s)
    let logarithm = BigInterval(ordered: down.log(turn.lower), up.log(turn.upper))
    return subtract(add(digamma, relative), logarithm)
  }

  private func zetaAboveOne(_ s: BigInterval) throws(LimitExceeded) -> BigInterval {
    BigInterval(ordered: try down.zeta(s.upper), try up.zeta(s.lower))
  }
}
