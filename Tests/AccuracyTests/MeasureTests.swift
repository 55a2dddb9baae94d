import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("measures of error")
struct MeasureTests {
  /// Whether a measure is within 1e-23 of that of a vector, which has 25 digits; "none" if it must
  /// not exist.
  private func agrees(_ measure: ExactReal?, _ expected: String) throws -> Bool {
    guard expected != "none" else { return measure == nil }
    let measure = try #require(measure)
    let value = try measure.rounded(to: .bits(200))
    let other = try BigFloat(expected, precision: .bits(200))
    if other.isZero { return value.isZero }
    let distance = ((value - other) / other).magnitude
    return distance < (try BigFloat("1e-23", precision: .bits(200)))
  }

  /// Whether both ends are within 1e-23 of the measure of a vector; if that is 0, the lower end
  /// must be 0.
  private func encloses(_ measure: BigInterval?, _ expected: String) throws -> Bool {
    guard let measure else { return expected == "none" }
    if measure.lower.isZero { return try agrees(0, expected) }
    return try [measure.lower, measure.upper].allSatisfy { end in
      try agrees(ExactReal(try #require(try BigRational(exactly: end))), expected)
    }
  }

  @Test("agree with exact fractions") func vectors() throws {
    let lines = try VectorLine.lines(of: "Tests/AccuracyTests/MeasureVectors/measures.txt")
    #expect(lines.count == 300)
    for line in lines {
      let words = line.fields.map(String.init) + line.result.split(separator: " ").map(String.init)
      let format = try #require(FloatFormat(words[0]))
      let number = try BigRational(parsing: words[1])
      let computed: FormatValue =
        words[0].hasPrefix("decimal")
        ? .decimal(try #require(BigDecimal(exactly: number)))
        : .binary(BigFloat(number, precision: .bits(64)))
      let truth = ExactReal(try BigRational(parsing: words[2]))
      let error = try ErrorMeasures(of: computed, truth: truth, in: format)
      #expect(try agrees(error.absolute, words[3]), "\(line)")
      #expect(try agrees(error.relative, words[4]), "\(line)")
      #expect(try agrees(error.ulps, words[5]), "\(line)")
      #expect(error.ordinalUlps?.description == words[6], "\(line)")
      #expect(try agrees(error.bits, words[7]), "\(line)")
      #expect(try agrees(error.correctDigits, words[8]), "\(line)")
      // The same measures from an enclosure.
      let enclosed = try PointError(
        of: computed, truth: truth, enclosure: try truth.enclosure(.bits(200)), in: format)
      #expect(enclosed.ordinalUlps?.description == words[6], "\(line)")
      #expect(try encloses(enclosed.absolute, words[3]), "\(line)")
      #expect(try encloses(enclosed.relative, words[4]), "\(line)")
      #expect(try encloses(enclosed.ulps, words[5]), "\(line)")
      #expect(abs(enclosed.bits - error.approximateBits()) <= 1e-15 * enclosed.bits, "\(line)")
    }
  }

  @Test("NaN is off by the width of the format, and infinities have ranks") func specials() throws {
    let nan = try ErrorMeasures(of: .binary(.nan), truth: 1, in: .double)
    #expect(nan.absolute == nil && nan.ulps == nil && nan.ordinalUlps == nil)
    #expect(try nan.bits.rational() == 64)
    #expect(try ErrorMeasures(of: .binary(.nan), truth: nil, in: .double).bits.rational() == 0)
    #expect(try ErrorMeasures(of: .binary(1), truth: nil, in: .double).bits.rational() == 64)
    // The rank after that of the largest number.
    let largest = ExactReal(try #require(BigRational(exactly: Double.greatestFiniteMagnitude)))
    let infinite = try ErrorMeasures(of: .binary(.infinity), truth: largest, in: .double)
    #expect(infinite.ordinalUlps == 1 && infinite.relative == nil)
    let half = try ErrorMeasures(of: .binary(.nan), truth: 1, in: .binary(.binary16))
    #expect(try half.bits.rational() == 16)
    let decimals = ["decimal32", "decimal64", "decimal128"].map { FloatFormat($0)?.width }
    #expect(decimals == [32, 64, 128])
  }

  @Test(
    "names of formats are known",
    arguments: FloatFormat.names + ["bigfloat:200", "decimal:20", "half", "x87", "quad"])
  func names(_ name: String) throws { #expect(FloatFormat(name) != nil) }

  @Test("other names are not", arguments: ["", "binary", "bigfloat:", "bigfloat:0", "decimal:x"])
  func unknownNames(_ name: String) { #expect(FloatFormat(name) == nil) }
}
