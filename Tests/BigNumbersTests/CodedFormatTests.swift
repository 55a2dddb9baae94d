import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Posits, 8-bit floats and fixed-point numbers, compared with independent vectors, and used
/// through the engines' protocol.
@Suite("coded formats")
struct CodedFormatTests {
  static let formats: [CodedFormat] = [
    .posit(8, exponentBits: 0), .posit(16, exponentBits: 1), .posit(32), .posit(8), .posit(16),
    .posit(62), .posit(64), .posit(11, exponentBits: 4), .float8E4M3,
    .fixedPoint(8, fractionBits: 4),
    .fixedPoint(32, fractionBits: 16), .fixedPoint(62, fractionBits: 20),
  ]

  @Test("pattern by pattern", arguments: formats)
  func vectors(_ format: CodedFormat) throws {
    let backend = RoundedTruth(format)
    var failures: [String] = []
    var count = 0
    for line in try VectorLine.lines(of: "Tests/BigNumbersTests/FormatVectors/coded.txt")
    where line.fields[0] == format.name {
      count += 1
      let patterns = try line.fields.dropFirst(2).map { try #require(UInt64($0, radix: 16)) }
      let operands = patterns.map(format.number(ofPattern:))
      let result = try #require(
        try VectorTests.apply(String(line.fields[1]), operands, backend))
      let isRight =
        line.result == "nan"
        ? result.isNaN : format.pattern(of: result) == UInt64(line.result, radix: 16)
      if !isRight { failures.append("\(line.fields) = \(line.result), not \(result)") }
    }
    #expect(count == 960)
    #expect(failures == [])
  }

  @Test("a number has one pattern", arguments: formats) func patterns(_ format: CodedFormat) {
    for pattern in 0..<UInt64(1) << UInt64(min(format.width, 12)) {
      let number = format.number(ofPattern: pattern)
      if !number.isNaN { #expect(format.pattern(of: number) == pattern) }
    }
  }

  @Test("numbers rise with their patterns", arguments: formats)
  func order(_ format: CodedFormat) throws {
    let backend = RoundedTruth(format)
    for pattern in 0..<UInt64(1) << UInt64(min(format.width - 1, 11))
    where pattern < format.greatestPattern {
      let number = format.number(ofPattern: pattern)
      let next = format.number(ofPattern: pattern + 1)
      #expect(number < next)
      #expect(try backend.nextAbove(number) == next)
      #expect(try backend.nextBelow(next) == number)
      #expect(try backend.compute(.nextToward, number, next) == next)
      #expect(try backend.compute(.nextToward, next, number) == number)
    }
  }

  @Test("the number below the least positive one is 0 without a sign", arguments: formats)
  func zero(_ format: CodedFormat) throws {
    let below = try RoundedTruth(format).nextBelow(format.number(ofPattern: 1))
    #expect(below.isZero && below.sign == .plus)
  }

  /// IEEE 754-2019, 5.3.1; the other formats have one zero.
  @Test("the number above the largest negative one is −0 where there is one", arguments: formats)
  func negativeZero(_ format: CodedFormat) throws {
    let backend = RoundedTruth(format)
    let above = try backend.nextAbove(backend.negate(format.number(ofPattern: 1)))
    #expect(above.isZero && (above.sign == .minus) == format.hasSignedZero)
  }

  @Test("texts are the shortest that read back") func texts() throws {
    let posit = RoundedTruth(.posit(16))
    let third = try posit.divide(posit.number(ExactLiteral(1)), posit.number(ExactLiteral(3)))
    let text = try posit.format(third, as: NumberFormat()).text
    #expect(text == "0.3334")
    #expect(try posit.number(ExactLiteral(text)) == third)
    let fixed = RoundedTruth(.fixedPoint(8, fractionBits: 4))
    #expect(try fixed.format(fixed.number(ExactLiteral("1.06")), as: NumberFormat()).text == "1.06")
  }

  @Test("what a format lacks is an exception") func exceptions() throws {
    let small = RoundedTruth(.float8E4M3)
    let greatest = try small.number(ExactLiteral(448))
    let beyond = try small.multiply(greatest, greatest)
    #expect(beyond.isNaN)
    let product = Operation.function(.binary(.multiply))
    #expect(
      small.exception(of: product, operands: [greatest, greatest], result: beyond) == .overflow)
    let posit = RoundedTruth(.posit(8))
    let one = try posit.number(ExactLiteral(1))
    let quotient = try posit.divide(one, posit.zero)
    #expect(quotient.isNaN)
    #expect(
      posit.exception(
        of: .function(.binary(.divide)), operands: [one, posit.zero], result: quotient)
        == .divisionByZero)
    #expect(
      try posit.multiply(posit.number(ExactLiteral(1 << 24)), posit.number(ExactLiteral(1 << 24)))
        == posit.number(ExactLiteral(1 << 24)))
  }

  @Test("powers of two alone have neither a sign nor a zero") func powers() throws {
    let format = CodedFormat.scaleE8M0
    let backend = RoundedTruth(format)
    for pattern in 0..<UInt64(255) {
      let number = format.number(ofPattern: pattern)
      #expect(number.exponent == Int(pattern) - 127 && number.significand == 1)
      #expect(format.pattern(of: number) == pattern)
      #expect(format.pattern(of: -number) == nil)
      let next = format.number(ofPattern: min(pattern + 1, 254))
      #expect(try backend.nextAbove(number) == next)
      // The middle of two numbers becomes the larger one; 1.5 · 2^127 is beyond the largest.
      let middle = try backend.scaled(
        number, by: ExactRatio(ExactLiteral(3), ExactLiteral(2)))
      #expect(pattern == 254 ? middle.isNaN : middle == next)
    }
    #expect(format.number(ofPattern: 255).isNaN && format.pattern(of: .nan) == 255)
    #expect(format.pattern(of: 0) == nil)
    let least = format.number(ofPattern: 0)
    #expect(try backend.nextBelow(least) == least)
    #expect(try backend.multiply(least, least) == least)
    #expect(format.leastExponent == -127 && format.greatestExponent == 127)
  }

  @Test("zeros and negative results of powers of two alone are outside of their domain")
  func signs() throws {
    let backend = RoundedTruth(.scaleE8M0)
    let (one, two) = try (backend.number(ExactLiteral(1)), backend.number(ExactLiteral(2)))
    let difference = Operation.function(.binary(.subtract))
    for operands in [[one, one], [one, two]] {
      let result = try backend.subtract(operands[0], operands[1])
      #expect(result.isNaN)
      #expect(
        backend.exception(of: difference, operands: operands, result: result) == .domain)
    }
    let greatest = CodedFormat.scaleE8M0.number(ofPattern: 254)
    let product = try backend.multiply(greatest, two)
    #expect(product.isNaN)
    #expect(
      backend.exception(
        of: .function(.binary(.multiply)), operands: [greatest, two], result: product)
        == .overflow)
  }
}
