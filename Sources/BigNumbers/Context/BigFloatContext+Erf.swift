internal import CMPFR
import NumericCore
import RealModule

// `mpfr_erf` and `mpfr_erfc` 4.2.0 abort or loop if an argument is within about 2⁻⁹⁰⁰ of a root of
// a partial sum of erf's series (√3, 1.8900…, 2.0703…, 2.2428…, 2.4049…, 2.8379…): the number of
// lost bits overflows a double. Only an argument of about that many bits can be so close to an
// irrational number. Arguments of more than 512 bits in that region, a safe margin, are therefore
// never passed: erf is expanded around their leading 64 bits.
extension BigFloatContext {
  func erf(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    guard x.isTooWideForErf else { return unary(mpfr_erf, x) }
    return try ziv { inner in
      let (center, rest) = x.split()
      return inner.add(inner.unary(mpfr_erf, center), inner.erfIncrement(from: center, by: rest))
    }
  }

  func erfc(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    guard x.isTooWideForErf else { return unary(mpfr_erfc, x) }
    return try ziv { inner in
      let (center, rest) = x.split()
      return inner.subtract(
        inner.unary(mpfr_erfc, center), inner.erfIncrement(from: center, by: rest))
    }
  }

  /// erf(c + d) − erf(c) = 2/√π·e^(−c²)·Σ (−1)^n H_n(c) d^(n+1)/(n+1)! for |d| < 2⁻⁶⁰.
  ///
  /// H is the physicists' Hermite polynomial, H_(n+1) = 2c·H_n − 2n·H_(n−1) (DLMF 7.10.1, 18.9.1).
  /// By Cramér's inequality |H_n(c)| < 1.09·e^(c²/2)·√(2ⁿ n!) (DLMF 18.14.9), where e^(c²/2) < 2¹²
  /// for |c| < 4. The resulting bounds of the terms decrease by a factor of more than 2⁵⁰ each.
  /// Hence the first term dominates the sum, the summation ends where the bound is below its last
  /// bits, and the rounding errors of all terms add up to less than 4 ulp of an increment that is
  /// itself below 2⁻⁵⁸·|erf(c)|. The size of a single term does not suffice to stop, because c may
  /// be near a root of H_n.
  private func erfIncrement(from c: BigFloat, by d: BigFloat) -> BigFloat {
    if d.isZero { return zero }
    var previous = zero
    var hermite = BigFloat(BigFloat.integer(1), precision: precision)
    var power = multiply(d, BigFloat.integer(1))
    var sum = power
    var n = 0
    // log₂ of the bound of |H_n|.
    var growth = 13.0
    let doubled = multiply(c, BigFloat.integer(2))
    while let size = power.binaryExponent, let total = sum.binaryExponent,
      Double(size) + growth > Double(total - bits - 16)
    {
      let next = subtract(multiply(doubled, hermite), multiply(previous, BigFloat.integer(2 * n)))
      previous = hermite
      hermite = next
      n += 1
      growth += (1 + Double.log2(Double(n))) / 2
      power = divide(multiply(power, negate(d)), BigFloat.integer(n + 1))
      sum = add(sum, multiply(power, hermite))
    }
    // c has 64 bits, so that its square is exact in 128.
    let square = BigFloat.unary(mpfr_sqr, c, bits: 128, .nearestEven)
    let factor = multiply(BigFloat.integer(2), exp(negate(square)))
    return multiply(divide(factor, sqrt(make { r, mode in mpfr_const_pi(r, mode) })), sum)
  }
}

extension BigFloat {
  /// Whether the number has more than 512 bits and lies in [½, 4), which contains the roots.
  var isTooWideForErf: Bool {
    guard storedBits > 512, let exponent = binaryExponent, read({ mpfr_min_prec($0) }) > 512 else {
      return false
    }
    return (0...2).contains(exponent)
  }

  /// The leading 64 bits and the rest, exactly.
  fileprivate func split() -> (center: BigFloat, rest: BigFloat) {
    let center = BigFloat(self, precision: .bits(64), rounding: .towardZero)
    return (center, self - center)
  }
}
