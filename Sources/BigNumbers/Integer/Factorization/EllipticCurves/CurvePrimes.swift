/// The primes of one level of the elliptic curve method: what stage one multiplies by, and the pairs of stage two.
struct CurvePrimes {
  /// The bound of stage one.
  let first: Int
  /// The bound of stage two.
  let second: Int
  /// The powers of primes up to the bound, as prime and number of times.
  let powers: [(prime: Int, count: Int)]
  /// The length of a giant step.
  let step: Int
  /// The numbers below half of a step without a common divisor.
  let offsets: [Int]
  /// The first giant step.
  let firstStep: Int
  /// For each giant step the indices of the offsets j for which step ± j is prime, one of the two or both.
  let pairs: [[UInt16]]

  /// Takes bounds from 105 on, the second one above the first.
  init(first: Int, second: Int) {
    (self.first, self.second) = (first, second)
    let primes = WordPrimes.primes(below: second + 1)
    powers = primes.prefix { $0 <= first }.map { prime in
      var (power, count) = (prime, 1)
      while power <= first / prime { (power, count) = (power * prime, count + 1) }
      return (prime, count)
    }
    // All primes above the first bound are near a giant step from the first on, if half a step is below that bound.
    let step = first < 1155 ? 210 : first < 15_015 ? 2310 : 30030
    let divisors = [2, 3, 5, 7, 11, 13].filter { step.isMultiple(of: $0) }
    let offsets = (1..<step / 2).filter { offset in
      divisors.allSatisfy { !offset.isMultiple(of: $0) }
    }
    var index = [UInt16](repeating: 0, count: step / 2 + 1)
    for (place, offset) in offsets.enumerated() { index[offset] = UInt16(place) }
    let firstStep = (first + step / 2) / step
    var sets = [Set<UInt16>](repeating: [], count: (second + step / 2) / step - firstStep + 1)
    for prime in primes where prime > first {
      let nearest = (prime + step / 2) / step
      sets[nearest - firstStep].insert(index[abs(prime - nearest * step)])
    }
    (self.step, self.offsets, self.firstStep) = (step, offsets, firstStep)
    pairs = sets.map { $0.sorted() }
  }
}
