import BigNumbers
import NumericCore
import Testing

/// Random values of the types beside `BigFloat`.
@Suite("random values of every type")
struct RandomEverywhereTests {
  @Test("numbers of fixed width are those of BigFloat at their precision") func fixed() {
    var (a, b) = (SplitMix64(seed: 3), SplitMix64(seed: 3))
    let precision = FixedFloat<2>.precision
    for _ in 0..<100 {
      let x = FixedFloat<2>.random(in: -2..<5, using: &a)
      #expect(
        BigFloat(x)
          == BigFloat.random(in: BigFloat(-2)..<BigFloat(5), precision: precision, using: &b))
      let y = FixedFloat<2>.random(in: 1...1.5, rounding: .up, using: &a)
      #expect(
        BigFloat(y)
          == BigFloat.random(
            in: BigFloat(1)...BigFloat(1.5 as Double), precision: precision, rounding: .up,
            using: &b))
      #expect(
        BigFloat(FixedFloat<2>.randomNormal(mean: 3, using: &a))
          == BigFloat.randomNormal(mean: 3, precision: precision, using: &b))
      #expect(
        BigFloat(FixedFloat<2>.randomExponential(mean: 2, using: &a))
          == BigFloat.randomExponential(mean: 2, precision: precision, using: &b))
    }
    #expect((0..<1).contains(Float256.random(in: 0..<1)))
    #expect((0...1).contains(Float256.random(in: 0...1)))
  }

  @Test("every multiple in a range is as likely as another") func fractions() {
    var generator = SplitMix64(seed: 7)
    var counts: [BigRational: Int] = [:]
    let range = BigRational(-1) / 3...BigRational(1) / 2
    for _ in 0..<6000 {
      counts[BigRational.random(in: range, denominator: 6, using: &generator), default: 0] += 1
    }
    // −1/3, −1/6, 0, 1/6, 1/3 and 1/2: 1000 of each, with a standard deviation of 29.
    #expect(Set(counts.keys) == Set((-2...3).map { BigRational($0) / 6 }))
    #expect(counts.values.allSatisfy { abs($0 - 1000) < 150 })
    #expect(BigRational.random(in: 1...1, denominator: 5) == 1)
  }

  @Test("decimals have the decimals that are asked for") func decimals() {
    var generator = SplitMix64(seed: 9)
    var seen: Set<String> = []
    for _ in 0..<500 {
      let x = BigDecimal.random(in: "-0.015"..."0.02", decimals: 2, using: &generator)
      #expect(x.exponent == -2)
      seen.insert(x.description)
    }
    #expect(seen == ["-0.01", "0.00", "0.01", "0.02"])
    #expect(BigDecimal.random(in: 1000...1000, decimals: -3).description == "1E+3")
    let wide = BigDecimal.random(in: 0...1, decimals: 400)
    #expect(wide.exponent == -400 && (0...1).contains(wide))
  }
}
