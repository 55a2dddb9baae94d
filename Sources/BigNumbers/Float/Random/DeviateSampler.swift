import NumericCore

/// Draws real numbers from a distribution without evaluating a function: only digits are compared.
///
/// The letters of the algorithms are those of C. F. F. Karney, "Sampling exactly from the normal
/// distribution", ACM TOMS 42(1), 2016, arXiv:1303.6257. All of them rest on a remark of von
/// Neumann (1951): the probability that the first n of independent uniform deviates descend from x,
/// x > U₁ > U₂ > … > Uₙ, is xⁿ/n!. Hence the longest such run has an even length with probability 1
/// − x + x²/2! − … = e^−x. If each term also has to pass a test of probability q, this becomes
/// e^−qx. No step rounds: the deviates are compared as real numbers, and the returned one keeps the
/// digits that the comparisons needed and is otherwise uniform.
struct DeviateSampler {
  private var bits: RandomBits
  // The last term of a run and the next one; they are properties only to reuse their memory.
  private var last = UniformDeviate()
  private var next = UniformDeviate()

  /// A sampler for one number of a precision.
  init(_ precision: Precision) { bits = RandomBits(precision) }

  /// Makes sure that `count` digits of a fraction are known.
  mutating func extend(
    _ deviate: inout RandomDeviate, digits count: Int,
    using generator: inout some RandomNumberGenerator
  ) {
    deviate.fraction.extend(to: count, &bits, using: &generator)
  }

  /// Algorithm V: the exponential distribution, density e^−x for x > 0.
  ///
  /// A uniform x is accepted with probability e^−x. A rejection, which has the probability e^−1 in
  /// all, adds 1 to the whole part, because an exponential deviate has no memory.
  mutating func exponential(
    using generator: inout some RandomNumberGenerator
  ) -> RandomDeviate {
    var deviate = RandomDeviate()
    while !acceptsExponential(&deviate.fraction, using: &generator) {
      deviate.whole += 1
      deviate.fraction.restart()
    }
    return deviate
  }

  /// Algorithm N: the normal distribution, density e^−x²/2 / √2π.
  ///
  /// |x| = k + u. Let k have a probability ∝ e^−k/2 (N1) and be kept with probability e^−k(k−1)/2
  /// (N2), and u be kept with probability e^−u(2k+u)/2 (N4): the density of k + u is ∝ e^−(k² + 2ku
  /// + u²)/2 = e^−(k+u)²/2.
  mutating func normal(using generator: inout some RandomNumberGenerator) -> RandomDeviate {
    var deviate = RandomDeviate()
    while true {
      deviate.whole = countHalves(using: &generator)
      guard acceptsHalves(deviate.whole * (deviate.whole - 1), using: &generator) else { continue }
      deviate.fraction.restart()
      if acceptsNormal(deviate.whole, &deviate.fraction, using: &generator) { break }
    }
    deviate.isNegative = bits.next(1, using: &generator) == 1
    return deviate
  }

  // MARK: - Events of a given chance

  /// Algorithm H: true with probability e^−1/2.
  ///
  /// The run descends from ½, so that the first bit of U₁ often tells that it is empty.
  private mutating func acceptsHalf(using generator: inout some RandomNumberGenerator) -> Bool {
    if bits.next(1, using: &generator) == 1 { return true }
    last.restart(belowHalf: bits.next(7, using: &generator))
    return !continuesEvenly(using: &generator)
  }

  /// True with probability e^−x: the run descends from x.
  private mutating func acceptsExponential(
    _ x: inout UniformDeviate, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    last.restart()
    guard last.isLess(than: &x, &bits, using: &generator) else { return true }
    return !continuesEvenly(using: &generator)
  }

  /// Whether an even number of terms follows the last one of a run.
  private mutating func continuesEvenly(
    using generator: inout some RandomNumberGenerator
  ) -> Bool {
    var isEven = true
    while true {
      next.restart()
      guard next.isLess(than: &last, &bits, using: &generator) else { return isEven }
      swap(&last, &next)
      isEven.toggle()
    }
  }

  /// Algorithm G: k with probability e^−k/2·(1 − e^−1/2), the number of successes before a failure.
  private mutating func countHalves(using generator: inout some RandomNumberGenerator) -> Int {
    var count = 0
    while acceptsHalf(using: &generator) { count += 1 }
    return count
  }

  /// Algorithm P: true with probability e^−n/2, n successes in a row.
  private mutating func acceptsHalves(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    for _ in 0..<count where !acceptsHalf(using: &generator) { return false }
    return true
  }

  /// Step N4: true with probability e^−x(2k+x)/2, as k + 1 successes of probability
  /// e^−x(2k+x)/(2k+2).
  private mutating func acceptsNormal(
    _ k: Int, _ x: inout UniformDeviate, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    for _ in 0...k where !acceptsPart(k, &x, using: &generator) { return false }
    return true
  }

  /// Algorithm B: true with probability e^−x(2k+x)/(2k+2).
  ///
  /// The run descends from x, and each term has to pass a test of probability (2k+x)/(2k+2).
  ///
  /// The test comes before the comparison, because it takes fewer bits; both must succeed, so that
  /// their order does not matter.
  private mutating func acceptsPart(
    _ k: Int, _ x: inout UniformDeviate, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    var length = 0
    while passes(k, &x, using: &generator) {
      next.restart()
      let descends =
        length == 0
        ? next.isLess(than: &x, &bits, using: &generator)
        : next.isLess(than: &last, &bits, using: &generator)
      guard descends else { break }
      swap(&last, &next)
      length += 1
    }
    return length.isMultiple(of: 2)
  }

  /// A test of probability (2k+x)/(2k+2) = 2k/(2k+2) + x/(2k+2): a uniform number below 2k + 2
  /// passes if it is below 2k (Algorithm C), fails if it is 2k + 1, and if it is 2k, U < x decides.
  private mutating func passes(
    _ k: Int, _ x: inout UniformDeviate, using generator: inout some RandomNumberGenerator
  ) -> Bool {
    let drawn = number(below: 2 * k + 2, using: &generator)
    guard drawn == 2 * k else { return drawn < 2 * k }
    next.restart()
    return next.isLess(than: &x, &bits, using: &generator)
  }

  /// A uniform whole number below `bound` ≥ 2: as many bits as such a number can have, drawn again
  /// if the number is too large.
  private mutating func number(
    below bound: Int, using generator: inout some RandomNumberGenerator
  ) -> Int {
    let count = Int.bitWidth - (bound - 1).leadingZeroBitCount
    while true {
      let drawn = Int(bits.next(count, using: &generator))
      if drawn < bound { return drawn }
    }
  }
}
