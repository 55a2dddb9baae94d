import NumericCore

// P(a, x) = γ(a, x)/Γ(a) and Q(a, x) = Γ(a, x)/Γ(a) (DLMF 8.2.4), the tails of the gamma distribution.
extension OutwardContext {
  /// x^(a − 1)·e^−x/Γ(a) for a > 0 and x > 0: the density of the gamma distribution.
  func gammaTerm(_ a: BigInterval, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let power = multiply(subtract(a, integer(1)), try compute(.log, x))
    let exponent = subtract(subtract(power, x), try compute(.logGamma, a))
    return try compute(.exp, exponent)
  }

  /// P(a, x) below and Q(a, x) above, for a > 0 and x > 0.
  ///
  /// P decreases with a.
  func gammaTails(_ a: BigInterval, _ x: BigInterval) throws(LimitExceeded) -> Tails {
    if a.isPoint { return try gammaTails(at: a, x) }
    return try gammaTails(at: BigInterval(a.upper), x)
      .through(try gammaTails(at: BigInterval(a.lower), x))
  }

  /// The tails for a single a.
  private func gammaTails(
    at a: BigInterval, _ x: BigInterval
  ) throws(LimitExceeded) -> Tails {
    let density = try gammaTerm(a, x)
    if x.midpoint <= up.add(a.upper, 1) {
      return Tails(lower: try gammaSeries(a, x, density), self)
    }
    // Γ(a, x) = x^(a − 1)·e^−x + (a − 1)·Γ(a − 1, x) (DLMF 8.8.2), until the order is at most 1.
    let steps = Int(exactly: a.lower.rounded(.up) - 1) ?? .max
    let series = try positiveSeries { (n) throws(LimitExceeded) in
      if n > steps { return nil }
      let ratio = divide(subtract(a, integer(n)), x)
      return (ratio, ratio.upper)
    }
    guard let end = series.end else { return Tails(upper: multiply(density, series.sum), self) }
    let last = multiply(end, try scaledIncompleteGamma(subtract(a, integer(steps)), x))
    return Tails(upper: multiply(density, add(series.sum, last)), self)
  }

  /// P(a, x) = x^a·e^−x/Γ(a + 1)·Σ xⁿ/((a + 1)…(a + n)) (DLMF 8.11.4).
  private func gammaSeries(
    _ a: BigInterval, _ x: BigInterval, _ density: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let series = try positiveSeries { (n) throws(LimitExceeded) in
      let ratio = divide(x, add(a, integer(n)))
      return (ratio, ratio.upper)
    }
    return multiply(divide(multiply(density, x), a), series.sum)
  }

  /// Γ(a, x)·x^(1 − a)·e^x for 0 < a ≤ 1 and x > a + 1, which is between 0 and 1.
  private func scaledIncompleteGamma(
    _ a: BigInterval, _ x: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if a.isPoint, a.lower == 1 { return integer(1) }
    if x.lower > BigFloat.integer(precision.bits) { return asymptoticIncompleteGamma(a, x) }
    // The difference to 1 is at least e^−x/(x + 1) and so loses at most 1.45·x bits and those of x + 1.
    let size = Int(exactly: x.upper.rounded(.up)) ?? precision.bits
    let inner = try wider(by: size + size / 2 + 16 + max(0, -(a.lower.binaryExponent ?? 0)))
    let density = try inner.gammaTerm(a, x)
    let lower = try inner.gammaSeries(a, x, density)
    return inner.divide(inner.subtract(integer(1), lower), density)
  }

  /// 1 + (a − 1)/x + (a − 1)(a − 2)/x² + …, whose terms alternate after the first one for 0 < a < 1, so that the error is less than the first
  /// term that is left out (DLMF 8.11.2); that is less than 2^−bits for an x above the number of bits.
  private func asymptoticIncompleteGamma(_ a: BigInterval, _ x: BigInterval) -> BigInterval {
    var sum = integer(1)
    var term = integer(1)
    for n in 1...precision.bits {
      term = divide(multiply(term, subtract(a, integer(n))), x)
      sum = add(sum, term)
      if (term.magnitude.binaryExponent ?? .min) < -precision.bits { break }
    }
    let error = term.magnitude
    return add(sum, BigInterval(ordered: -error, error))
  }
}
