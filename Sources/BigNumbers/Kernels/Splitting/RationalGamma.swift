internal import CMPFR

/// Γ at fractions with a small denominator: from kept numbers (``periodic(_:_:bits:)``) or by splitting of both sums of
/// ``GammaCut``.
///
/// Of 33 000 bits Γ(⅓) takes 24 ms; MPFR takes minutes.
enum RationalGamma {
  /// Γ(p/q) of a positive fraction that is not whole, which errs by less than 2^(5−bits) of itself.
  static func value(_ p: UInt, _ q: UInt, bits: Int) -> BigFloat {
    let (whole, rest) = p.quotientAndRemainder(dividingBy: q)
    let value = belowOne(rest, q, bits: bits)
    // Γ(y + m) = y(y + 1)…(y + m − 1)·Γ(y).
    let (rising, power) = (IntegerStorage.make(), IntegerStorage.make())
    __gmpz_set_ui(rising.pointer, 1)
    for k in 0..<whole { rising.read { __gmpz_mul_ui(rising.pointer, $0, rest + k * q) } }
    __gmpz_ui_pow_ui(power.pointer, q, whole)
    return BigFloat.make(bits: bits) { r in
      _ = value.read { value in rising.read { mpfr_mul_z(r, value, $0, MPFR_RNDN) } }
      return power.read { mpfr_div_z(r, r, $0, MPFR_RNDN) }
    }
  }

  /// Γ(p/q) for 0 < p < q.
  private static func belowOne(_ p: UInt, _ q: UInt, bits: Int) -> BigFloat {
    if let value = periodic(p, q, bits: bits) { return value }
    let cut = GammaCut(bits: bits + 4)
    let lower = HypergeometricSeries(
      numerator: [], denominator: [LinearForm(Int(q), Int(p))], constants: (cut.n * q, 1),
      polynomial: [1], rate: 0
    ).sum(count: cut.lowerCount, bits: cut.bits)
    let upper = HypergeometricSeries(
      numerator: [LinearForm(Int(q), -Int(p))], denominator: [], constants: (1, cut.n * q),
      isAlternating: true, polynomial: [1], rate: 0
    ).sum(count: Int(cut.n), bits: cut.upperBits)
    let y = fraction(p, q, bits: cut.bits + 64)
    // The series of L begins with 1/y, and that of U with 1/N.
    let first = BigFloat.make(bits: cut.bits) { r in
      _ = lower.read { mpfr_mul_ui(r, $0, q, MPFR_RNDN) }
      return mpfr_div_ui(r, r, p, MPFR_RNDN)
    }
    let second = BigFloat.make(bits: cut.upperBits) { r in
      upper.read { mpfr_div_ui(r, $0, cut.n, MPFR_RNDN) }
    }
    return cut.product(y, first, second)
  }

  /// Whether Γ at fractions of this denominator is made of π, Γ(⅓) and Γ(¼), whose series have many more bits with each term.
  static func isPeriodic(_ q: UInt) -> Bool { q == 2 || q == 3 || q == 4 || q == 6 }

  /// Γ(p/q) for 0 < p < q by the formulas of reflection and duplication; nil for other denominators than 2, 3, 4 and 6.
  ///
  /// Of at most seven operations on numbers that err by a unit, two of which are squared, it errs by less than 2^(4−bits) of itself.
  private static func periodic(_ p: UInt, _ q: UInt, bits: Int) -> BigFloat? {
    guard isPeriodic(q) else { return nil }
    let pi = KeptNumber.pi.value(bits: bits)
    if q == 2 { return BigFloat.make(bits: bits) { r in pi.read { mpfr_sqrt(r, $0, MPFR_RNDN) } } }
    var value = (q == 4 ? KeptNumber.gammaOfQuarter : .gammaOfThird).value(bits: bits)
    if q == 6 {
      // Γ(⅙) = √(3/π)·Γ(⅓)²/∛2.
      value = value.changed(bits: bits) { r, third in
        let root = BigFloat.make(bits: bits) { r in
          mpfr_set_ui(r, 2, MPFR_RNDN)
          return mpfr_cbrt(r, r, MPFR_RNDN)
        }
        _ = pi.read { mpfr_ui_div(r, 3, $0, MPFR_RNDN) }
        mpfr_sqrt(r, r, MPFR_RNDN)
        mpfr_mul(r, r, third, MPFR_RNDN)
        mpfr_mul(r, r, third, MPFR_RNDN)
        return root.read { mpfr_div(r, r, $0, MPFR_RNDN) }
      }
    }
    if p == 1 { return value }
    // Γ(1 − y) = π/(sin(πy)·Γ(y)), where sin² is 3/4, 2/4 and 1/4.
    return value.changed(bits: bits) { r, value in
      mpfr_sqrt_ui(r, q == 3 ? 3 : q == 4 ? 2 : 1, MPFR_RNDN)
      mpfr_mul(r, r, value, MPFR_RNDN)
      _ = pi.read { mpfr_div(r, $0, r, MPFR_RNDN) }
      return mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
    }
  }

  private static func fraction(_ p: UInt, _ q: UInt, bits: Int) -> BigFloat {
    BigFloat.make(bits: bits) { r in
      mpfr_set_ui(r, p, MPFR_RNDN)
      return mpfr_div_ui(r, r, q, MPFR_RNDN)
    }
  }
}
