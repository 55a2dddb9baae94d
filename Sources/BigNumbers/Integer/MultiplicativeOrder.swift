/// The multiplicative order of a radix: the length of the period of 1/n.
enum MultiplicativeOrder {
  /// The smallest k > 0 with radix^k ≡ 1 modulo n, for n > 1 coprime to the radix; nil if n cannot
  /// be factorised.
  ///
  /// The order modulo n is the least common multiple of the orders modulo the prime powers in n,
  /// each of which divides φ(p^k) = p^(k−1)·(p − 1).
  ///
  /// **Source.** Hardy and Wright, An Introduction to the Theory of Numbers, §§ 6.8 and 9.6; Cohen,
  /// A Course in Computational Algebraic Number Theory, 1.4.3.
  static func of(_ radix: UInt64, modulo n: UInt64) -> UInt64? {
    guard let factors = factors(of: n) else { return nil }
    var result: UInt64 = 1
    for (prime, count) in factors {
      guard let order = order(of: radix, prime, count) else { return nil }
      // The result divides φ(n) < n, so that the product fits a word.
      result = result / greatestCommonDivisor(result, order) * order
    }
    return result
  }

  /// The order modulo prime^count.
  private static func order(of radix: UInt64, _ prime: UInt64, _ count: Int) -> UInt64? {
    guard var factors = factors(of: prime - 1) else { return nil }
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

  /// The largest divisor that is tried.
  ///
  /// A remainder below its square has no other factor than itself.
  private static let mostDivisor: UInt64 = 1 << 20

  /// The primes in n with their multiplicities; nil if two of them may be above 2²⁰.
  static func factors(of n: UInt64) -> [(prime: UInt64, count: Int)]? {
    var (rest, divisor) = (n, UInt64(2))
    var factors: [(prime: UInt64, count: Int)] = []
    while divisor <= mostDivisor, divisor * divisor <= rest {
      var count = 0
      while rest.isMultiple(of: divisor) {
        rest /= divisor
        count += 1
      }
      if count > 0 { factors.append((divisor, count)) }
      divisor += divisor == 2 ? 1 : 2
    }
    guard rest < mostDivisor * mostDivisor else { return nil }
    if rest > 1 { factors.append((rest, 1)) }
    return factors
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

  private static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
