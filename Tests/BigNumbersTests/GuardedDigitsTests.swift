import NumericCore
import Testing

@testable import BigNumbers

/// Digits computed with guard digits are those to which both ends of the ball round.
@Suite("GuardedDigits")
struct GuardedDigitsTests {
  /// Midpoints of all signs and sizes near and far from rounding boundaries, with radii that leave
  /// some roundings undecided.
  private func balls() throws -> [Ball] {
    var generator = SystemRandomNumberGenerator()
    let borders = [
      "0.5", "9.9999995", "1.0000000001", "123456.5", "-0.99999999999", "7e40", "-3e-50",
    ]
    return try borders.flatMap { text in
      try (0..<200).map { _ in
        let start = try BigFloat(text, precision: .bits(192))
        let shift = Int.random(in: -120 ... -8, using: &generator)
        let offset = BigFloat(Double.random(in: -1...1, using: &generator), precision: .bits(192))
        let scale = BigFloat(sign: .plus, exponent: shift, significand: BigFloat(1))
        let middle = start + start * offset * scale
        let error = Int.random(in: -140 ... -30, using: &generator)
        return Ball(middle, radius: .powerOfTwo((middle.binaryExponent ?? 0) + error))
      }
    }
  }

  @Test("both ends round to them", arguments: Rounding.allCases)
  func ends(_ rounding: Rounding) throws {
    var found = 0
    for ball in try balls() {
      for (radix, count) in [(10, 15), (10, 1), (2, 20), (7, 9), (3, 12)] {
        let guarded = GuardedDigits(radix: radix, count: count, rounding: rounding)
        guard let digits = guarded.digits(of: ball) else { continue }
        found += 1
        let (lower, upper) = ball.endpoints(bits: 300)
        for end in [lower, upper] {
          #expect(digits == end.digits(radix: radix, .significant(count), rounding))
        }
      }
    }
    #expect(found > 1000)
  }

  @Test("carries run through")
  func carries() throws {
    let ball = try Ball(BigFloat("9.99999996", precision: .bits(192)), radius: .powerOfTwo(-100))
    let digits = GuardedDigits(radix: 10, count: 5, rounding: .nearestEven).digits(of: ball)
    #expect(
      digits
        == NumberDigits(
          isNegative: false, digits: Array("10000".utf8), exponent: 2, isExact: false))
  }

  @Test("a border inside the ball, and one too close to it, decide nothing")
  func borders() throws {
    for text in ["1.2345", "1.23445", "1.23455000000001"] {
      let ball = try Ball(BigFloat(text, precision: .bits(192)), radius: .powerOfTwo(-40))
      #expect(GuardedDigits(radix: 10, count: 5, rounding: .nearestEven).digits(of: ball) == nil)
    }
  }
}

/// Functions whose balls are widened by a bound on the derivative.
@Suite("Ball of special functions")
struct BallSpecialTests {
  @Test(
    "contains the function at both ends",
    arguments: [UnaryFunction.gamma, .lnGamma, .erf], [0.001, 0.3, 1.46, 3, 17.25, 300])
  func ends(_ operation: UnaryFunction, _ point: Double) throws {
    let backend = try BigFloatBackend(precision: .bits(256))
    for error in [-4, -10, -40, -100] {
      let middle = BigFloat(point, precision: .bits(128))
      let ball = Ball(middle, radius: .powerOfTwo((middle.binaryExponent ?? 0) + error))
      guard let result = Ball.compute(operation, ball, bits: 128) else { continue }
      let (lower, upper) = result.endpoints(bits: 300)
      let (least, greatest) = ball.endpoints(bits: 300)
      for end in [least, greatest] {
        let value = try backend.compute(operation, end)
        #expect(lower <= value && value <= upper)
      }
    }
  }

  @Test("ζ of whole numbers is that of the formula for any argument")
  func zeta() throws {
    let backend = try BigFloatBackend(precision: .bits(100))
    for n in 2...40 {
      let near = BigFloat(BigFloat(n), precision: .bits(300)).nextUp
      let value = try backend.zeta(BigFloat(n))
      #expect(try (value - backend.zeta(near)).magnitude <= value.ulp)
    }
  }
}
