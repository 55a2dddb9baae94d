import NumericCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The polynomials a·x² + b·x + c with b² − 4ac = kN, in families with one a, a product of primes of the base.
///
/// (2ax + b)² = 4a·(ax² + bx + c) + kN, so that a smooth value gives a relation. With s primes in a there are 2^(s−1) values of b
/// but for the sign, sums ±B₁ ± … ± Bₛ. They are passed through in the order of a Gray code, in which one sign changes at a time.
///
/// **Source.** Contini, Factoring integers with the self-initializing quadratic sieve (1997).
struct SievePolynomials {
  private let product: BigInteger
  private let base: FactorBase
  /// The least entry that a may be divisible by.
  private let leastEntry: Int
  /// The binary logarithm of the best a, at which the values are equally large in the middle and at the ends.
  private let target: Double
  private let factorCount: Int
  private var generator = SplitMix64(seed: 1)
  private var used: Set<[Int]> = []
  private var step = 0

  /// The entries of the primes in a.
  private(set) var factors: [Int] = []
  /// The terms B of b.
  private(set) var terms: [BigInteger] = []
  private(set) var a = BigInteger.one
  private(set) var b = BigInteger.zero
  private(set) var c = BigInteger.zero

  /// For values of x of a magnitude up to `range`; nil if the base is too small.
  init?(_ product: BigInteger, _ base: FactorBase, range: Int) {
    (self.product, self.base) = (product, base)
    target = (product.logarithm - 1) / 2 - log2(Double(range))
    leastEntry = base.primes.firstIndex { $0 > 20 } ?? base.count
    let largest = log2(Double(base.primes[base.count - 1]))
    factorCount = max(2, Int((target / min(11, largest - 2.3)).rounded()))
    if base.count - leastEntry < 4 * factorCount { return nil }
  }

  /// Takes another a and its first b.
  mutating func beginFamily() {
    chooseFactors()
    a = factors.reduce(.one) { $0 * BigInteger(base.primes[$1]) }
    terms = factors.map { entry in
      let field = SmallPrimeField(base.primes[entry])
      let cofactor = a.dividedExactly(by: BigInteger(field.prime))
      let inverse = field.inverse(UInt32(cofactor.remainder(by: UInt(field.prime))))
      let residue = field.product(base.roots[entry], inverse)
      return cofactor * BigInteger(min(residue, field.prime - residue))
    }
    b = terms.reduce(.zero, +)
    // b is odd, as its square is kN modulo 4; the last term keeps its sign, so that all further ones are odd as well.
    if !b.isOdd {
      terms[terms.count - 1] += a
      b += a
    }
    step = 0
    completeSquare()
  }

  /// Goes on to the next b; returns the number of the term that was added or subtracted twice, or nil at the end of the family.
  mutating func advance() -> (number: Int, isAdded: Bool)? {
    step += 1
    let term = step.trailingZeroBitCount
    if term >= terms.count - 1 { return nil }
    let isAdded = step >> term & 3 == 3
    b += (isAdded ? terms[term] : -terms[term]) << 1
    completeSquare()
    return (term, isAdded)
  }

  private mutating func completeSquare() {
    c = (b * b - product).dividedExactly(by: a << 2)
  }

  /// Draws all factors but one from the primes around the root of a, and fits the last; the best of some draws is taken.
  private mutating func chooseFactors() {
    let centre = entry(nearest: target / Double(factorCount))
    let radius = max(3 * factorCount, min(60, base.count / 8))
    let lower = max(leastEntry, min(centre - radius, base.count - 2 * radius))
    let window = lower..<min(base.count, lower + 2 * radius)
    var best: (distance: Double, factors: [Int])?
    for attempt in 0... {
      if attempt >= 30, best != nil { break }
      var drawn: Set<Int> = []
      while drawn.count < factorCount - 1 {
        drawn.insert(Int.random(in: window, using: &generator))
      }
      let rest = target - drawn.reduce(0) { $0 + log2(Double(base.primes[$1])) }
      var last = entry(nearest: rest)
      while drawn.contains(last) { last += 1 }
      guard last < base.count else { continue }
      let distance = abs(rest - log2(Double(base.primes[last])))
      let factors = (drawn.union([last])).sorted()
      // After many draws that were all used the first new one will do.
      if distance < best?.distance ?? .infinity, !used.contains(factors) {
        best = (distance, factors)
      }
    }
    factors = best?.factors ?? []
    used.insert(factors)
  }

  /// The entry whose prime has the logarithm nearest to a given one, or is next to it.
  private func entry(nearest logarithm: Double) -> Int {
    let size = UInt32(max(1, min(exp2(logarithm), 0x1p31)))
    var (low, high) = (leastEntry, base.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if base.primes[middle] < size { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
