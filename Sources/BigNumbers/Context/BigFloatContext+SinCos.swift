internal import CMPFR
import NumericCore

extension BigFloat {
  /// The sine and the cosine of x radians, each rounded once.
  ///
  /// Together they take little more time than one of them. Without a `precision` they have that of x. Both are NaN for
  /// infinities, NaN, and arguments beyond the limits that ``sin(_:)`` has.
  public static func sinCos(
    _ x: BigFloat, precision: Precision? = nil, rounding: Rounding = .nearestEven
  ) -> (sin: BigFloat, cos: BigFloat) {
    let precision = precision ?? x.precision
    if let both = BigFloatContext(precision, rounding).sinCos(x) { return both }
    return (
      compute(.sin, x, precision: precision, rounding: rounding),
      compute(.cos, x, precision: precision, rounding: rounding)
    )
  }
}

extension BigFloatContext {
  /// The sine and the cosine; nil where they are computed one after the other.
  func sinCos(_ x: BigFloat) -> (sin: BigFloat, cos: BigFloat)? {
    guard let exponent = x.binaryExponent, exponent <= FixedPoint.anglesOfBoth.upperBound else {
      return nil
    }
    var (cosine, ternary): (BigFloat?, Int32?)
    let sine = BigFloat.make(bits: bits) { s in
      cosine = BigFloat.make(bits: bits) { c in
        let both = x.read { FixedPoint.roundBoth(into: s, c, $0, rounding.mpfr) }
        ternary = both?.sin
        return both.map { settle(c, $0.cos) } ?? 0
      }
      return ternary.map { settle(s, $0) } ?? 0
    }
    guard ternary != nil, let cosine else { return nil }
    return (sine, cosine)
  }
}

extension FixedPoint {
  /// The binary exponents of arguments whose sine and cosine are computed together.
  static let anglesOfBoth = -8...23

  /// Writes sin x and cos x, both correctly rounded, to numbers of one precision; returns the ternary values, or nil if
  /// one of them is not decided. MPFR computes both of them beyond the kernels, and where powers of primes do not serve.
  fileprivate static func roundBoth(
    into s: BigFloat.Pointer, _ c: BigFloat.Pointer, _ x: BigFloat.Reader, _ mode: mpfr_rnd_t
  ) -> (sin: Int32, cos: Int32)? {
    let bits = s.pointee._mpfr_prec
    if bits > MediumFunction.mostBits {
      if let both = roundBothByPrimes(into: s, c, x, mode) { return both }
      let both = mpfr_sin_cos(s, c, x, mode)
      // Two bits each: 0, 1 and 2 for equal, above and below.
      func ternary(_ code: Int32) -> Int32 { code & 3 == 2 ? -1 : code & 3 }
      return (ternary(both), ternary(both >> 2))
    }
    guard let exponent = x.binaryExponent, anglesOfBoth.contains(exponent) else { return nil }
    let lost = MediumFunction.tan.lostBits(bits, exponent, x)
    return decided(bits: bits + lost) { room in
      guard let both = room.sinCos(x), let sin = both.sin.round(into: s, mode),
        let cos = both.cos.round(into: c, mode)
      else { return nil }
      return (sin, cos)
    }
  }

  private static func roundBothByPrimes(
    into s: BigFloat.Pointer, _ c: BigFloat.Pointer, _ x: BigFloat.Reader, _ mode: mpfr_rnd_t
  ) -> (sin: Int32, cos: Int32)? {
    let bits = s.pointee._mpfr_prec
    guard bits < LongElementary.mostBits, let exponent = x.binaryExponent,
      anglesOfBoth.contains(exponent)
    else { return nil }
    return withRoom(fraction: (bits + 128) >> 6) { room in
      guard let both = room.longSinCos(x), let sin = both.sin.round(into: s, mode),
        let cos = both.cos.round(into: c, mode)
      else { return nil }
      return (sin, cos)
    }
  }
}
