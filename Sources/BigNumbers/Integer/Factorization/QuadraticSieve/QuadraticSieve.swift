import NumericCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The self-initialising quadratic sieve with one large prime.
///
/// It finds numbers with t² ≡ y modulo N for products y of small primes, and among these by linear algebra modulo 2 a set
/// whose product of all y is a square: x² ≡ y², and the common divisor of x − y and N is a factor in half of the cases.
///
/// **Source.** Pomerance, The quadratic sieve factoring algorithm (1984); Silverman, The multiple polynomial quadratic sieve,
/// Math. Comp. 48 (1987); Contini, Factoring integers with the self-initializing quadratic sieve (1997).
struct QuadraticSieve {
  private let n: BigInteger
  private let base: FactorBase
  private let parameters: SieveParameters
  private let product: BigInteger

  /// A factor other than 1 and n of an odd composite number that is not a power; nil if the number is too small for this method.
  static func factor(of n: BigInteger, parameters: SieveParameters? = nil) throws(LimitExceeded)
    -> BigInteger?
  {
    let sieve = QuadraticSieve(n, parameters)
    if let divisor = sieve.base.divisor { return BigInteger(divisor) }
    return try sieve.factor()
  }

  private init(_ n: BigInteger, _ parameters: SieveParameters?) {
    self.n = n
    let multiplier = SieveMultiplier.best(for: n)
    product = n * BigInteger(multiplier)
    self.parameters = parameters ?? SieveParameters(bits: product.magnitudeBits)
    base = FactorBase(n, multiplier: multiplier, count: self.parameters.primes)
  }

  private func factor() throws(LimitExceeded) -> BigInteger? {
    let length = parameters.blocks * SieveParameters.block
    guard var family = SievePolynomials(product, base, range: length / 2) else { return nil }
    let roots = SieveRoots(base, length: length)
    let bound = UInt(Double(base.primes[base.count - 1]) * parameters.largePrime)
    let blocks = SieveBlocks(
      roots, smallest: parameters.smallest, threshold: threshold(length, largePrimeBound: bound))
    let candidates = SieveCandidates(
      roots, blocks, smallest: parameters.smallest, largePrimeBound: bound)
    let relations = SieveRelations()
    var wanted = base.count + 20
    while true {
      family.beginFamily()
      roots.begin(family)
      var isFirst = true
      while isFirst || move(&family, roots) {
        isFirst = false
        try Deadline.check()
        blocks.begin()
        for block in 0..<parameters.blocks {
          blocks.sieve(block)
          candidates.collect(block, family, into: relations)
        }
        if relations.rows.count >= wanted { break }
      }
      if relations.rows.count >= wanted {
        if let factor = split(relations) { return factor }
        wanted += 50
      }
    }
  }

  private func move(_ family: inout SievePolynomials, _ roots: SieveRoots) -> Bool {
    guard let change = family.advance() else { return false }
    roots.move(change)
    return true
  }

  /// The sum of logarithms from which a place is a candidate: that of the largest value, less a large prime and what the small
  /// primes, which do not sieve, contribute on average.
  private func threshold(_ length: Int, largePrimeBound: UInt) -> Int {
    let size = product.logarithm / 2 - 1.5 + log2(Double(length / 2))
    var small = 2.0
    for prime in base.primes.dropFirst(2) where prime < parameters.smallest {
      small += 2 * log2(Double(prime)) / Double(prime - 1)
    }
    return Int(size - log2(Double(largePrimeBound)) - small - parameters.slack)
  }

  // MARK: - The end

  private func split(_ relations: SieveRelations) -> BigInteger? {
    let rows = relations.rows.indices.map { relations.entries(ofRow: $0) }
    for dependency in NullSpace(rows: rows, entries: base.count).dependencies {
      if let factor = factor(dependency, relations) { return factor }
    }
    return nil
  }

  private func factor(_ rows: [Int], _ relations: SieveRelations) -> BigInteger? {
    var (x, y) = (BigInteger.one, BigInteger.one)
    var exponents = [Int](repeating: 0, count: base.count)
    func multiply(_ relation: Int) {
      x = (x * relations.roots[relation]).residue(modulo: n)
      for entry in relations.entries(of: relation) { exponents[Int(entry)] += 1 }
    }
    for row in rows {
      let (first, second) = relations.rows[row]
      multiply(first)
      if let second {
        multiply(second)
        y = (y * BigInteger(relations.largePrimes[second])).residue(modulo: n)
      }
    }
    for (prime, exponent) in zip(base.primes, exponents).dropFirst() where exponent > 0 {
      let power = BigInteger(prime).residue(ofPower: BigInteger(exponent / 2), modulo: n)
      y = (y * power).residue(modulo: n)
    }
    let divisor = BigInteger.greatestCommonDivisor(x - y, n)
    return divisor == .one || divisor == n ? nil : divisor
  }
}
