import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Compares with mpmath and Python's integers; see FractionVectors/make_fractions.py.
@Suite("continued fractions of real numbers")
struct PartialQuotientTests {
  private func lines(_ name: String) throws -> [VectorLine] {
    let lines = try VectorLine.lines(of: "Tests/ArithmeticTests/FractionVectors/\(name).txt")
    #expect(lines.count >= 60)
    return lines
  }

  private func number(_ expression: String) throws -> ExactReal {
    let value = try Calculator(ExactBackend()).evaluate(expression).value
    guard case .number(let number) = value else {
      Issue.record("\(expression) is not a number")
      return 0
    }
    return number
  }

  @Test("proven quotients") func terms() throws {
    for line in try lines("terms") {
      let count = try #require(Int(line.fields[1]))
      let terms = try number(String(line.fields[0])).partialQuotients(count: count)
      #expect(terms.quotients.map(\.description).joined(separator: " ") == line.result, "\(line)")
      #expect(terms.continuation == .more)
    }
  }

  @Test("periods of square roots, and what rationals make of them") func periods() throws {
    for line in try lines("quadratic") {
      let expression = "\(line.fields[0])+(\(line.fields[1]))*sqrt(\(line.fields[2]))"
      let result = line.result.split(separator: " ", maxSplits: 1)
      let start = try #require(Int(result[0]))
      let x = try number(expression)
      let terms = try x.partialQuotients(count: 120)
      #expect(terms.continuation == .period(from: start), "\(line)")
      let found = terms.quotients.map(\.description).joined(separator: " ")
      #expect(found == result[1], "\(line)")
      // With one quotient less than the period needs, the period is not detected.
      let cut = try x.partialQuotients(count: terms.quotients.count - 1)
      #expect(cut.continuation == .more && cut.quotients == Array(terms.quotients.dropLast()))
      // Convergents are good approximations: the error of the eighth is below 1/q².
      let eighth = try #require(Array(Convergents(of: terms.first(8))).last)
      let distance = ExactReal.compute(.magnitude, ExactReal(eighth) - x)
      let bound = ExactReal(BigRational(1, over: eighth.denominator * eighth.denominator))
      #expect(try distance.compared(to: bound) == .less, "\(line)")
    }
  }

  @Test("nearest fractions") func nearest() throws {
    for line in try lines("nearest") {
      let bound = try BigInteger(parsing: String(line.fields[1]))
      let fraction = try number(String(line.fields[0])).limitingDenominator(to: bound)
      #expect(fraction.description == line.result, "\(line)")
    }
  }

  @Test("a rational number ends") func rational() throws {
    let terms = try number("sin(pi/6)+0.375").partialQuotients(count: 20)
    #expect(terms.text == "[0; 1, 7]" && terms.continuation == .end)
    #expect(BigRational(1, over: 3).partialQuotients(count: 1).text == "[0; …]")
    #expect(try number("(sqrt(5)-1)/2").partialQuotients(count: 5).text == "[0; (1)]")
  }

  @Test("texts of quotients", arguments: ["[3; 7, 15, 1]", "[-4]", " [0;2] ", "[0; 1, 1, 1]"])
  func reading(_ text: String) throws {
    let value = try BigRational(parsingContinuedFraction: text)
    let digits = text.split { !"-0123456789".contains($0) }.compactMap { BigRational(String($0)) }
    #expect(value == BigRational(continuedFraction: digits))
  }

  @Test(
    "faulty texts, and where they go wrong",
    arguments: [
      ("", 0), ("3; 7", 0), ("[", 1), ("[3", 2), ("[3;", 3), ("[3; 0]", 4), ("[3; -1]", 4),
      ("[3; 7 1]", 6), ("[3, 7]", 2), ("[3; 7; 1]", 5), ("[3; 7] 1", 7), ("[3; 7,]", 6),
      ("[-]", 2), ("[3.5]", 2), ("[3; …]", 4),
    ])
  func faults(_ text: String, _ offset: Int) {
    #expect {
      try BigRational(parsingContinuedFraction: text)
    } throws: { error in
      (error as? TextError)?.offset == offset
    }
  }
}
