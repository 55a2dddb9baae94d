public import NumericCore

/// A whole number other than 0 as a sign and powers of primes.
///
///     let f = try BigInteger(360).factorization()
///     print(f)                                           // 2^3 * 3^2 * 5
///
/// Every prime in it is proven to be one.
public struct Factorization: Sendable, Hashable {
  /// A prime and how often it divides.
  public struct Power: Sendable, Hashable {
    /// The prime.
    public let prime: BigInteger
    /// How often it divides, 1 at least.
    public let exponent: Int
  }

  /// −1 or 1.
  public let sign: Int
  /// The powers of primes, the smallest prime first; none for ±1.
  public let primes: [Power]

  /// Takes primes that are sorted and different.
  init(sign: Int, primes: [Power]) {
    (self.sign, self.primes) = (sign, primes)
  }

  /// The number itself.
  ///
  /// **Complexity.** O(M(n) log n) for n bits.
  public var value: BigInteger {
    primes.reduce(BigInteger(sign)) { $0 * $1.value }
  }

  /// The number of positive divisors.
  public var divisorCount: BigInteger {
    primes.reduce(.one) { $0 * BigInteger($1.exponent + 1) }
  }

  /// All positive divisors in ascending order.
  ///
  /// **Errors.** `LimitExceeded`: with the limit `.operations` if there are more than that, and `.memory` if they take more.
  /// **Complexity.** O(d log d) operations for d divisors.
  public func divisors(limits: Limits = Limits()) throws(LimitExceeded) -> [BigInteger] {
    let count = Int(exactly: divisorCount) ?? .max
    try limits.check(.operations, count)
    // A divisor takes its words and an object of some 48 bytes.
    let bytes = count * (64 + primes.reduce(0) { $0 + $1.exponent * $1.prime.magnitudeBits } / 8)
    try limits.check(.memory, bytes / 1_000_000)
    var divisors = [BigInteger.one]
    for power in primes {
      var last = divisors
      for _ in 0..<power.exponent {
        last = last.map { $0 * power.prime }
        divisors += last
      }
    }
    return divisors.sorted()
  }
}

extension Factorization.Power {
  /// The power itself, which is at most the number that was factored.
  var value: BigInteger {
    var (result, square, rest) = (BigInteger.one, prime, exponent)
    while rest > 1 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result * square
  }
}

extension Factorization: CustomStringConvertible {
  /// The product as an expression: `2^3 * 3^2 * 5`, `-1 * 7`, `1`.
  public var description: String {
    let powers = primes.map { $0.exponent == 1 ? "\($0.prime)" : "\($0.prime)^\($0.exponent)" }
    return ((sign < 0 ? ["-1"] : powers.isEmpty ? ["1"] : []) + powers).joined(separator: " * ")
  }
}
