internal import CMPFR

/// erf of numbers of thousands of bits: erf x = 2x/√π·e^(−x²)·Σ y^k/(3·5·…·(2k + 1)) with y = 2x²
/// (DLMF 7.6.2), by binary splitting where x or x² is next to a fraction with a small denominator, and by rectangular splitting
/// elsewhere.
///
/// Of 10⁵ and 10⁶ digits erf √2 takes 0.05 and 0.75 s, erf(π/4) 0.33 and 16 s (Arb 0.6 and 27 s).
enum LongErf {
  /// Whether x is neither so small nor so large that MPFR needs a few terms only.
  static func contains(_ x: BigFloat, bits: Int) -> Bool {
    guard let exponent = x.binaryExponent, exponent >= -64, exponent < 20 else { return false }
    let size = Double(x)
    return size * size * 8 <= Double(bits)
  }

  /// 1 − erf x for such a number, which errs by at most one unit in its last place; nil for others.
  ///
  /// The difference loses what erfc x is smaller than 1: it is greater than e^(−x²)/(2x + 2) for x > 0 (DLMF 7.8.2).
  static func complement(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard contains(x, bits: bits) else { return nil }
    let size = Double(x)
    let lost = Int(1.4427 * size * size) + 24
    guard let value = value(x, bits: bits + lost) else { return nil }
    return BigFloat.make(bits: bits) { r in value.read { mpfr_ui_sub(r, 1, $0, MPFR_RNDN) } }
  }

  /// erf x for such a number, which errs by at most one unit in its last place; nil for others.
  ///
  /// Four operations err by half a unit of 16 bits more, the exponential by one, and the scaled sum by less than eight.
  static func value(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard contains(x, bits: bits) else { return nil }
    let inner = bits + 16
    let (sum, opposite) = nextToFraction(x, bits: inner) ?? elsewhere(x, bits: inner)
    let exponential =
      LongElementary.value(.exp, opposite, bits: inner)
      ?? opposite.changed(bits: inner) { mpfr_exp($0, $1, MPFR_RNDN) }
    let root = KeptNumber.pi.value(bits: inner).changed(bits: inner) {
      mpfr_sqrt($0, $1, MPFR_RNDN)
    }
    let product = sum.changed(bits: inner) { r, sum in
      exponential.read { mpfr_mul(r, sum, $0, MPFR_RNDN) }
    }
    return product.changed(bits: bits) { r, product in
      _ = root.read { mpfr_div(r, product, $0, MPFR_RNDN) }
      return mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
    }
  }

  /// x·Σ and the exact −x².
  private static func elsewhere(
    _ x: BigFloat, bits: Int
  ) -> (sum: BigFloat, opposite: BigFloat) {
    let length = 2 * x.precision.bits
    let square = x.changed(bits: length) { mpfr_sqr($0, $1, MPFR_RNDN) }
    let y = square.changed(bits: length) { mpfr_mul_2ui($0, $1, 1, MPFR_RNDN) }
    let scaled = RectangularSeries.errorFunction.sum(y, bits: bits).changed(bits: bits) { r, sum in
      x.read { mpfr_mul(r, sum, $0, MPFR_RNDN) }
    }
    return (scaled, square.changed(bits: length) { mpfr_neg($0, $1, MPFR_RNDN) })
  }

  /// A fraction next to x, or else next to x², and the power of x; nil where neither is so near that two terms suffice.
  private static func fraction(
    _ size: BigFloat, bits: Int
  ) -> (value: NearFraction, power: Int)? {
    if let fraction = NearFraction(size, bits: bits), fraction.distanceBits > bits / 2 + 16 {
      return (fraction, 1)
    }
    // x + f ≥ 2⁻¹⁰ takes ten bits of the distance of the squares.
    let square = size.changed(bits: 2 * size.storedBits) { mpfr_sqr($0, $1, MPFR_RNDN) }
    guard let fraction = NearFraction(square, bits: bits), fraction.distanceBits > bits / 2 + 26
    else { return nil }
    return (fraction, 2)
  }

  /// Whether erf x of so many bits takes a series of short fractions.
  static func isNextToFraction(_ x: BigFloat, bits: Int) -> Bool {
    contains(x, bits: bits) && fraction(x.magnitude, bits: bits) != nil
  }

  /// f·Σ + d and −f² for an x = f + d where f or f² is a fraction with a small denominator; nil for others.
  ///
  /// The derivative of erf is 2/√π·e^(−x²), so that erf x differs from 2/√π·e^(−f²)·(f·Σ + d) by less than d² of itself for
  /// |d| < 2^−(bits/2 + 16) and f² < 2²⁰. The sum errs by 2² units, and three operations by half of one each; −f² errs by so
  /// little that e^(−f²) changes by less than half a unit.
  private static func nextToFraction(
    _ x: BigFloat, bits: Int
  ) -> (sum: BigFloat, opposite: BigFloat)? {
    let size = x.magnitude
    guard let (fraction, power) = fraction(size, bits: bits) else { return nil }
    if power == 1 {
      let f = fraction.value(bits: bits)
      return next(to: fraction, power: 2, f, fraction.distance, x.isNegative, bits: bits)
    }
    let root = fraction.value(bits: bits + 8).changed(bits: bits) { mpfr_sqrt($0, $1, MPFR_RNDN) }
    let distance = root.changed(bits: bits) { r, root in
      _ = size.read { mpfr_add(r, root, $0, MPFR_RNDN) }
      return fraction.distance.read { mpfr_div(r, $0, r, MPFR_RNDN) }
    }
    return next(to: fraction, power: 1, root, distance, x.isNegative, bits: bits)
  }

  /// f·Σ + d and −f² where f^(2/power) is a fraction.
  private static func next(
    to fraction: NearFraction, power: Int, _ f: BigFloat, _ d: BigFloat, _ isNegative: Bool,
    bits: Int
  ) -> (sum: BigFloat, opposite: BigFloat) {
    let (p, q) = (fraction.numerator, fraction.denominator)
    let ratio = Double(p) / Double(q)
    let series = HypergeometricSeries.errorFunction(p, q, power: power)
    let y = 2 * (power == 1 ? ratio : ratio * ratio)
    let count = RectangularSeries.errorFunction.count(y, bits: bits)
    let sum = series.sum(count: count, bits: bits)
    let scaled = sum.changed(bits: bits) { r, sum in
      _ = f.read { mpfr_mul(r, sum, $0, MPFR_RNDN) }
      _ = d.read { mpfr_add(r, r, $0, MPFR_RNDN) }
      return isNegative ? mpfr_neg(r, r, MPFR_RNDN) : 0
    }
    let length = bits + Int.bitWidth
    let opposite = fraction.value(bits: length).changed(bits: length) { r, value in
      _ = mpfr_pow_ui(r, value, UInt(power), MPFR_RNDN)
      return mpfr_neg(r, r, MPFR_RNDN)
    }
    return (scaled, opposite)
  }
}
