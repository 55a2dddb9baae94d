/// Roots, powers, exponentials and logarithms.
public protocol ElementaryBackend: NumberBackend {
  /// Square root.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: x ≥ 0; NaN below zero; √−0 is −0; NaN for NaN.
  /// - Example: `sqrt(2)` is `1.4142135623730950488016887242096980785696718753769`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_sqrt`; IEEE 754 squareRoot.
  func sqrt(_ x: Number) throws(Failure) -> Number

  /// 1/√x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > 0; +∞ at ±0, NaN below zero, +0 at +∞; NaN for NaN.
  /// - Example: `rec_sqrt(4)` is `0.5`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_rec_sqrt`; IEEE 754 rSqrt.
  func reciprocalSqrt(_ x: Number) throws(Failure) -> Number

  /// Real cube root.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; of x's sign; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `cbrt(-27)` is `-3`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_cbrt`.
  func cbrt(_ x: Number) throws(Failure) -> Number

  /// Real n-th root.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: a whole number n ≠ 0; x ≥ 0 for even n; NaN for n = 0, for n
  ///   that is no whole number, for x < 0 with even n; NaN for NaN.
  /// - Example: `root(32, 5)` is `2`.
  /// - Complexity: O(M(p)·log n).
  /// - Source: MPFR `mpfr_rootn_si`; IEEE 754 rootn.
  func root(_ x: Number, _ n: Number) throws(Failure) -> Number

  /// √(x² + y²) without intermediate overflow.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x and y; +∞ where one is infinite, even with NaN; NaN for
  ///   NaN.
  /// - Example: `hypot(3, 4)` is `5`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_hypot`; C99 hypot.
  func hypot(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// x to the power y.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: x ≥ 0, or a whole number y; not 0 to a negative power (cbrt and
  ///   root take odd roots of x < 0); 0⁰ = 1 and 1^NaN = 1; NaN for x < 0 with y no integer; ±∞
  ///   for 0 to a negative power; NaN for NaN.
  /// - Example: `pow(2, 10)` is `1024`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_pow`; IEEE 754 pow.
  func pow(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// x to the power y as e^(y·ln x).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > 0, or x = 0 and y > 0; NaN for x < 0, 0⁰, ∞⁰ and 1^∞; NaN
  ///   for NaN.
  /// - Example: `powr(2, 0.5)` is `1.4142135623730950488016887242096980785696718753769`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_powr`; IEEE 754 powr.
  func powr(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// (1 + x)^n for a whole number n, without rounding 1 + x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≥ −1, a whole number n; NaN below −1 and where n is no whole
  ///   number; 1 for n = 0; NaN for NaN.
  /// - Example: `compound(0.5, 2)` is `2.25`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_compound_si`; IEEE 754 compound.
  func compound(_ x: Number, _ n: Number) throws(Failure) -> Number

  /// e to the power x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; e^−∞ = +0, e^+∞ = +∞; NaN for NaN.
  /// - Example: `exp(1)` is `2.7182818284590452353602874713526624977572470937`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_exp`.
  func exp(_ x: Number) throws(Failure) -> Number

  /// 2 to the power x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; 2^−∞ = +0; exact for whole x; NaN for NaN.
  /// - Example: `exp2(-3)` is `0.125`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_exp2`.
  func exp2(_ x: Number) throws(Failure) -> Number

  /// 10 to the power x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; 10^−∞ = +0; exact for whole x ≥ 0 that fit; NaN for
  ///   NaN.
  /// - Example: `exp10(3)` is `1000`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_exp10`.
  func exp10(_ x: Number) throws(Failure) -> Number

  /// E^x − 1 without cancellation near 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; ±0 stay; −1 at −∞; NaN for NaN.
  /// - Example: `expm1(0.5)` is `0.64872127070012814684865078781416357165377610071015`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_expm1`.
  func expMinusOne(_ x: Number) throws(Failure) -> Number

  /// 2^x − 1 without cancellation near 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; ±0 stay; −1 at −∞; NaN for NaN.
  /// - Example: `exp2m1(3)` is `7`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_exp2m1`.
  func exp2MinusOne(_ x: Number) throws(Failure) -> Number

  /// 10^x − 1 without cancellation near 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; ±0 stay; −1 at −∞; NaN for NaN.
  /// - Example: `exp10m1(2)` is `99`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_exp10m1`.
  func exp10MinusOne(_ x: Number) throws(Failure) -> Number

  /// Natural logarithm.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: x > 0; b > 0, b ≠ 1; −∞ at ±0, NaN below; NaN for NaN.
  /// - Example: `ln(2)` is `0.69314718055994530941723212145817656807550013436026`.
  /// - Complexity: O(M(p)·log p) through the arithmetic-geometric mean.
  /// - Source: MPFR `mpfr_log`.
  func log(_ x: Number) throws(Failure) -> Number

  /// logarithm to base 2.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: x > 0; −∞ at ±0, NaN below; exact at powers of 2; NaN for NaN.
  /// - Example: `log2(1024)` is `10`.
  /// - Complexity: as for `log`.
  /// - Source: MPFR `mpfr_log2`.
  func log2(_ x: Number) throws(Failure) -> Number

  /// logarithm to base 10.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: x > 0; −∞ at ±0, NaN below; exact at powers of 10; NaN for NaN.
  /// - Example: `log10(1000)` is `3`.
  /// - Complexity: as for `log`.
  /// - Source: MPFR `mpfr_log10`.
  func log10(_ x: Number) throws(Failure) -> Number

  /// ln(1 + x) without cancellation near 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: x > −1; ±0 stay; −∞ at −1, NaN below; NaN for NaN.
  /// - Example: `log1p(0.5)` is `0.40546510810816438197801311546434913657199042346249`.
  /// - Complexity: as for `log`.
  /// - Source: MPFR `mpfr_log1p`.
  func log(onePlus x: Number) throws(Failure) -> Number

  /// log₂(1 + x) without cancellation near 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > −1; ±0 stay; −∞ at −1, NaN below; NaN for NaN.
  /// - Example: `log2p1(7)` is `3`.
  /// - Complexity: as for `log`.
  /// - Source: MPFR `mpfr_log2p1`.
  func log2(onePlus x: Number) throws(Failure) -> Number

  /// log₁₀(1 + x) without cancellation near 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > −1; ±0 stay; −∞ at −1, NaN below; NaN for NaN.
  /// - Example: `log10p1(99)` is `2`.
  /// - Complexity: as for `log`.
  /// - Source: MPFR `mpfr_log10p1`.
  func log10(onePlus x: Number) throws(Failure) -> Number

  /// logarithm of x to base b.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > 0; b > 0, b ≠ 1; NaN for b ≤ 0 and b = 1; −∞ or +∞ at x = 0;
  ///   NaN for NaN.
  /// - Example: `log(8, 2)` is `3`.
  /// - Complexity: as for `log`, repeated where x and b are close to a power of each other.
  /// - Source: Ziv's strategy on MPFR `mpfr_log`, exact powers by `mpfr_pow`.
  func log(_ x: Number, base: Number) throws(Failure) -> Number
}
