import BigNumbers
import NumericCore
import Testing

@Suite("rational approximations")
struct RationalApproximationTests {
  @Test("what everybody knows") func known() throws {
    let pi = try BigFloat("3.14159265358979323846264338327950288", precision: .bits(110))
    let exact = try #require(try BigRational(exactly: pi))
    #expect(exact.limitingDenominator(to: 10) == ratio(22 / 7))
    #expect(exact.limitingDenominator(to: 1000) == ratio(355 / 113))
    #expect(exact.limitingDenominator(to: 100) == ratio(311 / 99))
    #expect(exact.limitingDenominator(to: 1) == 3 && exact.limitingDenominator(to: 3 / 2) == 3)
    #expect(Array(exact.continuedFraction.prefix(5)) == [3, 7, 15, 1, 292])
    let first = exact.convergents.prefix(4).map(\.description)
    #expect(first == ["3", "22/7", "333/106", "355/113"])
    #expect(try BigRational(simplestNear: BigFloat(0.1 as Double)) == ratio(1 / 10))
    #expect(try BigRational(simplestNear: BigFloat(1.0 / 3)) == ratio(1 / 3))
    #expect(try BigRational(simplestNear: BigFloat(-355.0 / 113)) == ratio(-355 / 113))
    #expect(BigRational.simplest(in: 314 / 100...315 / 100) == ratio(22 / 7))
  }

  @Test("intervals across and beside zero") func zero() {
    #expect(BigRational.simplest(in: -1...1) == 0 && BigRational.simplest(in: 0...5) == 0)
    #expect(BigRational.simplest(in: -5...0) == 0 && BigRational.simplest(in: 5...5) == 5)
    #expect(BigRational.simplest(in: -9 / 2...(-7 / 2)) == -4)
    #expect(BigRational.simplest(in: 7 / 2...99) == 4)
    #expect(BigRational.simplest(in: -99...(-7 / 2)) == -4)
    #expect(BigRational.simplest(in: 2 / 7...2 / 7) == ratio(2 / 7))
  }

  @Test("quotients make a number, or none") func quotients() {
    #expect(BigRational(continuedFraction: [0, 2]) == ratio(1 / 2))
    #expect(BigRational(continuedFraction: [0, 1, 1]) == ratio(1 / 2))
    #expect(BigRational(continuedFraction: [-4, 1, 6, 16]) == ratio(-355 / 113))
    #expect(BigRational(continuedFraction: []) == nil)
    #expect(BigRational(continuedFraction: [1, 0]) == nil)
    #expect(BigRational(continuedFraction: [1, 2, -1]) == nil)
    #expect(BigRational(continuedFraction: [1, 3 / 2]) == nil)
    #expect(Array((0 as BigRational).continuedFraction) == [0])
    #expect(Array((-1 / 2 as BigRational).continuedFraction) == [-1, 2])
    #expect(Array(Convergents(of: [])) == [])
  }

  @Test("an endless source of quotients") func endless() {
    let golden = Convergents(of: sequence(first: 1 as BigRational) { $0 })
    var iterator = golden.makeIterator()
    var last: BigRational = 0
    for _ in 0..<100 { last = iterator.next() ?? 0 }
    #expect(last.description == "573147844013817084101/354224848179261915075")
    // A copy of an iterator is independent of the original.
    var copy = iterator
    for _ in 0..<3 {
      let (next, again) = (iterator.next(), copy.next())
      #expect(next == again)
    }
  }

  /// A number of about `bits` bits whose quotients are below 2^8 and mostly small.
  private func long(bits: Int, _ generator: inout SplitMix64) throws -> BigRational {
    let quotients = (0..<bits / 3).map { _ in
      BigRational(1 + (generator.next() >> UInt64.random(in: 56...63, using: &generator)))
    }
    return try #require(BigRational(continuedFraction: quotients))
  }

  @Test("long numbers agree with one quotient after the other") func longNumbers() throws {
    var generator = SplitMix64(seed: 12)
    for bits in [300, 600, 1200, 5000] {
      let x = try long(bits: bits, &generator)
      let convergents = Array(x.convergents)
      for index in stride(from: 1, to: convergents.count - 1, by: max(1, convergents.count / 40)) {
        let value = convergents[index]
        // A convergent is the best approximation up to its denominator, and the next one from its
        // own denominator on.
        #expect(x.limitingDenominator(to: value.denominator) == value)
        let next = convergents[index + 1]
        #expect(x.limitingDenominator(to: next.denominator) == next)
        let width = (x - value).magnitude
        let range = value < x ? value...(x + width) : (x - width)...value
        let simplest = BigRational.simplest(in: range)
        #expect(range.contains(simplest) && simplest.denominator <= value.denominator)
        #expect(BigRational.simplest(in: value...value) == value)
      }
    }
  }

  @Test("hostile sizes take moderate time") func hostile() throws {
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      var generator = SplitMix64(seed: 13)
      // Euclid's algorithm takes about 200 000 steps for these numbers.
      let x = try long(bits: 300_000, &generator)
      let bound = BigInteger.one << 140_000
      let near = x.limitingDenominator(to: bound)
      #expect(
        near.denominator <= bound
          && (near - x).magnitude < BigRational(1, over: near.denominator * bound))
      let float = BigFloat(x, precision: .bits(300_000))
      let simplest = try #require(try BigRational(simplestNear: float))
      #expect(BigFloat(simplest, precision: .bits(300_000)) == float)
      // Ends of similar length but far apart, huge quotients, and powers of ten.
      let tiny = try BigRational.pow(2, -1_000_000)
      #expect(BigRational.simplest(in: 1 / 3 - tiny...1 / 2 + tiny) == ratio(1 / 2))
      #expect(BigRational.simplest(in: tiny...2 * tiny).numerator == 1)
      #expect((1 / 3 + tiny).limitingDenominator(to: 1_000_000) == ratio(1 / 3))
      #expect(tiny.limitingDenominator(to: 7) == 0)
      #expect((1 / tiny + 1 / 3 + tiny).limitingDenominator(to: 5) == 1 / tiny + 1 / 3)
      let power = try BigRational(parsing: "123456789e-1000000")
      #expect(power.denominator == (try .pow(10, 1_000_000)))
      #expect(1 / power > power && Double(power) == 0 && Double(1 / power) == .infinity)
    }
    #expect(elapsed < .seconds(60))
  }
}
