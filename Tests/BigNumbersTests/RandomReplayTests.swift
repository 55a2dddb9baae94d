import BigNumbers
import NumericCore
import TestSupport
import Testing

/// A seed determines one real number, independent of its rounding.
@Suite("random numbers: one draw, many roundings")
struct RandomReplayTests {
  private static func number(_ text: String) throws -> BigFloat {
    try BigFloat(text, precision: .bits(2))
  }

  static func variables() throws -> [RandomVariable] {
    try [
      .uniform, .normal, .exponential,
      .range(BigFloat(-3)...number("0x1p1000")), .range(number("0x1p-1000")...number("1")),
      .range(number("1")...number("1.5")), .range(number("-1")...number("1")),
      .range(number("-0x3p1099511627776")...number("0x1p1099511627776")),
      .range(number("0x1p-1099511627776")...number("0x1p1099511627776")),
      RandomVariable("normal, mean 1e20, deviation 1e-20") {
        BigFloat.randomNormal(
          mean: BigFloat(1e20 as Double), standardDeviation: BigFloat(1e-20 as Double),
          precision: $0, rounding: $1,
          using: &$2)
      },
      RandomVariable("normal, mean -0.3, deviation 1e300") {
        BigFloat.randomNormal(
          mean: BigFloat(-0.3 as Double), standardDeviation: BigFloat(1e300 as Double),
          precision: $0, rounding: $1,
          using: &$2)
      },
      RandomVariable("normal, mean -0.3, deviation 1/7") {
        BigFloat.randomNormal(
          mean: BigFloat(-0.3 as Double), standardDeviation: BigFloat(1 / 7.0), precision: $0,
          rounding: $1,
          using: &$2)
      },
      RandomVariable("exponential, mean 1/3") {
        BigFloat.randomExponential(mean: BigFloat(1 / 3.0), precision: $0, rounding: $1, using: &$2)
      },
      RandomVariable("exponential, rate 7") {
        BigFloat.randomExponential(rate: BigFloat(7), precision: $0, rounding: $1, using: &$2)
      },
    ]
  }

  /// 600 bits rounded down and up enclose the deviate; both, rounded to fewer bits, give the number
  /// that is drawn with fewer bits.
  @Test("a short result is the long one, rounded", arguments: try variables())
  func prefix(_ variable: RandomVariable) {
    func draw(_ seed: UInt64, _ bits: Int, _ rounding: Rounding) -> BigFloat {
      var generator = CountingGenerator(seed: seed)
      return variable.draw(.bits(bits), rounding, &generator)
    }
    for seed in 0..<40 as Range<UInt64> {
      let low = draw(seed, 600, .down)
      let high = draw(seed, 600, .up)
      #expect(low < high)
      for bits in [2, 24, 53, 64, 100, 300] {
        for rounding in Rounding.allCases {
          let result = draw(seed, bits, rounding)
          #expect(result.precision == .bits(bits))
          #expect(result == BigFloat(low, precision: .bits(bits), rounding: rounding))
          #expect(result == BigFloat(high, precision: .bits(bits), rounding: rounding))
        }
      }
    }
  }

  @Test("a seed repeats itself, another one does not", arguments: try variables())
  func determinism(_ variable: RandomVariable) {
    func draws(_ seed: UInt64) -> [BigFloat] {
      var generator = CountingGenerator(seed: seed)
      return (0..<20).map { _ in variable.draw(.bits(200), .nearestEven, &generator) }
    }
    #expect(draws(5) == draws(5))
    #expect(draws(5) != draws(6))
  }

  @Test("mean and deviation scale one standard deviate, and round once")
  func scaling() throws {
    let backend = try BigFloatBackend(precision: .bits(60))
    let mean = try BigFloat("0.1", precision: .bits(200))
    let deviation = try BigFloat("1e-3", precision: .bits(200))
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let standard = BigFloat.randomNormal(precision: .bits(400), using: &generator)
      generator = SplitMix64(seed: seed)
      let scaled = BigFloat.randomNormal(
        mean: mean, standardDeviation: deviation, precision: .bits(60), using: &generator)
      #expect(try scaled == backend.fusedMultiplyAdd(standard, deviation, mean))
      generator = SplitMix64(seed: seed)
      let exponential = BigFloat.randomExponential(precision: .bits(400), using: &generator)
      generator = SplitMix64(seed: seed)
      let slow = BigFloat.randomExponential(rate: mean, precision: .bits(60), using: &generator)
      #expect(try slow == backend.divide(exponential, mean))
    }
  }

  @Test("the examples of the documentation")
  func examples() throws {
    func check(_ file: String, _ value: BigFloat) throws {
      let text = try Repository.text("Sources/BigNumbers/Float/Random/\(file).swift")
      #expect(text.contains("/// // \(value)\n"), "\(value)")
    }
    var generator = SplitMix64(seed: 1)
    try check(
      "BigFloat+Random",
      BigFloat.random(
        in: BigFloat(0)..<BigFloat(1), precision: .bits(100), using: &generator))
    generator = SplitMix64(seed: 1)
    try check(
      "BigFloat+RandomUniform", BigFloat.randomUniform(precision: .bits(64), using: &generator))
    generator = SplitMix64(seed: 1)
    try check(
      "BigFloat+RandomUniform", BigFloat.randomBits(precision: .bits(8), using: &generator))
    generator = SplitMix64(seed: 1)
    try check(
      "BigFloat+RandomNormal", BigFloat.randomNormal(precision: .bits(100), using: &generator))
    generator = SplitMix64(seed: 1)
    try check(
      "BigFloat+RandomExponential",
      BigFloat.randomExponential(precision: .bits(100), using: &generator))
  }
}
