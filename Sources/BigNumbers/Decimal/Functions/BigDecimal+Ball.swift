internal import CMPFR
import NumericCore

extension BigDecimal {
  /// The finite number as a ball whose middle has `bits` bits; a point where the number is exact in
  /// binary.
  func ball(bits: Int) -> Ball? {
    if coefficient.isZero { return Ball(BigFloat.integer(0)) }
    return Ball.rounded(bits: bits) { r in
      ulp_prepare_thread()
      let ternary = write(to: r, bits)
      if isNegative {
        mpfr_neg(r, r, MPFR_RNDN)
        return -ternary
      }
      return ternary
    }
  }

  /// The magnitude, rounded once to nearest.
  private func write(to r: BigFloat.Pointer, _ bits: Int) -> Int32 {
    if coefficient.large == nil, let word = UInt64(exactly: coefficient.small),
      exponent.magnitude <= 19
    {
      return ulp_set_decimal(r, word, exponent, MPFR_RNDN)
    }
    // For larger exponents the power of ten would have many more bits than the result; the
    // literal's conversion does not write it out.
    guard exponent.magnitude <= 2 * bits + 64 else {
      let literal = ExactLiteral(coefficient: .digits(coefficient.digits), exponent: exponent)
      return literal.write(to: r, .nearestEven)
    }
    if exponent >= 0 {
      return coefficient.scaledUp(exponent).withInteger { mpfr_set_z(r, $0, MPFR_RNDN) }
    }
    let exact = BigFloat.make(bits: max(coefficient.bits, 1)) { x in
      coefficient.withInteger { mpfr_set_z(x, $0, MPFR_RNDN) }
    }
    return Coefficient.powerOfTen(-exponent).withInteger { power in
      exact.read { mpfr_div_z(r, $0, power, MPFR_RNDN) }
    }
  }
}

extension Coefficient {
  /// Calls `body` with the value as GMP's integer, without a copy.
  @inline(__always)
  func withInteger<Result>(_ body: (UnsafePointer<__mpz_struct>) -> Result) -> Result {
    read { words, count in
      var header = __mpz_struct()
      return body(__gmpz_roinit_n(&header, words, count))
    }
  }
}
