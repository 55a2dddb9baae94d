internal import CMPFR

extension FixedPoint {
  /// The function at a number whose exponent the function accepts, in the numbers of this storage;
  /// nil where the result would be too small, or is known to be exact.
  @inline(__always)
  func compute(_ function: MediumFunction, _ x: BigFloat.Reader) -> Approximation? {
    switch function {
    case .exp: exp(x)
    case .exp2: exp2(x)
    case .exp10: exp10(x)
    case .expMinusOne: expMinusOne(x)
    case .exp2MinusOne: exp2MinusOne(x)
    case .exp10MinusOne: exp10MinusOne(x)
    case .log: log(x)
    case .log2: log(x, in: .reciprocalLogarithmOfTwo)
    case .log10: log(x, in: .reciprocalLogarithmOfTen)
    case .logOnePlus: logOnePlus(x)
    case .log2OnePlus: logOnePlus(x, in: .reciprocalLogarithmOfTwo)
    case .log10OnePlus: logOnePlus(x, in: .reciprocalLogarithmOfTen)
    case .sin: sin(x)
    case .cos: cos(x)
    case .tan: tan(x)
    case .sec: sec(x)
    case .csc: csc(x)
    case .cot: cot(x)
    case .asin: asin(x)
    case .acos: acos(x)
    case .atan: atan(x)
    case .sinh: sinh(x)
    case .cosh: cosh(x)
    case .tanh: tanh(x)
    case .sech: sech(x)
    case .csch: csch(x)
    case .coth: coth(x)
    case .asinh: asinh(x)
    case .acosh: acosh(x)
    case .atanh: atanh(x)
    case .gamma: gamma(x)
    case .logGamma: logGamma(x)
    case .digamma: digamma(x)
    case .erf: erf(x)
    case .erfc: erfc(x)
    case .expIntegral: expIntegral(x)
    case .besselJ0: besselJ(0, x)
    case .besselJ1: besselJ(1, x)
    case .besselY0: besselY(0, x)
    case .besselY1: besselY(1, x)
    case .airy: airy(x)
    case .cbrt: root(x, 3)
    case .dilogarithm: dilogarithm(x)
    }
  }
}
