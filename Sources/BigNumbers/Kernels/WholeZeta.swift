internal import CMPFR
import NumericCore
internal import Synchronization

/// ζ of the whole numbers from 2 to 64, kept with the largest number of bits that was needed, as
/// MPFR keeps π.
enum WholeZeta {
  private static let known = Mutex<[Int: BigFloat]>([:])

  /// The largest number of bits that is kept.
  static let mostBits = 1024

  /// ζ(s) in `bits` bits, which errs by at most one unit in its last place; nil for what is not kept.
  static func value(_ s: BigFloat, bits: Int) -> BigFloat? {
    guard bits <= mostBits, let s = s.signedWord, 2...64 ~= s else { return nil }
    let value = known.withLock { known in
      if let value = known[s], value.precision.bits >= bits + 64 { return value }
      let value = BigFloat.make(bits: bits + 64) { r in mpfr_zeta_ui(r, UInt(s), MPFR_RNDN) }
      known[s] = value
      return value
    }
    // The error is half a unit for this rounding, and 2⁻⁶⁵ units for the one before; the ball has
    // one unit.
    return BigFloat.make(bits: bits) { r in mpfr_set(r, value.operand, MPFR_RNDN) }
  }
}
