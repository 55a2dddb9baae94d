internal import CLibm

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// C's functions of doubles under the names of this project, and functions that take a few calls of
/// them; nil for others.
///
/// They have a type of their own, in which `exp` is C's function and not the backend's method.
@usableFromInline
enum Libm {
  @usableFromInline
  static func compute(_ function: UnaryFunction, _ x: Double) -> Double? {
    switch function {
    case .sign: x.isNaN || x == 0 ? x : Double(signOf: x, magnitudeOf: 1)
    case .fraction:
      Double(signOf: x, magnitudeOf: x.isInfinite ? 0 : x - x.rounded(.towardZero))
    case .nextAbove: x.nextUp
    case .nextBelow: x.nextDown
    case .binaryExponent: x == 0 ? 0 : x.isFinite ? Double(x.exponent) + 1 : .nan
    case .binarySignificand:
      x.isFinite && x != 0 ? Double(signOf: x, magnitudeOf: x.significand / 2) : x
    case .cbrt: cbrt(x)
    case .exp: exp(x)
    case .exp2: exp2(x)
    case .exp10: ulp_exp10(x)
    case .expMinusOne: expm1(x)
    case .log: log(x)
    case .log2: log2(x)
    case .log10: log10(x)
    case .logOnePlus: log1p(x)
    case .sin: sin(x)
    case .cos: cos(x)
    case .tan: tan(x)
    case .asin: asin(x)
    case .acos: acos(x)
    case .atan: atan(x)
    case .sinh: sinh(x)
    case .cosh: cosh(x)
    case .tanh: tanh(x)
    case .asinh: asinh(x)
    case .acosh: acosh(x)
    case .atanh: atanh(x)
    case .erf: erf(x)
    case .erfc: erfc(x)
    case .gamma: tgamma(x)
    case .logGamma: logGamma(x).value
    case .gammaSign: logGamma(x).sign
    case .besselJ0: j0(x)
    case .besselJ1: j1(x)
    case .besselY0: y0(x)
    case .besselY1: y1(x)
    default: nil
    }
  }

  @usableFromInline
  static func compute(_ function: BinaryFunction, _ x: Double, _ y: Double) -> Double? {
    switch function {
    case .positiveDifference: x.isNaN || y.isNaN ? .nan : x > y ? x - y : 0
    case .relativeDifference: x == y && x.isFinite ? 0 : (x - y).magnitude / x
    case .modulo: modulo(x, y)
    case .truncatingRemainder: x.truncatingRemainder(dividingBy: y)
    case .remainder: x.remainder(dividingBy: y)
    case .copySign: x.isNaN ? x : Double(signOf: y, magnitudeOf: x)
    case .nextToward: nextafter(x, y)
    case .scaleByPowerOfTwo: scaled(x, byPowerOfTwo: y)
    case .hypot: hypot(x, y)
    case .pow: pow(x, y)
    case .atan2: atan2(x, y)
    case .besselJ: bessel(jn, x, y)
    case .besselY: bessel(yn, x, y)
    default: nil
    }
  }

  /// The remainder with the sign of b.
  ///
  /// The truncating remainder is exact, and is the result if its sign is that of b; otherwise one
  /// addition rounds.
  private static func modulo(_ a: Double, _ b: Double) -> Double {
    let remainder = a.truncatingRemainder(dividingBy: b)
    if remainder == 0 { return Double(signOf: b, magnitudeOf: remainder) }
    return (remainder < 0) == (b < 0) ? remainder : remainder + b
  }

  /// The results of C's `lgamma` and `signgam`.
  ///
  /// The sign is NaN where Γ has no value.
  private static func logGamma(_ x: Double) -> (value: Double, sign: Double) {
    var sign: Int32 = 0
    let value = ulp_log_gamma(x, &sign)
    let isUndefined = x.isNaN || x == -.infinity || x < 0 && x.rounded() == x
    return (value, isUndefined ? .nan : Double(sign))
  }

  /// NaN where n is not an integer that fits into a word.
  private static func scaled(_ x: Double, byPowerOfTwo n: Double) -> Double {
    // Beyond ±5000 every result overflows or is zero, so clamping n changes nothing.
    Int(exactly: n).map { scalbn(x, Int32(min(max($0, -5000), 5000))) } ?? .nan
  }

  /// The largest order passed to C's `jn` and `yn`, whose loops have one step per order: a call
  /// takes milliseconds for this order and minutes for the largest one of a 32-bit integer.
  static let greatestOrder = 0x1p17

  private static func bessel(_ f: (Int32, Double) -> Double, _ n: Double, _ x: Double) -> Double? {
    guard n.isFinite, n.rounded() == n else { return .nan }
    return n.magnitude <= Self.greatestOrder ? f(Int32(n), x) : nil
  }
}
