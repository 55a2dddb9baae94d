internal import CMPFR

// Small factors and products of many factors, which symbolic arithmetic needs.
extension BigInteger {
  /// The primes below 1000, which are tried as factors.
  static let smallPrimes = WordPrimes.primes(below: 1000).map { UInt($0) }

  /// A factorisation of a positive integer into primes below 1000 and at most one base without such
  /// factors, which is not a perfect power; complete for integers below 10⁶.
  var factors: [(base: BigInteger, count: Int)] {
    var result: [(base: BigInteger, count: Int)] = []
    var rest = self
    for prime in BigInteger.smallPrimes {
      if rest.magnitudeBits <= 1 { return result }
      // An integer without a divisor up to its square root is prime.
      if rest.magnitudeBits <= 20, rest.read({ __gmpz_cmp_ui($0, prime * prime) }) < 0 { break }
      guard rest.isDivisible(by: prime) else { continue }
      let divisor = BigInteger(magnitude: [prime])
      let (count, cofactor) = rest.removing(divisor)
      result.append((divisor, count))
      rest = cofactor
    }
    if rest.magnitudeBits > 1 { result.append(rest.perfectPower) }
    return result
  }

  func isDivisible(by divisor: UInt) -> Bool { read { __gmpz_divisible_ui_p($0, divisor) } != 0 }

  /// The multiplicity of a divisor of the integer, which is not zero, and what remains.
  func removing(_ divisor: BigInteger) -> (count: Int, rest: BigInteger) {
    var count = 0
    let rest = BigInteger.make { r in
      read { n in count = Int(divisor.read { __gmpz_remove(r, n, $0) }) }
    }
    return (count, rest)
  }

  /// The largest count with base^count = this integer, which has no factors below 1000.
  ///
  /// Integers of more than 4096 bits are returned with count 1.
  var perfectPower: (base: BigInteger, count: Int) {
    guard magnitudeBits <= 4096, read({ __gmpz_perfect_power_p($0) }) != 0 else { return (self, 1) }
    // The base has no factor below 1000, so that it has at least 10 bits.
    for prime in BigInteger.smallPrimes.map({ Int($0) }) where prime <= magnitudeBits / 9 {
      if let root = exactRoot(prime) {
        let (base, count) = root.perfectPower
        return (base, count * prime)
      }
    }
    return (self, 1)
  }

  /// The root of a non-negative integer, if it is an integer; else nil.
  func exactRoot(_ degree: Int) -> BigInteger? {
    if magnitudeBits <= 1 { return self }
    guard degree < magnitudeBits else { return nil }
    var isExact = false
    let root = BigInteger.make { r in
      read { isExact = __gmpz_root(r, $0, UInt(degree)) != 0 }
    }
    return isExact ? root : nil
  }

  static func factorial(_ n: UInt) -> BigInteger { make { __gmpz_fac_ui($0, n) } }
  static func doubleFactorial(_ n: UInt) -> BigInteger { make { __gmpz_2fac_ui($0, n) } }

  /// The binomial coefficient n over k; n may be negative.
  static func binomial(_ n: BigInteger, _ k: UInt) -> BigInteger {
    make { r in n.read { __gmpz_bin_ui(r, $0, k) } }
  }
}
