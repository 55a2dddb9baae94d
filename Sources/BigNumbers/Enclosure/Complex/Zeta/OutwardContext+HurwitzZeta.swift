import NumericCore

extension OutwardContext {
  /// Hurwitz's ζ(s, a) = Σ (a + k)^−s over whole k ≥ 0, continued to all s but 1 with principal powers, so that there are cuts in a
  /// to the left of each pole 0, −1, −2 …, on which im a = 0 counts as +0 (as in Arb and mpmath).
  ///
  /// For s = 0, −1, −2 … it is −Bₙ₊₁(a)/(n + 1) with n = −s at every a (DLMF 25.11.14).
  /// **Accuracy.** Relative to |ζ(s, a)|. Real for real a > 0, and for real a and whole s.
  /// **Complexity.** O(p + |s| + |re a|) terms for p bits and negative re a, fewer for large a; `LimitExceeded` where they are more
  /// than their limit.
  func zeta(_ s: ComplexInterval, _ a: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    guard s.isBounded, a.isBounded, !s.contains(1) else { return .entire }
    let order = s.wholeNumber
    if let order, order <= 0 { return try bernoulliZeta(-order, a) }
    if a.isReal, a.re.isPoint, a.re.lower == 1 { return try zeta(s) }
    if a.isPole, s.re.upper.isNegative { return try zeta(s, atPole: a) }
    if a.re.lower.signum <= 0 {
      // A pole, or both sides of a cut of powers that are not whole.
      if a.im.containsZero, a.re.upper.exactFloor >= a.re.lower, a.re.lower.exactCeiling.signum <= 0
      {
        return .entire
      }
      if order == nil, a.im.lower.signum < 0, a.im.upper.signum >= 0 { return .entire }
    }
    let isReal = s.isReal && a.isReal && (a.re.lower.signum > 0 || order != nil)
    let sizes = [s.re, s.im, a.re, a.im].map { max(0, $0.magnitude.binaryExponent ?? 0) }
    try limits.check(.exponent, max(sizes[0], sizes[1]))
    // For re s < 0 the powers grow with k.
    let growth = Int(min(max(-Double(s.re.lower), 0), 4096)) * 5
    let value = try refined(
      isPoint: s.isPoint && a.isPoint, guardBits: 12 + 2 * max(sizes[0], sizes[1]) + growth
    ) {
      inner throws(LimitExceeded) in try inner.hurwitzSum(s, a)
    }
    return isReal ? ComplexInterval(value.re, integer(0)) : value
  }

  /// ζ(s, −m) for re s < 0, where 0^−s is 0: the powers before it, and Riemann's function behind it.
  private func zeta(
    _ s: ComplexInterval, atPole a: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard let count = a.re.lower.signedWord?.magnitude else { return .entire }
    try limits.check(.terms, Int(clamping: count))
    return try refined(isPoint: s.isPoint, guardBits: 12) { inner throws(LimitExceeded) in
      var sum = try inner.zeta(s)
      for k in 0..<Int(count) {
        try Deadline.check()
        sum = inner.add(sum, try inner.power(inner.add(a, k), s, order: nil))
      }
      return sum
    }
  }

  /// The sum of powers and what the Euler–Maclaurin formula adds.
  func hurwitzSum(
    _ s: ComplexInterval, _ a: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    try hurwitzSum(
      s, a, EulerMaclaurinPlan(bits: precision.bits, s: s, a: a, limits: limits))
  }

  func hurwitzSum(
    _ s: ComplexInterval, _ a: ComplexInterval, _ plan: EulerMaclaurinPlan
  ) throws(LimitExceeded) -> ComplexInterval {
    let order = s.wholeNumber
    var sum = ComplexInterval(integer(0), integer(0))
    for k in 0..<plan.steps {
      try Deadline.check()
      sum = add(sum, try power(add(a, k), s, order: order))
    }
    let w = add(a, plan.steps)
    if plan.terms == 0 {
      guard w.re.lower > 0 else { return .entire }
      return widened(sum, by: try restOfPowers(s, from: w))
    }
    let power = try power(w, s, order: order)
    return add(sum, try eulerMaclaurin(s, power: power, w: w, terms: plan.terms))
  }

  /// z^−s, for a whole s by products.
  private func power(
    _ z: ComplexInterval, _ s: ComplexInterval, order: Int?
  ) throws(LimitExceeded) -> ComplexInterval {
    if let order, 1...1 << 20 ~= order {
      var (rest, base) = (order, try reciprocal(z))
      var product = ComplexInterval(integer(1), integer(0))
      while rest > 0 {
        if !rest.isMultiple(of: 2) { product = multiply(product, base) }
        rest /= 2
        if rest > 0 { base = multiply(base, base) }
      }
      return product
    }
    if z.isReal, z.re.isPoint, z.re.lower == 1 { return ComplexInterval(integer(1), integer(0)) }
    return try apply(.exp, negate(multiply(s, try apply(.log, z))))
  }

  // MARK: - Bernoulli polynomials

  /// ζ(−n, a) = −Bₙ₊₁(a)/(n + 1), where Bₙ₊₁(a)/(n + 1)! is the sum of B_k/k!·a^(n + 1 − k)/(n + 1 − k)!.
  private func bernoulliZeta(
    _ n: Int, _ a: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    try limits.check(.terms, n)
    // a − ½ for a small n, which exact numbers give exactly.
    if n == 0 {
      return ComplexInterval(subtract(oneHalf, a.re), a.isReal ? integer(0) : negate(a.im))
    }
    let size = max(0, a.re.magnitude.binaryExponent ?? 0, a.im.magnitude.binaryExponent ?? 0)
    let word = Int.bitWidth - n.leadingZeroBitCount
    return try refined(isPoint: a.isPoint, guardBits: 12 + 2 * word + min(size, 64)) {
      inner throws(LimitExceeded) in
      try inner.bernoulliPolynomial(n + 1, a)
    }
  }

  /// −Bₙ(a)/n by Horner's rule: after step k the value is the sum to Bₖ of C(k, i)·Bᵢ·a^(k − i), which is Bₖ(a), times n!/k!.
  private func bernoulliPolynomial(
    _ n: Int, _ a: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let weights = try BernoulliWeights.first(max(1, n / 2), self)
    // Σ B_k/k!·a^(n − k)·n!/(n − k)!, from k = 0 on.
    var (sum, factor) = (ComplexInterval(integer(1), integer(0)), integer(1))
    for k in 1...n {
      try Deadline.check()
      sum = multiply(sum, a)
      factor = multiply(factor, integer(n - k + 1))
      if k == 1 {
        sum.re = subtract(sum.re, multiply(factor, oneHalf))
      } else if k.isMultiple(of: 2) {
        sum.re = add(sum.re, multiply(factor, weights[k / 2 - 1]))
      }
    }
    return ComplexInterval(
      negate(divide(sum.re, integer(n))), a.isReal ? integer(0) : negate(divide(sum.im, integer(n)))
    )
  }
}
