internal import CMPFR

/// How many digits behind the point a number has in a radix.
public struct FractionLength: Hashable, Sendable {
  /// Digits before those that repeat; nil when there are more than were counted.
  public var prefix: Int?
  /// Digits that repeat for ever, 0 where the digits end; nil when it is not known how many.
  public var period: UInt64?
}

extension BigRational {
  /// The length of the fraction in a radix from 2 to 62, counted up to `limit` digits; periods are known
  /// beyond that where the denominator has at most 64 bits and can be factorised.
  ///
  /// With d = d₁·d₂, where every prime of d₁ and none of d₂ divides the radix r, the digits before the
  /// period are the least k such that d₁ divides r^k, and the period is the order of r modulo d₂.
  /// **Complexity.** O(n·limit) for a denominator of n bits. **Source.** Hardy and Wright, § 9.6.
  public func fractionLength(radix: Int, limit: Int) -> FractionLength {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    let base = Integer(radix)
    var (rest, prefix) = (denominatorInteger, 0)
    while true {
      let common = Integer.greatestCommonDivisor(rest, base)
      if common.bits <= 1 { break }
      if prefix >= limit { return FractionLength(prefix: nil, period: nil) }
      rest = rest.divided(by: common).quotient
      prefix += 1
    }
    if rest.bits <= 1 { return FractionLength(prefix: prefix, period: 0) }
    let word = rest.bits <= 64 ? UInt64(rest.words[0]) : nil
    if let word, let period = MultiplicativeOrder.of(UInt64(radix), modulo: word) {
      return FractionLength(prefix: prefix, period: period)
    }
    return FractionLength(prefix: prefix, period: rest.order(of: radix, atMost: limit - prefix))
  }
}

extension Integer {
  /// The least k > 0 with radix^k ≡ 1 modulo this integer, which is above 1 and has no common factor with
  /// the radix, found by multiplying; nil when it is above `limit`.
  fileprivate func order(of radix: Int, atMost limit: Int) -> UInt64? {
    // radix^k is above the integer.
    guard limit > 0, (bits - 1) / (Int.bitWidth - radix.leadingZeroBitCount) <= limit else {
      return nil
    }
    let base = UInt(radix)
    var power = Integer(1)
    for exponent in 1...UInt64(limit) {
      power = Integer.make { r in
        power.read { __gmpz_mul_ui(r, $0, base) }
        read { __gmpz_fdiv_r(r, r, $0) }
      }
      if power.bits == 1 { return exponent }
    }
    return nil
  }
}
