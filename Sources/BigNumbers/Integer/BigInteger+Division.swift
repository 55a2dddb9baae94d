internal import CMPFR

extension BigInteger {
  /// The quotient, truncated towards zero.
  ///
  /// A zero divisor is a precondition failure.
  public static func / (a: BigInteger, b: BigInteger) -> BigInteger {
    requireDivisor(b)
    if let (quotient, _) = a.dividedWords(b) { return BigInteger(word: quotient) }
    return binary(__gmpz_tdiv_q, a, b)
  }

  /// The rest of ``/(_:_:)``, which has the sign of the dividend.
  ///
  /// A zero divisor is a precondition failure.
  public static func % (a: BigInteger, b: BigInteger) -> BigInteger {
    requireDivisor(b)
    if let (_, rest) = a.dividedWords(b) { return BigInteger(word: rest) }
    return binary(__gmpz_tdiv_r, a, b)
  }

  /// Divides in place.
  public static func /= (a: inout BigInteger, b: BigInteger) { a = a / b }
  /// Replaces a number by its rest.
  public static func %= (a: inout BigInteger, b: BigInteger) { a = a % b }

  /// The quotient, truncated towards zero, and the rest, which has the sign of this number.
  ///
  /// A zero divisor is a precondition failure.
  public func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    Self.requireDivisor(divisor)
    if let (quotient, rest) = dividedWords(divisor) {
      return (BigInteger(word: quotient), BigInteger(word: rest))
    }
    return Self.pair { q, r in
      read { n in divisor.read { d in __gmpz_tdiv_qr(q, r, n, d) } }
    }
  }

  /// The quotient, rounded down, and the rest, which has the sign of the divisor.
  ///
  /// A zero divisor is a precondition failure.
  public func flooredQuotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    Self.requireDivisor(divisor)
    return Self.pair { q, r in
      read { n in divisor.read { d in __gmpz_fdiv_qr(q, r, n, d) } }
    }
  }

  /// The quotient by a divisor that is known to leave no rest, which is faster than `/`.
  func dividedExactly(by divisor: BigInteger) -> BigInteger {
    Self.binary(__gmpz_divexact, self, divisor)
  }

  /// Whether the number is a multiple of another one; 0 has only itself as a multiple.
  public func isMultiple(of other: BigInteger) -> Bool {
    read { n in other.read { d in __gmpz_divisible_p(n, d) != 0 } }
  }

  /// Both results where everything is one word: the quotient of the least one by −1 is not.
  @inline(__always)
  private func dividedWords(_ divisor: BigInteger) -> (quotient: Int, remainder: Int)? {
    guard storage == nil, divisor.storage == nil, divisor.word != -1 else { return nil }
    return word.quotientAndRemainder(dividingBy: divisor.word)
  }

  private static func requireDivisor(_ divisor: BigInteger) {
    precondition(!divisor.isZero, "division of a BigInteger by zero")
  }
}
