import BigNumbers
import NumericCore

/// Counts the words that are drawn from another generator.
struct CountingGenerator: RandomNumberGenerator {
  var base: SplitMix64
  private(set) var words = 0

  init(seed: UInt64) { base = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 {
    words += 1
    return base.next()
  }
}

/// A generator without any randomness.
struct ConstantGenerator: RandomNumberGenerator {
  var word: UInt64
  mutating func next() -> UInt64 { word }
}

/// A random variable under test: draws a number at a precision and in a direction.
struct RandomVariable: Sendable, CustomStringConvertible {
  var description: String
  var draw: @Sendable (Precision, Rounding, inout CountingGenerator) -> BigFloat

  init(
    _ name: String,
    _ draw: @escaping @Sendable (Precision, Rounding, inout CountingGenerator) -> BigFloat
  ) {
    description = name
    self.draw = draw
  }

  static let uniform = RandomVariable("uniform") {
    BigFloat.randomUniform(precision: $0, rounding: $1, using: &$2)
  }
  static let normal = RandomVariable("normal") {
    BigFloat.randomNormal(precision: $0, rounding: $1, using: &$2)
  }
  static let exponential = RandomVariable("exponential") {
    BigFloat.randomExponential(precision: $0, rounding: $1, using: &$2)
  }

  static func range(_ range: Range<BigFloat>) -> RandomVariable {
    RandomVariable("\(range)") {
      BigFloat.random(in: range, precision: $0, rounding: $1, using: &$2)
    }
  }

  static func range(_ range: ClosedRange<BigFloat>) -> RandomVariable {
    RandomVariable("\(range)") {
      BigFloat.random(in: range, precision: $0, rounding: $1, using: &$2)
    }
  }

  /// Doubles of 53 bits.
  func doubles(_ count: Int, seed: UInt64) -> [Double] {
    var generator = CountingGenerator(seed: seed)
    return (0..<count).map { _ in Double(draw(.bits(53), .nearestEven, &generator)) }
  }
}
