import RealModule
import Testing

@testable import BigNumbers

/// Binary splitting with common factors removed, against sums of fractions term by term.
@Suite("splitting of series")
struct SeriesSplittingTests {
  static let series: [HypergeometricSeries] = [
    .pi, .logarithmOfTwo, .catalan, .apery, .gammaOfThird, .gammaOfQuarter, .e, .reciprocal(251),
    .reciprocal(1_068_652_740_673, isAlternating: true), .errorFunction(3, 7, power: 2),
    .errorFunction(5, 9, power: 1), .bessel(0, 5, 7), .bessel(1, 22, 3),
  ]

  /// The sum of the first terms.
  private static func sum(_ series: HypergeometricSeries, _ count: Int) -> BigRational {
    func product(_ forms: [LinearForm], _ constant: UInt, _ k: Int) -> BigInteger {
      forms.reduce(BigInteger(constant)) { product, form in
        let value = BigInteger(form.slope * k + form.offset)
        return (0..<form.power).reduce(product) { product, _ in product * value }
      }
    }
    var (sum, numerator, denominator) = (BigInteger(0), BigInteger(1), BigInteger(1))
    for k in 0..<count {
      if k > 0 {
        let factor = product(series.denominator, series.constants.denominator, k)
        numerator *= product(series.numerator, series.constants.numerator, k)
        if series.isAlternating { numerator = -numerator }
        denominator *= factor
        sum *= factor
      }
      sum +=
        numerator * series.polynomial.reduce(BigInteger(0)) { $0 * BigInteger(k) + BigInteger($1) }
    }
    return BigRational(reducing: sum, denominator)
  }

  private static func whole(_ number: ScaledInteger) -> BigInteger {
    BigInteger(number.integer).shiftedUp(number.exponent)
  }

  @Test(
    "every sum is the sum of its terms", arguments: series.indices, [1, 2, 31, 33, 64, 129, 500])
  func sums(_ index: Int, _ count: Int) {
    let series = Self.series[index]
    let expected = Self.sum(series, count)
    // 101 is not smaller than most of the factors, and 3 is one of a constant or a slope.
    for bound in [0, 3, 13, 101] as [UInt] {
      let primes = SmallPrimes(upTo: bound, dividing: 8000, where: series.isBalanced)
      let splitting = SeriesSplitting(series, width: 1 << 30, primes: bound == 0 ? nil : primes)
      let block = splitting.block(0..<count, needsP: false)
      let denominator = Self.whole(splitting.denominator(block))
      #expect(
        BigRational(reducing: Self.whole(block.t), denominator) == expected, "\(bound), \(count)")
    }
  }

  @Test("threads do not change a sum", arguments: [2, 3, 5, 8]) func threads(_ count: Int) {
    for series in [HypergeometricSeries.apery, .pi, .e] {
      let primes = SmallPrimes(upTo: 101, dividing: 8000, where: series.isBalanced)
      let splitting = SeriesSplitting(series, width: 20_000, primes: primes)
      let blocks = [1, count].map { splitting.block(0..<900, needsP: false, threads: $0) }
      let parts = blocks.map { [$0.t, splitting.denominator($0)].map(Self.whole) }
      #expect(parts[0] == parts[1])
    }
  }

  @Test("two computations on two threads, and one after the other") func onTwoThreads() {
    for threads in [1, 2] {
      let (first, second) = onThreads(threads) {
        (1...1000).reduce(BigInteger(1)) { $0 * BigInteger($1) }
      } and: {
        (1...1000).reversed().reduce(BigInteger(1)) { $0 * BigInteger($1) }
      }
      #expect(first == second)
    }
  }

  @Test("common factors are left out") func commonFactors() {
    for (series, part) in [(HypergeometricSeries.apery, 0.55), (.catalan, 0.65), (.pi, 0.9)] {
      func bits(_ primes: SmallPrimes?) -> Double {
        let splitting = SeriesSplitting(series, width: 1 << 30, primes: primes)
        let block = splitting.block(0..<2000, needsP: false)
        return Double(Self.whole(splitting.denominator(block)).bitWidth)
      }
      let primes = SmallPrimes(upTo: 512, dividing: 15_000, where: series.isBalanced)
      #expect(bits(primes) < part * bits(nil))
    }
  }

  @Test("a prime is counted where numerators and denominators have as many")
  func balance() {
    // k³ in a denominator has 3/(p − 1) factors p, as many as 6k − 5, 2k − 1 and 6k − 1, and 640320³/24 has 2, 3, 5, 23 and 29.
    let small = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31] as [UInt]
    #expect(small.filter(HypergeometricSeries.pi.isBalanced) == [7, 11, 13, 17, 19, 31])
    #expect(small.allSatisfy(HypergeometricSeries.apery.isBalanced))
    #expect(!small.contains(where: HypergeometricSeries.e.isBalanced))
    #expect(
      small.filter(HypergeometricSeries.logarithmOfTwo.isBalanced) == Array(small.dropFirst()))
  }

  @Test("a sum with a zero is the other number") func zero() {
    var unit = ScaledInteger(1 << 63)
    for _ in 0..<8 { unit = (unit * unit).cut(to: 80) }
    let zero = unit * ScaledInteger(0)
    #expect(zero.exponent > 1000)
    #expect(Self.whole(.sum(zero, ScaledInteger(5), width: 64)) == 5)
    #expect(Self.whole(.sum(ScaledInteger(7), unit * ScaledInteger(0), width: 64)) == 7)
  }

  @Test("primes and powers of a number") func primes() {
    let primes = SmallPrimes(upTo: 31, dividing: 10_000) { $0 != 7 }
    #expect(primes.primes == [3, 5, 11, 13, 17, 19, 23, 29, 31])
    for number in 1...10_000 as ClosedRange<UInt> {
      var exponents = [Int32](repeating: 0, count: primes.primes.count)
      let rest = primes.remove(from: number, &exponents, times: 2)
      var product = rest
      for (prime, exponent) in zip(primes.primes, exponents) {
        #expect(!rest.isMultiple(of: prime) && exponent.isMultiple(of: 2))
        for _ in 0..<exponent / 2 { product *= prime }
      }
      #expect(product == number)
    }
  }

  /// At whole multiples of 2⁻⁸, which both ways of summing take exactly.
  @Test("rectangular sums err by less than their bound", arguments: [100, 1000, 5003, 20_000])
  func rectangular(_ bits: Int) {
    for p in [1, 9, 40, 128, 777, 5000] as [UInt] {
      let ratio = Double(p) / 128
      let root = ratio / 2
      let cases: [(RectangularSeries, HypergeometricSeries, y: Double, total: Double)] = [
        (.errorFunction, .errorFunction(p, 256, power: 1), ratio, 1),
        (.bessel(0), .bessel(0, p, 128), root * root, .exp(ratio)),
        (.bessel(1), .bessel(1, p, 128), root * root, .exp(ratio)),
      ]
      for (series, fractions, y, total) in cases {
        let wide = bits + 200
        let exact = fractions.sum(count: series.count(y, bits: wide), bits: wide)
        let error = series.sum(BigFloat(y), bits: bits) - exact
        // A unit of a sum of positive terms is one of that sum.
        let scale = total == 1 ? exact : BigFloat(total)
        #expect(error.magnitude < scale.scaled(-bits), "\(p), y = \(y)")
      }
    }
  }
}
