import NumericCore

// Stands in for factorisation until that is merged, which deletes this file.
extension BigInteger {
  /// The primes of a number other than 0.
  func factorization(limits: Limits = Limits()) throws(ComputationFailure) -> Factorization {
    var primes: [Factorization.Power] = []
    var rest = magnitude
    var divisor = 2
    while rest > 1, divisor < 1 << 20 {
      if rest.isDivisible(by: UInt(divisor)) {
        let (count, cofactor) = rest.removing(BigInteger(divisor))
        primes.append(Factorization.Power(prime: BigInteger(divisor), exponent: count))
        rest = cofactor
      }
      divisor += 1
    }
    if rest > 1 {
      guard try rest.isPrime(limits: limits) else {
        throw .limit(LimitExceeded(limit: .time, allowed: limits.time))
      }
      primes.append(Factorization.Power(prime: rest, exponent: 1))
    }
    return Factorization(primes: primes)
  }
}

struct Factorization: Sendable {
  struct Power: Sendable {
    var prime: BigInteger
    var exponent: Int
  }
  var primes: [Power]
}
