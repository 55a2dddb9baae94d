import NumericCore
import Testing

@testable import BigNumbers

/// Balls contain the values of the function at the points of their operands, and bounds hold.
@Suite("balls")
struct BallTests {
  private static let reference = BigFloatBackend(
    within: Limits(), precision: .bits(600), rounding: .nearestEven)

  private static let unary: [UnaryFunction] = [
    .negate, .magnitude, .square, .sqrt, .reciprocalSqrt, .cbrt, .exp, .exp2, .exp10, .expMinusOne,
    .log, .log2, .log10, .sin, .cos, .tan, .atan, .sinh, .cosh, .tanh, .asinh, .besselJ0, .besselJ1,
  ]
  private static let binary: [BinaryFunction] = [
    .add, .subtract, .multiply, .divide, .pow, .powr, .hypot,
  ]

  private var random = SplitMix64(seed: 20_260_511)

  /// A number of random exponent and sign; special values are over-represented.
  private mutating func middle() -> BigFloat {
    let exponent = Int(random.next() % 24) - 12
    let bits = [2, 24, 64, 192][Int(random.next() % 4)]
    let mantissa = BigFloat(random.next() | 1, precision: .bits(bits))
    let sign = BigFloat(random.next() % 4 == 0 ? -1 : 1)
    return mantissa * sign * BigFloat.exp2(BigFloat(exponent - 63, precision: .bits(64)))
  }

  private mutating func ball() -> Ball {
    let middle = middle()
    if random.next() % 6 == 0 { return Ball(middle) }
    let exponent = (middle.binaryExponent ?? 0) - [1, 3, 20, 70, 200][Int(random.next() % 5)]
    return Ball(
      middle,
      radius: ErrorBound(random.next() >> UInt64(random.next() % 60), exponent: exponent - 64))
  }

  /// The end points, the middle and two points between them, exactly.
  private func points(of ball: Ball) throws -> [BigFloat] {
    let radius = ball.radius.number
    return try [0, 1, -1, 0.5, -0.25].map { (share: Double) in
      try Self.reference.fusedMultiplyAdd(radius, BigFloat(share), ball.middle)
    }
  }

  private func contains(_ ball: Ball, _ value: BigFloat) throws -> Bool {
    let distance = try Self.reference.magnitude(Self.reference.subtract(value, ball.middle))
    // The relative error of the reference is at most 2^−599.
    let slack = try Self.reference.multiply(
      Self.reference.magnitude(value), BigFloat.exp2(BigFloat(-598, precision: .bits(64))))
    return try distance <= Self.reference.add(ball.radius.number, slack)
  }

  @Test("functions of one number") func functions() throws {
    var copy = self
    var checked = 0
    for operation in Self.unary {
      for _ in 0..<150 {
        let x = copy.ball()
        let bits = [53, 64, 192][Int(copy.random.next() % 3)]
        guard let result = Ball.compute(operation, x, bits: bits) else { continue }
        for point in try points(of: x) {
          let value = try Self.reference.compute(operation, point)
          #expect(
            try contains(result, value), "\(operation) of \(x) at \(point): \(result), not \(value)"
          )
          checked += 1
        }
      }
    }
    #expect(checked > 6000)
  }

  @Test("functions of two numbers") func functionsOfTwo() throws {
    var copy = self
    var checked = 0
    for operation in Self.binary {
      for _ in 0..<150 {
        let (x, y) = (copy.ball(), copy.ball())
        guard let result = Ball.compute(operation, x, y, bits: 64) else { continue }
        for (a, b) in try zip(points(of: x), points(of: y).reversed()) {
          let value = try Self.reference.compute(operation, a, b)
          #expect(
            try contains(result, value), "\(operation) of \(x), \(y): \(result), not \(value)")
          checked += 1
        }
      }
    }
    #expect(checked > 2000)
  }

  @Test("bounds round outward, by exact fractions") func bounds() throws {
    var random = SplitMix64(seed: 7)
    func fraction(_ significand: UInt64, _ exponent: Int) -> BigRational {
      BigRational(significand).scaled(byPowerOfTwo: exponent)
    }
    for _ in 0..<5000 {
      let (m, n) = (random.next() >> (random.next() % 64), random.next() >> (random.next() % 64))
      let (e, f) = (Int(random.next() % 90) - 45, Int(random.next() % 90) - 45)
      let (a, b) = (ErrorBound(m, exponent: e), ErrorBound(n, exponent: f))
      let (x, y) = (fraction(m, e), fraction(n, f))
      let exact = { (bound: ErrorBound) in fraction(bound.significand, bound.exponent) }
      #expect(exact(a) >= x && exact(a + b) >= exact(a) + exact(b))
      #expect(exact(a * b) >= exact(a) * exact(b))
      // The bounds exceed the exact values by at most a few units in the 31st bit.
      #expect(
        exact(a + b) * 1_000_000_000 <= (exact(a) + exact(b)) * 1_000_000_004 || x.isZero
          || y.isZero)
      guard n > 0 else { continue }
      let lower = BigFloat(y, precision: .bits(64), rounding: .down).lowerMagnitude
      let least = fraction(lower.significand, lower.exponent)
      #expect(least <= y && exact(a / lower) >= exact(a) / least)
      let rest = lower - a
      #expect(fraction(rest.significand, rest.exponent) <= max(least - exact(a), 0))
      #expect(fraction(lower.squared.significand, lower.squared.exponent) <= least * least)
    }
  }

  @Test(
    "powers by squarings and quotients by powers of two are exact where they can be, and contain the value"
  )
  func powersAndHalves() throws {
    let third = try #require(Ball.quotient(Ball(BigFloat(1)), Ball(BigFloat(3)), bits: 192))
    let value = try #require(try BigRational(exactly: third.middle))
    for n in [3, 7, 100, 1000] {
      let index = Ball(BigFloat(n, precision: .bits(64)))
      let power = try #require(Ball.compute(.pow, Ball(third.middle), index, bits: 192))
      #expect(
        !power.isPoint && power.radius <= .powerOfTwo((power.middle.binaryExponent ?? 0) - 192))
      #expect(try power.mayContain(.pow(value, n)))
      for base in [3, -3] {
        let point = Ball(BigFloat(base, precision: .bits(64)))
        let whole = try #require(Ball.compute(.pow, point, index, bits: 192))
        #expect(whole.isPoint == (n <= 100))
        #expect(try whole.mayContain(.pow(BigRational(base), n)))
      }
    }
    for k in [-70, -1, 0, 1, 62, 200] {
      let divisor = Ball(
        BigFloat(sign: .plus, exponent: k, significand: BigFloat(1, precision: .bits(64))))
      let quotient = try #require(Ball.quotient(third, divisor, bits: 192))
      #expect(BigFloat(sign: .plus, exponent: k, significand: quotient.middle) == third.middle)
      #expect(quotient.radius == third.radius.scaled(byPowerOfTwo: -k))
      let short = try #require(Ball.quotient(third, divisor, bits: 64))
      #expect(
        short.radius > quotient.radius
          && short.mayContain(value.scaled(byPowerOfTwo: -k)))
    }
  }
}
