import NumericCore
import Testing

@Suite("formats")
struct FormatTests {
  /// IEEE 754, tables 3.5 and 3.6; one sign bit, the exponent's and the significand's.
  @Test(
    "widths of interchange formats",
    arguments: [
      (FloatFormat.binary(.binary16), 16), (.binary(.binary32), 32), (.binary(.binary64), 64),
      (.binary(.binary128), 128), (.decimal(.decimal32), 32), (.decimal(.decimal64), 64),
    ])
  func widths(_ format: FloatFormat, _ width: Int) {
    #expect(format.width == width)
  }
}

/// What doubles are converted to where no rounding is needed, and why a result is special.
@Suite("special doubles")
struct SpecialDoubleTests {
  private static let half = ExactRatio(ExactLiteral(1), ExactLiteral(2))

  /// IEEE 754: remainders of infinities are NaN, and those of zeros are these zeros.
  @Test(
    "conversions of zeros and infinities",
    arguments: [
      (.multiple(half), .infinity, .infinity), (.reciprocal(half), 0, .infinity),
      (.reciprocal(half), -.infinity, -0.0), (.rest(half, step: .one), -0.0, -0.0),
      (.rest(half, step: .one), .infinity, .nan), (.whole(half, step: nil), -.infinity, -.infinity),
      (.whole(half, step: .one), 0, 0), (.whole(half, step: .one), .infinity, .nan),
    ] as [(Rescaling, Double, Double)])
  func rescaled(_ rescaling: Rescaling, _ x: Double, _ expected: Double) {
    let result = DoubleBackend().rescaled(x, by: rescaling)
    #expect(expected.isNaN ? result.isNaN : result.bitPattern == expected.bitPattern)
  }

  @Test("a reciprocal of zero is a division by zero") func poles() {
    let backend = DoubleBackend()
    #expect(backend.exception(of: .scale, operands: [0], result: .infinity) == .divisionByZero)
    #expect(backend.exception(of: .scale, operands: [1e308], result: .infinity) == .overflow)
    #expect(backend.exception(of: .scale, operands: [.infinity], result: .infinity) == nil)
  }

  @Test("classes") func classes() {
    let backend = DoubleBackend()
    #expect(backend.isInfinite(-.infinity) && !backend.isInfinite(1) && !backend.isInfinite(.nan))
    #expect(backend.isZero(-0.0) && !backend.isZero(.leastNonzeroMagnitude))
  }
}
