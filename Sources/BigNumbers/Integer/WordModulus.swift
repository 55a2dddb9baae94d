/// Arithmetic modulo an odd number of one word, on residues in Montgomery's form.
///
/// A residue x is kept as x·2⁶⁴ mod n, so that a product needs no division.
/// Every residue that a function takes must be below n, and every one that it returns is.
///
///     let m = WordModulus(101)
///     m.value(m.power(m.residue(2), 100))                // 1
///
/// **Complexity.** A product takes three multiplications of words; making a modulus takes one long division.
/// **Source.** Montgomery, Modular multiplication without trial division, Math. Comp. 44 (1985).
struct WordModulus: Sendable {
  /// n, which is odd.
  let modulus: UInt64
  /// The residue of 1, which is 0 modulo 1.
  let one: UInt64
  /// n⁻¹ modulo 2⁶⁴.
  let wordInverse: UInt64
  /// The residue of 2⁶⁴.
  private let radix: UInt64

  /// Arithmetic modulo an odd number; an even one is a precondition failure.
  init(_ modulus: UInt64) {
    precondition(modulus & 1 == 1, "Montgomery's form needs an odd modulus, not \(modulus)")
    self.modulus = modulus
    // n·n ≡ 1 modulo 8, and each of Newton's steps doubles the bits that are right: 3, 6, 12, 24, 48, 96.
    var inverse = modulus
    for _ in 0..<5 { inverse &*= 2 &- modulus &* inverse }
    wordInverse = inverse
    one = (0 &- modulus) % modulus
    radix = modulus.dividingFullWidth((one, 0)).remainder
  }

  // MARK: - In and out of the form

  /// The residue of any number of one word.
  func residue(_ x: UInt64) -> UInt64 { product(x, radix) }

  /// The number from 0 to n − 1 that a residue stands for.
  func value(_ x: UInt64) -> UInt64 { reduced((0, x)) }

  /// The residue of −1.
  var minusOne: UInt64 { negative(one) }

  // MARK: - Ring operations

  /// The sum.
  @inline(__always)
  func sum(_ a: UInt64, _ b: UInt64) -> UInt64 { difference(a, modulus &- b) }

  /// The difference; `b` may be n itself.
  @inline(__always)
  func difference(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (difference, borrow) = a.subtractingReportingOverflow(b)
    return borrow ? difference &+ modulus : difference
  }

  /// The negative.
  @inline(__always)
  func negative(_ a: UInt64) -> UInt64 { difference(0, a) }

  /// The product; one of the two may be any word.
  @inline(__always)
  func product(_ a: UInt64, _ b: UInt64) -> UInt64 { reduced(a.multipliedFullWidth(by: b)) }

  /// The square.
  @inline(__always)
  func square(_ a: UInt64) -> UInt64 { product(a, a) }

  /// The power; 0⁰ is 1.
  func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var result = one
    for bit in stride(from: 63 - exponent.leadingZeroBitCount, through: 0, by: -1) {
      result = square(result)
      if exponent >> UInt64(bit) & 1 == 1 { result = product(result, base) }
    }
    return result
  }

  /// x/2⁶⁴ modulo n for x < 2⁶⁴·n.
  ///
  /// With q = x·n⁻¹ modulo 2⁶⁴, x and q·n have the same low word, and the difference of their high words is between −n and n.
  @inline(__always)
  func reduced(_ x: (high: UInt64, low: UInt64)) -> UInt64 {
    difference(x.high, (x.low &* wordInverse).multipliedFullWidth(by: modulus).high)
  }
}
