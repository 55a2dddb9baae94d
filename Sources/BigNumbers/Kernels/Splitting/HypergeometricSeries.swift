internal import CMPFR

/// (slope·k + offset)^power, a factor of the ratio of two terms; positive for k > 0.
struct LinearForm {
  let slope: Int
  let offset: Int
  let power: Int

  init(_ slope: Int, _ offset: Int, power: Int = 1) {
    (self.slope, self.offset, self.power) = (slope, offset, power)
  }
}

/// S = Σ a(k)·r(1)·…·r(k) over k ≥ 0, where a is a polynomial with whole coefficients and
/// r(k) = ±c·Π numerator(k) / (d·Π denominator(k)).
///
/// A block of terms from l up to h is a fraction T/Q with Q = Π q(k), where p and q are the numerator
/// and the denominator of r, and P = Π p(k). Two blocks are joined to one by P = P₁·P₂, Q = Q₁·Q₂ and
/// T = Q₂·T₁ + P₁·T₂, less the common factors of Q₂ and P₁ (``SmallPrimes``).
///
/// **Source.** B. Haible and T. Papanikolaou, Fast multiprecision evaluation of series of rational
/// numbers, ANTS-III (1998).
struct HypergeometricSeries {
  let numerator: [LinearForm]
  let denominator: [LinearForm]
  let constants: (numerator: UInt, denominator: UInt)
  var isAlternating = false
  /// The coefficients of a, from the highest one; their sum is less than 2¹⁰·a(0).
  let polynomial: [Int]
  /// |r(k)| < 2^−rate for all k.
  let rate: Double

  /// The number of terms whose rest is less than 2^−bits of the first one.
  ///
  /// For N ≤ 2³² terms |a(N)| < 2^(10 + 32·degree)·a(0), and the terms that follow decrease by at least
  /// a factor of two each.
  func count(bits: Int) -> Int {
    Int(Double(bits + 11 + 32 * (polynomial.count - 1)) / rate) + 2
  }

  /// The threads for numbers of so many bits, which take no other thread for less than some milliseconds.
  static func threads(bits: Int) -> Int { bits < 200_000 ? 1 : processorCount }

  /// The bits that cuts may cost: a tree of fewer than 2³⁰ blocks with three numbers each errs by
  /// less than 2^−width·2³³.
  static var guardBits: Int { 40 }

  /// The sum of the first terms, as many as are needed if `count` is nil; it errs by less than
  /// 2^(2−bits)·Σ |terms|.
  func sum(count: Int? = nil, bits: Int) -> BigFloat {
    let (t, q) = fraction(count: count, bits: bits)
    return BigFloat.make(bits: bits) { r in
      t.read { t in q.read { q in mpfr_div(r, t, q, MPFR_RNDN) } }
    }
  }

  /// The sum as a fraction of two rounded numbers.
  func fraction(count: Int? = nil, bits: Int) -> (numerator: BigFloat, denominator: BigFloat) {
    let count = count ?? self.count(bits: bits)
    let splitting = splitting(count: count, bits: bits)
    let block = splitting.block(
      0..<count, needsP: false, threads: Self.threads(bits: bits))
    return (block.t.number(bits: bits), splitting.denominator(block).number(bits: bits))
  }

  /// The splitting of the first terms.
  func splitting(count: Int, bits: Int) -> SeriesSplitting {
    SeriesSplitting(self, width: bits + Self.guardBits, primes: smallPrimes(count: count))
  }

  /// a(k), by Horner's rule.
  func evaluatePolynomial(at k: UInt, _ result: IntegerStorage) {
    __gmpz_set_ui(result.pointer, 0)
    for c in polynomial {
      result.read { __gmpz_mul_ui(result.pointer, $0, k) }
      let step = c < 0 ? __gmpz_sub_ui : __gmpz_add_ui
      result.read { step(result.pointer, $0, c.magnitude) }
    }
  }
}

extension HypergeometricSeries {
  /// The fewest factors of numerators of which common ones are removed: with 14 000 to 17 000 of them ζ(3), Catalan's constant and
  /// ln 2 took 1.1 of the time, with 41 000 to 56 000 0.94, 0.90 and 0.95.
  private static var fewestFactors: Int { 1 << 15 }

  /// The primes of which P and Q have about as many, so that powers of them are counted; nil where that saves nothing.
  ///
  /// With one linear form the logarithm of 3 takes 1.03 of the time for a million digits.
  func smallPrimes(count: Int) -> SmallPrimes? {
    let power = numerator.reduce(0) { $0 + $1.power }
    guard power > 1, power * count >= Self.fewestFactors, isBalanced(Self.anyLargePrime) else {
      return nil
    }
    return balancedPrimes(count: count)
  }

  /// The same for any number of terms.
  func balancedPrimes(count: Int) -> SmallPrimes {
    let largest = (numerator + denominator).map { $0.slope * count + $0.offset }.max() ?? 0
    return SmallPrimes(upTo: Self.largestPrime, dividing: UInt(largest), where: isBalanced)
  }

  /// A prime that divides no slope, offset or constant.
  private static var anyLargePrime: UInt { 0x7FFF_FFFF }

  /// Of a million digits ζ(3), Catalan's constant, ln 2 and π took 0.78, 1.13, 0.42 and 0.23 s with primes to 100, 0.69, 1.09, 0.41
  /// and 0.22 s with those to 400, 0.67, 1.18, 0.47 and 0.25 s with those to 3200.
  private static var largestPrime: UInt { 512 }

  /// Whether the mean of the powers of a prime is the same in the numerators and the denominators of r.
  ///
  /// A prime p divides a linear form that it does not divide the slope of for one in p values, its square for one in p² of them,
  /// and so on: the mean power is 1/(p − 1).
  func isBalanced(_ p: UInt) -> Bool {
    func power(_ number: UInt) -> Int {
      var (power, rest) = (0, number)
      while rest.isMultiple(of: p) { (power, rest) = (power + 1, rest / p) }
      return power
    }
    func sum(_ forms: [LinearForm], _ constant: UInt) -> Int? {
      var sum = power(constant) * Int(p - 1)
      for form in forms {
        if form.slope == 0 {
          sum += form.power * power(UInt(form.offset)) * Int(p - 1)
        } else if !form.slope.magnitude.isMultiple(of: p) {
          sum += form.power
        } else if form.offset.magnitude.isMultiple(of: p) {
          return nil
        }
      }
      return sum
    }
    guard let above = sum(numerator, constants.numerator) else { return false }
    return above == sum(denominator, constants.denominator)
  }
}
