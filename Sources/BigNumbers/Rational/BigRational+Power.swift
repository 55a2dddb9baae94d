internal import CMPFR
public import NumericCore

extension BigRational {
  /// x to an integer power, exactly; 0⁰ is 1.
  ///
  /// **Domain.** Zero to a negative power is a precondition failure, like division by zero.
  /// **Errors.** `LimitExceeded` with the limit `.precision` when the numerator or the denominator
  /// of the result would have more than `limits.precision` bits; at most twice as many are
  /// computed. **Complexity.** O(M(n)) for a result of n bits. **Source.** `mpz_pow_ui`.
  public static func pow(
    _ x: BigRational, _ exponent: Int, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigRational {
    precondition(!x.isZero || exponent >= 0, "zero to a negative power in BigRational")
    if exponent == 0 || x == .one { return .one }
    if x.isZero { return .zero }
    if x == -.one { return exponent.isMultiple(of: 2) ? .one : x }
    try limits.checkPower(
      ofBits: max(x.numeratorBits, x.denominatorBits), exponent.magnitude)
    let power = make { r in
      x.read { x in
        let base =
          exponent < 0
          ? (ulp_denominator(x), ulp_numerator(x)) : (ulp_numerator(x), ulp_denominator(x))
        __gmpz_pow_ui(ulp_numerator(r), base.0, exponent.magnitude)
        __gmpz_pow_ui(ulp_denominator(r), base.1, exponent.magnitude)
        // Powers of coprime numbers are coprime; only the sign may have to move to the numerator.
        if ulp_integer_sign(ulp_denominator(r)) < 0 {
          __gmpz_neg(ulp_numerator(r), ulp_numerator(r))
          __gmpz_neg(ulp_denominator(r), ulp_denominator(r))
        }
      }
    }
    try limits.checkSize(max(power.numeratorBits, power.denominatorBits))
    return power
  }
}
