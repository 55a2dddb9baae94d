internal import CMPFR
import NumericCore

// Stands in for primality and factorisation until those are merged, which delete this file.
extension BigInteger {
  /// Whether the number is a prime.
  func isPrime(limits: Limits = Limits()) throws(LimitExceeded) -> Bool {
    guard magnitudeBits <= 64 else { throw LimitExceeded(limit: .time, allowed: limits.time) }
    // GMP's test is that of Baillie, Pomerance, Selfridge and Wagstaff, which is proven below 2⁶⁴.
    return sign > 0 && read { __gmpz_probab_prime_p($0, 0) } != 0
  }

  /// The least prime above the number.
  func nextPrime(limits: Limits = Limits()) throws(LimitExceeded) -> BigInteger {
    guard magnitudeBits < 63 else { throw LimitExceeded(limit: .time, allowed: limits.time) }
    return Self.make { r in read { __gmpz_nextprime(r, $0) } }
  }

  /// The primes of a number other than 0.
  func factorization(limits: Limits = Limits()) throws(LimitExceeded) -> Factorization {
    var primes: [(prime: BigInteger, exponent: Int)] = []
    var rest = magnitude
    var divisor = 2
    while rest > 1, divisor < 1 << 20 {
      if rest.isDivisible(by: UInt(divisor)) {
        let (count, cofactor) = rest.removing(BigInteger(divisor))
        primes.append((BigInteger(divisor), count))
        rest = cofactor
      }
      divisor += 1
    }
    if rest > 1 {
      guard try rest.isPrime(limits: limits) else {
        throw LimitExceeded(limit: .time, allowed: limits.time)
      }
      primes.append((rest, 1))
    }
    return Factorization(primes: primes)
  }
}

struct Factorization: Sendable {
  var primes: [(prime: BigInteger, exponent: Int)]
}
