internal import CMPFR

/// The binary splitting of a sum of terms of a ``HypergeometricSeries``.
///
/// Powers of small primes in P and Q are counted, those of two as exponents of the numbers and the others in ``SmallPrimes``.
/// About as many are in the P of a block as in the Q of the next one, so that hardly any are left over where both meet in T.
///
/// **Source.** The removal of common factors is that of H. Xue and T. Granlund in gmp-chudnovsky, gmplib.org (2002), where all
/// primes are kept in lists, and common ones are found and divided out where blocks are joined.
struct SeriesSplitting {
  private let series: HypergeometricSeries
  /// The bits to which numbers are cut.
  let width: Int
  /// The primes whose powers are counted; nil if that saves nothing.
  let primes: SmallPrimes?
  private let numerators: SplitFactors
  private let denominators: SplitFactors

  /// P, Q and T of a block of terms, which is T/Q.
  struct Block {
    /// Without the powers that are counted.
    var p, q: ScaledInteger
    /// A common factor of T and Q is left out.
    var t: ScaledInteger
    /// The powers that are counted in P/Q.
    var ratio: [Int32]
    /// The powers that are counted in the Q of T/Q.
    var denominator: [Int32]
  }

  /// - Parameters:
  ///   - series: The series.
  ///   - width: The bits to which numbers are cut.
  ///   - primes: Those whose powers are counted, of which P and Q have about as many.
  init(_ series: HypergeometricSeries, width: Int, primes: SmallPrimes?) {
    (self.series, self.width, self.primes) = (series, width, primes)
    numerators = SplitFactors(primes, series.numerator, constant: series.constants.numerator)
    denominators = SplitFactors(primes, series.denominator, constant: series.constants.denominator)
  }

  /// The number of terms that are added one by one.
  private static var leafSize: Int { 32 }

  /// A block of terms; without P where that is not needed.
  func block(_ range: Range<Int>, needsP: Bool, threads: Int = 1) -> Block {
    if range.count <= Self.leafSize { return leaf(range) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let (left, right) = onThreads(threads) {
      block(range.lowerBound..<middle, needsP: true, threads: (threads + 1) / 2)
    } and: {
      block(middle..<range.upperBound, needsP: needsP, threads: threads / 2)
    }
    return joined(left, right, needsP: needsP, threads: threads)
  }

  /// The block of the terms of two blocks, of which the second one follows the first; their registers end here.
  func joined(_ left: Block, _ right: Block, needsP: Bool, threads: Int) -> Block {
    var (left, right) = (left, right)
    let ((first, p), (second, q)) = onThreads(threads) {
      (right.q * left.t, needsP ? (left.p * right.p).cut(to: width) : left.p)
    } and: {
      (left.p * right.t, (left.q * right.q).cut(to: width))
    }
    if let primes { primes.join(&left, right, first, second) }
    return Block(
      p: p, q: q, t: .sum(first, second, width: width), ratio: left.ratio,
      denominator: left.denominator)
  }

  /// Q of T/Q with all its factors.
  func denominator(_ block: Block) -> ScaledInteger {
    var powers = PowerProduct()
    for (prime, exponent) in zip(primes?.primes ?? [], block.denominator) {
      powers.multiply(by: prime, exponent)
    }
    powers.multiply(block.q.integer)
    return block.q
  }

  private func leaf(_ range: Range<Int>) -> Block {
    let (p, q, t) = (ScaledInteger(1), ScaledInteger(1), ScaledInteger(0))
    let (restOfP, restOfQ) = primes == nil ? (p, q) : (ScaledInteger(1), ScaledInteger(1))
    var ratio = [Int32](repeating: 0, count: primes?.primes.count ?? 0)
    var denominator = ratio
    withExtendedLifetime((p, q, t, restOfP, restOfQ)) {
      // Registers were retained and released for each term, which took 6 % of the time of a logarithm.
      let (p, q, t) = (p.integer.pointer, q.integer.pointer, t.integer.pointer)
      let restOfP = primes == nil ? nil : restOfP.integer.pointer
      let restOfQ = primes == nil ? nil : restOfQ.integer.pointer
      let coefficient = IntegerStorage.make()
      for k in range {
        if k > 0 {
          numerators.multiply(p, nil, restOfP, at: k, &ratio)
          denominators.multiply(q, t, restOfQ, at: k, &denominator)
          if series.isAlternating { __gmpz_neg(p, p) }
        }
        series.evaluatePolynomial(at: UInt(k), coefficient)
        coefficient.read { __gmpz_addmul(t, $0, p) }
      }
    }
    let factors = Int32(range.count - (range.lowerBound == 0 ? 1 : 0))
    if primes != nil, series.isAlternating, factors & 1 != 0 {
      restOfP.integer.read { __gmpz_neg(restOfP.integer.pointer, $0) }
    }
    for index in ratio.indices {
      denominator[index] += factors * denominators.exponents[index]
      ratio[index] += factors * numerators.exponents[index] - denominator[index]
    }
    return Block(
      p: restOfP.withoutTwos(), q: restOfQ.withoutTwos(), t: t, ratio: ratio,
      denominator: denominator)
  }
}

extension SmallPrimes {
  /// Gives the two parts of T a common denominator, and the left block the powers that are counted in both.
  ///
  /// T/Q is first/(q₁·q₂·s₁) + r₁·second/(q₁·q₂·s₂), where the s and r are the powers that are counted in denominators and
  /// ratios. For each prime one of the parts has the larger power below.
  fileprivate func join(
    _ left: inout SeriesSplitting.Block, _ right: SeriesSplitting.Block, _ first: ScaledInteger,
    _ second: ScaledInteger
  ) {
    var (ofFirst, ofSecond) = (PowerProduct(), PowerProduct())
    for (index, prime) in primes.enumerated() {
      let excess = right.denominator[index] - left.ratio[index] - left.denominator[index]
      if excess > 0 {
        ofFirst.multiply(by: prime, excess)
        left.denominator[index] += excess
      } else if excess < 0 {
        ofSecond.multiply(by: prime, -excess)
      }
      left.ratio[index] += right.ratio[index]
    }
    ofFirst.multiply(first.integer)
    ofSecond.multiply(second.integer)
  }
}
