import BigNumbers
import NumericCore
import Numerics
import Testing

/// The functions of intervals by name. At points they are compared with the platform's libm, whose
/// errors are a few ulps.
@Suite("named functions of intervals")
struct NamedIntervalTests {
  private func point(_ x: Double) -> BigInterval {
    BigInterval(BigFloat(BigFloat(x), precision: .bits(100)))
  }

  /// The enclosures at one number between 0 and 1 and at another above 1, with values of libm.
  private func values(
    _ x: Double, _ y: Double
  ) -> [(String, BigInterval, Double)] {
    let (a, b) = (point(x), point(y))
    let powers: [(String, BigInterval, Double)] = [
      ("sqrt", b.sqrt(), y.squareRoot()),
      ("cbrt", a.cbrt(), .root(x, 3)),
      ("exp", a.exp(), .exp(x)),
      ("exp2", a.exp2(), .exp2(x)),
      ("exp10", a.exp10(), .exp10(x)),
      ("expMinusOne", a.expMinusOne(), .expMinusOne(x)),
      ("log", b.log(), .log(y)),
      ("log2", b.log2(), .log2(y)),
      ("log10", b.log10(), .log10(y)),
      ("logOnePlus", a.logOnePlus(), .log(onePlus: x)),
    ]
    return powers + circular(x, y) + special(x, y)
  }

  private func circular(
    _ x: Double, _ y: Double
  ) -> [(String, BigInterval, Double)] {
    let (a, b) = (point(x), point(y))
    return [
      ("sin", a.sin(), .sin(x)),
      ("cos", a.cos(), .cos(x)),
      ("tan", a.tan(), .tan(x)),
      ("asin", a.asin(), .asin(x)),
      ("acos", a.acos(), .acos(x)),
      ("atan", b.atan(), .atan(y)),
      ("sinh", b.sinh(), .sinh(y)),
      ("cosh", b.cosh(), .cosh(y)),
      ("tanh", a.tanh(), .tanh(x)),
      ("asinh", a.asinh(), .asinh(x)),
      ("acosh", b.acosh(), .acosh(y)),
      ("atanh", a.atanh(), .atanh(x)),
      ("atan2", BigInterval.atan2(y: a, x: b), .atan2(y: x, x: y)),
    ]
  }

  private func special(
    _ x: Double, _ y: Double
  ) -> [(String, BigInterval, Double)] {
    let (a, b) = (point(x), point(y))
    return [
      ("gamma", b.gamma(), .gamma(y)),
      ("logGamma", a.logGamma(), .logGamma(x)),
      ("erf", a.erf(), .erf(x)),
      ("erfc", a.erfc(), .erfc(x)),
      ("absoluteValue", point(-y).absoluteValue, y),
      ("pow", BigInterval.power(b, a), .pow(y, x)),
      ("hypot", BigInterval.hypot(a, b), .hypot(x, y)),
    ]
  }

  @Test("points", arguments: [(0.125, 1.5), (0.5, 3), (0.8125, 17.25)])
  func points(_ x: Double, _ y: Double) {
    for (name, range, value) in values(x, y) {
      let (low, high) = (Double(range.lower), Double(range.upper))
      #expect((low - value).magnitude <= 8 * value.ulp, "\(name) of \(x), \(y)")
      #expect((high - value).magnitude <= 8 * value.ulp, "\(name) of \(x), \(y)")
      #expect(range.lower <= range.upper && !range.isErrorPossible, "\(name) of \(x), \(y)")
      // 100 bits are 47 more than doubles have.
      #expect(high - low <= value.ulp, "\(name) of \(x), \(y)")
    }
  }

  /// ψ(1) = −γ, ζ(2) = π²/6: digits of mpmath.
  @Test("functions that libm lacks") func others() {
    let digamma = point(1).digamma()
    #expect(digamma.lower <= digamma.upper && Double(digamma.lower) == -0.5772156649015329)
    let zeta = point(2).zeta()
    #expect(zeta.lower <= zeta.upper && Double(zeta.upper) == 1.6449340668482264)
  }

  /// ψ(−1 ± 2⁻²⁰⁰⁰) = ∓2²⁰⁰⁰ + 1 − γ + …, by the recurrence (DLMF 5.5.2).
  @Test("the end of a range that is next to a pole of ψ is enclosed") func nextToPole() throws {
    let bits = Precision.bits(100)
    let distance = try BigRational.pow(BigRational(1, over: 2), 2000)
    let large = BigFloat(try BigRational.pow(2, 2000), precision: bits)
    let falling = BigInterval(
      lower: BigFloat(distance - 1, precision: .bits(2048)), upper: BigFloat(-0.5 as Double))
    #expect(try BigInterval.compute(.digamma, falling, precision: bits).lower <= -large)
    let rising = BigInterval(
      lower: BigFloat(-1.5 as Double), upper: BigFloat(-1 - distance, precision: .bits(2048)))
    #expect(try BigInterval.compute(.digamma, rising, precision: bits).upper > large)
  }

  @Test("operators in place") func inPlace() {
    var x = BigInterval(lower: 1, upper: 2)
    x += BigInterval(lower: 3, upper: 5)
    #expect(x == BigInterval(lower: 4, upper: 7))
    x -= BigInterval(lower: 1, upper: 2)
    #expect(x == BigInterval(lower: 2, upper: 6))
    x *= BigInterval(lower: -1, upper: 4)
    #expect(x == BigInterval(lower: -6, upper: 24))
    x /= BigInterval(lower: 2, upper: 4)
    #expect(x == BigInterval(lower: -3, upper: 12))
  }

  @Test("NaN has no interval") func undefined() throws {
    let nan = BigInterval(try ExactLiteral("nan"), precision: .bits(53))
    #expect(nan.isEmpty && nan.isErrorCertain)
  }
}
