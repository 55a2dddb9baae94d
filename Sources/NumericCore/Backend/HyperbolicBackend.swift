/// Hyperbolic functions and their inverses.
public protocol HyperbolicBackend: NumberBackend {
  /// Hyperbolic sine.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 2 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `sinh(1)` is `1.1752011936438014568823818505956008151557179813341`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_sinh`.
  func sinh(_ x: Number) throws(Failure) -> Number

  /// Hyperbolic cosine.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 2 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; 1 at ±0, +∞ at ±∞; NaN for NaN.
  /// - Example: `cosh(1)` is `1.5430806348152437784779056207570616826015291123659`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_cosh`.
  func cosh(_ x: Number) throws(Failure) -> Number

  /// Hyperbolic tangent.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 2 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; ±1 at ±∞; ±0 stay; NaN for NaN.
  /// - Example: `tanh(1)` is `0.76159415595576488811945828260479359041276859725794`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_tanh`.
  func tanh(_ x: Number) throws(Failure) -> Number

  /// Hyperbolic secant 1/cosh x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; 1 at ±0, +0 at ±∞; NaN for NaN.
  /// - Example: `sech(1)` is `0.64805427366388539957497735322615032310848931207194`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_sech`.
  func sech(_ x: Number) throws(Failure) -> Number

  /// Hyperbolic cosecant 1/sinh x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≠ 0; ±∞ at ±0, ±0 at ±∞; NaN for NaN.
  /// - Example: `csch(1)` is `0.85091812823932154513384276328717528418172466091034`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_csch`.
  func csch(_ x: Number) throws(Failure) -> Number

  /// Hyperbolic cotangent 1/tanh x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≠ 0; ±∞ at ±0, ±1 at ±∞; NaN for NaN.
  /// - Example: `coth(1)` is `1.3130352854993313036361612469308478329120139412405`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_coth`.
  func coth(_ x: Number) throws(Failure) -> Number

  /// Inverse hyperbolic sine.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 2 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; ±0 and ±∞ stay; NaN for NaN.
  /// - Example: `asinh(2)` is `1.443635475178810342493276740273105269405553003157`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_asinh`.
  func asinh(_ x: Number) throws(Failure) -> Number

  /// Inverse hyperbolic cosine, ≥ 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 2 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: x ≥ 1; NaN below 1; +0 at 1; NaN for NaN.
  /// - Example: `acosh(2)` is `1.3169578969248167086250463473079684440269819714675`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_acosh`.
  func acosh(_ x: Number) throws(Failure) -> Number

  /// Inverse hyperbolic tangent.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 2 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: −1 < x < 1; ±∞ at ±1, NaN outside; ±0 stay; NaN for NaN.
  /// - Example: `atanh(0.5)` is `0.54930614433405484569762261846126285232374527891137`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_atanh`.
  func atanh(_ x: Number) throws(Failure) -> Number
}
