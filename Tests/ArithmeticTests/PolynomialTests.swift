import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Polynomials as they are typed.
@Suite("polynomials")
struct PolynomialTests {
  private func lines(_ function: String) throws -> [(expression: String, coefficients: [String])] {
    try Repository.text("Tests/AlgebraTests/PolynomialVectors/polynomials.txt")
      .split(separator: "\n").filter { $0.hasPrefix(function) }.map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        return (String(parts[0]), parts[1].split(separator: " ").map(String.init))
      }
  }

  @Test(
    "FLINT's rational polynomials on exact", arguments: ["expand", "charpoly", "interp", "resul"])
  func exact(_ function: String) throws {
    let lines = try lines(function)
    #expect(lines.count >= 40)
    for (expression, expected) in lines {
      var numbers = try Calculator(ExactBackend()).evaluate(expression).value.numbers
        .map { try $0.rational() }
      while numbers.count > 1, numbers.last == BigRational.zero { numbers.removeLast() }
      #expect(numbers == (try expected.map { try BigRational(parsing: $0) }), "\(expression)")
    }
  }

  @Test("rounded numbers come near", arguments: ["expand", "charpoly", "interp"])
  func double(_ function: String) throws {
    for (expression, expected) in try lines(function) {
      let numbers = try Calculator(DoubleBackend.completed).evaluate(expression).value.numbers
      let truth = try expected.map { Double(try BigRational(parsing: $0)) }
      let size = truth.map(abs).max() ?? 1
      for (place, value) in numbers.enumerated() {
        let known = place < truth.count ? truth[place] : 0
        #expect(abs(value - known) <= 1e-9 * max(1e3, size), "\(expression)")
      }
    }
  }

  @Test("coefficients that are literals take no steps")
  func steps() throws {
    let compiled = try Calculator(DoubleBackend()).compile(
      utf8: Array("expand((x + 1)^20 - prod(x - k, k = 1..15))".utf8))
    for step in compiled.expression.program.instructions {
      #expect(step.operation == .literal || step.operation == .function(.unary(.negate)))
    }
  }

  @Test("a polynomial is a value: it is assigned, and goes on")
  func values() throws {
    var calculator = Calculator(ExactBackend())
    _ = try calculator.execute(Array("p = expand((x + 1)^2)".utf8))
    guard case .truth(.true) = try calculator.execute(Array("p*p == expand((x + 1)^4)".utf8)).value
    else {
      Issue.record("p*p is another polynomial")
      return
    }
  }

  @Test("FLINT's factors of polynomials with whole coefficients, as typed products")
  func factors() throws {
    let lines = try Repository.text("Tests/BigNumbersTests/PolynomialFactorVectors/factors.txt")
      .split(separator: "\n").filter { $0.hasPrefix("factors") }
    #expect(lines.count > 60)
    for line in lines {
      // factors NAME COEFFICIENTS = UNIT MULTIPLICITY:COEFFICIENTS …
      let fields = line.split(separator: " ").map(String.init)
      let factors = fields[5...].map { field in
        let parts = field.split(separator: ":").map(String.init)
        return PolynomialFactors.Factor(
          coefficients: parts[1].split(separator: ",").compactMap { try? ExactLiteral(String($0)) },
          multiplicity: Int(parts[0]) ?? 0)
      }
      let unit = PolynomialFactors.Unit(
        numerator: try ExactLiteral(fields[4]), denominator: ExactLiteral(1))
      let expected = PolynomialFactors(unit: unit, factors: factors).product("x")
      let found = try GrammarTests.text(
        "factor(poly(\(fields[2])) + 0*poly(0, 1))", ExactBackend(), digits: nil)
      #expect(found == expected, "\(fields[1])")
    }
  }

  @Test(
    "factors and common divisors",
    arguments: [
      ("factor(x^4 - 1)", "(x - 1) * (x + 1) * (x^2 + 1)"), ("factor(x^2 + 1)", "x^2 + 1"),
      ("factor((x^2 - 2)^3*(x + 1/2)/3)", "1/6 * (2*x + 1) * (x^2 - 2)^3"),
      ("factor(-x^2)", "-x^2"), ("factor(2x^2 - 8)", "2 * (x - 2) * (x + 2)"),
      ("f = factor(x^2 - 1); f*2", "2*x^2 - 2"), ("roots(factor(x^2 - 3x + 2))", "[1, 2]"),
      ("gcd(x^2 - 1, x^3 - 1)", "x - 1"), ("gcd(x^2 - 2, x^2 - 3)", "1"),
      ("gcd(2x - 2, x^2 - 2x + 1, 0)", "x - 1"), ("gcd(12, 18)", "6"),
    ])
  func divisors(_ line: (source: String, value: String)) throws {
    #expect(try GrammarTests.text(line.source, ExactBackend(), digits: nil) == line.value)
  }

  @Test("coefficients that are no fractions have no factors here")
  func irrational() throws {
    #expect(throws: CalculatorError.self) {
      try Calculator(ExactBackend()).evaluate("factor(x^2 - sqrt(2))")
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("factor(0*x)", .domain, at: "factor(0*x)"),
    .init("expand(x*y)", .arguments, at: "x*y"),
    .init("expand(x/(x + 1))", .arguments, at: "x + 1"),
    .init("expand(2^x)", .arguments, at: "x"),
    .init("expand(x^-1)", .arguments, at: "-1"),
    .init("expand(x^0.5)", .arguments, at: "0.5"),
    .init("expand(sin(x))", .arguments, at: "x"),
    .init("expand(x + i)", .arguments, at: "i"),
    .init("expand(x mod 2)", .arguments, at: "x mod 2"),
    .init("expand([x, 1])", .arguments, at: "x"),
    .init("expand((x + 1)^100000)", .limit, at: "(x + 1)^100000"),
    .init("poly(1 m)", .arguments, at: "poly(1 m)"), .init("poly()", .arguments, at: "poly()"),
    .init("poly([])", .arguments, at: "poly([])"),
    .init("poly(1, 2) + 3 m", .incompatibleUnits, at: "3 m"),
    .init("poly(1, 2) < poly(1)", .arguments, at: "poly(1, 2) < poly(1)"),
    .init("charpoly([1, 2, 3; 4, 5, 6])", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
    .init("interpolate([1, 2], [1])", .arguments, at: "interpolate([1, 2], [1])"),
    .init("interpolate([1, 1], [1, 2])", .divisionByZero, at: "interpolate([1, 1], [1, 2])"),
    .init("resultant(x, y)", .arguments, at: "resultant(x, y)"),
    .init("expand(xx(2))", .unknownName, at: "xx"),
    .init("x + 1", .unknownName, at: "x"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws { try ErrorTests.expectPlace(of: row) }
}
