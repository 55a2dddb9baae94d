internal import CMPFR

extension BigFloat {
  /// The value as an unsigned word, if it is one.
  var word: UInt? {
    guard isInteger, read({ mpfr_fits_ulong_p($0, MPFR_RNDN) }) != 0 else { return nil }
    return read { mpfr_get_ui($0, MPFR_RNDN) }
  }

  /// The value as a signed word, if it is one.
  var signedWord: Int? {
    // Most have one limb, and MPFR asks three times whether they are whole.
    if storedBits <= 64, let exponent = binaryExponent, 1...63 ~= exponent {
      let (whole, rest) = (leadingWord >> (64 - exponent), leadingWord << exponent)
      return rest != 0 ? nil : isNegative ? -Int(whole) : Int(whole)
    }
    guard isInteger, read({ mpfr_fits_slong_p($0, MPFR_RNDN) }) != 0 else { return nil }
    return read { mpfr_get_si($0, MPFR_RNDN) }
  }
}

extension BigInteger {
  /// The value of a whole number.
  init(whole x: BigFloat) { self = Self.make { r in x.read { _ = mpfr_get_z(r, $0, MPFR_RNDN) } } }
}
