import NumericCore

// The complete elliptic integral of the third kind, with cuts along real n > 1 and along real m > 1, on which n and m count
// as n + 0i and m + 0i. At n = 1 it has a pole.
//
// Identities of analytic functions hold where they can be continued from 0 < n < m < 1: the plane of n without the rays from
// 1 and from m away from 0 is connected for each m, as every number in it is connected with 0 by a segment.
extension OutwardContext {
  /// Π(n, m).
  func ellipticPi(
    _ n: ComplexInterval, _ m: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard let m = parameter(m), let n = parameter(n) else { return .entire }
    if n.isZero { return try ellipticK(m) }
    for x in [n, m] where x.re.contains(BigFloat(1)) && x.im.containsZero {
      return .entire
    }
    if n.im.upper.signum < 0, m.im.upper.signum < 0 {
      return try ellipticPi(n.conjugate, m.conjugate).conjugate
    }
    var value = try refined(isPoint: n.isPoint && m.isPoint, guardBits: 24 + precision.bits / 24) {
      inner throws(LimitExceeded) in try inner.thirdKind(n, m)
    }
    if n.isReal, m.isReal, n.re.upper < 1, m.re.upper < 1 { value.im = integer(0) }
    return value
  }

  private func thirdKind(
    _ n: ComplexInterval, _ m: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let root = squareRoot(rounded(oneMinus(n)), axis: .below)
    let half = ComplexInterval(try constant(.pi).halved, integer(0))
    if m.isZero { return half / root }
    if n.isPoint, m.isPoint, n.re.lower == m.re.lower, n.im.lower == m.im.lower {
      return try completeIntegrals(m).e / rounded(oneMinus(m))
    }
    if m.re.upper <= 1 {
      // Π(n) + Π(m/n) = K + π/(2·√(1 − n)·√(1 − m/n)) (DLMF 19.7(iii)), for n outside of the segment from 0 to m.
      let other = divide(m, n)
      let isFar = (n.binaryExponent ?? 0) > max(m.binaryExponent ?? 0, 0) + 2
      if n.re.upper < 1, !isFar || other.re.upper >= 1 {
        return try completeIntegrals(m).k + excess(rounded(oneMinus(n)), n, m)
      }
      if other.re.upper < 1 {
        let rest = oneMinus(other)
        return half / (root * squareRoot(rest)) - (try excess(rest, other, m))
      }
    }
    return try byIncompleteIntegrals(n, m, root: root)
  }

  /// Π(n) − K = n·R_J(0, 1 − m, 1, 1 − n)/3 (DLMF 19.25.2) for re n < 1 and re m ≤ 1; `rest` is 1 − n.
  private func excess(
    _ rest: ComplexInterval, _ n: ComplexInterval, _ m: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let zero = ComplexInterval(integer(0), integer(0))
    let b = squareRoot(rounded(oneMinus(m)), axis: .below)
    let form = try carlsonJ(roots: zero, b, one, squareRoot(rest))
    return rounded(n) * form / integer(3)
  }

  /// Π = K + n/(m·√(1 − n)·c)·((K − E)·R_F − n/3·K·R_D) for the forms of c² = 1 − n/m, 1 − n and 1.
  ///
  /// This is Π = K + √(n/((1 − n)(m − n)))·(K·E(ε, m) − E·F(ε, m)) for sin² ε = n/m (Abramowitz and Stegun, 17.7.6), by
  /// Carlson's forms. Its value is even in c, because K·E(ε) − E·F(ε) is odd about ε = π/2: on the ray from m either root
  /// may be taken, and it is the one that is on the side of √(1 − n), so that both have no sum 0.
  private func byIncompleteIntegrals(
    _ n: ComplexInterval, _ m: ComplexInterval, root: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let ratio = divide(n, m)
    let square = divide(
      ComplexInterval(subtract(m.re, n.re), subtract(m.im, n.im)), m)
    var cosine: ComplexInterval
    if square.re.upper.signum < 0 {
      cosine = turned(squareRoot(-square), quarters: root.im.lower.signum < 0 ? -1 : 1)
      // A rectangle with roots on both sides has to be closer to the axis than the other root is.
      if root.im.lower.signum < 0, root.im.upper >= cosine.im.mignitude { return .entire }
    } else {
      cosine = squareRoot(square)
    }
    if cosine.containsZero || root.containsZero { return .entire }
    let (k, e) = try completeIntegrals(m)
    let forms = try carlsonForms(roots: cosine, root, one)
    let share = rounded(n) * k * forms.second / integer(3)
    return k + ratio / (root * cosine) * ((k - e) * forms.first - share)
  }

  /// z/w, where differences of exact parts are rounded once.
  private func divide(_ z: ComplexInterval, _ w: ComplexInterval) -> ComplexInterval {
    rounded(z) / rounded(w)
  }
}
