internal import CMPFR
import NumericCore

/// Pollard's p − 1 method in two stages.
///
/// It finds a prime factor p if all primes in p − 1 are below the first bound but for one below the second.
///
/// **Source.** Pollard, Theorems on factorization and primality testing (1974); Montgomery, Math. Comp. 48 (1987).
enum PowerDivisor {
  /// A divisor other than 1 and n of an odd number, or nil.
  static func find(
    _ modulus: LimbModulus, first: Int, second: Int
  ) throws(LimitExceeded) -> BigInteger? {
    let n = modulus.modulus
    let primes = WordPrimes.primes(below: second + 1)
    var power = BigInteger(3)
    var exponent = BigInteger.one
    for prime in primes.prefix(while: { $0 <= first }) {
      var factor = prime
      while factor <= first / prime { factor *= prime }
      exponent *= BigInteger(factor)
      if exponent.magnitudeBits > 1024 {
        try Deadline.check()
        power = power.residue(ofPower: exponent, modulo: n)
        exponent = .one
      }
    }
    power = power.residue(ofPower: exponent, modulo: n)
    let divisor = BigInteger.greatestCommonDivisor(power - 1, n)
    if divisor != .one { return divisor == n ? nil : divisor }
    return try secondStage(modulus, power, primes.drop { $0 <= first })
  }

  /// The product of h^q − 1 for the primes q; from one q to the next takes a product with the power of their distance.
  private static func secondStage(
    _ modulus: LimbModulus, _ power: BigInteger, _ primes: ArraySlice<Int>
  ) throws(LimitExceeded) -> BigInteger? {
    guard var last = primes.first else { return nil }
    let (n, count) = (modulus.modulus, modulus.count)
    let gaps = zip(primes, primes.dropFirst()).reduce(2) { max($0, $1.1 - $1.0) }
    let room = Buffer(count: (gaps / 2 + 4) * count, of: UInt(0))
    let steps = (0...gaps / 2).map { room.start + (4 + $0 - 1) * count }
    let (current, product, one) = (room.start, room.start + count, room.start + 2 * count)
    let difference = steps[0]
    modulus.set(one, .one)
    modulus.set(product, .one)
    modulus.set(current, power.residue(ofPower: BigInteger(last), modulo: n))
    modulus.set(steps[1], power * power)
    for gap in 2..<max(2, steps.count) { modulus.multiply(steps[gap], steps[gap - 1], steps[1]) }
    for (place, prime) in primes.enumerated() {
      if place & 4095 == 0 { try Deadline.check() }
      if prime > last { modulus.multiply(current, current, steps[(prime - last) / 2]) }
      last = prime
      modulus.subtract(difference, current, one)
      modulus.multiply(product, product, difference)
    }
    let divisor = withExtendedLifetime(room) { modulus.divisor(product) }
    return divisor == .one || divisor == n ? nil : divisor
  }
}
