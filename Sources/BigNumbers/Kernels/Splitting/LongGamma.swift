internal import CMPFR

/// Γ of numbers of thousands of bits.
enum LongGamma {
  /// The binary exponents of arguments.
  static let exponents = -8...8
  /// The largest number of bits of ψ by which a fraction next to x is corrected.
  fileprivate static let mostCorrection = 512

  /// Γ(x) for 2⁻⁹ ≤ |x| < 2⁸ that is no whole number, which errs by at most one unit in its last
  /// place; nil for other numbers.
  ///
  /// Below 0, Γ(x) = π/(sin(πx)·Γ(1 − x)) with the exact 1 − x.
  static func value(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard let exponent = x.binaryExponent, exponents.contains(exponent), !x.isInteger else {
      return nil
    }
    let inner = bits + 16
    let value: BigFloat
    if x.isNegative {
      let opposite = BigFloat.make(bits: x.storedBits + 16) { r in
        x.read { mpfr_ui_sub(r, 1, $0, MPFR_RNDN) }
      }
      let divisor = positive(opposite, bits: inner)
      let pi = KeptNumber.pi.value(bits: inner)
      value = BigFloat.make(bits: inner) { r in
        _ = x.read { mpfr_sinu(r, $0, 2, MPFR_RNDN) }
        _ = divisor.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
        return pi.read { mpfr_div(r, $0, r, MPFR_RNDN) }
      }
    } else {
      value = positive(x, bits: inner)
    }
    return BigFloat.make(bits: bits) { r in value.read { mpfr_set(r, $0, MPFR_RNDN) } }
  }

  /// ln Γ(x) for such an x > 0, under the same rules.
  ///
  /// Next to 1 and 2 the logarithm is at least 0.4 of the distance, of which the exponent is known: it takes as many bits
  /// more of Γ. The other 16 leave an eighth of a unit for the errors of Γ and of its logarithm.
  /// So near that a series of four terms gives all bits, the result is nil.
  static func logarithm(_ x: BigFloat, bits: Int) -> BigFloat? {
    guard !x.isNegative else { return nil }
    let nearest = BigFloat.integer(Double(x) < 1.5 ? 1 : 2)
    let distance = BigFloat.make(bits: x.storedBits + 16) { r in
      x.read { x in nearest.read { mpfr_sub(r, x, $0, MPFR_RNDN) } }
    }
    let lost = max(0, 2 - (distance.binaryExponent ?? 0))
    guard lost <= bits / 4 + 66, let gamma = value(x, bits: bits + lost + 16) else { return nil }
    let value =
      LongLogarithm.natural(gamma, bits: bits + 8)
      ?? gamma.changed(bits: bits + 8) { mpfr_log($0, $1, MPFR_RNDN) }
    return value.changed(bits: bits) { mpfr_set($0, $1, MPFR_RNDN) }
  }

  /// Whether Γ(x) takes a series for its period, which is much faster than a kernel.
  static func isNextToPeriod(_ x: BigFloat, bits: Int) -> Bool {
    guard let exponent = x.binaryExponent, exponents.contains(exponent), !x.isInteger,
      let fraction = NearFraction(x)
    else {
      return false
    }
    return RationalGamma.isPeriodic(fraction.denominator) && fraction.isUseful(bits: bits + 16)
  }

  /// Γ(x) for x > 0, which errs by less than 2^(10−bits) of itself.
  private static func positive(_ x: BigFloat, bits: Int) -> BigFloat {
    if let fraction = NearFraction(x), fraction.isUseful(bits: bits) {
      return next(to: fraction, x, bits: bits)
    }
    // y = x − m between ½ and 3/2.
    let nearest = x.read { mpfr_get_si($0, MPFR_RNDN) }
    let shift = nearest - 1
    let y = BigFloat.make(bits: x.storedBits + 16) { r in
      x.read { mpfr_sub_si(r, $0, shift, MPFR_RNDN) }
    }
    let value = RealGamma.value(y, bits: bits)
    if shift < 0 {
      return BigFloat.make(bits: bits) { r in
        value.read { a in x.read { mpfr_div(r, a, $0, MPFR_RNDN) } }
      }
    }
    return BigFloat.make(bits: bits) { r in
      _ = value.read { mpfr_set(r, $0, MPFR_RNDN) }
      for k in 0..<UInt(shift) {
        let factor = BigFloat.make(bits: bits) { f in y.read { mpfr_add_ui(f, $0, k, MPFR_RNDN) } }
        _ = factor.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
      }
      return 0
    }
  }

  /// Γ(p/q + d) = Γ(p/q)·(1 + ψ(x)·d + ε) with |ε| < (ψ² + ψ′)·d² < 2²⁰·d².
  ///
  /// ψ has 64 bits more than the number of bits by which d exceeds the last one of the result.
  private static func next(to fraction: NearFraction, _ x: BigFloat, bits: Int) -> BigFloat {
    let value = RationalGamma.value(fraction.numerator, fraction.denominator, bits: bits)
    if fraction.distanceBits > bits + 32 { return value }
    let short = max(0, bits - fraction.distanceBits) + 64
    let argument = BigFloat.make(bits: short + 32) { r in x.read { mpfr_set(r, $0, MPFR_RNDN) } }
    let digamma =
      MediumFunction.digamma.value(argument, bits: short)
      ?? BigFloat.make(bits: short) { r in argument.read { mpfr_digamma(r, $0, MPFR_RNDN) } }
    let change = digamma.changed(bits: short) { r, psi in
      fraction.distance.read { mpfr_mul(r, psi, $0, MPFR_RNDN) }
    }
    return BigFloat.make(bits: bits) { r in
      _ = change.read { mpfr_add_ui(r, $0, 1, MPFR_RNDN) }
      return value.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
    }
  }
}

extension NearFraction {
  /// Whether two terms of Taylor's series at the fraction give so many bits of Γ, the second one from
  /// a ψ of at most some hundred bits, and the fraction is not whole.
  func isUseful(bits: Int) -> Bool {
    denominator > 1 && distanceBits >= (bits + 24) / 2 + 1
      && distanceBits > bits - LongGamma.mostCorrection
  }
}
