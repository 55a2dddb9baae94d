internal import CMPFR

/// The number of digits behind the point of a number in a radix.
public struct FractionLength: Hashable, Sendable {
  /// The number of digits before the repeating ones; nil if it exceeds the limit of the count.
  public var prefix: Int?
  /// The number of digits that repeat for ever, 0 if there are none; nil if it is unknown.
  public var period: UInt64?
}

extension BigRational {
  /// The length of the fraction in a radix from 2 to 62, counted up to `limit` digits.
  ///
  /// A longer period is known if the denominator has at most 64 bits and can be factorised.
  ///
  /// Let d = d₁·d₂, where all primes of d₁ and none of d₂ divide the radix r. The number of digits
  /// before the period is the smallest k for which d₁ divides r^k, and the period is the order of r
  /// modulo d₂.
  ///
  /// **Complexity.** O(n·limit) for a denominator of n bits. **Source.** Hardy and Wright, § 9.6.
  public func fractionLength(radix: Int, limit: Int) -> FractionLength {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    let base = BigInteger(radix)
    var (rest, prefix) = (denominator, 0)
    while true {
      let common = BigInteger.greatestCommonDivisor(rest, base)
      if common.magnitudeBits <= 1 { break }
      if prefix >= limit { return FractionLength(prefix: nil, period: nil) }
      rest = rest.flooredQuotientAndRemainder(dividingBy: common).quotient
      prefix += 1
    }
    if rest.magnitudeBits <= 1 { return FractionLength(prefix: prefix, period: 0) }
    let word = rest.magnitudeBits <= 64 ? UInt64(rest.words[0]) : nil
    if let word {
      let period = MultiplicativeOrder.of(UInt64(radix), modulo: word)
      return FractionLength(prefix: prefix, period: period)
    }
    return FractionLength(prefix: prefix, period: rest.order(of: radix, atMost: limit - prefix))
  }
}

extension BigInteger {
  /// The smallest k > 0 with radix^k ≡ 1 modulo this integer, found by multiplying; nil if it
  /// exceeds `limit`.
  ///
  /// The integer is above 1 and coprime to the radix.
  fileprivate func order(of radix: Int, atMost limit: Int) -> UInt64? {
    // radix^k exceeds the integer, which bounds k from below.
    guard limit > 0, (magnitudeBits - 1) / (Int.bitWidth - radix.leadingZeroBitCount) <= limit
    else {
      return nil
    }
    let base = UInt(radix)
    var power = BigInteger(1)
    for exponent in 1...UInt64(limit) {
      power = BigInteger.make { r in
        power.read { __gmpz_mul_ui(r, $0, base) }
        read { __gmpz_fdiv_r(r, r, $0) }
      }
      if power.magnitudeBits == 1 { return exponent }
    }
    return nil
  }
}
