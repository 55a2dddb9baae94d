import NumericCore

/// I_x(a, b) of a fraction x, where a or b is a whole number, or where symmetry gives the value: the lower tail of the beta distribution.
///
/// For a whole b it is x^a·Σ (a)ⱼ/j!·(1 − x)^j for j from 0 to b − 1 (DLMF 8.17.24), and for a whole a the rest to 1 of the same with both
/// sides exchanged.
enum FiniteBetaSum {
  /// The value, if it is a fraction that is not longer than `bits` bits; nil if it is none or is not known to be one.
  static func value(
    _ x: BigRational, _ a: BigRational, _ b: BigRational, bits: Int
  ) -> BigRational? {
    let half = BigRational(1, over: 2)
    if a == b, x == half { return half }
    if a == half, b == half {
      // 2/π·asin √x, where sin² of π/6 is 1/4 and of π/3 is 3/4.
      if x == BigRational(1, over: 4) { return BigRational(1, over: 3) }
      if x == BigRational(3, over: 4) { return BigRational(2, over: 3) }
      return nil
    }
    if b.isInteger { return sum(x, .one - x, a, b, bits: bits) }
    if a.isInteger { return sum(.one - x, x, b, a, bits: bits).map { .one - $0 } }
    return nil
  }

  /// x^a·Σ (a)ⱼ/j!·y^j, by Horner's rule with whole numerators and denominators.
  private static func sum(
    _ x: BigRational, _ y: BigRational, _ a: BigRational, _ b: BigRational, bits: Int
  ) -> BigRational? {
    guard let count = Int(exactly: b), count < 1 << 20,
      let power = fractionalPower(x, a, bits: bits),
      // Each term has a factor of y and one of (a + j)/j besides.
      count * (y.denominatorBits + a.numeratorBits + a.denominatorBits + 20) < bits
    else { return nil }
    let (u, v) = (y.numerator, y.denominator)
    let (first, unit) = (a.numerator, a.denominator)
    var (numerator, denominator) = (BigInteger(1), BigInteger(1))
    for j in stride(from: count - 1, to: 0, by: -1) {
      let factor = (first + unit * BigInteger(j - 1)) * u
      let scale = v * unit * BigInteger(j)
      (numerator, denominator) = (scale * denominator + factor * numerator, scale * denominator)
    }
    return power * BigRational(numerator, over: denominator)
  }

  /// x^a, if that is a fraction of at most `bits` bits.
  static func fractionalPower(
    _ x: BigRational, _ a: BigRational, bits: Int
  ) -> BigRational? {
    var limits = Limits()
    limits.precision = bits
    if let whole = Int(exactly: a) {
      return try? BigRational.pow(x, whole, limits: limits)
    }
    guard let doubled = Int(exactly: a + a), let root = x.exactRoot(2) else { return nil }
    return try? BigRational.pow(root, doubled, limits: limits)
  }
}
