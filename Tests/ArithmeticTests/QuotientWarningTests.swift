import Arithmetic
import BigNumbers
import Testing

@Suite("warnings of quotients")
struct QuotientWarningTests {
  /// What follows a/b without a sign is a factor of the quotient; its operators and brackets belong
  /// to it.
  @Test(
    "both readings are written out with the whole factor",
    arguments: [
      ("1/2pi", "(1/2)*pi", "1/(2*pi)"), ("1/2(3+4)", "(1/2)*(3+4)", "1/(2*(3+4))"),
      ("1/2 sin(3)", "(1/2)*sin(3)", "1/(2*sin(3))"),
      ("1/2√(3+(4+5))", "(1/2)*√(3+(4+5))", "1/(2*√(3+(4+5)))"),
      ("6/2 cos(0)^2", "(6/2)*cos(0)^2", "6/(2*cos(0)^2)"),
    ])
  func readings(_ source: String, _ reading: String, _ other: String) throws {
    let calculator = Calculator(ExactBackend())
    let outcome = try calculator.evaluate(source)
    #expect(
      outcome.warnings.map(\.message) == [
        "read as \(reading); write \(other) for the other reading"
      ]
    )
    // The warning is true: the reading has the same value.
    #expect(try number(calculator, source) == number(calculator, reading))
  }

  private func number(_ calculator: Calculator<ExactBackend>, _ source: String) throws -> String {
    guard case .number(let value) = try calculator.evaluate(source).value else { return "none" }
    return try value.digits(.significant(30)).text(as: .significant(30))
  }
}
