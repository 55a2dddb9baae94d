import BigNumbers
import NumericCore
import Testing

/// Functions that MPFR lacks: the flags of rounding by enclosures; the values are tested with
/// vectors.
@Suite("functions by enclosures")
struct EnclosedFunctionTests {
  static let functions: [UnaryFunction] = [
    .sinc, .sineIntegral, .cosineIntegral, .lambertW, .lambertWMinusOne, .ellipticK, .ellipticE,
  ]

  @Test(
    "exact values raise no flag",
    arguments: [
      (UnaryFunction.sinc, 0, 1), (.sinc, .infinity, 0), (.sineIntegral, 0, 0),
      (.cosineIntegral, .infinity, 0), (.lambertW, 0, 0), (.lambertW, .infinity, .infinity),
      (.ellipticK, -.infinity, 0), (.ellipticE, 1, 1), (.ellipticE, -.infinity, .infinity),
    ] as [(UnaryFunction, Double, Double)])
  func exact(_ function: UnaryFunction, _ x: Double, _ value: Double) {
    let report = BigFloat.withFlags { BigFloat.compute(function, BigFloat(x)) }
    #expect(report.value == BigFloat(value) && report.flags == [] && report.ternary == 0)
  }

  @Test(
    "poles are no overflow",
    arguments: [(UnaryFunction.cosineIntegral, 0), (.lambertWMinusOne, 0), (.ellipticK, 1)]
      as [(UnaryFunction, Double)])
  func poles(_ function: UnaryFunction, _ x: Double) throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    let argument = BigFloat(x)
    let value = try backend.compute(function, argument)
    #expect(value.isInfinite)
    let exception = backend.exception(
      of: .function(.unary(function)), operands: [argument], result: value)
    #expect(exception == .domain)
  }

  @Test("the ternary value tells the side", arguments: functions)
  func ternary(_ function: UnaryFunction) throws {
    let x = BigFloat(function == .lambertWMinusOne ? -0.25 : 0.25)
    for rounding in Rounding.allCases {
      for bits in 2...60 {
        let report = BigFloat.withFlags {
          BigFloat.compute(function, x, precision: .bits(bits), rounding: rounding)
        }
        let wide = BigFloat.compute(function, x, precision: .bits(200), rounding: .towardZero)
        #expect(report.flags == .inexact)
        #expect(report.ternary == (report.value > wide ? 1 : -1), "\(bits) bits, \(rounding)")
      }
    }
  }

  @Test("next to a short number the side decides", arguments: [1, -1])
  func tiny(_ sign: Int) throws {
    // 1 - x^2/6, x - x^3/18 and x - x^2 at |x| = 2^-1000000000.
    let backend = try BigFloatBackend(precision: .bits(53))
    let x = try backend.scaleByPowerOfTwo(BigFloat(sign), BigFloat(-1_000_000_000))
    func rounded(_ function: UnaryFunction, _ rounding: Rounding) throws -> BigFloat {
      try BigFloatBackend(precision: .bits(53), rounding: rounding).compute(function, x)
    }
    let one = BigFloat(1.0 as Double)
    #expect(try rounded(.sinc, .nearestEven) == one && rounded(.sinc, .up) == one)
    #expect(try rounded(.sinc, .down) == one.nextDown)
    #expect(try rounded(.sinc, .towardZero) == one.nextDown)
    #expect(try rounded(.sineIntegral, .nearestEven) == x)
    #expect(try rounded(.sineIntegral, .awayFromZero) == x)
    #expect(try rounded(.sineIntegral, .towardZero) == (sign > 0 ? x.nextDown : x.nextUp))
    #expect(try rounded(.lambertW, .nearestEven) == x && rounded(.lambertW, .up) == x)
    #expect(try rounded(.lambertW, .down) == x.nextDown)
  }
}
