import BigNumbers
import NumericCore
import Numerics
import Testing

/// The functions of intervals by name. At points they are compared with the platform's libm, whose
/// errors are a few ulps.
@Suite("named functions of intervals")
struct NamedIntervalTests {
  private func point(_ x: Double) -> BigInterval { BigInterval(BigFloat(x)) }

  /// The enclosures at one number between 0 and 1 and at another above 1, with values of libm.
  private func values(
    _ x: Double, _ y: Double, _ bits: Precision
  ) throws -> [(String, BigInterval, Double)] {
    let (a, b) = (point(x), point(y))
    let powers: [(String, BigInterval, Double)] = try [
      ("squareRoot", b.squareRoot(precision: bits), y.squareRoot()),
      ("cubeRoot", a.cubeRoot(precision: bits), .root(x, 3)),
      ("squared", b.squared(precision: bits), y * y),
      ("exp", a.exp(precision: bits), .exp(x)),
      ("exp2", a.exp2(precision: bits), .exp2(x)),
      ("exp10", a.exp10(precision: bits), .exp10(x)),
      ("expMinusOne", a.expMinusOne(precision: bits), .expMinusOne(x)),
      ("log", b.log(precision: bits), .log(y)),
      ("log2", b.log2(precision: bits), .log2(y)),
      ("log10", b.log10(precision: bits), .log10(y)),
      ("logOnePlus", a.logOnePlus(precision: bits), .log(onePlus: x)),
    ]
    return try powers + circular(x, y, bits) + special(x, y, bits)
  }

  private func circular(
    _ x: Double, _ y: Double, _ bits: Precision
  ) throws -> [(String, BigInterval, Double)] {
    let (a, b) = (point(x), point(y))
    return try [
      ("sin", a.sin(precision: bits), .sin(x)),
      ("cos", a.cos(precision: bits), .cos(x)),
      ("tan", a.tan(precision: bits), .tan(x)),
      ("asin", a.asin(precision: bits), .asin(x)),
      ("acos", a.acos(precision: bits), .acos(x)),
      ("atan", b.atan(precision: bits), .atan(y)),
      ("sinh", b.sinh(precision: bits), .sinh(y)),
      ("cosh", b.cosh(precision: bits), .cosh(y)),
      ("tanh", a.tanh(precision: bits), .tanh(x)),
      ("asinh", a.asinh(precision: bits), .asinh(x)),
      ("acosh", b.acosh(precision: bits), .acosh(y)),
      ("atanh", a.atanh(precision: bits), .atanh(x)),
      ("atan2", BigInterval.atan2(y: a, x: b, precision: bits), .atan2(y: x, x: y)),
    ]
  }

  private func special(
    _ x: Double, _ y: Double, _ bits: Precision
  ) throws -> [(String, BigInterval, Double)] {
    let (a, b) = (point(x), point(y))
    return try [
      ("gamma", b.gamma(precision: bits), .gamma(y)),
      ("logGamma", a.logGamma(precision: bits), .logGamma(x)),
      ("erf", a.erf(precision: bits), .erf(x)),
      ("erfc", a.erfc(precision: bits), .erfc(x)),
      ("floor", b.floor(precision: bits), y.rounded(.down)),
      ("ceil", b.ceil(precision: bits), y.rounded(.up)),
      ("absoluteValue", point(-y).absoluteValue(precision: bits), y),
      ("pow", b.pow(a, precision: bits), .pow(y, x)),
      ("hypot", a.hypot(b, precision: bits), .hypot(x, y)),
    ]
  }

  @Test("points", arguments: [(0.125, 1.5), (0.5, 3), (0.8125, 17.25)])
  func points(_ x: Double, _ y: Double) throws {
    for (name, range, value) in try values(x, y, .bits(100)) {
      let (low, high) = (Double(range.lower), Double(range.upper))
      #expect((low - value).magnitude <= 8 * value.ulp, "\(name) of \(x), \(y)")
      #expect((high - value).magnitude <= 8 * value.ulp, "\(name) of \(x), \(y)")
      #expect(range.lower <= range.upper && !range.isErrorPossible, "\(name) of \(x), \(y)")
      // 100 bits are 47 more than doubles have.
      #expect(high - low <= value.ulp, "\(name) of \(x), \(y)")
    }
  }

  /// ψ(1) = −γ, ζ(2) = π²/6: digits of mpmath.
  @Test("functions that libm lacks") func others() throws {
    let bits = Precision.bits(100)
    let digamma = try point(1).digamma(precision: bits)
    #expect(digamma.lower <= digamma.upper && Double(digamma.lower) == -0.5772156649015329)
    let zeta = try point(2).zeta(precision: bits)
    #expect(zeta.lower <= zeta.upper && Double(zeta.upper) == 1.6449340668482264)
  }

  /// ψ(−1 ± 2⁻²⁰⁰⁰) = ∓2²⁰⁰⁰ + 1 − γ + …, by the recurrence (DLMF 5.5.2).
  @Test("the end of a range that is next to a pole of ψ is enclosed") func nextToPole() throws {
    let bits = Precision.bits(100)
    let distance = try BigRational.pow(BigRational(1, over: 2), 2000)
    let large = BigFloat(try BigRational.pow(2, 2000), precision: bits)
    let falling = BigInterval(
      lower: BigFloat(distance - 1, precision: .bits(2048)), upper: BigFloat(-0.5))
    #expect(try falling.digamma(precision: bits).lower <= -large)
    let rising = BigInterval(
      lower: BigFloat(-1.5), upper: BigFloat(-1 - distance, precision: .bits(2048)))
    #expect(try rising.digamma(precision: bits).upper > large)
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
