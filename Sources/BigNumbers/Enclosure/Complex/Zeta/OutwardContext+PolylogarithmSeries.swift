import NumericCore
import RealModule

// Series of the polylogarithm: powers of z next to 0, and powers of ln z for whole s = 2, 3, 4 …
extension OutwardContext {
  /// How many terms of Σ zᵏ/kˢ have a rest below 2^−bits of the first one, for |z| up to a bound; nil where they are very many.
  func polylogarithmTerms(_ s: ComplexInterval, _ bound: BigFloat) -> Int? {
    let sigma = Double(s.re.lower)
    let size = EulerMaclaurinPlan.log2(bound)
    guard size < -0.01, sigma > -1e6 else { return nil }
    let aim = Double(precision.bits) + 8
    var count = 2.0
    while true {
      let length = Double.log2(count)
      let ratio = size - sigma * Double.log2(1 + 1 / count)
      if (count - 1) * size - sigma * length < -aim, ratio < -0.005 { return Int(count) }
      count += max(1, (count / 16).rounded())
      if count > Double(limits.terms) { return nil }
    }
  }

  /// Σ zᵏ/kˢ for k < n. The rest is at most |z|ⁿ·n^−σ/(1 − q) with the largest ratio q = |z|·max(1, (1 + 1/n)^−σ) of its terms.
  func polylogarithmSeries(
    _ s: ComplexInterval, _ z: ComplexInterval, order: Int?, count: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    var sum = ComplexInterval(integer(0), integer(0))
    if let order, order > 0, count.squares(order) {
      for k in stride(from: count - 1, through: 1, by: -1) {
        try Deadline.check()
        sum.re = add(sum.re, divide(integer(1), integer(k.power(order))))
        sum = multiply(sum, z)
      }
    } else {
      let powers = try reciprocalPowers(s, below: count)
      for k in stride(from: count - 1, through: 1, by: -1) {
        try Deadline.check()
        sum = multiply(add(sum, powers[k]), z)
      }
    }
    let rough = try with(bits: 64)
    let (n, size) = (rough.integer(count), BigInterval(rough.size(z)))
    let sigma = BigInterval(rough.down.negate(rough.up.negate(s.re.lower)))
    let growth = try rough.compute(
      .pow, rough.add(rough.divide(rough.integer(1), n), rough.integer(1)), rough.negate(sigma))
    let ratio = rough.multiply(size, BigInterval(max(growth.upper, 1)))
    guard ratio.upper < 1 else { return .entire }
    let term = rough.multiply(
      try rough.compute(.pow, size, n), try rough.compute(.pow, n, rough.negate(sigma)))
    return widened(sum, by: rough.divide(term, rough.subtract(rough.integer(1), ratio)).upper)
  }

  /// k^−s for k < n, as products of those of primes; the first one is 0.
  private func reciprocalPowers(
    _ s: ComplexInterval, below n: Int
  ) throws(LimitExceeded) -> [ComplexInterval] {
    let one = ComplexInterval(integer(1), integer(0))
    var powers = [ComplexInterval(integer(0), integer(0)), one]
    var factors = Array(0..<max(2, n))
    for k in 2..<max(3, n) where k < n {
      try Deadline.check()
      if factors[k] == k {
        for multiple in stride(from: k, to: n, by: k) where factors[multiple] == multiple {
          factors[multiple] = k
        }
        let logarithm = try compute(.log, integer(k))
        powers.append(try apply(.exp, negate(multiply(s, by: logarithm))))
      } else {
        powers.append(multiply(powers[factors[k]], powers[k / factors[k]]))
      }
    }
    return powers
  }

  /// Liₙ(z) with m = ln z for |m| < 2π, im m ≥ 0 (DLMF 25.12.12 in the limit of a whole s):
  ///
  /// m^(n − 1)/(n − 1)!·(Hₙ₋₁ − ln(−m)) + Σ ζ(n − k)·mᵏ/k! over k ≠ n − 1.
  ///
  /// For k = n − 1 + 2j the value ζ(1 − 2j) is −B₂ⱼ/(2j), and for other k > n it is 0. |B₂ⱼ|/(2j)! is at most 4/(2π)²ʲ, so that with
  /// cⱼ = (2j − 1)!/(n − 1 + 2j)!, which decrease, the terms from J on are at most 4·c_J·|m|^(n − 1)·q^J/(1 − q) with q = (|m|/2π)².
  func polylogarithmOfLogarithm(
    _ n: Int, _ m: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let rough = try with(bits: 64)
    let size = BigInterval(rough.size(m))
    let share = rough.divide(size, try rough.constant(.tau))
    let square = rough.multiply(share, share)
    guard Double(share.upper) < 0.95, m.re.lower.signum != 0 || m.im.lower.signum != 0 else {
      return .entire
    }
    // Σ ζ(n − k)·mᵏ/k! up to k = n, from the last one on.
    var sum = ComplexInterval(negate(divide(oneHalf, integer(n))), integer(0))
    // −m lies below the axis.
    let logarithm = try apply(.log, negate(m.conjugate)).conjugate
    var harmonic = integer(0)
    for k in 1..<n { harmonic = add(harmonic, divide(integer(1), integer(k))) }
    sum = add(multiply(sum, m), subtract(ComplexInterval(harmonic, integer(0)), logarithm))
    for k in stride(from: n - 2, through: 0, by: -1) {
      try Deadline.check()
      sum = multiply(sum, m)
      let divisor = integer(k + 1)
      sum = ComplexInterval(divide(sum.re, divisor), divide(sum.im, divisor))
      sum.re = add(sum.re, try compute(.zeta, integer(n - k)))
    }
    // The terms beyond.
    let loss = -2 * Double.log2(max(Double(share.upper), 0x1p-500))
    let terms = max(1, Int((Double(precision.bits) + 16) / loss) + 1)
    try limits.check(.terms, terms)
    let weights = try BernoulliWeights.first(terms, self)
    var factor = integer(1)
    for k in 2...n + 1 { factor = divide(factor, integer(k)) }
    var coefficients: [BigInterval] = []
    for j in 1...terms {
      coefficients.append(multiply(weights[j - 1], factor))
      factor = divide(
        multiply(factor, integer(2 * j * (2 * j + 1))), integer((n + 2 * j) * (n + 2 * j + 1)))
    }
    let powers = multiply(m, m)
    var rest = ComplexInterval(integer(0), integer(0))
    for coefficient in coefficients.reversed() {
      try Deadline.check()
      rest = multiply(rest, powers)
      rest.re = add(rest.re, coefficient)
    }
    var power = ComplexInterval(integer(1), integer(0))
    for _ in 0..<n + 1 { power = multiply(power, m) }
    var error = rough.multiply(
      rough.integer(4),
      rough.multiply(BigInterval(factor.upper), try rough.compute(.pow, size, rough.integer(n - 1)))
    )
    error = rough.multiply(error, try rough.compute(.pow, square, rough.integer(terms + 1)))
    error = rough.divide(error, rough.subtract(rough.integer(1), square))
    return widened(subtract(sum, multiply(rest, power)), by: error.upper)
  }
}

extension Int {
  /// Whether a power of the number is a word.
  fileprivate func squares(_ exponent: Int) -> Bool {
    exponent < 62 && (Int.bitWidth - leadingZeroBitCount) * exponent < 62
  }

  fileprivate func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * self }
  }
}
