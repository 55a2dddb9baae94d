/// Functions of whole numbers: exact integers, rounded once.
public protocol CombinatorialBackend: NumberBackend {
  /// n!, the same as the postfix !.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: a whole number n ≥ 0 (gamma(x + 1) continues it); NaN where n is
  ///   no whole number ≥ 0; NaN for NaN.
  /// - Example: `factorial(10)` is `3628800`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_fac_ui`, `mpfr_gamma`.
  func factorial(_ n: Number) throws(Failure) -> Number

  /// n!!, the product n(n − 2)(n − 4)….
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: a whole number n ≥ −1; NaN where n is no whole number ≥ −1; NaN
  ///   for NaN.
  /// - Example: `doublefactorial(7)` is `105`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: definition; GMP `mpz_2fac_ui`, MPFR `mpfr_gamma`.
  func doubleFactorial(_ n: Number) throws(Failure) -> Number

  /// Binomial coefficient, the ways to choose k of n.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: whole numbers n and k; NaN where n or k is no whole number; 0
  ///   for k < 0 and, with n ≥ 0, for k > n; NaN for NaN.
  /// - Example: `nCr(5, 2)` is `10`.
  /// - Complexity: O(M(p·k)) for the exact integer.
  /// - Source: Knuth, TAOCP 1.2.6; GMP `mpz_bin_uiui`.
  func binomial(_ n: Number, _ k: Number) throws(Failure) -> Number

  /// Falling factorial n(n − 1)…(n − k + 1), the ways to arrange k of n.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: whole numbers n ≥ 0, k ≥ 0; NaN where n or k is no whole number
  ///   ≥ 0; 0 for k > n; NaN for NaN.
  /// - Example: `nPr(5, 2)` is `20`.
  /// - Complexity: O(M(p·k)) for the exact integer.
  /// - Source: Knuth, TAOCP 1.2.5; GMP `mpz_fac_ui`.
  func permutations(_ n: Number, _ k: Number) throws(Failure) -> Number

  /// Greatest common divisor, ≥ 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: whole numbers; NaN where a or b is no whole number; gcd(0, 0) =
  ///   0; NaN for NaN.
  /// - Example: `gcd(12, 18)` is `6`.
  /// - Complexity: O(M(p)·log p).
  /// - Source: GMP `mpz_gcd`.
  func greatestCommonDivisor(_ a: Number, _ b: Number) throws(Failure) -> Number

  /// Least common multiple, ≥ 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: whole numbers; NaN where a or b is no whole number; 0 where one
  ///   is 0; NaN for NaN.
  /// - Example: `lcm(4, 6)` is `12`.
  /// - Complexity: O(M(p)·log p).
  /// - Source: GMP `mpz_lcm`.
  func leastCommonMultiple(_ a: Number, _ b: Number) throws(Failure) -> Number
}
