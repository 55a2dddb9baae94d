public import NumericCore

extension BigInteger {
  /// The number as a sign and powers of primes, each of which is proven to be prime.
  ///
  ///     let n: BigInteger = (1 << 128) + 1
  ///     print(try n.factorization())                       // 59649589127497217 * 5704689200685129054721
  ///
  /// The same number always gives the same result. Small primes are divided out; the rest is split by Pollard's methods, elliptic
  /// curves and the quadratic sieve.
  ///
  /// **Errors.** `ComputationFailure`: `.exception(.domain)` for 0; `.limit` with the limit `.time` where the time ends, or would
  /// end before the sieve did (a number whose second largest prime factor is small is factored at any size that can be
  /// tested for primality); what ``isPrime(limits:)`` throws.
  /// **Complexity.** Heuristically exp((1 + o(1))·√(ln n · ln ln n)) for the sieve; a second for 60 digits, and nine times as
  /// long for each ten more. **Source.** `QuadraticSieve` and the other methods name theirs.
  public func factorization(
    limits: Limits = Limits()
  ) throws(ComputationFailure) -> Factorization {
    if isZero { throw .exception(.domain) }
    let magnitude = magnitude
    let primes =
      if let word = UInt64(exactly: magnitude) {
        WordFactors.factors(of: word).map {
          Factorization.Power(prime: BigInteger($0.prime), exponent: $0.count)
        }
      } else {
        try Deadline.within(limits) { () throws(ComputationFailure) in
          var search = PrimeFactors(limits: limits)
          try search.add(magnitude)
          return search.powers
        }
      }
    return Factorization(sign: sign, primes: primes)
  }
}

/// The prime factors of a number that have been found.
private struct PrimeFactors {
  let limits: Limits
  private var exponents: [BigInteger: Int] = [:]

  init(limits: Limits) { self.limits = limits }

  var powers: [Factorization.Power] {
    exponents.map { Factorization.Power(prime: $0.key, exponent: $0.value) }
      .sorted { $0.prime < $1.prime }
  }

  /// Adds all prime factors of a positive number.
  mutating func add(_ number: BigInteger) throws(ComputationFailure) {
    var rest = number
    for prime in Self.trialPrimes where rest.isDivisible(by: prime) {
      let divisor = BigInteger(prime)
      let (count, cofactor) = rest.removing(divisor)
      exponents[divisor, default: 0] += count
      rest = cofactor
    }
    try split(rest, count: 1)
  }

  /// The primes that are tried: a division takes some nanoseconds, and methods for larger factors tens of microseconds.
  private static let trialPrimes = WordPrimes.primes(below: 2000).map { UInt($0) }

  /// Adds the prime factors of a number without small ones, each so many times.
  private mutating func split(_ number: BigInteger, count: Int) throws(ComputationFailure) {
    if let word = UInt64(exactly: number) {
      for factor in WordFactors.factors(of: word) {
        exponents[BigInteger(factor.prime), default: 0] += factor.count * count
      }
      return
    }
    let (base, power) = number.perfectPower
    if power > 1 { return try split(base, count: count * power) }
    // What fails the strong test is composite; what passes it is proven.
    let isPrime =
      if number.isProbablePrimeOfAnySize { try number.isPrime(limits: limits) } else { false }
    if isPrime {
      exponents[number, default: 0] += count
    } else {
      let divisor = try CompositeDivisor.find(of: number, limits: limits)
      try split(divisor, count: count)
      try split(number.dividedExactly(by: divisor), count: count)
    }
  }
}
