import NumericCore

// ζ of rectangles by the Euler–Maclaurin formula to the right of the imaginary axis, and by reflection to the left of it
// (DLMF 25.4.1). Everything is an identity or has a bound for the whole rectangle.
extension OutwardContext {
  /// Riemann's ζ(s), which has a pole at 1.
  ///
  /// **Accuracy.** Relative to |ζ(s)|, next to zeros and to the pole too. Exact at real numbers where the value is.
  /// **Complexity.** O(p + |im s|) terms for p bits; `LimitExceeded` where they are more than their limit.
  func zeta(_ s: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    guard s.isBounded, !s.contains(1) else { return .entire }
    if s.isReal {
      let value = try BigInterval.compute(.zeta, s.re, precision: precision, limits: limits)
      return ComplexInterval(value, integer(0))
    }
    if s.im.upper.signum <= 0 { return try zeta(s.conjugate).conjugate }
    let size = max(s.re.magnitude.binaryExponent ?? 0, s.im.magnitude.binaryExponent ?? 0, 0)
    try limits.check(.exponent, size)
    return try refined(isPoint: s.isPoint, guardBits: 12 + 2 * size) {
      inner throws(LimitExceeded) in
      // The powers of fixed point allow that much, and 1 − s keeps the distance from 1.
      if s.re.lower >= BigFloat.integer(-1).scaled(-24) { return try inner.zetaOnTheRight(s) }
      if s.re.upper.signum < 0 { return try inner.reflectedZeta(s) }
      return try inner.hurwitzSum(s, ComplexInterval(integer(1), integer(0)))
    }
  }

  private func zetaOnTheRight(_ s: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let one = ComplexInterval(integer(1), integer(0))
    let sigma = Double(s.re.lower)
    if sigma > Double(precision.bits) / 4 {
      // A few powers, with an error relative to 2^−s, which is the size of the imaginary part.
      let bits = precision.bits + Int(min(sigma, 0x1p60))
      return try hurwitzSum(s, one, EulerMaclaurinPlan(bits: bits, s: s, a: one, limits: limits))
    }
    let plan = try EulerMaclaurinPlan(bits: precision.bits, s: s, a: one, limits: limits)
    guard plan.steps >= 2, let powers = WholePowers(s, fraction: precision.bits, self) else {
      return try hurwitzSum(s, one, plan)
    }
    let sum = try powers.sum(below: plan.steps)
    let w = add(one, plan.steps - 1)
    if plan.terms == 0 { return widened(sum, by: try restOfPowers(s, from: w)) }
    let power = try powers.powerInterval(of: plan.steps)
    return add(sum, try eulerMaclaurin(s, power: power, w: w, terms: plan.terms))
  }

  /// ζ(s) = 2·(2π)^(s − 1)·sin(πs/2)·Γ(1 − s)·ζ(1 − s) for re s < 0 (DLMF 25.4.1).
  private func reflectedZeta(_ s: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let other = add(negate(s), 1)
    // Without rounding, as it may be next to a whole number.
    let half = ComplexInterval(
      BigInterval(ordered: s.re.lower.halved, s.re.upper.halved),
      BigInterval(ordered: s.im.lower.halved, s.im.upper.halved))
    let turn = try compute(.log, try constant(.tau))
    let power = multiply(negate(other), by: turn)
    // Γ is computed above the axis, where 1 − s is below.
    let mirrored = other.conjugate
    let zeta = try zetaOnTheRight(mirrored).conjugate
    if (s.im.magnitude.binaryExponent ?? 0) <= 48, (s.re.magnitude.binaryExponent ?? 0) <= 48 {
      let (distance, isOdd) = besideWhole(half)
      let sine = try apply(.sin, multiply(distance, by: try constant(.pi)))
      let factor = multiply(sine, by: integer(isOdd ? -2 : 2))
      let gamma = try gamma(mirrored).conjugate
      return multiply(multiply(multiply(try apply(.exp, power), factor), gamma), zeta)
    }
    // The factors leave the range of exponents, but the product may not.
    guard s.im.lower.signum > 0 else { return .entire }
    let logarithm = add(try logSine(half), try logGamma(mirrored).conjugate)
    let factor = try apply(.exp, add(power, logarithm))
    return multiply(multiply(factor, zeta), by: integer(2))
  }
}
