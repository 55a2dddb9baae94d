internal import CMPFR

/// Values of a function at digit/2^(7·level), or at a multiple of that, for digits up to 128, in fixed point.
///
/// Looking up seven bits of an argument replaces seven halvings and the seven squarings that undo
/// them.
final class DigitTable: Sendable {
  /// The number of bits of a digit.
  static let bits = 7
  private static let digits = 1 << bits + 1

  typealias Function = @Sendable (BigFloat.Pointer, BigFloat.Reader) -> Int32

  private let function: Function
  /// The largest number of digits that are looked up: three of an exponent, whose series then has
  /// products by the remaining 43 bits of a word, and six of a tangent, which leave less than 2⁻⁴².
  ///
  /// Both are choices.
  let levels: Int
  /// The binary logarithm of that multiple.
  let shift: Int
  /// The values by number of limbs, level and digit.
  private let values: SharedLimbs

  private init(levels: Int, shift: Int = 0, _ function: @escaping Function) {
    self.function = function
    (self.levels, self.shift) = (levels, shift)
    values = SharedLimbs(capacity: (MediumFunction.mostLimbs + 1) * levels * Self.digits)
  }

  static let exponentials = DigitTable(levels: 3) { mpfr_exp($0, $1, MPFR_RNDN) }
  static let arctangents = DigitTable(levels: 6) { mpfr_atan($0, $1, MPFR_RNDN) }

  /// 1 − cos and sin of angles up to π/2, whose first digit has six bits.
  static let versines = DigitTable(levels: 2, shift: 1) { r, x in
    _ = mpfr_div_2ui(r, x, 1, MPFR_RNDN)
    _ = mpfr_sin(r, r, MPFR_RNDN)
    _ = mpfr_sqr(r, r, MPFR_RNDN)
    return mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
  }
  static let sines = DigitTable(levels: 2, shift: 1) { mpfr_sin($0, $1, MPFR_RNDN) }

  /// The function at digit/2^(7·level − shift) for 0 < digit ≤ 128 and level ≥ 1: 0 ≤ f − value ≤ u.
  @inline(__always)
  func value(_ digit: Int, level: Int, _ room: FixedPoint) -> FixedPoint.Limbs {
    assert(1...levels ~= level && 0..<Self.digits ~= digit)
    return values.value((room.fraction * levels + level - 1) * Self.digits + digit, room) {
      let argument = BigFloat(
        sign: .plus, exponent: shift - Self.bits * level,
        significand: BigFloat(digit, precision: .bits(64)))
      return BigFloat.make(bits: 64 * room.fraction + 64) { r in
        argument.read { function(r, $0) }
      }
    }
  }
}
