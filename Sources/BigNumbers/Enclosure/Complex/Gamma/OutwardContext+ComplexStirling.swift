import NumericCore

// Stirling's series at complex numbers: ln Γ(w) = (w − ½)·ln w − w + ½·ln 2π + Σ B₂ₖ/(2k(2k − 1))·w¹⁻²ᵏ (DLMF 5.11.1), and its
// derivative ψ(w) = ln w − 1/(2w) − Σ B₂ₖ/(2k)·w⁻²ᵏ (DLMF 5.11.2).
//
// The error of the sum to k = n − 1 is at most the term of n times sec²ⁿ(½ arg w), and sec²ⁿ⁺¹ for ψ (DLMF 5.11(ii)), where
// sec²(½ arg w) = 2|w|/(|w| + re w).

/// How many terms a series has, and how far its argument is moved to the right for them.
struct StirlingPlan {
  /// The number of steps of 1.
  let steps: Int
  /// The index n of the first term that is left out.
  let terms: Int

  /// A plan for an error of about 2^−bits at a number to the right of ½.
  ///
  /// At a distance d the terms decrease to about exp(−2πd), which is 2^(−1.5·bits) for a sixth of the number of bits.
  init(bits: Int, re: Double, im: Double) {
    let distance = Double(bits) / 6 + 4
    func reach(_ steps: Int) -> Double {
      let x = re + Double(steps)
      let size = (x * x + im * im).squareRoot()
      return (size * (size + x) / 2).squareRoot()
    }
    var steps = 0
    while reach(steps) < distance { steps += 1 }
    self.steps = steps
    // |B₂ₙ| is about 2·(2n)!/(2π)²ⁿ, so that each term is the one before it times (2n)(2n − 1)/(2πr)².
    let radius = 2 * Double.pi * reach(steps)
    var (terms, size) = (1, 0.0)
    while size > -Double(bits) - 8, Double(2 * terms) < radius {
      size += 2 * Self.log2(Double(2 * terms) / radius)
      terms += 1
    }
    self.terms = terms
  }

  private static func log2(_ x: Double) -> Double {
    (try? DoubleBackend().compute(.log2, x)) ?? 0
  }
}

extension OutwardContext {
  /// ln Γ(w) for re w > 0.
  func stirlingLogGamma(
    _ w: ComplexInterval, terms: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let inverse = try reciprocal(w)
    let logarithm = try apply(.log, w)
    let main = subtract(
      multiply(ComplexInterval(subtract(w.re, oneHalf), w.im), logarithm), w)
    let turn = try compute(.log, multiply(integer(2), try constant(.pi)))
    let sum = multiply(
      try series(inverse, terms, isDerivative: false), inverse)
    let last = try remainder(w, terms, divisor: 2 * terms * (2 * terms - 1), isDerivative: false)
    let value = add(main, sum)
    return widened(ComplexInterval(add(value.re, multiply(turn, oneHalf)), value.im), by: last)
  }

  /// ψ(w) for re w > 0.
  func stirlingDigamma(
    _ w: ComplexInterval, terms: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let inverse = try reciprocal(w)
    let square = multiply(inverse, inverse)
    let sum = multiply(try series(inverse, terms, isDerivative: true), square)
    let main = subtract(try apply(.log, w), multiply(inverse, by: oneHalf))
    let last = try remainder(w, terms, divisor: 2 * terms, isDerivative: true)
    return widened(subtract(main, sum), by: last)
  }

  /// Σ B₂ₖ/d(k)·v²ᵏ⁻² for 1 ≤ k < n by Horner's rule, where d(k) is 2k(2k − 1), or 2k for the derivative.
  ///
  /// With the weights B₂ₖ/(2k)! the terms are (2k)!/d(k) of them, which is (2k − 2)! or (2k − 1)!: each is 2k(2k − 1), or
  /// (2k + 1)·2k, of the one before.
  private func series(
    _ v: ComplexInterval, _ terms: Int, isDerivative: Bool
  ) throws(LimitExceeded) -> ComplexInterval {
    guard terms > 1 else { return ComplexInterval(0) }
    guard let weights = try BernoulliWeights.balls(terms, self) else { return .entire }
    let square = multiply(v, v)
    var sum = ComplexInterval(BallPair(weights[terms - 2], Ball(.zero)))
    for k in stride(from: terms - 2, through: 1, by: -1) {
      if k & 15 == 0 { try Deadline.check() }
      let factor = isDerivative ? (2 * k + 1) * (2 * k) : (2 * k) * (2 * k - 1)
      sum = multiply(multiply(sum, square), ComplexInterval(factor))
      sum = add(sum, ComplexInterval(BallPair(weights[k - 1], Ball(.zero))))
    }
    return sum
  }

  /// A bound of |B₂ₙ|/d·|w|^(1 − 2n)·(2|w|/(|w| + re w))ⁿ; for the derivative, of that over |w| with the exponent n + ½.
  private func remainder(
    _ w: ComplexInterval, _ n: Int, divisor: Int, isDerivative: Bool
  ) throws(LimitExceeded) -> BigFloat {
    let rough = try with(bits: 64)
    let size = try rough.compute(.hypot, w.re, w.im)
    // Both factors decrease as |w| and re w grow, whatever the other one is.
    let least = BigInterval(size.lower)
    let secant = rough.divide(
      rough.multiply(rough.integer(2), least), rough.add(least, BigInterval(w.re.lower)))
    var bound = rough.divide(try rough.bernoulliBound(2 * n), rough.integer(divisor))
    let power = try rough.compute(.pow, least, rough.integer(isDerivative ? 2 * n : 2 * n - 1))
    bound = rough.divide(bound, power)
    bound = rough.multiply(bound, try rough.compute(.pow, secant, rough.integer(n)))
    if isDerivative { bound = rough.multiply(bound, try rough.compute(.sqrt, secant)) }
    return bound.upper
  }

  /// A bound of |B_m| for even m ≥ 4: 2·m!·ζ(m)/(2π)ᵐ with ζ(4) < 1.09, and m! ≤ 3·√m·(m/e)ᵐ.
  private func bernoulliBound(_ m: Int) throws(LimitExceeded) -> BigInterval {
    if m == 2 { return integer(1) }
    let turn = multiply(try constant(.tau), try compute(.exp, integer(1)))
    let power = try compute(.pow, divide(integer(m), turn), integer(m))
    return multiply(integer(7), multiply(try compute(.sqrt, integer(m)), power))
  }
}
