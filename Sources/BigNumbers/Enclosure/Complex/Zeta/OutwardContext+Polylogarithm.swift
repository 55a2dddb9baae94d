import NumericCore
import RealModule

extension OutwardContext {
  /// The polylogarithm Li_s(z), the sum of zᵏ/kˢ for |z| < 1, continued to all z but those of its cut (1, ∞).
  ///
  /// On the cut im z = 0 counts as +0, which gives the limit from above: Li₂(3) = 2.32… + 3.45…i, where Arb and mpmath have the limit
  /// from below. Li_s(1) is ζ(s) for re s > 1; elsewhere 1 is a pole or a branch point.
  /// **Accuracy.** Relative to |Li_s(z)|. Real for real s and z < 1, and for real z and s = 0, −1, −2 …
  /// **Complexity.** O(p + |s|) terms for p bits; `LimitExceeded` where they are more than their limit.
  func polylogarithm(
    _ s: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard s.isBounded, z.isBounded else { return .entire }
    if z.isPoint, z.isReal {
      if z.re.lower.isZero { return z }
      if z.re.lower == 1 { return s.re.lower > 1 ? try zeta(s) : .entire }
    }
    if z.contains(1) { return .entire }
    let order = s.wholeNumber
    if let order, order <= 0, order >= -64 {
      return try refined(isPoint: z.isPoint, guardBits: 12) { inner throws(LimitExceeded) in
        try inner.rationalPolylogarithm(-order, z)
      }
    }
    if z.im.upper.signum < 0 { return try polylogarithm(s.conjugate, z.conjugate).conjugate }
    if z.im.lower.signum < 0 {
      guard z.re.upper < 1 else { return .entire }
      let above = ComplexInterval(z.re, BigInterval(ordered: 0, z.im.upper))
      let below = ComplexInterval(z.re, BigInterval(ordered: 0, -z.im.lower))
      return try polylogarithm(s, above).hull(
        try polylogarithm(s.conjugate, below).conjugate)
    }
    if order == 1 {
      let value = try refined(isPoint: z.isPoint, guardBits: 12) { inner throws(LimitExceeded) in
        try inner.logarithmOfPolylogarithm(z)
      }
      return z.isReal && z.re.upper < 1 ? ComplexInterval(value.re, integer(0)) : value
    }
    let isReal = s.isReal && z.isReal && (z.re.upper < 1 || (order ?? 1) <= 0)
    let size = max(s.re.magnitude.binaryExponent ?? 0, s.im.magnitude.binaryExponent ?? 0, 0)
    try limits.check(.exponent, size)
    let lost = order == nil ? lostNextToWhole(s) : 0
    let growth = Int(min(max(Double(s.re.upper), 0), 4096)) * 4
    let value = try refined(
      isPoint: s.isPoint && z.isPoint, guardBits: 12 + 2 * size + lost + growth
    ) {
      inner throws(LimitExceeded) in
      try inner.polylogarithm(s, above: z, order: order)
    }
    return isReal ? ComplexInterval(value.re, integer(0)) : value
  }

  /// The bits that cancel next to s = 0, 1, 2 …, where the factors have poles that the value does not have.
  private func lostNextToWhole(_ s: ComplexInterval) -> Int {
    let middle = s.re.midpoint
    guard middle > -1,
      let half = try? BigFloatContext(precision, .nearestEven).compute(.roundEven, middle)
    else { return 0 }
    let distance = size(ComplexInterval(subtract(s.re, BigInterval(half)), s.im))
    return min(4 * precision.bits + 4096, 2 * max(0, -(distance.binaryExponent ?? 0)))
  }

  /// The value in the closed upper half-plane.
  private func polylogarithm(
    _ s: ComplexInterval, above z: ComplexInterval, order: Int?
  ) throws(LimitExceeded) -> ComplexInterval {
    let bits = precision.bits
    if let count = polylogarithmTerms(s, size(z)), count <= (order == nil ? bits : 3 * bits) {
      return try polylogarithmSeries(s, z, order: order, count: count)
    }
    guard let order, order > 1 else { return try polylogarithmOfHurwitz(s, z) }
    try limits.check(.terms, order)
    let logarithm = try logarithmNextToOne(z)
    if Double(hypot(z.re, z.im).lower) < 1.4 {
      return try polylogarithmOfLogarithm(order, logarithm)
    }
    // Liₙ(z) = −(−1)ⁿ·Liₙ(1/z) − (2πi)ⁿ/n!·Bₙ(u) (DLMF 25.12.12 and 24.8.1).
    let inverse = try reciprocal(z)
    guard let count = polylogarithmTerms(s, size(inverse)) else { return .entire }
    let series = try polylogarithmSeries(s, inverse, order: order, count: count)
    let (turn, u) = (try constant(.tau), try turns(logarithm))
    // −Bₙ(u)/n.
    let polynomial = try zeta(ComplexInterval(integer(1 - order), integer(0)), u)
    var factor = try compute(.pow, turn, integer(order))
    factor = divide(factor, try compute(.gamma, integer(order)))
    let rest = turned(multiply(polynomial, by: factor), quarters: order)
    return order.isMultiple(of: 2) ? subtract(rest, series) : add(rest, series)
  }

  // MARK: - Parts of formulas

  /// Li₁(z) = −ln(1 − z), where 1 − z lies below the axis.
  private func logarithmOfPolylogarithm(
    _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let opposite = negate(z.conjugate)
    let isSmall = Double(size(z)) < 0.5
    return negate(
      try apply(isSmall ? .logOnePlus : .log, isSmall ? opposite : add(opposite, 1)).conjugate)
  }

  /// ln z, with a small error next to 1.
  private func logarithmNextToOne(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let distance = add(z, -1)
    return Double(size(distance)) < 0.5
      ? try apply(.logOnePlus, distance) : try apply(.log, z)
  }

  /// u = ln z/(2πi).
  private func turns(_ logarithm: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let turn = divide(integer(1), try constant(.tau))
    return multiply(turned(logarithm, quarters: 3), by: turn)
  }

  /// Γ(v)/(2π)ᵛ·(iᵛ·ζ(v, u) + i⁻ᵛ·ζ(v, 1 − u)) with v = 1 − s and u = ln z/(2πi) (DLMF 25.12.13, where ln(−z) is ln z − πi).
  private func polylogarithmOfHurwitz(
    _ s: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let v = add(negate(s), 1)
    let u = try turns(try logarithmNextToOne(z))
    if v.contains(1) || u.contains(0) { return .entire }
    let quarter = multiply(turned(v, quarters: 1), by: multiply(try constant(.pi), oneHalf))
    let first = multiply(try apply(.exp, quarter), try hurwitzSum(v, u))
    let second = multiply(try apply(.exp, negate(quarter)), try hurwitzSum(v, add(negate(u), 1)))
    let scale = multiply(v, by: try compute(.log, try constant(.tau)))
    let factor = multiply(try apply(.gamma, v), try apply(.exp, negate(scale)))
    return multiply(factor, add(first, second))
  }

  /// Li₋ₙ(z) as the sum of A(n, m)·z^(n − m) over (1 − z)^(n + 1), with Euler's numbers A(n, m) = (m + 1)·A(n − 1, m) +
  /// (n − m)·A(n − 1, m − 1) (DLMF 25.12.10, 26.14.7).
  private func rationalPolylogarithm(
    _ n: Int, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    var numbers: [BigInteger] = [1]
    for k in 1..<max(2, n) where k < n {
      let last = numbers
      numbers = (0...k).map { m in
        (m < k ? last[m] * BigInteger(m + 1) : .zero)
          + (m > 0 ? last[m - 1] * BigInteger(k + 1 - m) : .zero)
      }
    }
    var sum = ComplexInterval(integer(0), integer(0))
    for number in numbers {
      sum = multiply(sum, z)
      sum.re = add(sum.re, BigInterval(number))
    }
    let share = try apply(.quotient, ComplexInterval(integer(1), integer(0)), add(negate(z), 1))
    var product = multiply(multiply(sum, z), share)
    for _ in 0..<n { product = multiply(product, share) }
    return z.isReal ? ComplexInterval(product.re, integer(0)) : product
  }
}
