/// Primes of one word: what is prime below 2⁶⁴ is decided, not estimated.
enum WordPrimes {
  /// Whether a number of one word is prime.
  ///
  /// **Complexity.** Four strong tests up to 3.2·10⁹ and twelve at most, of 64 squarings each.
  /// **Source.** Sorenson and Webster, Strong pseudoprimes to twelve prime bases, Math. Comp. 86 (2017), for the bounds
  /// below which no number is a strong pseudoprime to the first primes, and the work before them that they list.
  static func isPrime(_ n: UInt64) -> Bool {
    for prime in bases {
      if n.isMultiple(of: prime) { return n == prime }
    }
    // Every composite number below 41² has a factor below 41.
    if n < 1681 { return n > 1 }
    let modulus = WordModulus(n)
    let count = bounds.first { n < $0.pseudoprime }?.bases ?? bases.count
    return bases.prefix(count).allSatisfy { isStrongProbablePrime(modulus, $0) }
  }

  private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  /// The least numbers that are strong pseudoprimes to the first so many primes.
  private static let bounds: [(pseudoprime: UInt64, bases: Int)] = [
    (3_215_031_751, 4), (3_474_749_660_383, 6), (341_550_071_728_321, 7),
    (3_825_123_056_546_413_051, 9),
  ]

  /// Whether a^d ≡ 1 or a^(d·2^k) ≡ −1 for some k, where n − 1 = d·2^e with d odd and k < e (Miller, Rabin).
  private static func isStrongProbablePrime(_ modulus: WordModulus, _ base: UInt64) -> Bool {
    let even = modulus.modulus - 1
    let twos = even.trailingZeroBitCount
    var power = modulus.power(modulus.residue(base), even >> UInt64(twos))
    if power == modulus.one { return true }
    for _ in 0..<twos {
      if power == modulus.minusOne { return true }
      power = modulus.square(power)
    }
    return false
  }

  /// The primes below a bound, in order.
  ///
  /// **Complexity.** O(n log log n) steps and n/2 bytes for a bound of n (Eratosthenes, without even numbers).
  static func primes(below bound: Int) -> [Int] {
    if bound <= 2 { return [] }
    // The place k stands for 2k + 1.
    var isComposite = [Bool](repeating: false, count: bound / 2)
    var result = [2]
    for place in 1..<max(1, bound / 2) where !isComposite[place] {
      let prime = 2 * place + 1
      result.append(prime)
      for multiple in stride(from: prime * prime / 2, to: bound / 2, by: prime) {
        isComposite[multiple] = true
      }
    }
    return result
  }
}
