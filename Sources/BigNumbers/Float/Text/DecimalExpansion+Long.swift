internal import CMPFR

extension DecimalExpansion {
  /// Thousands of digits, by halves.
  ///
  /// x·10^power as a whole number of units of the last of `chunks` limbs errs by less than 2 units: two roundings of 128 bits
  /// more err by less than 2⁻⁶³ of one, and one is cut off.
  init?(long x: BigFloat.Reader, _ places: Int, chunks: Int) {
    guard chunks <= Self.mostChunks else { return nil }
    ulp_prepare_thread()
    let flags = ulp_flags()
    defer { ulp_restore_flags(flags) }
    let fixed = IntegerStorage.make()
    var isExact = Self.scale(x, by: 19 - places, chunks: chunks, into: fixed)
    guard __gmpz_size(fixed.pointer) == chunks + 1, let limbs = fixed.pointer.pointee._mp_d else {
      return nil
    }
    let total = 19 * chunks
    var rest: DigitHalves.Rest?
    digits = [UInt8](unsafeUninitializedCapacity: total) { buffer, written in
      guard let text = buffer.baseAddress else { return }
      Self.write(limbs[chunks], text)
      rest = withExtendedLifetime(fixed) {
        DigitHalves(chunks: chunks - 1).write(limbs, chunks: chunks - 1, text + 19)
      }
      let zeros = Self.zeros(buffer)
      if zeros > 0 { text.update(from: text + zeros, count: total - zeros) }
      written = rest == nil ? 0 : total - zeros
    }
    guard let rest else { return nil }
    if !rest.isExact { isExact = false }
    (self.isExact, fraction) = (isExact, rest.fraction)
    exponent = places + digits.count - total
  }

  /// Ten million digits.
  private static var mostChunks: Int { 530_000 }

  /// ⌊|x|·10^power·2^(64·chunks)⌋, or a unit less; returns whether it is exact.
  private static func scale(
    _ x: BigFloat.Reader, by power: Int, chunks: Int, into result: IntegerStorage
  ) -> Bool {
    let bits = 64 * (chunks + 1) + 128
    ulp_clear_flags()
    let factor = BigFloat.make(bits: min(bits, 4 * Int(power.magnitude) + 64)) { r in
      mpfr_ui_pow_ui(r, 10, power.magnitude, power < 0 ? MPFR_RNDU : MPFR_RNDZ)
    }
    var isWhole = false
    _ = BigFloat.make(bits: bits) { r in
      _ = factor.read { (power < 0 ? mpfr_div : mpfr_mul)(r, x, $0, MPFR_RNDZ) }
      _ = mpfr_mul_2ui(r, r, UInt(64 * chunks), MPFR_RNDZ)
      _ = mpfr_abs(r, r, MPFR_RNDZ)
      isWhole = mpfr_get_z(result.pointer, r, MPFR_RNDZ) == 0
      return 0
    }
    return isWhole && ulp_is_inexact() == 0
  }
}
