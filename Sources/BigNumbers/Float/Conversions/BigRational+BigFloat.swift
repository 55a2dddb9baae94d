internal import CMPFR
public import NumericCore

// Conversions from and to MPFR's numbers.
extension BigRational {
  /// The exact value of a floating-point number; nil for NaN and infinities, 0 for either zero.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the numerator or the denominator
  /// would have more than `limits.precision` bits: exponents reach 2⁶². **Complexity.** O(n) for n
  /// bits.
  public init?(exactly value: BigFloat, limits: Limits = Limits()) throws(LimitExceeded) {
    guard let (odd, exponent) = value.oddParts else {
      guard value.isZero else { return nil }
      self = .zero
      return
    }
    let magnitude = try BigRational(odd).scaled(byPowerOfTwo: exponent, limits)
    self = value.isNegative ? -magnitude : magnitude
  }

  /// The simplest number that rounds to `value` at its precision, to nearest with ties to even.
  ///
  /// It has the smallest denominator, and of those the smallest numerator in magnitude.
  /// `BigRational(simplestNear: BigFloat(0.1 as Double))` is 1/10. Nil for NaN and infinities, 0 for zeros;
  /// an integer without a precision of its own is returned unchanged.
  ///
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the ends of the interval that
  /// rounds to `value` have more than `limits.precision` bits. **Complexity.** O(M(n) (log n)²) for
  /// n bits. **Source.** See ``simplest(in:)``.
  public init?(
    simplestNear value: BigFloat, limits: Limits = Limits()
  ) throws(LimitExceeded) {
    guard let (significand, exponent) = value.integerSignificand else {
      guard value.isZero else { return nil }
      self = .zero
      return
    }
    guard value.hasOwnPrecision else {
      try self.init(exactly: value, limits: limits)
      return
    }
    // In quarters of a unit in the last place, the middle between two neighbours is 2 away; below a
    // power of two, where neighbours have half the distance, it is 1 away.
    let magnitude = significand.magnitude
    let isPowerOfTwo = magnitude.trailingZeroBitCount + 1 == magnitude.magnitudeBits
    let quarters = magnitude.shiftedUp(2)
    let low = BigRational(quarters - BigInteger(isPowerOfTwo ? 1 : 2))
    let high = BigRational(quarters + BigInteger(2))
    // The interval contains its ends if the significand is even, because ties then round to it.
    // With one bit, 3/4 lies between 0.5 and 1.0 = 2 · 0.5.
    let isEven = !magnitude.isOdd
    let simplest = Self.simplest(
      from: try low.scaled(byPowerOfTwo: exponent - 2, limits),
      to: try high.scaled(byPowerOfTwo: exponent - 2, limits),
      includesLow: isEven || magnitude.magnitudeBits == 1, includesHigh: isEven)
    self = value.isNegative ? -simplest : simplest
  }

  /// This integer · 2^exponent; throws if that is too large.
  private func scaled(
    byPowerOfTwo exponent: Int, _ limits: Limits
  ) throws(LimitExceeded) -> BigRational {
    try limits.checkSize(max(numeratorBits + max(0, exponent), -exponent))
    return scaled(byPowerOfTwo: exponent)
  }
}

extension BigFloat {
  /// A rational, rounded once.
  ///
  /// **Exactness.** Correctly rounded. **Complexity.** O(M(n)) for n bits of precision and parts.
  /// **Source.** `mpfr_set_q`.
  public init(_ value: BigRational, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.make(bits: precision.bits) { r in
      value.read { mpfr_set_q(r, $0, rounding.mpfr) }
    }
  }

  /// m and e with value = m · 2^e, where m has as many bits as the precision; nil for zeros,
  /// infinities and NaN.
  fileprivate var integerSignificand: (significand: BigInteger, exponent: Int)? {
    guard isRegular else { return nil }
    var exponent = 0
    let significand = BigInteger.make { z in exponent = read { mpfr_get_z_2exp(z, $0) } }
    return (significand, exponent)
  }

  /// The odd m and the e with |value| = m · 2^e; nil for zeros, infinities and NaN.
  var oddParts: (odd: BigInteger, exponent: Int)? {
    guard let (significand, exponent) = integerSignificand else { return nil }
    let magnitude = significand.magnitude
    let zeros = magnitude.trailingZeroBitCount
    return (magnitude.shiftedDown(zeros), exponent + zeros)
  }

  /// A number of 64 bits, rounded to odd: rounding it to 62 bits or fewer, at any place, gives the
  /// same result as rounding the exact value.
  ///
  /// `write` writes the exact value, rounded towards zero, and returns MPFR's ternary value.
  ///
  /// **Source.** Rounding to odd: Boldo and Melquiond, IEEE TC 57(4), 2008.
  init(odd write: (Pointer) -> Int32) {
    self = Self.make(bits: 64) { r in
      let ternary = write(r)
      if ternary != 0 { ulp_make_odd(r) }
      return ternary
    }
  }
}

extension Double {
  /// The nearest double, ties to even; infinite for magnitudes from 2¹⁰²⁴ − 2⁹⁷⁰ on.
  ///
  /// **Exactness.** Rounded once, subnormal numbers included: the quotient is first rounded to odd
  /// with 64 bits.
  public init(_ value: BigRational) {
    self.init(BigFloat(odd: { r in value.read { mpfr_set_q(r, $0, MPFR_RNDZ) } }))
  }
}
