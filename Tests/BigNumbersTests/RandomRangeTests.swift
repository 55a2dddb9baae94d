import BigNumbers
import NumericCore
import Testing

@Suite("random numbers: ranges")
struct RandomRangeTests {
  private func number(_ text: String, bits: Int = 200) throws -> BigFloat {
    try BigFloat(text, precision: .bits(bits))
  }

  static let pairs = [
    ("0", "1"), ("-1", "0"), ("-1", "1"), ("1", "2"), ("1", "0x1.00000000000000001p0"),
    ("-1e300", "3"), ("0.1", "0.9"), ("-0x1p-1000", "0x1p1000"), ("0x1p-1099511627776", "7"),
  ]

  @Test("results stay within the bounds, at one bit too", arguments: pairs)
  func bounds(_ lower: String, _ upper: String) throws {
    let range = try number(lower)..<number(upper)
    var generator = SplitMix64(seed: 11)
    for bits in [1, 2, 3, 53, 200] {
      for rounding in Rounding.allCases where Self.isPossible(range, bits, rounding) {
        for _ in 0..<100 {
          let inside = BigFloat.random(
            in: range, precision: .bits(bits), rounding: rounding, using: &generator)
          #expect(range.contains(inside), "\(inside) at \(bits) bits, \(rounding)")
          let closed = BigFloat.random(
            in: range.lowerBound...range.upperBound, precision: .bits(bits), rounding: rounding,
            using: &generator)
          #expect((range.lowerBound...range.upperBound).contains(closed), "\(closed), \(rounding)")
        }
      }
    }
  }

  /// Whether the range contains a number; upward rounding needs one between the bounds.
  private static func isPossible(
    _ range: Range<BigFloat>, _ bits: Int, _ rounding: Rounding
  ) -> Bool {
    let isAtOne = range.lowerBound == BigFloat(1)
    let isNarrow = isAtOne && range.upperBound < BigFloat(2)
    return ![.up, .awayFromZero].contains(rounding) || bits > (isNarrow ? 68 : isAtOne ? 1 : 0)
  }

  @Test("the precision is that of the wider bound unless stated")
  func precision() throws {
    var generator = SplitMix64(seed: 1)
    let range = try number("0", bits: 30)..<number("1", bits: 90)
    #expect(BigFloat.random(in: range, using: &generator).precision == .bits(90))
    let closed = BigFloat.random(
      in: range.lowerBound...range.upperBound, precision: .bits(40), using: &generator)
    #expect(closed.precision == .bits(40))
  }

  @Test("both ends of a closed range occur, the upper one of a half-open range never")
  func ends() {
    var generator = SplitMix64(seed: 3)
    let (one, two) = (BigFloat(1), BigFloat(2))
    let closed = (0..<100).map { _ in
      BigFloat.random(in: one...two, precision: .bits(1), using: &generator)
    }
    #expect(closed.contains(one) && closed.contains(two))
    let open = (0..<100).map { _ in
      BigFloat.random(in: one..<two, precision: .bits(1), using: &generator)
    }
    #expect(open.allSatisfy { $0 == one })
  }

  @Test("a single point draws nothing")
  func point() throws {
    var generator = CountingGenerator(seed: 1)
    let third = try number("0x1.55555p-2")
    #expect(BigFloat.random(in: third...third, using: &generator) == third)
    let fixed = BigFloat.randomNormal(
      mean: third, standardDeviation: BigFloat(0), precision: .bits(3), using: &generator)
    #expect(fixed == BigFloat(third, precision: .bits(3)))
    #expect(generator.words == 0)
  }

  @Test("bounds at the ends of the exponent range")
  func extremes() throws {
    let least = try number("0x1p-4611686018427387904", bits: 53)
    let most = try number("0x0.fffffffffffff8p4611686018427387903", bits: 53)
    #expect(least.isRegular && most.isRegular)
    var generator = SplitMix64(seed: 8)
    for rounding in Rounding.allCases {
      for range in [-most...most, least...most, -least...least, -most...(-least)] {
        for _ in 0..<20 {
          let x = BigFloat.random(in: range, rounding: rounding, using: &generator)
          #expect(range.contains(x), "\(rounding)")
        }
      }
    }
  }

  @Test("what has no random number stops with a message")
  func failures() async {
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.random(in: BigFloat(1)..<BigFloat(1))
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.random(in: BigFloat(0)...BigFloat(Double.infinity))
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.random(in: BigFloat(Double.infinity)...BigFloat(Double.infinity))
    }
    await #expect(processExitsWith: .failure) {
      let nan = BigFloat(Double.nan)
      _ = BigFloat.random(in: Range(uncheckedBounds: (nan, nan)))
    }
    // For neighbours, rounding up reaches only the upper bound, which is excluded.
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.random(in: BigFloat(1.0 as Double)..<BigFloat(1.0.nextUp), rounding: .up)
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.random(
        in: BigFloat(1.1 as Double)...BigFloat(1.2 as Double), precision: .bits(2))
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.randomNormal(mean: BigFloat(Double.nan), precision: .bits(2))
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.randomNormal(standardDeviation: BigFloat(-1), precision: .bits(2))
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.randomExponential(mean: BigFloat(0), precision: .bits(2))
    }
    await #expect(processExitsWith: .failure) {
      _ = BigFloat.randomExponential(rate: BigFloat(Double.infinity), precision: .bits(2))
    }
  }
}
