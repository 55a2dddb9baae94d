/// Rounding to integers, remainders, neighbours and scaling: the operations of IEEE 754 §5.3 and C99.
public protocol IntegralBackend: NumberBackend {
  /// Greatest integer not above x.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `floor(-2.5)` is `-3`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_rint_floor`; IEEE 754 roundToIntegralTowardNegative.
  func floor(_ x: Number) throws(Failure) -> Number

  /// Least integer not below x.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; −0 for −1 < x < 0; NaN for NaN.
  /// - Example: `ceil(-2.5)` is `-2`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_rint_ceil`; IEEE 754 roundToIntegralTowardPositive.
  func ceil(_ x: Number) throws(Failure) -> Number

  /// x without its fraction.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `trunc(-2.5)` is `-2`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_rint_trunc`; IEEE 754 roundToIntegralTowardZero.
  func trunc(_ x: Number) throws(Failure) -> Number

  /// Nearest integer, halves away from zero.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `round(2.5)` is `3`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_rint_round`; IEEE 754 roundToIntegralTiesToAway.
  func round(_ x: Number) throws(Failure) -> Number

  /// Nearest integer, halves to even.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `roundeven(2.5)` is `2`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_rint_roundeven`; IEEE 754 roundToIntegralTiesToEven.
  func roundEven(_ x: Number) throws(Failure) -> Number

  /// Integer in the direction of the backend's rounding.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `rint(2.5)` is `2`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_rint`; IEEE 754 roundToIntegralExact.
  func roundInDirection(_ x: Number) throws(Failure) -> Number

  /// x − trunc(x), of x's sign.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; frac(±∞) is ±0; NaN for NaN.
  /// - Example: `frac(-2.5)` is `-0.5`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_frac`.
  func fraction(_ x: Number) throws(Failure) -> Number

  /// Floored remainder a − b⌊a/b⌋, of b's sign.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: b ≠ 0, a finite; mod(x, 0) and mod(±∞, b) are NaN; a zero has
  ///   b's sign; NaN for NaN.
  /// - Example: `mod(-7, 3)` is `2`.
  /// - Complexity: O(M(p + |e_a − e_b|)).
  /// - Source: Knuth, TAOCP 1.2.4; MPFR `mpfr_fmod`.
  func modulo(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// Truncated remainder x − y·trunc(x/y), of x's sign.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: y ≠ 0, x finite; NaN for y = 0 or x = ±∞; fmod(x, ±∞) is x; NaN
  ///   for NaN.
  /// - Example: `fmod(-7, 3)` is `-1`.
  /// - Complexity: O(M(p + |e_x − e_y|)).
  /// - Source: MPFR `mpfr_fmod`; C99 fmod.
  func truncatingRemainder(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// x − n·y for the integer n nearest to x/y, halves to even.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: y ≠ 0, x finite; NaN for y = 0 or x = ±∞; remainder(x, ±∞) is x;
  ///   NaN for NaN.
  /// - Example: `remainder(7, 4)` is `-1`.
  /// - Complexity: O(M(p + |e_x − e_y|)).
  /// - Source: MPFR `mpfr_remainder`; IEEE 754 remainder.
  func remainder(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// low bits of trunc(x/y), with its sign, as `fmodquo` gives them.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: y ≠ 0, x finite; NaN where the remainder is; NaN for NaN.
  /// - Example: `fmodquo(17, 5)` is `[2, 3]`.
  /// - Complexity: O(M(p + |e_x − e_y|)).
  /// - Source: MPFR `mpfr_fmodquo`.
  func truncatingQuotient(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// low bits of the integer nearest to x/y, with its sign, as `remquo` gives them.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: y ≠ 0, x finite; NaN where the remainder is; NaN for NaN.
  /// - Example: `remquo(7, 4)` is `[-1, 2]`.
  /// - Complexity: O(M(p + |e_x − e_y|)).
  /// - Source: MPFR `mpfr_remquo`; C99 remquo.
  func remainderQuotient(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// |x| with the sign of y.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x and y; the sign of a NaN y is not specified; NaN for
  ///   NaN.
  /// - Example: `copysign(3, -0.5)` is `-3`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_copysign`; IEEE 754 copySign.
  func copySign(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// Least number of this precision above x.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; nextAbove(+∞) is +∞; next to ±0 is the least positive
  ///   number; NaN for NaN.
  /// - Example: `nextabove(1) - 1 < 1e-69` is `true`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_nextabove`; IEEE 754 nextUp.
  func nextAbove(_ x: Number) throws(Failure) -> Number

  /// Greatest number of this precision below x.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; nextBelow(−∞) is −∞; next to ±0 is the greatest
  ///   negative number; NaN for NaN.
  /// - Example: `1 - nextbelow(1) < 1e-69` is `true`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_nextbelow`; IEEE 754 nextDown.
  func nextBelow(_ x: Number) throws(Failure) -> Number

  /// Neighbour of x in the direction of y.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x and y; x where both are equal; NaN for NaN.
  /// - Example: `nexttoward(1, 2) == nextabove(1)` is `true`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_nexttoward`; C99 nextafter.
  func nextToward(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// x·2^n for a whole number n.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: a whole number n; NaN where n is no whole number of 64 bits; NaN
  ///   for NaN.
  /// - Example: `ldexp(3, 4)` is `48`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_mul_2si`; IEEE 754 scaleB.
  func scaleByPowerOfTwo(_ x: Number, _ n: Number) throws(Failure) -> Number

  /// e with x = m·2^e and ½ ≤ |m| < 1.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: finite x; 0 for ±0; NaN for ±∞; NaN for NaN.
  /// - Example: `frexp(12)` is `[0.75, 4]`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_frexp`; C99 frexp.
  func binaryExponent(_ x: Number) throws(Failure) -> Number

  /// m with x = m·2^e and ½ ≤ |m| < 1.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `frexp(12)` is `[0.75, 4]`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_frexp`; C99 frexp.
  func binarySignificand(_ x: Number) throws(Failure) -> Number

  /// The smaller.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every a and b; a NaN loses against a number; −0 is below +0; NaN
  ///   for NaN.
  /// - Example: `min(3, 1, 2)` is `1`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_min`; IEEE 754 minimumNumber.
  func minimum(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// The larger.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every a and b; a NaN loses against a number; +0 is above −0; NaN
  ///   for NaN.
  /// - Example: `max(3, 1, 2)` is `3`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_max`; IEEE 754 maximumNumber.
  func maximum(_ a: Number, _ b: Number) throws(Failure) -> Number
}
