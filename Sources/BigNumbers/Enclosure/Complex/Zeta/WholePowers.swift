import NumericCore

/// Sums of k^−s over whole numbers k in fixed point, for re s > −2⁻²⁴: exponentials for odd primes k and 2, products for other
/// odd k, and Horner's rule in 2^−s for even ones.
///
/// **Accuracy.** A power of a prime errs by at most E ≥ 2 units, a number of E ≤ 2^(fraction − 20). No power is larger than
/// 1 + 2⁻¹⁸, so that a product of powers with errors d and e errs by d + e, by less than (d + e)/100 for their product and the
/// excess over 1, and by 3/2 for its rounding. By induction k^−s errs by less than (2Ω(k) − 1)·E for k < 2⁴⁰ with Ω(k) prime factors.
/// A step of Horner's rule adds at most E + 2 units for each power that it multiplies.
///
/// **Source.** Johansson, Rigorous high-precision computation of the Hurwitz zeta function and its derivatives, Numer. Algorithms
/// 69 (2015), section 4.
struct WholePowers {
  /// The middle of the rectangle of s.
  private let s: (re: BigFloat, im: BigFloat)
  private let fraction: Int
  private let near: BigFloatContext
  /// E.
  private let error: BigInteger

  /// The powers up to a number below 2⁴⁰, with a number of bits behind the point; nil where the rectangle is too wide.
  ///
  /// Other numbers r apart from the middle change a power by at most k^r − 1 < 2·r·ln k, and ln k < 2⁵.
  init?(_ s: ComplexInterval, fraction: Int, _ outward: OutwardContext) {
    let middle = (re: s.re.midpoint, im: s.im.midpoint)
    let radius = outward.up.add(s.re.radius, s.im.radius)
    var error = BigInteger(2)
    if let exponent = radius.binaryExponent {
      guard exponent + 6 <= -21 else { return nil }
      error += BigInteger.one.shiftedUp(max(0, fraction + exponent + 6))
    }
    (self.s, self.fraction, self.error) = (middle, fraction, error)
    // |s|·ln k has an error below 2⁻² units, and so have the exponential and the angle.
    let size = max(middle.re.binaryExponent ?? 0, middle.im.binaryExponent ?? 0, 0)
    near = BigFloatContext(
      within: outward.limits, precision: .bits(fraction + size + 8), rounding: .nearestEven)
  }

  /// Σ k^−s for 1 ≤ k < n.
  func sum(below n: Int) throws(LimitExceeded) -> ComplexInterval {
    let factors = Self.smallestFactors(n)
    // The sums over odd numbers below n, n/2, n/4 …, and how many numbers are below.
    var sums: [FixedPointComplex] = []
    let bounds = sequence(first: n - 1) { $0 > 1 ? $0 / 2 : nil }.reversed()
    var kept: [FixedPointComplex?] = Array(repeating: nil, count: max(2, n / 6 + 1))
    var sum = FixedPointComplex(whole: 0, bits: fraction)
    var next = 1
    for bound in bounds {
      while next <= bound {
        try Deadline.check()
        let power: FixedPointComplex
        let factor = Int(factors[next / 2])
        if next == 1 {
          power = FixedPointComplex(whole: 1, bits: fraction)
        } else if factor < next, let a = kept[factor / 2], let b = kept[next / factor / 2] {
          power = a * b
        } else {
          power = try self.power(of: next)
        }
        if next / 2 < kept.count { kept[next / 2] = power }
        sum = sum + power
        next += 2
      }
      sums.append(sum)
    }
    let two = try power(of: 2)
    var total = FixedPointComplex(whole: 0, bits: fraction)
    for sum in sums { total = sum + two * total }
    let depth = Int.bitWidth - n.leadingZeroBitCount
    return interval(total, error: error * BigInteger(n * (2 * depth + 6)))
  }

  /// k^−s.
  func powerInterval(of k: Int) throws(LimitExceeded) -> ComplexInterval {
    interval(try power(of: k), error: error)
  }

  private func power(of k: Int) throws(LimitExceeded) -> FixedPointComplex {
    let logarithm = near.log(.integer(k))
    let size = near.exp(near.negate(near.multiply(s.re, logarithm)))
    let angle = near.negate(near.multiply(s.im, logarithm))
    let (sine, cosine) = try circle(angle)
    return FixedPointComplex(
      BigInteger(whole: near.multiply(size, cosine).scaled(fraction)),
      BigInteger(whole: near.multiply(size, sine).scaled(fraction)), bits: fraction)
  }

  private func circle(_ angle: BigFloat) throws(LimitExceeded) -> (sin: BigFloat, cos: BigFloat) {
    if let both = near.sinCos(angle) { return both }
    return (try near.compute(.sin, angle), try near.compute(.cos, angle))
  }

  private func interval(_ z: FixedPointComplex, error: BigInteger) -> ComplexInterval {
    func part(_ x: BigInteger) -> BigInterval {
      BigInterval(
        ordered: BigFloat(x - error).scaled(-fraction), BigFloat(x + error).scaled(-fraction))
    }
    return ComplexInterval(part(z.real), part(z.imaginary))
  }

  /// The smallest prime factors of the odd numbers up to a bound.
  private static func smallestFactors(_ n: Int) -> [UInt32] {
    var factors = (0...max(1, n / 2)).map { UInt32(2 * $0 + 1) }
    var p = 3
    while p * p <= n {
      if factors[p / 2] == p {
        for multiple in stride(from: p * p, through: n, by: 2 * p)
        where factors[multiple / 2] == multiple {
          factors[multiple / 2] = UInt32(p)
        }
      }
      p += 2
    }
    return factors
  }
}
