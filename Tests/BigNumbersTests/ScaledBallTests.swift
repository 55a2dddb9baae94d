import NumericCore
import Testing

@testable import BigNumbers

/// Where an ordinary number holds the value too, MPFR's value with more bits lies in the enclosure.
@Suite("balls with exponents of any size")
struct ScaledBallTests {
  private let bits = 64
  private static let reference = BigFloatBackend(
    within: Limits(), precision: .bits(512), rounding: .nearestEven)

  /// Numbers of all sizes up to 2²⁰ with radii between 2⁻⁴ and 2⁻⁸⁰ of their own.
  private func samples(_ count: Int) -> [Ball] {
    var generator = SplitMix64(seed: 11)
    return (0..<count).map { index in
      let significand = BigFloat.random(in: 1..<2, using: &generator)
      let exponent = Int.random(in: -40...19, using: &generator)
      let middle = BigFloat(
        sign: index % 2 == 0 ? .plus : .minus, exponent: exponent, significand: significand)
      let radius = Int.random(in: -80 ... -4, using: &generator)
      return Ball(middle, radius: index % 3 == 0 ? .zero : .powerOfTwo(min(exponent, 0) + radius))
    }
  }

  /// Whether a number that errs by at most 2^−511 of itself lies in a ball.
  private func contains(_ ball: Ball, _ value: BigFloat) throws -> Bool {
    let distance = try Self.reference.magnitude(Self.reference.subtract(value, ball.middle))
    let error = BigFloat(sign: .plus, exponent: -500, significand: value.magnitude)
    return try distance <= Self.reference.add(ball.radius.number, error)
  }

  @Test("exponentials at both ends of an argument") func exponentials() throws {
    for x in samples(2000) {
      let scaled = try #require(ScaledBall.exponential(x, bits: bits))
      let ball = try #require(scaled.narrowed)
      let (lower, upper) = x.endpoints(bits: 512)
      for end in [lower, upper] {
        #expect(try contains(ball, Self.reference.compute(.exp, end)), "\(x)")
      }
      // Not wider than the argument's radius and four units of the last place explain.
      if x.isPoint {
        let accuracy = try #require(ball.accuracy)
        #expect(accuracy >= bits - 3)
      }
    }
  }

  @Test("logarithms, roots, sums and quotients") func arithmetic() throws {
    let numbers = samples(600)
    for (x, y) in zip(numbers, numbers.dropFirst()) {
      let (a, b) = (ScaledBall(x), ScaledBall(y))
      let sum = try #require(ScaledBall.sum(a, b, bits: bits)?.narrowed)
      let product = try #require(ScaledBall.product(a, b, bits: bits)?.narrowed)
      let quotient = try #require(ScaledBall.quotient(a, b, bits: bits)?.narrowed)
      let log = try #require(a.magnitude.logarithm(bits: bits))
      let root = try #require(a.magnitude.squareRoot(bits: bits)?.narrowed)
      let (lower, upper) = x.endpoints(bits: 512)
      for end in [x.middle, lower, upper] {
        #expect(try contains(sum, Self.reference.compute(.add, end, y.middle)))
        #expect(try contains(product, Self.reference.compute(.multiply, end, y.middle)))
        #expect(try contains(quotient, Self.reference.compute(.divide, end, y.middle)))
        #expect(try contains(log, Self.reference.compute(.log, end.magnitude)))
        #expect(try contains(root, Self.reference.compute(.sqrt, end.magnitude)))
      }
    }
  }

  @Test("a far smaller term widens a sum by at least its own size") func distantTerms() throws {
    let one = ScaledBall(Ball(1))
    for gap in [100, 200, 1 << 30] {
      let small = ScaledBall(Ball(1), exponent: BigInteger(-gap))
      let sum = try #require(ScaledBall.sum(one, small, bits: bits)?.narrowed)
      #expect(sum.radius >= .powerOfTwo(-gap))
      #expect(sum.middle == 1)
    }
  }
}
