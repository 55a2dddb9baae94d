import NumericCore

// The Euler–Maclaurin formula for powers (DLMF 25.11.7): with w = a + N,
//
// Σ (a + k)^−s from k = N on is w^−s·(w/(s − 1) + ½ + Σ B₂ⱼ/(2j)!·(s)₂ⱼ₋₁/w²ʲ⁻¹) + R with j from 1 to M.
//
// **Error.** |R| ≤ 4·|(s)₂ₘ|/(2π)²ᴹ·∫ |(a + t)^(−s − 2M)| dt from N on, because the periodic Bernoulli function is at most
// 4·(2M)!/(2π)²ᴹ. For re w > 0 and x = re s + 2M > 1 the integral is at most |w|^(1 − x)·x/(x − 1)·exp(max(0, im s·arg w)):
// |a + N + u|² is at least |w|² + u², of which the integral of the power is less than 1 up to u = |w| and less than 1/(x − 1) beyond
// in units of |w|^(1 − x), and angles decrease to 0.
//
// **Source.** Johansson, Rigorous high-precision computation of the Hurwitz zeta function and its derivatives, Numer. Algorithms
// 69 (2015), theorem 1.
extension OutwardContext {
  /// The rest of the sum, for w^−s, w = a + N and the 2M factors of the remainder.
  func eulerMaclaurin(
    _ s: ComplexInterval, power: ComplexInterval, w: ComplexInterval, terms: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let weights = try BernoulliWeights.first(terms, self)
    let inverse = try reciprocal(w)
    let share = multiply(s, inverse)
    // (s + 2j − 1)(s + 2j)/w² = s²/w² + (4j − 1)·s/w² + 2j(2j − 1)/w².
    let square = multiply(share, share)
    let product = multiply(share, inverse)
    let unit = multiply(inverse, inverse)
    var sum = ComplexInterval(weights[terms - 1], integer(0))
    for j in stride(from: terms - 1, through: 1, by: -1) {
      try Deadline.check()
      let factor = add(
        add(square, multiply(product, by: integer(4 * j - 1))),
        multiply(unit, by: integer(2 * j * (2 * j - 1))))
      sum = multiply(sum, factor)
      sum.re = add(sum.re, weights[j - 1])
    }
    sum = multiply(sum, share)
    sum.re = add(sum.re, oneHalf)
    sum = add(sum, try apply(.quotient, w, add(s, -1)))
    return widened(multiply(sum, power), by: try remainder(s, w, terms))
  }

  /// The bound of |R|.
  private func remainder(
    _ s: ComplexInterval, _ w: ComplexInterval, _ terms: Int
  ) throws(LimitExceeded) -> BigFloat {
    let rough = try with(bits: 64)
    let least = rough.hypot(w.re, w.im).lower
    let exponent = rough.add(BigInterval(s.re.lower), rough.integer(2 * terms)).lower
    guard w.re.lower > 0, exponent > 1 else { return .infinity }
    var bound = BigFloat.integer(4)
    let turn = rough.multiply(try rough.constant(.tau), BigInterval(least)).lower
    let divisor = rough.down.multiply(turn, turn)
    for index in stride(from: 0, to: 2 * terms, by: 2) {
      try Deadline.check()
      let size = rough.up.multiply(
        rough.size(rough.add(s, index)), rough.size(rough.add(s, index + 1)))
      bound = rough.up.divide(rough.up.multiply(bound, size), divisor)
    }
    let power = try rough.powerBound(s, w, exponent: 1)
    return rough.up.multiply(rough.up.multiply(bound, power), rough.integralBound(exponent))
  }

  /// An upper bound of x/(x − 1) for x > 1, which decreases.
  private func integralBound(_ x: BigFloat) -> BigFloat {
    let rest = subtract(BigInterval(x), integer(1))
    return divide(BigInterval(x), rest).upper
  }

  /// An upper bound of m^(n − re s)·exp(max(0, im s·arg w)) with the least |w| as m, for re w > 0.
  private func powerBound(
    _ s: ComplexInterval, _ w: ComplexInterval, exponent n: Int
  ) throws(LimitExceeded) -> BigFloat {
    let least = BigInterval(hypot(w.re, w.im).lower)
    let power = try compute(.pow, least, subtract(integer(n), s.re))
    let turn = multiply(s.im, try compute(.atan2, w.im, w.re))
    let growth = try compute(.exp, BigInterval(max(turn.upper, 0)))
    return multiply(power, growth).upper
  }

  /// A bound of the sum of (a + k)^−s from k = N on for σ = re s > 1: |w|^−σ·(1 + |w|·σ/(σ − 1))·exp(max(0, im s·arg w)), the first
  /// term and the integral.
  func restOfPowers(
    _ s: ComplexInterval, from w: ComplexInterval
  ) throws(LimitExceeded) -> BigFloat {
    let rough = try with(bits: 64)
    guard w.re.lower > 0, s.re.lower > 1 else { return .infinity }
    let first = try rough.powerBound(s, w, exponent: 0)
    let integral = rough.up.multiply(
      try rough.powerBound(s, w, exponent: 1), rough.integralBound(s.re.lower))
    return rough.up.add(first, integral)
  }
}
