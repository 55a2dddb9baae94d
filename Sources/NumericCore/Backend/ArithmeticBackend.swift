/// The operations of IEEE 754 §5.4 and their fused kin.
///
/// Results have the backend's precision and rounding, whatever the precision of the operands.
public protocol ArithmeticBackend: NumberBackend {
  /// a + b.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every a and b; ∞ − ∞ is NaN; the sum of opposite numbers is +0,
  ///   or −0 rounded down; NaN for NaN.
  /// - Example: `0.1 + 0.2` is `0.3`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_add`; IEEE 754 addition.
  func add(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// a − b.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every a and b; ∞ − ∞ is NaN; x − x is +0, or −0 rounded down;
  ///   NaN for NaN.
  /// - Example: `0.3 - 0.1` is `0.2`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_sub`; IEEE 754 subtraction.
  func subtract(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// a · b.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every a and b; 0·∞ is NaN; NaN for NaN.
  /// - Example: `1.5 * 2.5` is `3.75`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_mul`; IEEE 754 multiplication.
  func multiply(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// a ÷ b.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: b ≠ 0; x/0 is ±∞, 0/0 and ∞/∞ are NaN; NaN for NaN.
  /// - Example: `1 / 8` is `0.125`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_div`; IEEE 754 division.
  func divide(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// −x, which is exact.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; −(+0) is −0; NaN for NaN.
  /// - Example: `-(2.5)` is `-2.5`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_neg`; IEEE 754 negate.
  func negate(_ x: Number) throws(Failure) -> Number

  /// Absolute value.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; |−0| is +0, |−∞| is +∞; NaN for NaN.
  /// - Example: `abs(-2.5)` is `2.5`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_abs`; IEEE 754 abs.
  func magnitude(_ x: Number) throws(Failure) -> Number

  /// −1, 0 or 1.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; zeros keep their sign; NaN for NaN; NaN for NaN.
  /// - Example: `sign(-2.5)` is `-1`.
  /// - Complexity: O(p).
  /// - Source: definition; MPFR `mpfr_sgn`.
  func sign(_ x: Number) throws(Failure) -> Number

  /// x·x, rounded once.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x; (±∞)² is +∞; NaN for NaN.
  /// - Example: `sqr(1.5)` is `2.25`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_sqr`.
  func square(_ x: Number) throws(Failure) -> Number

  /// x − y where that is positive, else +0.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x and y; NaN with NaN; NaN for NaN.
  /// - Example: `dim(5, 3)` is `2`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_dim`; C99 fdim.
  func positiveDifference(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// |x − y| / x, each step rounded.
  ///
  /// - Accuracy: three roundings, one for each step.
  /// - Domain and special values: x ≠ 0; 0 for two equal numbers, zeros included; NaN for two
  ///   infinities; NaN for NaN.
  /// - Example: `reldiff(4, 5)` is `0.25`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: definition; MPFR's `mpfr_reldiff` 4.2.0 is wrong on special values.
  func relativeDifference(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// x·y + z, rounded once.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x, y and z; as for a product and a sum; NaN for NaN.
  /// - Example: `fma(2, 3, 4)` is `10`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_fma`; IEEE 754 fusedMultiplyAdd.
  func fusedMultiplyAdd(_ x: Number, _ y: Number, _ z: Number) throws(Failure) -> Number

  /// x·y − z, rounded once.
  ///
  /// - Accuracy: correctly rounded on every backend.
  /// - Domain and special values: every x, y and z; as for a product and a difference; NaN for
  ///   NaN.
  /// - Example: `fms(2, 3, 4)` is `2`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_fms`.
  func fusedMultiplySubtract(_ x: Number, _ y: Number, _ z: Number) throws(Failure) -> Number

  /// a·b + c·d, rounded once.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every a, b, c and d; as for products and a sum; NaN for NaN.
  /// - Example: `fmma(1, 2, 3, 4)` is `14`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_fmma`.
  func sumOfProducts(_ a: Number, _ b: Number, _ c: Number, _ d: Number) throws(Failure) -> Number

  /// a·b − c·d, rounded once.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every a, b, c and d; as for products and a difference; NaN for
  ///   NaN.
  /// - Example: `fmms(5, 6, 3, 4)` is `18`.
  /// - Complexity: O(M(p)), M(p) being the cost of multiplying p bits.
  /// - Source: MPFR `mpfr_fmms`.
  func differenceOfProducts(_ a: Number, _ b: Number, _ c: Number, _ d: Number) throws(Failure)
    -> Number
}
