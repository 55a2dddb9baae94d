import NumericCore

// The upper incomplete gamma function and the exponential integral of a complex order, E_s(z) = z^(s − 1)·Γ(1 − s, z)
// (DLMF 8.19.1). For a whole a > 0 Γ(a, z) is (a − 1)!·e^−z·Σ zᵏ/k! over k < a (DLMF 8.4.8), which has no cut.
extension OutwardContext {
  /// Γ(a, z), principal branch; the cut is the negative real axis, where the values are those from above (DLMF 8.2(i)).
  ///
  /// At 0 it is Γ(a) for re a > 0, and undefined otherwise.
  func incompleteGamma(
    _ a: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard a.isBounded, z.isBounded else { return .entire }
    if let count = positiveIndex(a) { return try incompleteGamma(count, z, exponent: nil) }
    if z.isZero {
      return a.re.lower.signum > 0 ? try gammaFunction(.gamma, a) : .entire
    }
    if z.crossesNegativeAxis { return .entire }
    if z.im.upper.isNegative {
      return try incompleteGamma(a.conjugate, z.conjugate).conjugate
    }
    let value = try series(a, z, isScaled: false)
    return result(value, isReal: a.isReal && z.isReal && z.re.lower.signum > 0)
  }

  /// E_s(z), principal branch; the cut is the negative real axis, where the values are those from above (DLMF 8.19(i)).
  ///
  /// At 0 it is 1/(s − 1) for re s > 1, and undefined otherwise.
  func exponentialIntegral(
    _ order: ComplexInterval, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard order.isBounded, z.isBounded else { return .entire }
    let a = exactDifference(ComplexInterval(integer(1), integer(0)), order)
    if let count = positiveIndex(a) {
      if z.containsZero { return .entire }
      return try incompleteGamma(count, z, exponent: negate(a))
    }
    if z.isZero {
      return order.re.lower > integer(1).lower ? negate(try reciprocal(a)) : .entire
    }
    if z.crossesNegativeAxis { return .entire }
    if z.im.upper.isNegative {
      return try exponentialIntegral(order.conjugate, z.conjugate).conjugate
    }
    let value = try series(a, z, isScaled: true)
    return result(value, isReal: order.isReal && z.isReal && z.re.lower.signum > 0)
  }

  private func series(
    _ a: ComplexInterval, _ z: ComplexInterval, isScaled: Bool
  ) throws(LimitExceeded) -> ComplexBall {
    // Terms of the size of e^|z| sum up to one of e^−|z| for positive z.
    let loss =
      2 * bits(ofExponential: ball(z)) + IncompleteGammaConnection.lostBits(a, self)
    return try refined([a, z]) { context throws(LimitExceeded) in
      let far = try IncompleteGammaConnection(a, z, isScaled: isScaled, context).farOut()
      if let far { return far }
      return try IncompleteGammaConnection(
        a, z, isScaled: isScaled, try context.wider(by: bounded(loss: loss, [a, z]))
      ).value()
    }
  }

  /// The a if it is a whole number from 1 on for which Γ(a, z) is computed as a polynomial.
  private func positiveIndex(_ a: ComplexInterval) -> Int? {
    guard a.isReal, a.re.isPoint, let n = a.re.lower.signedWord, n > 0, n <= mostDegree else {
      return nil
    }
    return n
  }

  /// Γ(n, z) for a whole n > 0, or z^exponent times it.
  private func incompleteGamma(
    _ n: Int, _ z: ComplexInterval, exponent: ComplexInterval?
  ) throws(LimitExceeded) -> ComplexInterval {
    let one = ComplexInterval(integer(1), integer(0))
    let value = try hypergeometricPolynomial(degree: n - 1, upper: [], lower: [one], z)
    let inner = try wider(by: 12)
    var product = inner.result(value, isReal: z.isReal)
    product = inner.multiply(product, try inner.apply(.exp, negate(z)))
    for k in 2..<max(n, 2) { product = inner.multiply(product, by: integer(k)) }
    if let exponent { product = inner.multiply(product, try inner.apply(.power, z, exponent)) }
    return ComplexInterval(rounded(product.re), rounded(product.im))
  }
}
