internal import CMPFR

/// Logarithms of thousands of bits that come from kept logarithms of 2, 3, 5 and 7.
///
/// MPFR computes ln 10 anew for every logarithm in base 10. Of 330 000 bits, a logarithm of a whole
/// number takes 0.06 s at first and 1 ms later, where MPFR takes 0.1 s.
enum LongLogarithm {
  /// ln x of a whole number from 2 to 2⁶⁴ without prime factors above 7, which errs by at most one
  /// unit in its last place; nil for other numbers.
  static func natural(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard bits >= KeptNumber.fewestBits, let exponents = exponents(x), exponents != [0, 0, 0, 0]
    else { return nil }
    let value = PrimeLogarithms.logarithm(exponents, bits: bits + 8)
    return BigFloat.make(bits: bits) { r in value.read { mpfr_set(r, $0, MPFR_RNDN) } }
  }

  /// log₁₀ x for an x > 0 that is either such a whole number, but no power of 10, or not whole, which
  /// errs by at most one unit in its last place; nil for other numbers.
  ///
  /// Three operations err by half a unit of 8 bits more each.
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
      dividend = BigFloat.make(bits: inner) { r in x.read { mpfr_log(r, $0, MPFR_RNDN) } }
    }
    let divisor = PrimeLogarithms.logarithm([1, 0, 1, 0], bits: inner)
    return BigFloat.make(bits: bits) { r in
      dividend.read { a in divisor.read { mpfr_div(r, a, $0, MPFR_RNDN) } }
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
