internal import CMPFR
public import NumericCore

extension BigInteger {
  /// x to a power that is not negative, exactly; 0⁰ is 1.
  ///
  /// **Domain.** A negative power is a precondition failure. **Errors.** `LimitExceeded` with the limit `.precision` when the
  /// result would have more than `limits.precision` bits; at most twice as many are computed. **Complexity.** O(M(n)) for a
  /// result of n bits. **Source.** `mpz_pow_ui`.
  public static func pow(
    _ x: BigInteger, _ exponent: Int, limits: Limits = Limits()
  ) throws(LimitExceeded) -> BigInteger {
    precondition(exponent >= 0, "a BigInteger to a negative power")
    if x.magnitudeBits <= 1 {
      return x.sign < 0 && exponent.isMultiple(of: 2) || exponent == 0 ? .one : x
    }
    try limits.checkPower(ofBits: x.magnitudeBits, UInt(exponent))
    let power = make { r in x.read { __gmpz_pow_ui(r, $0, UInt(exponent)) } }
    try limits.checkSize(power.magnitudeBits)
    return power
  }

  /// A power whose size the caller limits.
  static func power(_ base: UInt, _ exponent: Int) -> BigInteger {
    make { __gmpz_ui_pow_ui($0, base, UInt(exponent)) }
  }

  /// ⌊√x⌋ and the rest x − ⌊√x⌋²; nil for negative numbers.
  ///
  /// **Complexity.** O(M(n)) for n bits. **Source.** `mpz_sqrtrem`.
  public func squareRoot() -> (root: BigInteger, remainder: BigInteger)? {
    if sign < 0 { return nil }
    return Self.pair { root, rest in read { __gmpz_sqrtrem(root, rest, $0) } }
  }

  /// The n-th root, truncated towards zero, and the rest x − root^n; nil for a negative number and an even n.
  ///
  /// **Domain.** n from 1 on; other indices are a precondition failure. **Source.** `mpz_rootrem`.
  public func root(_ n: Int) -> (root: BigInteger, remainder: BigInteger)? {
    precondition(n >= 1, "a root has an index from 1 on, not \(n)")
    if sign < 0, n.isMultiple(of: 2) { return nil }
    return Self.pair { root, rest in read { __gmpz_rootrem(root, rest, $0, UInt(n)) } }
  }

  /// Whether the number is the square of a whole number.
  public var isSquare: Bool { read { __gmpz_perfect_square_p($0) != 0 } }
}
