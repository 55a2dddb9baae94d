import BigNumbers
import NumericCore
import TestSupport
import Testing

/// A result of so many digits is the one of twenty more, rounded once more.
@Suite("decimals at two precisions")
struct DecimalPrecisionLawTests {
  /// Functions of the digits of the format itself, and the one that rounds between its steps.
  static let excluded: Set = [
    "nextAbove", "nextBelow", "nextToward", "roundInDirection", "relativeDifference",
  ]
  static let names = DecimalFunctionVectorTests.names.filter { !excluded.contains($0) }

  @Test("a second rounding changes nothing", arguments: names)
  func twice(_ name: String) throws {
    var failures: [String] = []
    for (index, line) in try VectorLine.lines(
      of: "\(DecimalFunctionVectorTests.folder)/\(name).txt"
    ).enumerated() {
      let sample = try DecimalFunctionVectorTests.Sample(line)
      // One direction for each line, all of them in turn.
      let rounding = DecimalRounding.allCases[index % DecimalRounding.allCases.count]
      let narrow = try DecimalBackend(digits: sample.digits, rounding: rounding)
      // The wide result is rounded to odd, so to speak: 05-away does not mislead a second rounding.
      let wide = try DecimalBackend(digits: sample.digits + 20, rounding: .zeroFiveAway)
      let result = try #require(try VectorTests.apply(name, sample.operands, narrow))
      let more = try #require(try VectorTests.apply(name, sample.operands, wide))
      var context = DecimalContext(precision: sample.digits, rounding: rounding)
      if context.rounded(more) != result {
        failures.append("\(line), \(rounding): \(result) of \(more)")
      }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) wrong, such as \(failures.prefix(6).joined(separator: "\n"))")
  }

  /// Where an exact power gets too long for the precision, its digits are no longer computed all.
  @Test("whole powers are products, rounded once", arguments: [9, 16, 34])
  func wholePowers(_ digits: Int) {
    for base: BigDecimal in ["2", "0.2", "3", "0.7", "12", "99"] {
      var exact: BigDecimal = 1
      var wide = DecimalContext(precision: 1000)
      for count in 1...260 {
        exact = wide.multiply(exact, base)
        var context = DecimalContext(precision: digits)
        #expect(context.power(base, BigDecimal(count)) == context.rounded(exact))
      }
    }
  }
}
