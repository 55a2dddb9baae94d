import BigNumbers
import BigNumbersFoundation
import Foundation
import TestSupport
import Testing

@Suite("Decimal and BigDecimal")
struct BigDecimalTests {
  /// The directions by their names in Python's `decimal`.
  static let roundings: [Substring: DecimalRounding] = [
    "half-even": .nearestEven, "half-up": .nearestAway, "half-down": .nearestZero,
    "down": .towardZero, "up": .awayFromZero, "ceiling": .up, "floor": .down, "05up": .zeroFiveAway,
  ]

  @Test("to Foundation's decimals and back") func vectors() throws {
    let path = "Tests/BigNumbersTests/DecimalConversionVectors/foundation.txt"
    let lines = try VectorLine.lines(of: path)
    #expect(lines.count == 447)
    for line in lines {
      let x = try BigDecimal(parsing: String(line.fields[0]))
      let results = line.result.split(separator: " ")
      let expected = results[0] == "none" ? nil : try BigDecimal(parsing: String(results[0]))
      let rounding = try #require(Self.roundings[line.fields[1]])
      #expect(Decimal(x, rounding: rounding).map { BigDecimal($0) } == expected, "\(line)")
      let exact = Decimal(exactly: x).map { BigDecimal($0) }
      #expect(exact == (results[1] == "exact" ? expected : nil), "\(line)")
    }
  }

  @Test("digits and exponents that a Decimal has")
  func digits() throws {
    for (text, expected) in [
      ("0", "0"), ("-12.5", "-12.5"), ("1e127", "1E+127"), ("-1e-128", "-1E-128"),
      (
        "340282366920938463463374607431768211455e127",
        "3.40282366920938463463374607431768211455E+165"
      ),
    ] {
      #expect(BigDecimal(try #require(Decimal(string: text))).description == expected)
    }
    #expect(BigDecimal(Decimal.greatestFiniteMagnitude).description.hasSuffix("E+165"))
    #expect(BigDecimal(Decimal.leastFiniteMagnitude).isNegative)
  }

  @Test("NaNs lose all but that") func nans() {
    #expect(BigDecimal(Decimal.nan).description == "NaN")
    #expect(Decimal(exactly: BigDecimal("-sNaN12"))?.isNaN == true)
    #expect(Decimal(BigDecimal("NaN7"))?.isNaN == true)
  }
}
