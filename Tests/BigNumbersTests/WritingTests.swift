import BigNumbers
import NumericCore
import Testing

/// The text of numbers in formats; digits by hand and, for π and e, from their expansions.
@Suite("numbers in formats")
struct WritingTests {
  @Test("decimals keep their zeros") func decimals() throws {
    let price: BigDecimal = "1234.50"
    #expect(try price.text() == "1234.50")
    #expect(try price.text(as: .fixed(1)) == "1234.5")
    #expect(try price.text(as: .scientific(3)) == "1.23e+3")
    #expect(try price.text(as: .fixed(0), rounding: .nearestAway) == "1235")
    #expect(try price.text(as: .fixed(0)) == "1234")
    #expect(try BigDecimal.nan.text() == "nan" && BigDecimal.infinity.text() == "inf")
    #expect(
      try BigDecimal("0.1").text(as: NumberFormat(radix: 2, grouping: nil)).hasPrefix("0.00011"))
    #expect(throws: EngineError<ComputationFailure>.self) { try price.text(as: .hex) }
    var limits = Limits()
    limits.digits = 100
    #expect(throws: EngineError<ComputationFailure>.self) {
      try BigDecimal("1e1000").text(as: .fixed(0), limits: limits)
    }
  }

  @Test("fractions and whole numbers") func fractions() throws {
    #expect(try BigRational("1/8").text() == "0.125")
    #expect(try BigRational("2/3").text(as: .significant(5)) == "0.66667")
    #expect(try BigRational("2/3").text(as: .significant(5), rounding: .down) == "0.66666")
    #expect(try BigRational("-1/3").text() == "-0." + String(repeating: "3", count: 50))
    #expect(try BigRational("5/4").text(as: .hex) == "0x1.4p+0")
    #expect(throws: EngineError<ComputationFailure>.self) { try BigRational("1/3").text(as: .hex) }
    #expect(try BigInteger(123_456_789).text(as: .scientific(4)) == "1.235e+8")
    #expect(try BigInteger(-1_000_000_007).text(as: .plain) == "-1000000007")
  }

  @Test("the text of an interval encloses it") func intervals() throws {
    #expect(try BigInterval.pi.text(as: .significant(5)) == "[3.1415, 3.1416]")
    #expect(try (-BigInterval.pi).text(as: .fixed(2)) == "[-3.15, -3.14]")
    #expect(try BigInterval(lower: 1, upper: BigFloat(2.5 as Double)).text() == "[1, 2.5]")
    #expect(try BigInterval.empty.text() == "empty")
    var comma = NumberFormat(decimals: 1)
    comma.symbols.point = ","
    #expect(try BigInterval.pi.text(as: comma) == "[3,1; 3,2]")
    #expect(try BigInterval(lower: 1, upper: .infinity).text(as: .fixed(1)) == "[1.0, inf]")
  }
}
