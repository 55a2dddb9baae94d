internal import CMPFR

// More bits than fixed-point numbers have.
extension MediumFunction {
  /// The precision from which splitting may take less time than MPFR.
  static var fewestBitsOfSplitting: Int { KeptNumber.fewestBits }

  /// A value that errs by at most one unit in the last of its bits; nil where MPFR has to compute it.
  func longValue(_ x: BigFloat, bits: Int) -> BigFloat? {
    switch self {
    case .gamma: LongGamma.value(x, bits: bits)
    case .logGamma: LongGamma.logarithm(x, bits: bits)
    case .log: LongLogarithm.natural(x, bits: bits)
    case .log10: LongLogarithm.decimal(x, bits: bits)
    case .erf: LongErf.value(x, bits: bits)
    case .erfc: LongErf.complement(x, bits: bits)
    case .besselJ0: LongBessel.value(0, x, bits: bits)
    case .besselJ1: LongBessel.value(1, x, bits: bits)
    default: LongElementary.value(self, x, bits: bits)
    }
  }

  /// Writes f(x) to `r`, rounded correctly, with the inexact flag; returns the ternary value, or nil
  /// where MPFR has to compute it. `r` may be `x`.
  ///
  /// The first attempt decides all but one of 2⁶² results. Exact results are never decided.
  @inline(never)
  func roundLong(
    into r: BigFloat.Pointer, _ x: BigFloat.Reader, _ mode: mpfr_rnd_t
  ) -> Int32? {
    let bits = r.pointee._mpfr_prec
    let x = BigFloat.make(bits: x.pointee._mpfr_prec) { mpfr_set($0, x, MPFR_RNDN) }
    // What the steps raise says nothing about the result.
    let flags = ulp_flags()
    for extra in [64, 160] {
      let value = longValue(x, bits: bits + extra)
      ulp_restore_flags(flags)
      guard let value else { return nil }
      // With one bit more, and in both directions, so that the side of the exact value is known.
      let isDecided = value.read {
        mpfr_can_round(
          $0, bits + extra - 1, MPFR_RNDN, MPFR_RNDZ, bits + (mode == MPFR_RNDN ? 1 : 0)) != 0
      }
      if isDecided {
        mpfr_set_inexflag()
        return value.read { mpfr_set(r, $0, mode) }
      }
    }
    return nil
  }
}
