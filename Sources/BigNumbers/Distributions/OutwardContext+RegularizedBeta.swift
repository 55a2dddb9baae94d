import NumericCore

// I_x(a, b) = 1/B(a, b)·∫₀ˣ t^(a−1)·(1 − t)^(b−1) dt (DLMF 8.17.2), the lower tail of the beta distribution.
extension OutwardContext {
  /// x^p·y^q/B(a, b) for x, y, a, b > 0.
  func betaTerm(
    _ x: BigInterval, power p: BigInterval, _ y: BigInterval, power q: BigInterval,
    over a: BigInterval, _ b: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let powers = add(multiply(p, try compute(.log, x)), multiply(q, try compute(.log, y)))
    let beta = subtract(
      add(try compute(.logGamma, a), try compute(.logGamma, b)),
      try compute(.logGamma, add(a, b)))
    return try compute(.exp, subtract(powers, beta))
  }

  /// I_x(a, b) below and I_y(b, a) above, for y = 1 − x; all numbers are above 0.
  ///
  /// I_x(a, b) decreases with a and increases with b.
  func betaTails(
    _ x: BigInterval, _ y: BigInterval, _ a: BigInterval, _ b: BigInterval
  ) throws(LimitExceeded) -> Tails {
    if a.isPoint, b.isPoint { return try betaTails(x, y, at: a, b) }
    return try betaTails(x, y, at: BigInterval(a.upper), BigInterval(b.lower))
      .through(try betaTails(x, y, at: BigInterval(a.lower), BigInterval(b.upper)))
  }

  /// The tails for a single a and b.
  ///
  /// Both are about ½ where x is next to the mean of the distribution.
  private func betaTails(
    _ x: BigInterval, _ y: BigInterval, at a: BigInterval, _ b: BigInterval
  ) throws(LimitExceeded) -> Tails {
    let mean = divide(add(a, integer(1)), add(add(a, b), integer(2)))
    return x.midpoint <= mean.midpoint
      ? try betaTails(x, y, ofSmaller: a, b) : try betaTails(y, x, ofSmaller: b, a).mirrored
  }

  /// The tails where the lower one is the smaller one.
  ///
  /// Its own series loses no bits, but the series of the other one may need far fewer terms, even with the bits that the difference to 1 loses.
  private func betaTails(
    _ x: BigInterval, _ y: BigInterval, ofSmaller a: BigInterval, _ b: BigInterval
  ) throws(LimitExceeded) -> Tails {
    let factor = divide(try betaTerm(x, power: a, y, power: b, over: a, b), a)
    let bits = precision.bits
    let lost = max(0, -(factor.upper.binaryExponent ?? 0)) + 16
    if let own = BetaSeriesLength(a, b, x, y)?.terms(bits: bits),
      let other = BetaSeriesLength(b, a, y, x)?.terms(bits: bits + lost),
      other * Double(bits + lost) < own * Double(bits)
    {
      let inner = try wider(by: lost)
      let upper = try inner.betaSeries(y, b, a)
      let scale = inner.divide(try inner.betaTerm(y, power: b, x, power: a, over: b, a), b)
      return Tails(upper: inner.multiply(scale, upper), inner)
    }
    return Tails(lower: multiply(factor, try betaSeries(x, a, b)), self)
  }

  /// I_x(a, b)·a·B(a, b)/(x^a·y^b) = Σ (a + b)ₙ/(a + 1)ₙ·xⁿ (DLMF 8.17.8).
  ///
  /// The ratio (a + b + n)·x/(a + 1 + n) of two terms approaches x from one side.
  private func betaSeries(
    _ x: BigInterval, _ a: BigInterval, _ b: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let (sum, next) = (add(a, b), add(a, integer(1)))
    return try positiveSeries { (n) throws(LimitExceeded) in
      let ratio = divide(
        multiply(x, add(sum, integer(n - 1))), add(next, integer(n - 1)))
      return (ratio, max(ratio.upper, x.upper))
    }.sum
  }
}
