/// Functions of angles: in radians, or in units of which u make a turn.
public protocol CircularBackend: NumberBackend {
  /// sine of an angle.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: finite x; NaN at ±∞; ±0 stay; NaN for NaN.
  /// - Example: `sin(1)` is `0.84147098480789650665250232163029899962256306079837`.
  /// - Complexity: as for `exp`, and a reduction of x that needs as many bits of π as x has before
  ///   the point.
  /// - Source: MPFR `mpfr_sin`, `mpfr_sinu`.
  func sin(_ x: Number) throws(Failure) -> Number

  /// cosine of an angle.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 8 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: finite x; NaN at ±∞; NaN for NaN.
  /// - Example: `cos(1)` is `0.54030230586813971740093660744297660373231042061792`.
  /// - Complexity: as for `exp`, and a reduction of x that needs as many bits of π as x has before
  ///   the point.
  /// - Source: MPFR `mpfr_cos`, `mpfr_cosu`.
  func cos(_ x: Number) throws(Failure) -> Number

  /// tangent of an angle.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 14 ulp on the tested set,
  ///   not proved.
  /// - Domain and special values: finite x, no odd multiple of a quarter turn; NaN at ±∞; ±0 stay;
  ///   NaN for NaN.
  /// - Example: `tan(1)` is `1.5574077246549022305069748074583601730872507723815`.
  /// - Complexity: as for `exp`, and a reduction of x that needs as many bits of π as x has before
  ///   the point.
  /// - Source: MPFR `mpfr_tan`, `mpfr_tanu`.
  func tan(_ x: Number) throws(Failure) -> Number

  /// Secant 1/cos x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: finite x, no odd multiple of a quarter turn; NaN at ±∞; NaN for
  ///   NaN.
  /// - Example: `sec(1)` is `1.850815717680925617911753241398650193470396655094`.
  /// - Complexity: as for `exp`, and a reduction of x that needs as many bits of π as x has before
  ///   the point.
  /// - Source: MPFR `mpfr_sec`.
  func sec(_ x: Number) throws(Failure) -> Number

  /// cosecant 1/sin x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: finite x, no multiple of half a turn; NaN at ±∞; ±∞ at ±0; NaN
  ///   for NaN.
  /// - Example: `csc(1)` is `1.188395105778121216261599452374551003527829834098`.
  /// - Complexity: as for `exp`, and a reduction of x that needs as many bits of π as x has before
  ///   the point.
  /// - Source: MPFR `mpfr_csc`.
  func csc(_ x: Number) throws(Failure) -> Number

  /// cotangent 1/tan x.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: finite x, no multiple of half a turn; NaN at ±∞; ±∞ at ±0; NaN
  ///   for NaN.
  /// - Example: `cot(1)` is `0.64209261593433070300641998659426562023027811391817`.
  /// - Complexity: as for `exp`, and a reduction of x that needs as many bits of π as x has before
  ///   the point.
  /// - Source: MPFR `mpfr_cot`.
  func cot(_ x: Number) throws(Failure) -> Number

  /// Angle of a given sine.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: −1 ≤ x ≤ 1; NaN outside [−1, 1]; ±0 stay; NaN for NaN.
  /// - Example: `asin(0.5)` is `0.52359877559829887307710723054658381403286156656252`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_asin`, `mpfr_asinu`.
  func asin(_ x: Number) throws(Failure) -> Number

  /// Angle of a given cosine.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: −1 ≤ x ≤ 1; NaN outside [−1, 1]; +0 at 1; NaN for NaN.
  /// - Example: `acos(0.5)` is `1.047197551196597746154214461093167628065723133125`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_acos`, `mpfr_acosu`.
  func acos(_ x: Number) throws(Failure) -> Number

  /// Angle of a given tangent.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every x; ±π/2 at ±∞; ±0 stay; NaN for NaN.
  /// - Example: `atan(0.5)` is `0.46364760900080611621425623146121440202853705428612`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_atan`, `mpfr_atanu`.
  func atan(_ x: Number) throws(Failure) -> Number

  /// Angle of the point (x, y).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` asks libm, within 1 ulp on the tested set, not
  ///   proved.
  /// - Domain and special values: every y and x; signed zeros and infinities as in IEEE 754; NaN
  ///   for NaN.
  /// - Example: `atan2(1, -1)` is `2.3561944901923449288469825374596271631478770495313`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_atan2`, `mpfr_atan2u`; IEEE 754 atan2.
  func atan2(y: Number, x: Number) throws(Failure) -> Number

  /// sin(2πx/u), the angle in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: finite x; a whole number u ≥ 1; exact where the value is 0, ±½
  ///   or ±1; NaN at ±∞ and where u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `sinu(30, 360)` is `0.5`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_sinu`.
  func sin(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number

  /// cos(2πx/u), the angle in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: finite x; a whole number u ≥ 1; exact where the value is 0, ±½
  ///   or ±1; NaN at ±∞ and where u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `cosu(60, 360)` is `0.5`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_cosu`.
  func cos(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number

  /// tan(2πx/u), the angle in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: finite x; a whole number u ≥ 1; exact where the value is 0 or
  ///   ±1; ±∞ at the poles; NaN at ±∞ and where u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `tanu(45, 360)` is `1`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_tanu`.
  func tan(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number

  /// Angle of a given sine in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: −1 ≤ x ≤ 1; a whole number u ≥ 1; exact at 0, ±½ and ±1; NaN
  ///   where u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `asinu(0.5, 360)` is `30`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_asinu`.
  func asin(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number

  /// Angle of a given cosine in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: −1 ≤ x ≤ 1; a whole number u ≥ 1; exact at 0, ±½ and ±1; NaN
  ///   where u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `acosu(0.5, 360)` is `60`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_acosu`.
  func acos(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number

  /// Angle of a given tangent in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; a whole number u ≥ 1; exact at 0, ±1 and ±∞; NaN where
  ///   u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `atanu(1, 360)` is `45`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_atanu`.
  func atan(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number

  /// Angle of the point (x, y) in units of which u make a turn.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every y and x; a whole number u ≥ 1; signed zeros and infinities
  ///   as in `atan2`; NaN where u is no whole number ≥ 1; NaN for NaN.
  /// - Example: `atan2u(1, -1, 360)` is `135`.
  /// - Complexity: O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond.
  /// - Source: MPFR `mpfr_atan2u`.
  func atan2(y: Number, x: Number, unitsPerTurn u: Number) throws(Failure) -> Number
}
