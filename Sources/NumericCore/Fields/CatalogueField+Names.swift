// The functions of one number that elementary fields lack, as they are written of a type and of a number.
extension CatalogueField {
  /// The real cube root.
  @inlinable public static func cbrt(_ x: Self) -> Self { compute(.cbrt, x) }
  /// 1/√x.
  @inlinable public static func reciprocalSqrt(_ x: Self) -> Self { compute(.reciprocalSqrt, x) }
  /// 2^x.
  @inlinable public static func exp2(_ x: Self) -> Self { compute(.exp2, x) }
  /// 10^x.
  @inlinable public static func exp10(_ x: Self) -> Self { compute(.exp10, x) }
  /// 2^x − 1, without cancellation near 0.
  @inlinable public static func exp2MinusOne(_ x: Self) -> Self { compute(.exp2MinusOne, x) }
  /// 10^x − 1, without cancellation near 0.
  @inlinable public static func exp10MinusOne(_ x: Self) -> Self { compute(.exp10MinusOne, x) }
  /// The binary logarithm.
  @inlinable public static func log2(_ x: Self) -> Self { compute(.log2, x) }
  /// The decimal logarithm.
  @inlinable public static func log10(_ x: Self) -> Self { compute(.log10, x) }
  /// log₂(1 + x), without cancellation near 0.
  @inlinable public static func log2OnePlus(_ x: Self) -> Self { compute(.log2OnePlus, x) }
  /// log₁₀(1 + x), without cancellation near 0.
  @inlinable public static func log10OnePlus(_ x: Self) -> Self { compute(.log10OnePlus, x) }
  /// 1/cos x.
  @inlinable public static func sec(_ x: Self) -> Self { compute(.sec, x) }
  /// 1/sin x.
  @inlinable public static func csc(_ x: Self) -> Self { compute(.csc, x) }
  /// 1/tan x.
  @inlinable public static func cot(_ x: Self) -> Self { compute(.cot, x) }
  /// 1/cosh x.
  @inlinable public static func sech(_ x: Self) -> Self { compute(.sech, x) }
  /// 1/sinh x.
  @inlinable public static func csch(_ x: Self) -> Self { compute(.csch, x) }
  /// 1/tanh x.
  @inlinable public static func coth(_ x: Self) -> Self { compute(.coth, x) }
  /// (sin x)/x, and 1 at 0.
  @inlinable public static func sinc(_ x: Self) -> Self { compute(.sinc, x) }
  /// Γ(x).
  @inlinable public static func gamma(_ x: Self) -> Self { compute(.gamma, x) }
  /// ln|Γ(x)|.
  @inlinable public static func logGamma(_ x: Self) -> Self { compute(.logGamma, x) }
  /// ln Γ(x), where Γ(x) is positive.
  @inlinable public static func lnGamma(_ x: Self) -> Self { compute(.lnGamma, x) }
  /// ψ(x), the logarithmic derivative of Γ.
  @inlinable public static func digamma(_ x: Self) -> Self { compute(.digamma, x) }
  /// Riemann’s ζ(x).
  @inlinable public static func zeta(_ x: Self) -> Self { compute(.zeta, x) }
  /// The error function.
  @inlinable public static func erf(_ x: Self) -> Self { compute(.erf, x) }
  /// 1 − erf(x), without cancellation for large x.
  @inlinable public static func erfc(_ x: Self) -> Self { compute(.erfc, x) }
  /// The exponential integral Ei(x).
  @inlinable public static func expIntegral(_ x: Self) -> Self { compute(.expIntegral, x) }
  /// The real part of Li₂(x).
  @inlinable public static func dilogarithm(_ x: Self) -> Self { compute(.dilogarithm, x) }
  /// Si(x), the integral of (sin t)/t from 0 to x.
  @inlinable public static func sineIntegral(_ x: Self) -> Self { compute(.sineIntegral, x) }
  /// Ci(x).
  @inlinable public static func cosineIntegral(_ x: Self) -> Self { compute(.cosineIntegral, x) }
  /// Lambert’s W on the upper branch: W·e^W = x.
  @inlinable public static func lambertW(_ x: Self) -> Self { compute(.lambertW, x) }
  /// Lambert’s W on the lower branch, W ≤ −1.
  @inlinable public static func lambertWMinusOne(_ x: Self) -> Self {
    compute(.lambertWMinusOne, x)
  }
  /// The complete elliptic integral K of the parameter m = k².
  @inlinable public static func ellipticK(_ x: Self) -> Self { compute(.ellipticK, x) }
  /// The complete elliptic integral E of the parameter m = k².
  @inlinable public static func ellipticE(_ x: Self) -> Self { compute(.ellipticE, x) }
  /// The Bessel function J₀.
  @inlinable public static func besselJ0(_ x: Self) -> Self { compute(.besselJ0, x) }
  /// The Bessel function J₁.
  @inlinable public static func besselJ1(_ x: Self) -> Self { compute(.besselJ1, x) }
  /// The Bessel function Y₀.
  @inlinable public static func besselY0(_ x: Self) -> Self { compute(.besselY0, x) }
  /// The Bessel function Y₁.
  @inlinable public static func besselY1(_ x: Self) -> Self { compute(.besselY1, x) }
  /// The Airy function Ai.
  @inlinable public static func airy(_ x: Self) -> Self { compute(.airy, x) }
  /// x!, of whole numbers.
  @inlinable public static func factorial(_ x: Self) -> Self { compute(.factorial, x) }
  /// x!!, of whole numbers.
  @inlinable public static func doubleFactorial(_ x: Self) -> Self { compute(.doubleFactorial, x) }
}

extension CatalogueField {
  /// The real cube root.
  @inlinable public func cbrt() -> Self { Self.compute(.cbrt, self) }
  /// 1/√x.
  @inlinable public func reciprocalSqrt() -> Self { Self.compute(.reciprocalSqrt, self) }
  /// 2^x.
  @inlinable public func exp2() -> Self { Self.compute(.exp2, self) }
  /// 10^x.
  @inlinable public func exp10() -> Self { Self.compute(.exp10, self) }
  /// 2^x − 1, without cancellation near 0.
  @inlinable public func exp2MinusOne() -> Self { Self.compute(.exp2MinusOne, self) }
  /// 10^x − 1, without cancellation near 0.
  @inlinable public func exp10MinusOne() -> Self { Self.compute(.exp10MinusOne, self) }
  /// The binary logarithm.
  @inlinable public func log2() -> Self { Self.compute(.log2, self) }
  /// The decimal logarithm.
  @inlinable public func log10() -> Self { Self.compute(.log10, self) }
  /// log₂(1 + x), without cancellation near 0.
  @inlinable public func log2OnePlus() -> Self { Self.compute(.log2OnePlus, self) }
  /// log₁₀(1 + x), without cancellation near 0.
  @inlinable public func log10OnePlus() -> Self { Self.compute(.log10OnePlus, self) }
  /// 1/cos x.
  @inlinable public func sec() -> Self { Self.compute(.sec, self) }
  /// 1/sin x.
  @inlinable public func csc() -> Self { Self.compute(.csc, self) }
  /// 1/tan x.
  @inlinable public func cot() -> Self { Self.compute(.cot, self) }
  /// 1/cosh x.
  @inlinable public func sech() -> Self { Self.compute(.sech, self) }
  /// 1/sinh x.
  @inlinable public func csch() -> Self { Self.compute(.csch, self) }
  /// 1/tanh x.
  @inlinable public func coth() -> Self { Self.compute(.coth, self) }
  /// (sin x)/x, and 1 at 0.
  @inlinable public func sinc() -> Self { Self.compute(.sinc, self) }
  /// Γ(x).
  @inlinable public func gamma() -> Self { Self.compute(.gamma, self) }
  /// ln|Γ(x)|.
  @inlinable public func logGamma() -> Self { Self.compute(.logGamma, self) }
  /// ln Γ(x), where Γ(x) is positive.
  @inlinable public func lnGamma() -> Self { Self.compute(.lnGamma, self) }
  /// ψ(x), the logarithmic derivative of Γ.
  @inlinable public func digamma() -> Self { Self.compute(.digamma, self) }
  /// Riemann’s ζ(x).
  @inlinable public func zeta() -> Self { Self.compute(.zeta, self) }
  /// The error function.
  @inlinable public func erf() -> Self { Self.compute(.erf, self) }
  /// 1 − erf(x), without cancellation for large x.
  @inlinable public func erfc() -> Self { Self.compute(.erfc, self) }
  /// The exponential integral Ei(x).
  @inlinable public func expIntegral() -> Self { Self.compute(.expIntegral, self) }
  /// The real part of Li₂(x).
  @inlinable public func dilogarithm() -> Self { Self.compute(.dilogarithm, self) }
  /// Si(x), the integral of (sin t)/t from 0 to x.
  @inlinable public func sineIntegral() -> Self { Self.compute(.sineIntegral, self) }
  /// Ci(x).
  @inlinable public func cosineIntegral() -> Self { Self.compute(.cosineIntegral, self) }
  /// Lambert’s W on the upper branch: W·e^W = x.
  @inlinable public func lambertW() -> Self { Self.compute(.lambertW, self) }
  /// Lambert’s W on the lower branch, W ≤ −1.
  @inlinable public func lambertWMinusOne() -> Self { Self.compute(.lambertWMinusOne, self) }
  /// The complete elliptic integral K of the parameter m = k².
  @inlinable public func ellipticK() -> Self { Self.compute(.ellipticK, self) }
  /// The complete elliptic integral E of the parameter m = k².
  @inlinable public func ellipticE() -> Self { Self.compute(.ellipticE, self) }
  /// The Bessel function J₀.
  @inlinable public func besselJ0() -> Self { Self.compute(.besselJ0, self) }
  /// The Bessel function J₁.
  @inlinable public func besselJ1() -> Self { Self.compute(.besselJ1, self) }
  /// The Bessel function Y₀.
  @inlinable public func besselY0() -> Self { Self.compute(.besselY0, self) }
  /// The Bessel function Y₁.
  @inlinable public func besselY1() -> Self { Self.compute(.besselY1, self) }
  /// The Airy function Ai.
  @inlinable public func airy() -> Self { Self.compute(.airy, self) }
  /// x!, of whole numbers.
  @inlinable public func factorial() -> Self { Self.compute(.factorial, self) }
  /// x!!, of whole numbers.
  @inlinable public func doubleFactorial() -> Self { Self.compute(.doubleFactorial, self) }
}
