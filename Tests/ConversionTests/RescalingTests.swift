import BigNumbers
import NumericCore
import Testing

/// Reciprocals and parts of conversions, compared with exact fractions: every number system rounds
/// them once.
@Suite("reciprocals and parts")
struct RescalingTests {
  private struct Case {
    let x: Double
    let rescaling: Rescaling
    let truth: BigRational
  }

  private static func ratio(_ n: Int, _ d: Int) -> ExactRatio {
    ExactRatio(ExactLiteral(n), ExactLiteral(d))
  }

  /// Random numbers and factors; every tenth number is close to a multiple of the step.
  private func cases(_ count: Int) throws -> [Case] {
    var generator = SplitMix64(seed: 20_261_122)
    func draw(_ most: Int) -> Int { Int.random(in: 1...most, using: &generator) }
    return try (0..<count).map { index in
      let (n, d, step) = (draw(100_000), draw(100_000), draw(120))
      var x = (Double(draw(1 << 52)) + 0.5) * (index % 2 == 0 ? -0x1p-50 : 0x1p-40)
      if index % 10 == 0 { x = Double(draw(1000) * step) / Double(n) * Double(d) }
      let scaled = try #require(BigRational(exactly: x)) * BigRational(n, over: d)
      let unit = BigRational(step)
      func trunc(_ value: BigRational) -> BigRational {
        value < 0 ? -(-value).floor : value.floor
      }
      let rest = scaled - unit * trunc(scaled / unit)
      let (factor, every) = (Self.ratio(n, d), Self.ratio(step, 1))
      switch index % 4 {
      case 0: return Case(x: x, rescaling: .rest(factor, step: every), truth: rest)
      case 1: return Case(x: x, rescaling: .whole(factor, step: every), truth: trunc(rest))
      case 2: return Case(x: x, rescaling: .whole(factor, step: nil), truth: trunc(scaled))
      default: return Case(x: x, rescaling: .reciprocal(factor), truth: 1 / scaled)
      }
    }
  }

  @Test("binary and exact numbers") func binary() throws {
    let big = try BigFloatBackend(precision: .bits(90), rounding: .down)
    let exact = ExactBackend()
    for c in try cases(2000) {
      let double = DoubleBackend().rescaled(c.x, by: c.rescaling)
      #expect(double == Double(BigFloat(c.truth, precision: .bits(53))), "\(c)")
      let wide = try big.rescaled(BigFloat(c.x), by: c.rescaling)
      #expect(wide == BigFloat(c.truth, precision: .bits(90), rounding: .down), "\(c)")
      let x = ExactReal(try #require(BigRational(exactly: c.x)))
      #expect(try exact.rescaled(x, by: c.rescaling).rational() == c.truth, "\(c)")
    }
  }

  @Test("decimals") func decimals() throws {
    let backend = try DecimalBackend(digits: 20)
    var context = DecimalContext(precision: 20)
    for c in try cases(1000) {
      let x = try BigDecimal(exactly: BigFloat(c.x))
      let found = try backend.rescaled(x, by: c.rescaling)
      #expect(backend.compare(found, context.number(c.truth)) == .equal, "\(c)")
    }
  }

  @Test("exactness is that of the result") func exactness() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    let feet = Rescaling.whole(Self.ratio(1250, 381), step: nil)
    let x = try BigFloat("5.2", precision: .bits(53))
    #expect(try backend.recordingExactness { try backend.rescaled(x, by: feet) }.isExact == true)
    let third = Rescaling.reciprocal(Self.ratio(3, 1))
    #expect(try backend.recordingExactness { try backend.rescaled(1, by: third) }.isExact == false)
    #expect(
      try backend.recordingExactness { try backend.rescaled(1, by: .reciprocal(Self.ratio(1, 2))) }
        .isExact == true)
  }

  @Test("the reciprocal of nothing is a division by zero") func zero() throws {
    let third = Rescaling.reciprocal(Self.ratio(3, 1))
    #expect(DoubleBackend().rescaled(0, by: third) == .infinity)
    let decimal = try DecimalBackend(digits: 20)
    #expect(try decimal.rescaled(.zero, by: third).isInfinite)
    #expect(throws: ComputationFailure.exception(.divisionByZero)) {
      try ExactBackend().rescaled(0, by: third).digits(.significant(5))
    }
  }
}
