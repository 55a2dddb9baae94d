import BigNumbers
import NumericCore
import Testing

/// Values and bounds next to numbers of few bits, where only the side decides how they are rounded.
@Suite("next to short numbers")
struct NextToShortTests {
  private static func power(_ exponent: Int, _ sign: FloatingPointSign = .plus) -> BigFloat {
    BigFloat(sign: sign, exponent: exponent, significand: BigFloat(1))
  }

  @Test("B(x, y) for a tiny x is on the side of 1/x that y tells", arguments: [1, -1])
  func beta(_ sign: Int) throws {
    // B(x, y) − 1/x tends to ψ(1) − ψ(y) as x tends to 0, and ψ increases.
    let x = Self.power(-200, sign > 0 ? .plus : .minus)
    let short = BigFloat(Self.power(200, sign > 0 ? .plus : .minus), precision: .bits(53))
    for (y, isAbove) in [(0.25, true), (0.75, true), (1.25, false), (3, false)] {
      func rounded(_ rounding: Rounding) throws -> BigFloat {
        try BigFloatBackend(precision: .bits(53), rounding: rounding)
          .compute(.beta, x, BigFloat(y))
      }
      #expect(try rounded(.nearestEven) == short, "\(y)")
      #expect(try rounded(.up) == (isAbove ? short.nextUp : short), "\(y)")
      #expect(try rounded(.down) == (isAbove ? short : short.nextDown), "\(y)")
    }
  }

  /// x with E₁(x) = (1 ∓ 2^−140)·7/32 and a = ±2^−135, where |Γ(a, x)/E₁(x) − 1| = 2^−135·0.44…: both sides
  /// of 7/32.
  ///
  /// The digits are those of `mpmath.findroot(lambda t: mpmath.e1(t)*32/7 - 1 - s*mpmath.mpf(2)**-140, 1)` with s = ∓1.
  @Test(
    "Γ(a, x) for a tiny a is rounded to the right side of a short number, or not at all",
    arguments: [
      (1, "0x1.007120a01cacbf2afaab412d91e5369b9e6e9972df00da2822fab8c995efc21ep0"),
      (-1, "0x1.007120a01cacbf2afaab412d91e5369b9e5b8172e55f66beec918da3cbadae0ap0"),
    ])
  func incompleteGamma(_ sign: Int, _ text: String) throws {
    var limits = Limits()
    limits.workingPrecision = 1000
    let x = try BigFloat(text, precision: .bits(256))
    let a = Self.power(-135, sign > 0 ? .plus : .minus)
    let short = BigFloat(0.21875, precision: .bits(53))
    for (rounding, value) in [
      (Rounding.down, sign > 0 ? short : short.nextDown), (.up, sign > 0 ? short.nextUp : short),
    ] {
      let backend = try BigFloatBackend(
        precision: .bits(53), rounding: rounding, limits: limits)
      let result = try? backend.compute(.incompleteGamma, a, x)
      #expect(result == nil || result == value, "\(rounding)")
    }
  }

  @Test("an angle just before a quarter turn lies before it", arguments: [10, 20, 40, 300])
  func quarterTurns(_ places: Int) throws {
    // Angles in degrees, around the maximum of the sine and the pole of the tangent at 90.
    let before = BigFloat(90, precision: .bits(400)) - Self.power(-places)
    let (turn, precision) = (BigInterval(360), Precision.bits(53))
    let across = BigInterval(lower: before, upper: 91)
    let sine = try BigInterval.compute(.sinUnits, across, turn, precision: precision)
    #expect(sine.upper == 1)
    let tangent = try BigInterval.compute(.tanUnits, across, turn, precision: precision)
    #expect(tangent.isErrorPossible && tangent.contains(BigInterval.entire))
    let until = BigInterval(lower: 45, upper: before)
    let finite = try BigInterval.compute(.tanUnits, until, turn, precision: precision)
    #expect(!finite.isErrorPossible && finite.isBounded && finite.lower == 1)
  }
}
