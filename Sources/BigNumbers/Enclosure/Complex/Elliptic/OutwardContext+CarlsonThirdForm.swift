import NumericCore

// Carlson's integral of the third kind.
extension OutwardContext {
  /// R_J(a², b², c², s²) for roots with real part ≥ 0 of numbers with real part ≥ 0, at most one of a, b and c 0 and re s² > 0:
  /// R_J = 6·Σ 4^−k/dₖ·R_C(1, 1 + eₖ) + 4^−n·R_J(xₙ, yₙ, zₙ, pₙ), where d = (s + a)(s + b)(s + c) and
  /// e = (s − a)(s − b)(s − c)/d (Carlson 1995, algorithm for R_J and its conditions).
  ///
  /// The next p is (p + ab + bc + ca)/4, which has real part > 0 too.
  func carlsonJ(
    roots a: ComplexInterval, _ b: ComplexInterval, _ c: ComplexInterval, _ s: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    var (a, b, c, s) = (a, b, c, s)
    var sum = ComplexInterval(integer(0), integer(0))
    let plan = DuplicationPlan(bits: precision.bits)
    var scale = one.re
    for step in 0..<plan.mostSteps {
      try Deadline.check()
      guard a.isBounded, b.isBounded, c.isBounded, s.isBounded else { break }
      if plan.isEnough([a - c, b - c, s - c], beside: c, step: step) {
        let last = (s / c).square
        let rest = series([(a / c).square, (b / c).square, one, last, last], order: 3)
        return sum + rest * scale / (c.square * c)
      }
      let d = (s + a) * (s + b) * (s + c)
      let e = (s - a) * (s - b) * (s - c) / d
      sum = sum + (try arctangentQuotient(e)) * (scale * integer(6)) / d
      let product = s.square + a * b + (a + b) * c
      let roots = halfSumRoots(a, b, c)
      (a, b, c) = (roots.ab * roots.ca, roots.ab * roots.bc, roots.bc * roots.ca)
      s = squareRoot(product.halved.halved)
      scale = scale.halved.halved
    }
    return .entire
  }

  /// R_C(1, 1 + e) = atan(√e)/√e = Σ (−e)ʲ/(2j + 1), where the error is at most twice the first term that is left out for
  /// |e| ≤ ½.
  private func arctangentQuotient(_ e: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    guard e.isBounded else { return .entire }
    guard let exponent = size(e).binaryExponent else { return one }
    let places = min(-exponent, precision.bits + 8)
    let count = places > 0 ? precision.bits / places + 2 : .max
    if places > 1, count < 8 + precision.bits / 16 {
      var sum = ComplexInterval(integer(0), integer(0))
      for j in stride(from: count - 1, through: 0, by: -1) {
        sum = one / integer(2 * j + 1) - sum * e
      }
      return sum.widened(by: BigFloat.integer(2).scaled(-places * count), isReal: e.isReal)
    }
    // The same function has two forms, of which one is away from the cut of the root.
    if e.re.upper.signum < 0 {
      let root = squareRoot(-e)
      return try apply(.atanh, root) / root
    }
    let root = squareRoot(e)
    return try apply(.atan, root) / root
  }
}
