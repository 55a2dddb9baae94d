import NumericCore

// The complete elliptic integrals of the parameter m = k². K increases for m < 1, E decreases for m
// ≤ 1. Both are computed with the arithmetic-geometric mean of 1 and √(1 − m) (DLMF 19.8.5 and
// 19.8.6, which are stated for 0 ≤ m < 1, and hold for m < 0 as well because both sides are
// analytic for m < 1).
extension OutwardContext {
  /// K(m) = π/(2·M), where M is the mean; 1 is a pole.
  func ellipticK(at m: BigFloat) throws(LimitExceeded) -> BigInterval {
    if m > 1 { return .undefined }
    if m == 1 { return BigInterval(ordered: .infinity, .infinity) }
    if m.isInfinite { return integer(0) }
    let mean = try compute(.arithmeticGeometricMean, integer(1), complementaryModulus(m))
    return divide(try constant(.pi), multiply(integer(2), mean))
  }

  /// E(m) = K(m)·(1 − Σ 2^(n−1)·cₙ²), where c₀² = m and c₁, c₂, … are half of the differences of
  /// the means.
  ///
  /// cₙ₊₁ = cₙ²/(4·aₙ₊₁) (DLMF 19.8.2 and 19.8.4), so that each term is the previous one times
  /// cₙ²/(8·aₙ₊₁²), which is at most ⅛ once cₙ ≤ aₙ₊₁ and then decreases: the sum of all terms
  /// behind one is at most a seventh of it. The means enclose their limit.
  func ellipticE(at m: BigFloat) throws(LimitExceeded) -> BigInterval {
    if m > 1 { return .undefined }
    if m == 1 { return integer(1) }
    if m.isInfinite { return BigInterval(ordered: .infinity, .infinity) }
    let two = integer(2)
    var (a, b) = (integer(1), complementaryModulus(m))
    var scale = divide(integer(1), two)
    var sum = multiply(scale, BigInterval(ordered: m, m))
    while true {
      let difference = divide(subtract(a, b), two)
      (a, b) = (divide(add(a, b), two), squareRoot(multiply(a, b)))
      scale = multiply(scale, two)
      let size = magnitude(difference)
      let term = multiply(scale, multiply(size, size))
      sum = add(sum, term)
      guard let last = size.upper.binaryExponent else { break }
      if last < (a.lower.binaryExponent ?? 0) - precision.bits * 3 / 4 {
        sum = add(sum, BigInterval(ordered: 0, term.upper))
        break
      }
    }
    let integral = divide(try constant(.pi), multiply(two, a.hull(b)))
    return multiply(integral, subtract(integer(1), sum))
  }

  /// √(1 − m) for m < 1.
  private func complementaryModulus(_ m: BigFloat) -> BigInterval {
    squareRoot(subtract(integer(1), BigInterval(ordered: m, m)))
  }

  private func squareRoot(_ x: BigInterval) -> BigInterval {
    BigInterval(ordered: down.sqrt(x.lower), up.sqrt(x.upper))
  }
}
