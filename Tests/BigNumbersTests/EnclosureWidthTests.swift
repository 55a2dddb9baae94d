import NumericCore
import Testing

@testable import BigNumbers

/// Enclosures are not much wider than the ranges that they enclose.
@Suite("widths of enclosures")
struct EnclosureWidthTests {
  private static let reference = BigFloatBackend(
    within: Limits(), precision: .bits(600), rounding: .nearestEven)

  private static func interval(_ lower: BigFloat, _ upper: BigFloat) -> BigInterval {
    BigInterval(lower: lower, upper: upper)
  }

  /// By the derivatives: that of eˣ, for example, changes by a factor of e^r at most over the ball, and the
  /// rule for sinh adds the changes of sinh and of cosh, which are alike for large x.
  @Test(
    "the radius of a small ball is at most about twice the change of the function",
    arguments: [
      .square, .sqrt, .reciprocalSqrt, .exp, .exp2, .exp10, .expMinusOne, .log, .log2, .sinh,
      .cosh,
    ] as [UnaryFunction], [-40, -80])
  func radii(_ f: UnaryFunction, _ size: Int) throws {
    let x = Ball(BigFloat(20), radius: .powerOfTwo(size))
    let result = try #require(Ball.compute(f, x, bits: 512))
    let (low, high) = x.endpoints(bits: 512)
    let middle = try Self.reference.compute(f, x.middle)
    let changes = try [low, high].map {
      try Self.reference.magnitude(
        Self.reference.subtract(Self.reference.compute(f, $0), middle))
    }
    let change = try #require(changes.max())
    let radius = result.radius.number
    #expect(radius >= change, "\(f): \(radius) for \(change)")
    #expect(radius <= change * BigFloat(2.0001 as Double), "\(f): \(radius) for \(change)")
  }

  @Test("ln Γ next to its zeros has all bits", arguments: [1, 2])
  func logGammaNextToZero(_ zero: Int) throws {
    // ln Γ(1 + e) = −γe + … and ln Γ(2 + e) = (1 − γ)e + …, where the next terms are less than e².
    let wide = try BigFloatBackend(precision: .bits(1100))
    let gamma = try wide.constant(.eulerGamma)
    for exponent in [-100, -200, -1000] {
      let e = BigFloat(sign: .plus, exponent: exponent, significand: BigFloat(1))
      let x = Ball(try wide.add(BigFloat(zero), e))
      let ball = try #require(Ball.compute(.lnGamma, x, bits: 64))
      #expect((ball.accuracy ?? 64) >= 60, "2^\(exponent): \(ball)")
      let slope: BigFloat = zero == 1 ? -gamma : 1 - gamma
      let difference = ball.middle / e - slope
      #expect(difference.magnitude < BigFloat(0x1p-60 as Double))
    }
  }

  @Test("Ci has an upper bound over intervals from its pole to any number")
  func cosineIntegralFromPole() throws {
    for exponent in [1, 40, 200] {
      let far = BigFloat(sign: .plus, exponent: exponent, significand: BigFloat(1))
      let range = try BigInterval.compute(
        .cosineIntegral, Self.interval(0, far), precision: .bits(53))
      // The largest value is Ci(π/2) = 0.472000651….
      #expect(range.lower == -.infinity && range.isErrorPossible)
      #expect(
        range.upper > BigFloat(0.472 as Double) && range.upper <= 1, "2^\(exponent): \(range)")
    }
  }

  @Test("terms on one side of the mean, however many, do not widen the variance")
  func varianceOfManyTerms() throws {
    // Eleven terms from 10 to 12 and as many zeros: the mean is half of the others', from 5 to 6, and the
    // variance its square.
    let terms =
      Array(repeating: Self.interval(10, 12), count: 11)
      + Array(repeating: BigInterval(0), count: 11)
    for (sign, mirrored) in [(1, terms), (-1, terms.map { Self.interval(-$0.upper, -$0.lower) })] {
      let range = try BigInterval.compute(.populationVariance, mirrored, precision: .bits(53))
      #expect(range == Self.interval(25, 36), "\(sign): \(range)")
    }
  }

  @Test("binomial coefficients over large rectangles are 0 only for negative k or k above n")
  func binomials() throws {
    for (first, least) in [(0, 1), (-5, 0), (1, 1000)] {
      let range = try BigInterval.compute(
        .binomial, Self.interval(1000, 2000), Self.interval(BigFloat(first), 500),
        precision: .bits(53))
      #expect(range.lower == BigFloat(least), "from \(first): \(range)")
    }
  }
}
