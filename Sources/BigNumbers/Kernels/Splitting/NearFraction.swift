internal import CMPFR

/// A number x as a fraction with a small denominator and its distance from it, which is about a unit in
/// the last place of x or less: ⅓ rounded to thousands of bits, or a short number exactly.
struct NearFraction {
  let numerator: UInt
  let denominator: UInt
  /// x − numerator/denominator, rounded to as many bits as were asked for.
  let distance: BigFloat
  /// A number d with |distance| < 2^−d; `Int.max` if the distance is 0.
  let distanceBits: Int

  /// The fraction next to an x with 2⁻²⁰ ≤ x < 2²⁰; nil if there is none with a denominator up to
  /// 2²⁰. The distance has so many bits.
  init?(_ x: BigFloat, bits: Int = 1024) {
    guard !x.isNegative, let exponent = x.binaryExponent, -19...20 ~= exponent,
      let (p, q) = Self.convergent(x)
    else { return nil }
    // q·x − p is exact.
    let difference = BigFloat.make(bits: x.storedBits + 64) { r in
      _ = x.read { mpfr_mul_ui(r, $0, q, MPFR_RNDN) }
      return mpfr_sub_ui(r, r, p, MPFR_RNDN)
    }
    distance = BigFloat.make(bits: bits) { r in
      difference.read { mpfr_div_ui(r, $0, q, MPFR_RNDN) }
    }
    (numerator, denominator) = (p, q)
    distanceBits = distance.binaryExponent.map { -$0 } ?? .max
  }

  /// The fraction itself, rounded to nearest.
  func value(bits: Int) -> BigFloat {
    BigFloat.make(bits: bits) { r in
      _ = mpfr_set_ui(r, numerator, MPFR_RNDN)
      return mpfr_div_ui(r, r, denominator, MPFR_RNDN)
    }
  }

  /// The first convergent of the continued fraction of x after which the next partial quotient is at
  /// least 2⁴⁰; nil if there is none up to the largest denominator.
  ///
  /// The expansion of 192 bits is right far beyond a denominator of 2²⁰, and fewer than one of 2³⁰
  /// numbers that are near no such fraction have one by chance.
  private static func convergent(_ x: BigFloat) -> (UInt, UInt)? {
    var result: (UInt, UInt)?
    _ = BigFloat.make(bits: 192) { r in
      _ = x.read { mpfr_set(r, $0, MPFR_RNDN) }
      var (last, current) = ((numerator: 0 as UInt, denominator: 1 as UInt), (1 as UInt, 0 as UInt))
      while true {
        let quotient = mpfr_get_ui(r, MPFR_RNDD)
        let denominator = quotient * current.1 + last.denominator
        if denominator > 1 << 20 { return 0 }
        (last, current) = (current, (quotient * current.0 + last.numerator, denominator))
        mpfr_sub_ui(r, r, quotient, MPFR_RNDN)
        if mpfr_zero_p(r) != 0 || r.pointee._mpfr_exp < -40 {
          result = current
          return 0
        }
        mpfr_ui_div(r, 1, r, MPFR_RNDN)
      }
    }
    return result
  }
}
