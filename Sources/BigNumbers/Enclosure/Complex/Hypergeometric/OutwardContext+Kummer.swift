import NumericCore

// Kummer's function ₁F₁(a; b; z) = M(a, b, z): its power series, with M(a, b, z) = e^z·M(b − a, b, −z) (DLMF 13.2.39) to the left of
// the imaginary axis, where its terms cancel; for large z the expansions of the two functions U of which it is a sum
// (DLMF 13.2.41).
//
// **Source.** Johansson, Computing hypergeometric functions rigorously, ACM TOMS 45 (2019).
extension OutwardContext {
  /// ₁F₁(a; b; z), which has no cut; undefined where b is a whole number that is not positive, unless a is one that is greater.
  func hypergeometric1F1(
    _ a: ComplexInterval, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard a.isBounded, b.isBounded, z.isBounded else { return .entire }
    let isReal = a.isReal && b.isReal && z.isReal
    let one = ComplexInterval(integer(1), integer(0))
    if let degree = a.poleIndex, !(b.poleIndex.map { $0 < degree } ?? false) {
      if degree == 0 { return one }
      if degree <= mostDegree {
        let value = try hypergeometricPolynomial(degree: degree, upper: [a], lower: [b, one], z)
        return result(value, isReal: isReal)
      }
    }
    if b.isPole { return .entire }
    if z.isZero { return one }
    if z.im.upper.isNegative {
      return try hypergeometric1F1(a.conjugate, b.conjugate, z.conjugate).conjugate
    }
    let rest = exactDifference(b, a)
    if let degree = rest.poleIndex, degree <= mostDegree {
      let value = try hypergeometricPolynomial(
        degree: degree, upper: [rest], lower: [b, one], negate(z))
      let inner = try wider(by: 12)
      let product = inner.multiply(
        try inner.apply(.exp, z), inner.result(value, isReal: isReal))
      return ComplexInterval(rounded(product.re), rounded(product.im))
    }
    let loss = max(
      0,
      bits(ofExponential: ball(z))
        - bits(ofExponential: ball(ComplexInterval(z.re, integer(0)))))
    let value = try refined([a, b, z]) { context throws(LimitExceeded) in
      if let value = try context.kummerFarOut(a, b, z) { return value }
      return try context.wider(by: bounded(loss: loss, [a, b, z])).kummerSeries(a, b, z)
    }
    return result(value, isReal: isReal)
  }

  /// x − y, with so many bits that a whole difference of numbers of few bits is exact.
  func exactDifference(_ x: ComplexInterval, _ y: ComplexInterval) -> ComplexInterval {
    guard let wide = try? with(bits: 2 * precision.bits + 256) else { return subtract(x, y) }
    return wide.subtract(x, y)
  }

  private func kummerSeries(
    _ a: ComplexInterval, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexBall {
    let isLeft = z.re.midpoint.isNegative
    let (last, argument) = (ball(b), ball(isLeft ? negate(z) : z))
    let first = isLeft ? balls.subtract(last, ball(a)) : ball(a)
    let series = SlopedSeries(
      upper: [ParameterLine(first)],
      lower: [ParameterLine(last), ParameterLine(ComplexBall(1))],
      argument: argument, arithmetic: SlopedArithmetic(bits: balls.bits))
    let sum = try series.sum().value
    return isLeft ? balls.multiply(sum, try apply(.exp, ball(z))) : sum
  }

  /// Γ(b) times (−z)⁻ᵃ/Γ(b − a)·Σ (a)ₛ(a − b + 1)ₛ/s!·(−z)⁻ˢ + e^z·zᵃ⁻ᵇ/Γ(a)·Σ (b − a)ₛ(1 − a)ₛ/s!·z⁻ˢ with ln(−z) = ln z − πi, on
  /// and above the real axis; nil where z is too small for the series or on both sides of the axis, or too little is known.
  private func kummerFarOut(
    _ a: ComplexInterval, _ b: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexBall? {
    guard isFarOut(z), !z.im.lower.isNegative else { return nil }
    let (first, last) = (ball(a), ball(b))
    let rest = balls.subtract(last, first)
    let logarithm = try apply(.log, z)
    let opposite = ComplexInterval(logarithm.re, subtract(logarithm.im, try constant(.pi)))
    let plain = SlopedArithmetic(bits: balls.bits)
    func part(
      _ a: ComplexBall, _ rest: ComplexBall, _ w: ComplexInterval, _ logarithm: ComplexInterval
    ) throws(LimitExceeded) -> ComplexBall {
      let reciprocal = try reciprocalGamma(rest)
      if reciprocal.isZero { return reciprocal }
      // a − b + 1 is 1 − (b − a).
      let series = TricomiSeries(
        a: a, partner: balls.add(balls.negate(rest), 1), argument: w, context: self)
      let power = try exponential(ParameterLine(balls.negate(a)), times: ball(logarithm), plain)
      return balls.multiply(balls.multiply(try series.sum(), reciprocal), power.value)
    }
    let below = try part(first, rest, z, opposite)
    let above = try part(rest, first, negate(z), logarithm)
    let sum = balls.add(below, balls.multiply(above, try apply(.exp, ball(z))))
    let value = balls.divide(sum, try reciprocalGamma(last))
    return isTrusted(value, [a, b, z], z) ? value : nil
  }
}

extension Double {
  /// A lower bound, but for one rounding.
  init(_ bound: LowerBound) {
    self =
      Double(bound.significand)
      * Double(sign: .plus, exponent: max(-900, min(900, bound.exponent)), significand: 1)
  }
}
