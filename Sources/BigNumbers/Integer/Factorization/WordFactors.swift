/// The prime factors of numbers of one word.
enum WordFactors {
  /// The primes in n with their multiplicities, in order; none for 1 and for 0.
  ///
  /// **Complexity.** About √p steps of two products for the second largest prime factor p: a third of a millisecond at most.
  static func factors(of n: UInt64) -> [(prime: UInt64, count: Int)] {
    var (rest, factors) = (n, [(prime: UInt64, count: Int)]())
    for prime in small where rest > 1 {
      if prime * prime > rest { break }
      var count = 0
      while rest.isMultiple(of: prime) {
        rest /= prime
        count += 1
      }
      if count > 0 { factors.append((prime, count)) }
    }
    if n == 0 || rest == 1 { return factors }
    var primes: [UInt64] = []
    split(rest, into: &primes)
    for prime in primes.sorted() {
      if factors.last?.prime == prime {
        factors[factors.count - 1].count += 1
      } else {
        factors.append((prime, 1))
      }
    }
    return factors
  }

  private static let small = WordPrimes.primes(below: 256).map { UInt64($0) }
  /// No number below it that small primes do not divide is composite.
  private static let leastComposite: UInt64 = 257 * 257

  private static func split(_ n: UInt64, into primes: inout [UInt64]) {
    if n < leastComposite || WordPrimes.isPrime(n) { return primes.append(n) }
    let factor = squareRoot(n) ?? divisor(of: n)
    split(factor, into: &primes)
    split(n / factor, into: &primes)
  }

  /// The root of a square, on which the search for cycles may fail for every sequence.
  private static func squareRoot(_ n: UInt64) -> UInt64? {
    // The root of the nearest double is at most one off.
    let estimate = UInt64(Double(n).squareRoot())
    return (estimate - 1...estimate + 1).first { $0.multipliedFullWidth(by: $0) == (0, n) }
  }

  /// A divisor other than 1 and n of an odd composite number.
  ///
  /// The sequence x² + c is periodic modulo every prime factor, and the periods are about as long as the roots of the primes.
  /// Differences are multiplied before a common divisor is taken; where one product is 0, its differences are looked at again.
  /// **Source.** Pollard, A Monte Carlo method for factorization (1975); Brent, An improved Monte Carlo factorization algorithm,
  /// BIT 20 (1980).
  private static func divisor(of n: UInt64) -> UInt64 {
    let m = WordModulus(n)
    var constant = m.one
    while true {
      if let divisor = cycle(m, constant) { return divisor }
      constant = m.sum(constant, m.one)
    }
  }

  private static func cycle(_ m: WordModulus, _ constant: UInt64) -> UInt64? {
    let batch = 128
    var (y, length, divisor) = (m.sum(m.one, m.one), 1, UInt64(1))
    while divisor == 1 {
      let x = y
      for _ in 0..<length { y = m.sum(m.square(y), constant) }
      var done = 0
      while done < length, divisor == 1 {
        let saved = y
        var product = m.one
        for _ in 0..<min(batch, length - done) {
          y = m.sum(m.square(y), constant)
          product = m.product(product, m.difference(x, y))
        }
        divisor = greatestCommonDivisor(product, m.modulus)
        if divisor == m.modulus {
          divisor = 1
          y = saved
          while divisor == 1 {
            y = m.sum(m.square(y), constant)
            divisor = greatestCommonDivisor(m.difference(x, y), m.modulus)
          }
          return divisor == m.modulus ? nil : divisor
        }
        done += batch
      }
      length *= 2
    }
    return divisor
  }

  /// The greatest common divisor, of which the second number is not zero (Stein).
  static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    if a == 0 { return b }
    let twos = (a | b).trailingZeroBitCount
    var (a, b) = (a >> UInt64(a.trailingZeroBitCount), b)
    while b != 0 {
      b >>= UInt64(b.trailingZeroBitCount)
      (a, b) = (min(a, b), max(a, b) - min(a, b))
    }
    return a << UInt64(twos)
  }
}
