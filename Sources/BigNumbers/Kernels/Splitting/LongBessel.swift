internal import CMPFR

/// J₀ and J₁ of numbers of thousands of bits: J_n(x) = (x/2)^n·Σ (−x²/4)^k/(k!·(k + n)!) (DLMF 10.2.2), by binary splitting next to
/// fractions with small denominators and by rectangular splitting elsewhere.
enum LongBessel {
  /// The binary exponents of arguments.
  static let exponents = -64...8
  /// The largest number of bits of a derivative by which a fraction next to x is corrected.
  private static let mostCorrection = 512

  /// J_n(x) for n = 0 or 1, which errs by at most one unit in its last place; nil for arguments that MPFR has to compute.
  ///
  /// The sum errs by less than 2^(3−inner)·e^|x|, because that is more than the sum of all magnitudes. It is small next to a zero, as its first value shows; a
  /// second one has as many bits more.
  static func value(_ n: Int, _ x: BigFloat, bits: Int) -> BigFloat? {
    guard let exponent = x.binaryExponent, exponents.contains(exponent) else { return nil }
    let size = Double(x.magnitude)
    let lost = Int(1.4427 * size) + 1
    guard 8 * lost <= bits else { return nil }
    var inner = bits + lost + 24
    for _ in 0..<2 {
      let value = sum(n, x, bits: inner)
      guard let exponent = value.binaryExponent else { return nil }
      let needed = bits + lost - exponent + 16
      if needed <= inner {
        return value.changed(bits: bits) { r, value in
          if n == 0 { return mpfr_set(r, value, MPFR_RNDN) }
          _ = x.read { mpfr_mul(r, value, $0, MPFR_RNDN) }
          return mpfr_div_2ui(r, r, 1, MPFR_RNDN)
        }
      }
      if needed > 2 * bits + 64 { return nil }
      inner = needed
    }
    return nil
  }

  /// n!·Σ, which errs by less than 2^(3−bits)·e^|x|.
  private static func sum(_ n: Int, _ x: BigFloat, bits: Int) -> BigFloat {
    let size = x.magnitude
    if let fraction = NearFraction(size), fraction.distanceBits > bits - mostCorrection {
      return next(to: fraction, n, bits: bits)
    }
    let y = size.changed(bits: 2 * size.storedBits) { r, x in
      _ = mpfr_sqr(r, x, MPFR_RNDN)
      return mpfr_div_2ui(r, r, 2, MPFR_RNDN)
    }
    return RectangularSeries.bessel(n).sum(y, bits: bits)
  }

  /// The same at x = f + d for a fraction f: the derivative of the sum Λ_n is −x/(2n + 2)·Λ_(n+1) (DLMF 10.6.6), and half of the
  /// second one is less than e^|x|.
  ///
  /// |d| < 2^(512−bits) takes 512 bits of the derivative, whose factor is less than 2⁸.
  private static func next(to fraction: NearFraction, _ n: Int, bits: Int) -> BigFloat {
    let value = sum(n, fraction, bits: bits)
    if fraction.distanceBits > bits { return value }
    let short = mostCorrection + 24
    let change = sum(n + 1, fraction, bits: short).changed(bits: short) { r, slope in
      _ = fraction.distance.read { mpfr_mul(r, slope, $0, MPFR_RNDN) }
      _ = fraction.value(bits: short).read { mpfr_mul(r, r, $0, MPFR_RNDN) }
      return mpfr_div_ui(r, r, UInt(2 * n + 2), MPFR_RNDN)
    }
    return value.changed(bits: bits) { r, value in
      change.read { mpfr_sub(r, value, $0, MPFR_RNDN) }
    }
  }

  /// The sum at a fraction.
  private static func sum(_ n: Int, _ fraction: NearFraction, bits: Int) -> BigFloat {
    let (p, q) = (fraction.numerator, fraction.denominator)
    let half = Double(p) / Double(q) / 2
    let count = RectangularSeries.bessel(n).count(half * half, bits: bits)
    return HypergeometricSeries.bessel(n, p, q).sum(count: count, bits: bits)
  }
}
