/// Special functions; every backend rounds them correctly.
public protocol SpecialBackend: NumberBackend {
  /// Euler's gamma function, Γ(n+1) = n!.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x but 0, −1, −2, …; ±∞ at ±0; NaN at negative integers and
  ///   −∞; NaN for NaN.
  /// - Example: `gamma(0.5)` is `1.7724538509055160272981674833411451827975494561224`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_gamma`.
  func gamma(_ x: Number) throws(Failure) -> Number

  /// ln |Γ(x)|.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x but 0, −1, −2, …; +∞ at 0 and negative integers and ±∞;
  ///   NaN for NaN.
  /// - Example: `lgamma(0.5)` is `0.57236494292470008707171367567652935582364740645766`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_lgamma`.
  func logGamma(_ x: Number) throws(Failure) -> Number

  /// ln Γ(x) where Γ(x) is positive.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: Γ(x) > 0; NaN where Γ(x) is negative; +∞ at negative integers;
  ///   NaN for NaN.
  /// - Example: `lngamma(5)` is `3.1780538303479456196469416012970554088739909609035`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_lngamma`.
  func lnGamma(_ x: Number) throws(Failure) -> Number

  /// Sign of Γ(x), 1 or −1.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x but −1, −2, …; NaN where Γ has no value; the sign of ±0
  ///   at ±0; NaN for NaN.
  /// - Example: `signgam(-0.5)` is `-1`.
  /// - Complexity: O(p).
  /// - Source: MPFR `mpfr_lgamma`.
  func gammaSign(_ x: Number) throws(Failure) -> Number

  /// Upper incomplete gamma function ∫ₓ^∞ t^(a−1) e^−t dt.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≥ 0; Γ(a) at x = 0 for a > 0; +0 at +∞; NaN for NaN.
  /// - Example: `gamma_inc(1, 0)` is `1`.
  /// - Complexity: grows fast with |a| and x; see the limit `argument`.
  /// - Source: MPFR `mpfr_gamma_inc`.
  func incompleteGamma(_ a: Number, _ x: Number) throws(Failure) -> Number

  /// logarithmic derivative of gamma, Γ′/Γ.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x but 0, −1, −2, …; NaN at 0 and negative integers; NaN
  ///   for NaN.
  /// - Example: `digamma(1)` is `-0.57721566490153286060651209008240243104215933593992`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_digamma`.
  func digamma(_ x: Number) throws(Failure) -> Number

  /// Beta function Γ(x)Γ(y)/Γ(x+y).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: Γ(x) and Γ(y) finite; as the limit of the quotient; NaN for NaN.
  /// - Example: `beta(2, 3)` is `0.083333333333333333333333333333333333333333333333333`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_beta`.
  func beta(_ x: Number, _ y: Number) throws(Failure) -> Number

  /// Riemann's zeta function.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≠ 1; +∞ at 1, −½ at 0, 1 at +∞; NaN at −∞; NaN for NaN.
  /// - Example: `zeta(2)` is `1.6449340668482264364724151666460251892189499012068`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_zeta`.
  func zeta(_ x: Number) throws(Failure) -> Number

  /// Error function 2/√π ∫₀ˣ e^−t² dt.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; ±1 at ±∞; ±0 stay; NaN for NaN.
  /// - Example: `erf(1)` is `0.8427007929497148693412206350826092592960669979663`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_erf`.
  func erf(_ x: Number) throws(Failure) -> Number

  /// complementary error function 1 − erf(x).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; 2 at −∞, +0 at +∞; NaN for NaN.
  /// - Example: `erfc(1)` is `0.1572992070502851306587793649173907407039330020337`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_erfc`.
  func erfc(_ x: Number) throws(Failure) -> Number

  /// Exponential integral Ei(x).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≠ 0; −∞ at ±0, +∞ at +∞, −0 at −∞; NaN for NaN.
  /// - Example: `eint(1)` is `1.8951178163559367554665209343316342690170605817327`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_eint`.
  func expIntegral(_ x: Number) throws(Failure) -> Number

  /// Real part of the dilogarithm Li₂(x).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; −∞ at ±∞; ±0 stay; NaN for NaN.
  /// - Example: `li2(1)` is `1.6449340668482264364724151666460251892189499012068`.
  /// - Complexity: between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved.
  /// - Source: MPFR `mpfr_li2`.
  func dilogarithm(_ x: Number) throws(Failure) -> Number

  /// Bessel function of the first kind, order 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; 1 at ±0; ±0 at ±∞; NaN for NaN.
  /// - Example: `j0(1)` is `0.76519768655796655144971752610266322090927428975533`.
  /// - Complexity: grows with |x|; see the limit `exponent`.
  /// - Source: MPFR `mpfr_j0`.
  func besselJ0(_ x: Number) throws(Failure) -> Number

  /// Bessel function of the first kind, order 1.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; ±0 at ±0; ±0 at ±∞; NaN for NaN.
  /// - Example: `j1(1)` is `0.44005058574493351595968220371891491312737230199277`.
  /// - Complexity: grows with |x|; see the limit `exponent`.
  /// - Source: MPFR `mpfr_j1`.
  func besselJ1(_ x: Number) throws(Failure) -> Number

  /// Bessel function of the second kind, order 0.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > 0; −∞ at ±0, NaN below, +0 at +∞; NaN for NaN.
  /// - Example: `y0(1)` is `0.088256964215676957982926766023515162827817523090676`.
  /// - Complexity: grows with |x|; see the limit `exponent`.
  /// - Source: MPFR `mpfr_y0`.
  func besselY0(_ x: Number) throws(Failure) -> Number

  /// Bessel function of the second kind, order 1.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x > 0; −∞ at ±0, NaN below, +0 at +∞; NaN for NaN.
  /// - Example: `y1(1)` is `-0.78121282130028871654715000004796482054990639071644`.
  /// - Complexity: grows with |x|; see the limit `exponent`.
  /// - Source: MPFR `mpfr_y1`.
  func besselY1(_ x: Number) throws(Failure) -> Number

  /// Bessel function of the first kind, whole order n.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: a whole number n; as for orders 0 and 1; NaN where n is no whole
  ///   number; NaN for NaN.
  /// - Example: `jn(2, 1)` is `0.11490348493190048046964688133516660534547031423021`.
  /// - Complexity: grows with |n| and |x|; see the limit `argument`.
  /// - Source: MPFR `mpfr_jn`.
  func besselJ(_ n: Number, _ x: Number) throws(Failure) -> Number

  /// Bessel function of the second kind, whole order n.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: a whole number n; x > 0; as for orders 0 and 1; NaN where n is
  ///   no whole number; NaN for NaN.
  /// - Example: `yn(2, 1)` is `-1.6506826068162543910772267661194448039276303045236`.
  /// - Complexity: grows with |n| and |x|; see the limit `argument`.
  /// - Source: MPFR `mpfr_yn`.
  func besselY(_ n: Number, _ x: Number) throws(Failure) -> Number

  /// Airy function Ai(x).
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: every x; +0 at ±∞; NaN for NaN.
  /// - Example: `ai(1)` is `0.13529241631288141552414742351546630617494414298833`.
  /// - Complexity: grows fast with |x|; see the limit `argument`.
  /// - Source: MPFR `mpfr_ai`.
  func airy(_ x: Number) throws(Failure) -> Number

  /// Arithmetic-geometric mean.
  ///
  /// - Accuracy: correctly rounded; `DoubleBackend` rounds once from MPFR.
  /// - Domain and special values: x ≥ 0, y ≥ 0; NaN for negative numbers; 0 where one is 0 and the
  ///   other finite; NaN for NaN.
  /// - Example: `agm(1, 2)` is `1.4567910310469068691864323832650819749738639432213`.
  /// - Complexity: O(M(p)·log p).
  /// - Source: MPFR `mpfr_agm`.
  func arithmeticGeometricMean(_ x: Number, _ y: Number) throws(Failure) -> Number
}
