internal import CMPFR

/// Elementary functions of more bits than the kernels have, by powers of primes.
///
/// The second call of a length computes sixteen logarithms or angles, which all later ones take from what is kept; the first
/// one is left to MPFR.
enum LongElementary {
  /// The largest number of bits, with those that a result next to a zero needs besides.
  ///
  /// The series takes about 70 long products there, a third of MPFR's time for 330 000 bits; their number grows with the
  /// bits, and that of MPFR's with their logarithm only.
  static var mostBits: Int { 1 << 20 }

  /// A value that errs by at most one unit in its last place; nil where MPFR has to compute it.
  static func value(_ function: MediumFunction, _ x: BigFloat, bits: Int) -> BigFloat? {
    guard let exponent = x.binaryExponent else { return nil }
    switch function {
    case .exp: return exponent > 23 ? nil : kernel(x, bits) { $0.longExp($1) }
    case .sin: return kernel(x, bits) { $0.longSin($1) }
    case .cos: return kernel(x, bits) { $0.longCos($1) }
    case .tan: return kernel(x, bits) { $0.longTan($1) }
    case .atan where x.operand.isUnit:
      let pi = KeptNumber.pi.value(bits: bits)
      return pi.changed(bits: bits) { r, pi in
        _ = mpfr_div_2ui(r, pi, 2, MPFR_RNDN)
        return x.isNegative ? mpfr_neg(r, r, MPFR_RNDN) : 0
      }
    case .atan: return exponent > 1024 ? nil : kernel(x, bits) { $0.longAtan($1) }
    case .asin: return exponent > 0 ? nil : kernel(x, bits) { $0.longAsin($1) }
    case .acos: return exponent > 0 ? nil : kernel(x, bits) { $0.longAcos($1) }
    case .log:
      return x.isNegative || exponent.magnitude > 1 << 24 ? nil : kernel(x, bits) { $0.longLog($1) }
    default: return composition(function, x, exponent, bits: bits)
    }
  }

  /// What a kernel computes, in as many limbs as the result and its error take; a result that turns out to be small gets
  /// that many more.
  ///
  /// Where that is too much, next to 0, MPFR needs few terms.
  private static func kernel(
    _ x: BigFloat, _ bits: Int, _ body: (FixedPoint, BigFloat.Reader) -> Approximation?
  ) -> BigFloat? {
    guard let exponent = x.binaryExponent, exponent > -60 else { return nil }
    var room = bits + 60 - min(exponent, 0)
    for _ in 0..<2 where room < mostBits {
      let result = FixedPoint.withRoom(fraction: (room + 63) >> 6) { fixed -> Attempt? in
        guard let value = body(fixed, x.operand) else { return nil }
        let lacking = value.lackingBits(bits: bits)
        return lacking > 0 ? .lacking(lacking) : value.number(bits: bits).map { .number($0) }
      }
      switch result {
      case .number(let number): return number
      case .lacking(let more): room += more
      case nil: return nil
      }
    }
    return nil
  }

  private enum Attempt {
    case number(BigFloat)
    case lacking(Int)
  }
}
