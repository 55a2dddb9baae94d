internal import CMPFR

/// Logarithms of thousands of bits from kept logarithms of 2, 3, 5 and 7, by ``LongElementary``, or from the
/// arithmetic-geometric mean with kept constants where that has no logarithms of primes yet.
///
/// MPFR computes ln 10 anew for every logarithm in base 10. Of 330 000 bits, the logarithm of a product
/// of these primes takes 0.06 s at first and 1 ms later; others take 0.14 s at first where MPFR takes
/// 0.2 s, and 0.09 s later.
enum LongLogarithm {
  /// The precision from which the mean is computed here.
  private static var fewestBitsOfMean: Int { 16_384 }

  /// ln x of a whole number from 2 to 2⁶⁴ without prime factors above 7, or of others with many bits,
  /// which errs by at most one unit in its last place; nil for other numbers.
  static func natural(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard bits >= KeptNumber.fewestBits else { return nil }
    guard let exponents = exponents(x) else {
      return LongElementary.value(.log, x, bits: bits)
        ?? (bits >= fewestBitsOfMean ? byMean(x, bits: bits) : nil)
    }
    if exponents == [0, 0, 0, 0] { return nil }
    let value = PrimeLogarithms.logarithm(exponents, bits: bits + 8)
    return BigFloat.make(bits: bits) { r in value.read { mpfr_set(r, $0, MPFR_RNDN) } }
  }

  /// log₁₀ x for an x > 0 that is either such a whole number, but no power of 10, or not whole, which
  /// errs by at most one unit in its last place; nil for other numbers.
  ///
  /// Three operations err by a unit of 8 bits more each.
  static func decimal(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard bits >= KeptNumber.fewestBits, x.binaryExponent != nil, !x.isNegative else { return nil }
    let inner = bits + 8
    let dividend: BigFloat
    if x.isInteger {
      guard let exponents = exponents(x), exponents != [exponents[0], 0, exponents[0], 0] else {
        return nil
      }
      dividend = PrimeLogarithms.logarithm(exponents, bits: inner)
    } else {
      dividend =
        natural(x, bits: inner)
        ?? BigFloat.make(bits: inner) { r in x.read { mpfr_log(r, $0, MPFR_RNDN) } }
    }
    let divisor = PrimeLogarithms.logarithm([1, 0, 1, 0], bits: inner)
    return BigFloat.make(bits: bits) { r in
      dividend.read { a in divisor.read { mpfr_div(r, a, $0, MPFR_RNDN) } }
    }
  }

  /// ln x = π/(2·AGM(1, 4/s)) − m·ln 2 with s = x·2^m > 2^(p/2 + 8) for a working precision of p bits,
  /// which errs by at most one unit in its last place; nil for x ≤ 0 and those that are too close to 1.
  ///
  /// MPFR does the same with its own π and ln 2, which take longer than the mean. The formula errs by
  /// less than 64·s^−2·(8 + ln s), and five operations by half a unit of ln s < p each: together less
  /// than p·2^(2−p), where |ln x| > 2^(−1−lost).
  ///
  /// **Source.** J. M. and P. B. Borwein, Pi and the AGM (1987), theorem 7.2.
  private static func byMean(_ x: BigFloat, bits: Int) -> BigFloat? {
    let difference = BigFloat.make(bits: 64) { r in x.read { mpfr_sub_ui(r, $0, 1, MPFR_RNDN) } }
    guard let exponent = x.binaryExponent, !x.isNegative, exponent.magnitude < 1 << 30,
      let distance = difference.binaryExponent, distance > -bits / 16
    else { return nil }
    let inner = bits + 12 + max(0, -distance) + Int.bitWidth - bits.leadingZeroBitCount
    let shift = inner / 2 + 10 - exponent
    let (pi, ln2) = (
      KeptNumber.pi.value(bits: inner), KeptNumber.logarithmOfTwo.value(bits: inner + 32)
    )
    let multiple = BigFloat.make(bits: inner) { r in
      ln2.read { mpfr_mul_si(r, $0, shift, MPFR_RNDN) }
    }
    let mean = BigFloat.make(bits: inner) { r in
      let one = BigFloat.make(bits: 2) { mpfr_set_ui($0, 1, MPFR_RNDN) }
      _ = x.read { mpfr_ui_div(r, 4, $0, MPFR_RNDN) }
      mpfr_mul_2si(r, r, -shift, MPFR_RNDN)
      return one.read { mpfr_agm(r, $0, r, MPFR_RNDN) }
    }
    return BigFloat.make(bits: bits) { r in
      let quotient = BigFloat.make(bits: inner) { q in
        _ = pi.read { a in mean.read { mpfr_div(q, a, $0, MPFR_RNDN) } }
        return mpfr_div_2ui(q, q, 1, MPFR_RNDN)
      }
      return quotient.read { a in multiple.read { mpfr_sub(r, a, $0, MPFR_RNDN) } }
    }
  }

  /// The exponents of 2, 3, 5 and 7 in a positive whole number of one word; nil if it has other prime
  /// factors.
  private static func exponents(_ x: BigFloat) -> [Int]? {
    guard x.isInteger, !x.isNegative, let exponent = x.binaryExponent, exponent <= UInt.bitWidth
    else { return nil }
    return PrimeLogarithms.exponents(x.read { mpfr_get_ui($0, MPFR_RNDN) })
  }
}
