import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Quotients, logarithms and comparisons of numbers that no exponent of MPFR can hold.
@Suite("numbers beyond all exponents")
struct BeyondRangeTests {
  private let calculator = Calculator(ExactBackend())

  private static func rows() throws -> [(source: String, value: String)] {
    try Repository.text("Tests/ArithmeticTests/BeyondVectors/beyond.txt").split(separator: "\n").map
    {
      let line = String($0)
      let parts = line.split(separator: "=").map { $0.trimmingPrefix(" ") }
      return (String(parts[0].dropLast()), String(parts[1]))
    }
  }

  @Test("values and comparisons, against Arb's balls") func vectors() throws {
    let rows = try Self.rows()
    #expect(rows.count > 500)
    let tolerance = BigFloat(sign: .plus, exponent: -122, significand: 1)
    for (source, expected) in rows {
      switch try calculator.evaluate(source).value {
      case .truth(let truth): #expect("\(truth)" == expected, "\(source)")
      case .number(let number):
        let value = try number.rounded(to: .bits(160))
        let reference = try BigFloat(expected, precision: .bits(160))
        #expect((value - reference).magnitude <= reference.magnitude * tolerance, "\(source)")
      default: Issue.record("\(source) is no number")
      }
    }
  }

  @Test(
    "equality is decided by forms, and signs by enclosures",
    arguments: [
      ("exp(10^24) == exp(10^24)", Truth.true), ("exp(10^24)^2 == exp(2*10^24)", .true),
      ("exp(-10^24) == exp(-2*10^24)", .false), ("exp(-10^24) > 0", .true),
      ("exp(10^23)*exp(-10^24) < exp(-10^23)", .true), ("exp(10^24) == exp(10^24) + 1", .undecided),
    ])
  func comparisons(_ source: String, _ expected: Truth) throws {
    guard case .truth(let truth) = try calculator.evaluate(source).value else {
      Issue.record("\(source) is no comparison")
      return
    }
    #expect(truth == expected)
  }

  @Test(
    "a function without a rule beyond the exponents says so",
    arguments: ["sin(exp(10^24))", "exp(exp(10^24))", "round(exp(10^24))", "max(exp(10^24), 2)"])
  func unknown(_ source: String) {
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(source) }
    #expect(error?.kind == .overflow)
  }

  @Test(
    "a number that is too small is not called too large",
    arguments: ["round(exp(-10^24))", "max(exp(-10^24), 2)"])
  func unknownNextToZero(_ source: String) {
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(source) }
    #expect(error?.limit?.limit == .range)
  }

  @Test(
    "an exponential with a huge number of bits in its exponent is not computed for a deviation",
    arguments: [
      "tanh(2^(10^8)) - 1", "expm1(-2^(10^9)) + 1", "(1 + 2^(-10^12))^(2^(2*10^12 - 10))",
    ])
  func hugeExponents(_ source: String) {
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(source).value }
    #expect(error?.kind == .undecided)
  }

  @Test("an argument longer than the working precision keeps all of its digits")
  func longArguments() throws {
    let source = "(10^3000)!/(10^3000 - 1)!/10^3000"
    guard case .number(let number) = try calculator.evaluate(source).value else {
      Issue.record("no number")
      return
    }
    #expect(try number.rounded(to: .bits(100)) == 1)
  }

  @Test("such a number is a value, and its digits are refused") func values() throws {
    for (source, expected) in [("3*exp(10^24)", ErrorKind.overflow), ("-exp(-10^24)", .limit)] {
      guard case .number(let number) = try calculator.evaluate(source).value else { continue }
      do throws(ComputationFailure) {
        _ = try number.digits(.significant(5))
        Issue.record("\(source) has digits")
      } catch {
        #expect(CalculatorError(error, nil).kind == expected)
      }
      #expect(try number.sign() == (source.hasPrefix("-") ? -1 : 1))
      let bounds = try number.bounds(.bits(64))
      #expect(bounds.isVanishing == source.hasPrefix("-"))
      #expect(bounds.isBounded == source.hasPrefix("-"))
    }
  }

  @Test("an argument with more bits than the limit of exponents names it") func limit() {
    let error = #expect(throws: CalculatorError.self) {
      try calculator.evaluate("exp(2^(2^21))/exp(2^(2^21) + 1)")
    }
    #expect(error?.limit?.limit == .exponent)
    // There are no digits of this one, whatever the limit.
    let overflow = #expect(throws: CalculatorError.self) {
      try calculator.evaluate("exp(2^(2^21))")
    }
    #expect(overflow?.kind == .overflow)
  }
}
