import BigNumbers
import Foundation
import NumericCore
import Testing

/// The distributions at 53 bits, tested with fixed seeds.
@Suite("random numbers: distributions")
struct RandomDistributionTests {
  static let samples = 30_000

  /// A random variable and its exact distribution function.
  struct Law: Sendable, CustomStringConvertible {
    var variable: RandomVariable
    var mean: Double
    var deviation: Double
    /// The fourth central moment divided by the fourth power of the standard deviation.
    var kurtosis: Double
    var distribution: @Sendable (Double) -> Double
    var description: String { variable.description }
  }

  static let laws = [
    Law(
      variable: .uniform, mean: 0.5, deviation: (1 / 12.0).squareRoot(), kurtosis: 1.8,
      distribution: { $0 }),
    Law(
      variable: .range(BigFloat(-2)..<BigFloat(6)), mean: 2, deviation: (64 / 12.0).squareRoot(),
      kurtosis: 1.8, distribution: { ($0 + 2) / 8 }),
    Law(
      variable: .normal, mean: 0, deviation: 1, kurtosis: 3,
      distribution: { erfc(-$0 / 2.0.squareRoot()) / 2 }),
    Law(
      variable: RandomVariable("normal, mean 10, deviation 3") {
        BigFloat.randomNormal(
          mean: BigFloat(10), standardDeviation: BigFloat(3), precision: $0, rounding: $1,
          using: &$2)
      }, mean: 10, deviation: 3, kurtosis: 3,
      distribution: { erfc((10 - $0) / (3 * 2.0.squareRoot())) / 2 }),
    Law(
      variable: .exponential, mean: 1, deviation: 1, kurtosis: 9, distribution: { -expm1(-$0) }),
    Law(
      variable: RandomVariable("exponential, mean 5") {
        BigFloat.randomExponential(mean: BigFloat(5), precision: $0, rounding: $1, using: &$2)
      }, mean: 5, deviation: 5, kurtosis: 9, distribution: { -expm1(-$0 / 5) }),
    Law(
      variable: RandomVariable("exponential, rate 4") {
        BigFloat.randomExponential(rate: BigFloat(4), precision: $0, rounding: $1, using: &$2)
      }, mean: 0.25, deviation: 0.25, kurtosis: 9, distribution: { -expm1(-$0 * 4) }),
  ]

  @Test("Kolmogorov and Smirnov agree", arguments: laws) func shape(_ law: Law) {
    let values = law.variable.doubles(Self.samples, seed: 1951).map(law.distribution).sorted()
    let count = Double(values.count)
    let distances = values.enumerated().map { index, value in
      max(Double(index + 1) / count - value, value - Double(index) / count)
    }
    // This is exceeded with a probability of 2·e^(−2·2.3²) = 5·10⁻⁵.
    #expect((distances.max() ?? 1) * count.squareRoot() < 2.3)
  }

  @Test("mean, variance and independence", arguments: laws) func moments(_ law: Law) {
    let values = law.variable.doubles(Self.samples, seed: 42).map {
      ($0 - law.mean) / law.deviation
    }
    let root = Double(values.count).squareRoot()
    func mean(_ terms: [Double]) -> Double { terms.reduce(0, +) / Double(terms.count) }
    // Each of these is approximately normal with variance 1, with an error of order 1/√n.
    #expect(abs(mean(values)) * root < 4)
    #expect(abs(mean(values.map { $0 * $0 }) - 1) * root / (law.kurtosis - 1).squareRoot() < 4)
    #expect(abs(mean(zip(values, values.dropFirst()).map(*))) * root < 4)
  }

  @Test("the system's generator serves as well") func system() {
    let range = BigFloat(2)..<BigFloat(3)
    for _ in 0..<100 {
      #expect(range.contains(BigFloat.random(in: range)))
      #expect((BigFloat(2)...BigFloat(3)).contains(BigFloat.random(in: BigFloat(2)...BigFloat(3))))
      #expect(BigFloat.randomBits(precision: .bits(80)) < BigFloat(1))
      #expect(BigFloat.randomUniform(precision: .bits(80)) > BigFloat(0))
      #expect(BigFloat.randomExponential(precision: .bits(80)) > BigFloat(0))
      #expect(BigFloat.randomExponential(rate: BigFloat(2), precision: .bits(80)) > BigFloat(0))
      #expect(BigFloat.randomNormal(precision: .bits(80)).isRegular)
    }
  }
}
