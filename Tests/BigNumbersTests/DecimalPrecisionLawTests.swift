import BigNumbers
import NumericCore
import TestSupport
import Testing

/// A result is the same as one with twenty more digits that is rounded once more.
@Suite("decimals at two precisions")
struct DecimalPrecisionLawTests {
  /// Functions of the digits of the format itself, and the function whose definition has several
  /// rounded steps.
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
      // Each line is tested in one direction; the directions take turns.
      let rounding = DecimalRounding.allCases[index % DecimalRounding.allCases.count]
      let narrow = try DecimalBackend(digits: sample.digits, rounding: rounding)
      // The rounding 05-away makes a second rounding safe, like rounding to odd in radix 2.
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
