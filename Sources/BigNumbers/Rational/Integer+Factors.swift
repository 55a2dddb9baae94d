internal import CMPFR

// Operations on integers that symbolic arithmetic needs beyond the four basic ones.
extension Integer {
  /// The primes below 1000, which are tried as factors.
  static let smallPrimes: [UInt] = (2..<1000).filter { n in
    (2..<n).prefix { $0 * $0 <= n }.allSatisfy { !n.isMultiple(of: $0) }
  }

  /// A factorisation of a positive integer into primes below 1000 and at most one base without such
  /// factors, which is not a perfect power; complete for integers below 10⁶.
  var factors: [(base: Integer, count: Int)] {
    var result: [(base: Integer, count: Int)] = []
    var rest = self
    for prime in Integer.smallPrimes {
      if rest.bits <= 1 { return result }
      // An integer without a divisor up to its square root is prime.
      if rest.bits <= 20, rest.read({ __gmpz_cmp_ui($0, prime * prime) }) < 0 { break }
      guard rest.isDivisible(by: prime) else { continue }
      let divisor = Integer(magnitude: [prime])
      let (count, cofactor) = rest.removing(divisor)
      result.append((divisor, count))
      rest = cofactor
    }
    if rest.bits > 1 { result.append(rest.perfectPower) }
    return result
  }

  func isDivisible(by divisor: UInt) -> Bool { read { __gmpz_divisible_ui_p($0, divisor) } != 0 }

  /// The multiplicity of a divisor of the integer, which is not zero, and what remains.
  func removing(_ divisor: Integer) -> (count: Int, rest: Integer) {
    var count = 0
    let rest = Integer.make { r in
      read { n in count = Int(divisor.read { __gmpz_remove(r, n, $0) }) }
    }
    return (count, rest)
  }

  /// The largest count with base^count = this integer, which has no factors below 1000.
  ///
  /// Integers of more than 4096 bits are returned with count 1.
  private var perfectPower: (base: Integer, count: Int) {
    guard bits <= 4096, read({ __gmpz_perfect_power_p($0) }) != 0 else { return (self, 1) }
    // The base has no factor below 1000, so that it has at least 10 bits.
    for prime in Integer.smallPrimes.map({ Int($0) }) where prime <= bits / 9 {
      if let root = exactRoot(prime) {
        let (base, count) = root.perfectPower
        return (base, count * prime)
      }
    }
    return (self, 1)
  }

  /// The root of a non-negative integer, if it is an integer; else nil.
  func exactRoot(_ degree: Int) -> Integer? {
    if bits <= 1 { return self }
    guard degree < bits else { return nil }
    var isExact = false
    let root = Integer.make { r in
      read { isExact = __gmpz_root(r, $0, UInt(degree)) != 0 }
    }
    return isExact ? root : nil
  }

  static func greatestCommonDivisor(_ a: Integer, _ b: Integer) -> Integer {
    binary(__gmpz_gcd, a, b)
  }
  static func leastCommonMultiple(_ a: Integer, _ b: Integer) -> Integer {
    binary(__gmpz_lcm, a, b)
  }

  static func factorial(_ n: UInt) -> Integer { make { __gmpz_fac_ui($0, n) } }
  static func doubleFactorial(_ n: UInt) -> Integer { make { __gmpz_2fac_ui($0, n) } }

  /// The binomial coefficient n over k; n may be negative.
  static func binomial(_ n: Integer, _ k: UInt) -> Integer {
    make { r in n.read { __gmpz_bin_ui(r, $0, k) } }
  }
}

extension BigRational {
  /// The bases of numerator and denominator with their exponents, negative for the denominator; the
  /// number is positive.
  var factors: [(base: BigRational, exponent: Int)] {
    numeratorInteger.factors.map { (BigRational($0.base), $0.count) }
      + denominatorInteger.factors.map { (BigRational($0.base), -$0.count) }
  }

  /// The root of a positive number, if it is rational; else nil.
  func exactRoot(_ degree: Int) -> BigRational? {
    guard let n = numeratorInteger.exactRoot(degree), let d = denominatorInteger.exactRoot(degree)
    else { return nil }
    return BigRational(coprime: n, d)
  }

  /// The multiplicity of an integer base in the number, negative if it divides the denominator, and
  /// what remains.
  func removing(_ base: BigRational) -> (count: Int, rest: BigRational) {
    let divisor = base.numeratorInteger
    let (above, numerator) = numeratorInteger.removing(divisor)
    let (below, denominator) = denominatorInteger.removing(divisor)
    return (above - below, BigRational(coprime: numerator, denominator))
  }
}
