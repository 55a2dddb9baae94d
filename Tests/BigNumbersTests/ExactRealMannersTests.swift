import BigNumbers
import NumericCore
import Testing

/// How exact reals are made, compared and shown.
@Suite("manners of exact reals")
struct ExactRealMannersTests {
  private static let root = ExactReal(2).squareRoot()

  @Test("numbers of other types are taken exactly") func conversions() throws {
    #expect(try ExactReal("0.1").rational() == BigRational(1, over: 10))
    #expect(try ExactReal("-1/3").isEqual(to: -(ExactReal(1) / 3)))
    #expect(try ExactReal(exactly: 0.1)?.rational() == BigRational(exactly: 0.1))
    #expect(try ExactReal(exactly: Float(0.5))?.isEqual(to: ExactReal(parsing: "0x1p-1")) == true)
    #expect(ExactReal(exactly: Double.nan) == nil && ExactReal(exactly: -Double.infinity) == nil)
    #expect(try ExactReal(BigInteger.one << 100).rational() == BigRational(BigInteger.one << 100))
    #expect(
      try ExactReal(exactly: BigFloat(-1.5 as Double))?.rational() == BigRational(-3, over: 2))
    #expect(ExactReal(exactly: BigFloat.nan) == nil && ExactReal(exactly: BigFloat.infinity) == nil)
    for wrong in ["", "0,1", "inf", "1/0", "pi", "0.1 "] { #expect(ExactReal(wrong) == nil) }
    #expect(throws: LimitExceeded.self) { try ExactReal(parsing: "1e999999999999") }
  }

  @Test("a power of two beyond fractions is taken as it is") func wide() throws {
    let large = BigFloat(sign: .minus, exponent: 1 << 40, significand: 3)
    let x = try #require(ExactReal(exactly: large))
    #expect(try x.sign() == -1 && x.rounded(to: .bits(20)) == large)
    #expect(try (x / x).isEqual(to: 1))
  }

  @Test("comparisons are proven, or throw") func order() throws {
    let root = Self.root
    #expect(
      try root.isLess(than: ExactReal(3) / 2) && root.isGreater(than: 1) && !root.isLess(than: root)
    )
    #expect(try (root * root).isEqual(to: 2) && !root.isEqual(to: 2))
    #expect(try abs(-root).isEqual(to: root) && (1 - root).magnitude.isEqual(to: root - 1))
    #expect(throws: ComputationFailure.exception(.divisionByZero)) {
      try (1 / (root * root - 2)).isLess(than: 1)
    }
  }

  @Test("powers and roots") func powers() throws {
    #expect(try ExactReal.pow(Self.root, 4).isEqual(to: 4))
    #expect(try ExactReal.pow(2, ExactReal(1) / 2).isEqual(to: Self.root))
    #expect(try ExactReal.root(-8, 3).isEqual(to: -2) && ExactReal.pow(0, 0).isEqual(to: 1))
    #expect(try (ExactReal.pi / 6).text(as: NumberFormat(digits: 20)) == "0.52359877559829887308")
  }

  /// Digits of mpmath, cut off and not rounded.
  @Test("the description has digits of the number, or says why there are none") func text() throws {
    #expect(
      "\(Self.root)" == "1.414213562373095…" && "\(ExactReal(1) / 3)" == "0.33333333333333333…")
    #expect("\(ExactReal(7))" == "7" && "\(-ExactReal(1) / 8)" == "-0.125")
    #expect("\(ExactReal.pow(-10, 41) / 3)" == "-3.3333333333333333…e+40")
    #expect("\(1 / (Self.root * Self.root - 2))" == "(division by zero)")
    #expect("\((-Self.root).squareRoot())" == "(no real value)")
    #expect(String(reflecting: Self.root) == "ExactReal(1.414213562373095…)")
    #expect(
      "\(ExactReal(BigInteger("1234567890123456789012345678901234567890") ?? 0))"
        == "1.23456789012345678901234567890123456789e+39")
    #expect(try Self.root.text(as: NumberFormat(digits: 5), rounding: .up) == "1.4143")
    #expect(throws: EngineError.backend(ComputationFailure.exception(.domain))) {
      try (-Self.root).squareRoot().text()
    }
  }
}
