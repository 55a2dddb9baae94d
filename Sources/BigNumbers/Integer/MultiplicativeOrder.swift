/// The multiplicative order of a radix: the length of the period of 1/n.
enum MultiplicativeOrder {
  /// The smallest k > 0 with radix^k ≡ 1 modulo n, for n > 1 coprime to the radix.
  ///
  /// The order modulo n is the least common multiple of the orders modulo the prime powers in n,
  /// each of which divides φ(p^k) = p^(k−1)·(p − 1).
  ///
  /// **Source.** Hardy and Wright, An Introduction to the Theory of Numbers, §§ 6.8 and 9.6; Cohen,
  /// A Course in Computational Algebraic Number Theory, 1.4.3.
  static func of(_ radix: UInt64, modulo n: UInt64) -> UInt64 {
    var result: UInt64 = 1
    for (prime, count) in WordFactors.factors(of: n) {
      let order = order(of: radix, prime, count)
      // The result divides φ(n) < n, so that the product fits a word.
      result = result / WordFactors.greatestCommonDivisor(result, order) * order
    }
    return result
  }

  /// The order modulo prime^count.
  private static func order(of radix: UInt64, _ prime: UInt64, _ count: Int) -> UInt64 {
    var factors = WordFactors.factors(of: prime - 1)
    let cofactor = (1..<count).reduce(UInt64(1)) { power, _ in power * prime }
    if count > 1 { factors.append((prime, count - 1)) }
    var order = cofactor * (prime - 1)
    for (factor, _) in factors {
      while order.isMultiple(of: factor),
        power(radix, order / factor, modulo: cofactor * prime) == 1
      {
        order /= factor
      }
    }
    return order
  }

  private static func power(_ base: UInt64, _ exponent: UInt64, modulo n: UInt64) -> UInt64 {
    func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
      n.dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
    }
    var (result, square, rest) = (1 % n, base % n, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      rest >>= 1
    }
    return result
  }
}
