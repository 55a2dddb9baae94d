import BigNumbers
import Numerics
import Testing

/// The functions of `Real` for both binary types, compared with those of the platform's libm, whose
/// errors are a few ulps.
@Suite("functions of Real")
struct RealFunctionTests {
  /// Values of all functions at one number between 0 and 1 and at another above 1.
  private func values<Number: Real>(_ x: Number, _ y: Number) -> [(String, Number)] {
    [
      ("exp", Number.exp(x)), ("expMinusOne", Number.expMinusOne(x)), ("exp2", Number.exp2(x)),
      ("exp10", Number.exp10(x)),
      ("log", Number.log(y)), ("log onePlus", Number.log(onePlus: x)), ("log2", Number.log2(y)),
      ("log10", Number.log10(y)),
      ("sin", Number.sin(y)), ("cos", Number.cos(x)), ("tan", Number.tan(x)),
      ("asin", Number.asin(x)), ("acos", Number.acos(x)), ("atan", Number.atan(y)),
      ("atan2", Number.atan2(y: -x, x: y)),
      ("sinh", Number.sinh(y)), ("cosh", Number.cosh(y)), ("tanh", Number.tanh(x)),
      ("asinh", Number.asinh(x)), ("acosh", Number.acosh(y)), ("atanh", Number.atanh(x)),
      ("erf", Number.erf(x)), ("erfc", Number.erfc(x)), ("gamma", Number.gamma(y)),
      ("logGamma", Number.logGamma(x)),
      ("sqrt", Number.sqrt(y)), ("pow", Number.pow(y, x)), ("pow n", Number.pow(y, -3)),
      ("root", Number.root(y, 3)),
      ("root of a negative number", Number.root(-y, 5)), ("hypot", Number.hypot(x, y)),
    ]
  }

  private static let samples = [(0.125, 1.5), (0.5, 3), (0.8125, 17.25), (1.0 / 1024, 1.0625)]

  @Test("arbitrary precision", arguments: samples) func bigFloat(_ x: Double, _ y: Double) {
    for (value, (name, double)) in zip(values(BigFloat(x), BigFloat(y)), values(x, y)) {
      #expect((Double(value.1) - double).magnitude <= 8 * double.ulp, "\(name) of \(x), \(y)")
    }
  }

  @Test("fixed precision", arguments: samples) func fixedFloat(_ x: Double, _ y: Double) {
    let fixed = values(FixedFloat<2>(x), FixedFloat<2>(y))
    for (value, (name, double)) in zip(fixed, values(x, y)) {
      #expect((Double(value.1) - double).magnitude <= 8 * double.ulp, "\(name) of \(x), \(y)")
    }
  }

  /// Γ is positive above 0 and between −2 and −1, and negative between −1 and 0.
  private func signs<Number: Real>(_ type: Number.Type) -> [FloatingPointSign] {
    let halves: [Int] = [6, 1, -1, -3, -5, 0, -2]
    let numbers = halves.map { Number($0) / Number(2) } + [Number.nan]
    return numbers.map { Number.signGamma($0) }
  }

  @Test("the sign of the gamma function is that of Double") func gammaSigns() {
    let expected: [FloatingPointSign] = [.plus, .plus, .minus, .plus, .minus, .plus, .plus, .plus]
    #expect(signs(BigFloat.self) == expected)
    #expect(signs(FixedFloat<2>.self) == expected)
  }

  /// Numbers outside of the domains of functions.
  private func undefined<Number: Real>(_ type: Number.Type) -> [Number] {
    let (half, one, two) = (Number(1) / Number(2), Number(1), Number(2))
    return [
      Number.acosh(half), Number.atanh(two), Number.acos(two), Number.asin(-two),
      Number.log(-one), Number.log2(-one), Number.log10(-one), Number.log(onePlus: -two),
      Number.sqrt(-one), Number.pow(-two, half), Number.root(-two, 2), Number.gamma(-one),
    ]
  }

  @Test("outside of the domain is NaN") func domains() {
    #expect(undefined(BigFloat.self).allSatisfy { $0.isNaN })
    #expect(undefined(FixedFloat<2>.self).allSatisfy { $0.isNaN })
  }

  @Test("a reciprocal is that of division, if it is normal") func reciprocals() {
    #expect(BigFloat(8).reciprocal == BigFloat(0.125 as Double))
    #expect(BigFloat(-3).reciprocal == 1 / BigFloat(-3))
    #expect(BigFloat.zero.reciprocal == .infinity)
    #expect((-BigFloat.infinity).reciprocal == 0)
    #expect(FixedFloat<2>(8).reciprocal == FixedFloat<2>(0.125))
  }
}
