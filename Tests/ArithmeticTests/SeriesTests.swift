import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Sums and products over an index.
@Suite("sums and products over an index")
struct SeriesTests {
  private func lines(_ system: String) throws -> [(expression: String, value: String)] {
    try Repository.text("Tests/ArithmeticTests/SeriesVectors/series.txt").split(separator: "\n")
      .filter { $0.hasPrefix(system) }.map { line in
        let parts = line.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
        return (String(parts[1]), String(parts[2]))
      }
  }

  @Test("fractions of Python on exact") func exact() throws {
    let calculator = Calculator(ExactBackend())
    let lines = try lines("exact")
    #expect(lines.count == 300)
    for (expression, value) in lines {
      guard case .truth(let truth) = try calculator.evaluate("\(expression) == \(value)").value
      else {
        Issue.record("\(expression) is compared")
        continue
      }
      #expect(truth == .true, "\(expression) = \(value)")
    }
  }

  @Test("floats of Python on double") func double() throws {
    let calculator = Calculator(DoubleBackend.completed)
    let lines = try lines("double")
    #expect(lines.count == 300)
    for (expression, value) in lines {
      let evaluation = try calculator.evaluate(expression)
      guard case .number(let number) = evaluation.value else {
        Issue.record("\(expression) is a number")
        continue
      }
      #expect(number == Double(value), "\(expression)")
      #expect(evaluation.warnings.isEmpty, "\(expression): \(evaluation.warnings)")
    }
  }

  @Test(
    "the index wins over all other meanings of its name",
    arguments: [
      ("sum(2k, k = 1..3)", "12"), ("sum(3m, m = 1..4)", "30"), ("sum(2e, e = 1..3)", "12"),
      ("sum(2 in2, in2 = 1..3)", "12"), ("sum(i, i = 1..4)", "10"), ("sum(pi, pi = 1..3)", "6"),
      ("sum(3 m/s, s = 1..2) == 4.5 m", "true"), ("sum(x^2, x = 1..3)", "14"),
      ("sum(5x, x = 1..3)", "30"), ("sum(2 hundred, hundred = 1..3)", "12"),
      ("k = 100; sum(k, k = 1..3) + k", "106"), ("k = 9; sum(2k, k = 1..3)", "12"),
      ("sum(sum(k, k = 1..k), k = 1..3)", "10"), ("sum(sin, sin = 1..3)", "6"),
      ("sum(k(2), k = 1..3)", "12"), ("sum(1/2k, k = 1..2)", "1.5"), ("sum(√k, k = 4..4)", "2"),
      ("sum(g, g = 1..3)", "6"), ("sum(2 g, g = 1..3)", "12"), ("sum(|k|, k = -2..2)", "6"),
      ("sum(today, today = 1..3)", "6"), ("sum(begin, begin = 1..3)", "6"),
    ])
  func names(_ source: String, _ expected: String) throws {
    #expect(try GrammarTests.double(source) == expected)
    // A quotient may be told of, an index never.
    let warnings = try Calculator(DoubleBackend.completed).evaluate(source).warnings
    #expect(warnings.allSatisfy { $0.message.hasPrefix("read as") }, "\(warnings)")
  }

  @Test(
    "ranges",
    arguments: [
      ("sum(k, k = 1..n-1)", "10"), ("sum(k, k = n..2n by n)", "15"), ("sum(k, k = 3..1)", "0"),
      ("prod(k, k = 3..1)", "1"), ("sum(1, k = -2..2)", "5"), ("sum(k, k = 5..1 by -2)", "9"),
      ("sum(k, k = 1..1 by -7)", "1"), ("sum(k, k=.5..2)", "2"), ("sum(k, k = 1 .. 3)", "6"),
      ("sum(k, k = 1. .. 3)", "6"), ("sum(k, k = 0x1..0x3)", "6"), ("sum(k, k = 0b1..0b11)", "6"),
      ("sum(k, k = 1..2^3)", "36"), ("sum(k, k = 1..floor(10/3))", "6"),
      ("sum(k, k = 1..n//2)", "3"), ("sum(k, k = sqrt(4)..4)", "9"), ("sum(k, k = 2..50%*8)", "9"),
      ("sum(x, x = 0..1 by 1/3)", "2"), ("sum(k, k = 1..if(n > 3, 2, 9))", "3"),
      ("sum(if(k mod 3 == 0, k, 0), k = 1..9)", "18"),
      ("h(m) = sum(k, k = 1..m); h(n) + h(2)", "18"),
      ("h(k) = sum(k, k = 1..k); h(4)", "10"), ("sum(prod(j, j = 1..i), i = 0..5)", "154"),
      ("prod(2 m, 3 m) == 6 m^2", "true"), ("prod([2, 3], 4)", "24"),
      ("product(k, k = 1..4)", "24"),
      ("sum(k m, k = 1..3) == 6 m", "true"), ("prod(k m, k = 1..3) == 6 m^3", "true"),
      ("sum(k m to cm, k = 1..2) == 3 m", "true"),
      ("max(sum(k, k = 1..3), 2)", "6"), ("[sum(k, k = 1..2), 4]", "[3, 4]"),
      ("sum([sum(k, k = 1..2), 4])", "7"), ("sum(1, 2, 3)", "6"), ("sum([1, 2, 3])", "6"),
      ("-sum(k, k=1..3)^2", "-36"), ("2sum(k, k=1..3)!", "1440"), ("SUM(k, k = 1..3)", "6"),
    ])
  func ranges(_ source: String, _ expected: String) throws {
    #expect(try GrammarTests.double("n = 5; \(source)") == expected)
  }

  static let failures: [ErrorTests.Row] = [
    .init("1...10", .syntax, at: ".."), .init("..5", .syntax, at: ".."),
    .init("sum(k, k = (1..10))", .syntax, at: "(1..10)"),
    .init("sum(k, k = 1..)", .syntax, at: ")"), .init("sum(k, k = ..3)", .syntax, at: ".."),
    .init("sum(k, = 1..3)", .syntax, at: "="), .init("sum(, k=1..3)", .syntax, at: ","),
    .init("sum(k, k = 1..3", .syntax, at: "("), .init("sum(k, k = 1..3]", .syntax, at: "]"),
    .init("sum(k, k = 1..2..3)", .syntax, at: ".."),
    .init("sum(k, k = 1..9 by 2 by 2)", .unknownName, at: "by"),
    .init("sum(k, k = 1..(9 by 2))", .syntax, at: "by"),
    .init("sum(k, k = 1..9 by)", .syntax, at: ")"), .init("sum(k, k = 1..3, 4)", .syntax, at: ","),
    .init("sum(i*j, i = 1..3, j = 1..3)", .syntax, at: ","),
    .init("sum(1, k, k = 1..3)", .syntax, at: ","),
    .init("sum(k, k = 5) + sum(j, j = 1..2)", .syntax, at: "5"),
    .init("sum(in, in = 1..3)", .syntax, at: "in"),
    .init("sum(mod, mod = 1..3)", .syntax, at: "mod"),
    .init("sum(k, k = 1..3) + k", .unknownName, at: "k"),
    .init("sum(k, k = 1..k)", .unknownName, at: "k"),
    .init("sum(j, k = 1..3)", .unknownName, at: "j"),
    .init("sum(k, k = 1..10 by 0)", .arguments, at: "0"),
    .init("sum(k, k = 1..10 by -2)", .arguments, at: "-2"),
    .init("sum(k, k = 10..1 by 2)", .arguments, at: "2"),
    .init("sum(k, k = 1..inf)", .arguments, at: "inf"),
    .init("sum(k, k = -inf..0)", .arguments, at: "-inf"),
    .init("sum(k, k = 1..sqrt(2))", .arguments, at: "sqrt(2)"),
    .init("sum(k, k = 1..1e40)", .arguments, at: "1e40"),
    .init("sum(k, k = [1]..3)", .arguments, at: "[1]"),
    .init("sum(k, k = 1..3 m)", .incompatibleUnits, at: "3 m"),
    .init("sum([k], k = 1..3)", .arguments, at: "[k]"),
    .init("sum(k > 1, k = 1..3)", .arguments, at: "k > 1"),
    .init("sum(k ± 0.1, k = 1..3)", .arguments, at: "k ± 0.1"),
    .init("sum(1/k, k = 0..3)", .divisionByZero, at: "1/k"),
    .init("sum(2 + sqrt(k), k = -1..3)", .domain, at: "sqrt(k)"),
    .init("sum(k, k = 1..1e30)", .limit, at: "1..1e30"),
    .init("sum(sum(1, j = 1..1000), i = 1..1000)", .limit, at: "1..1000"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws {
    try ErrorTests.expectPlace(of: row)
  }

  @Test("terms have a limit of all sums together")
  func limit() throws {
    let backend = DoubleBackend.completed
    #expect(ErrorTests.failure("sum(1, k = 1..100000)", backend) == nil)
    let error = ErrorTests.failure("sum(1, k = 1..100000) + sum(1, k = 1..1)", backend)
    #expect(error?.limit == LimitExceeded(limit: .terms, allowed: 100_000, requested: 100_001))
    var limits = Limits()
    limits.terms = 100_001
    #expect(
      ErrorTests.failure("sum(1, k = 1..100000) + sum(1, k = 1..1)", backend, limits: limits) == nil
    )
    // An inner sum of a thousand terms is entered a thousand times.
    #expect(
      ErrorTests.failure("sum(sum(j, j = 1..i), i = 1..1000)", backend)?.limit?.limit == .terms)
    #expect(ErrorTests.failure("sum(sum(j, j = 1..i), i = 1..400)", backend) == nil)
  }

  @Test("nesting uses no stack") func nesting() throws {
    let depth = 20_000
    let source =
      String(repeating: "sum(", count: depth) + "k" + String(repeating: ", k = 1..1)", count: depth)
    #expect(try GrammarTests.double(source) == "1")
    let ranges =
      String(repeating: "sum(1, k = 1..", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(try GrammarTests.double(ranges) == "1")
    let open = String(repeating: "sum(k, k = 1..", count: depth)
    #expect(ErrorTests.failure(open, DoubleBackend.completed)?.kind == .syntax)
  }

  @Test("lines of one form with other bounds have other terms") func forms() throws {
    let calculator = Calculator(DoubleBackend.completed)
    let forms = CompiledForms()
    for (source, expected) in [("sum(k, k = 5..6)", 11.0), ("sum(k, k = 5..9)", 35)] {
      guard
        case .number(let number) = try calculator.evaluate(utf8: Array(source.utf8), forms).value
      else {
        Issue.record("\(source) is a number")
        continue
      }
      #expect(number == expected)
    }
  }

  @Test("many terms are added and multiplied on exact") func many() throws {
    let calculator = Calculator(ExactBackend())
    // 1/k(k+1) telescopes, and so does (k+1)/k.
    for source in [
      "sum(1/(k*(k+1)), k = 1..5000) == 5000/5001", "prod((k+1)/k, k = 1..5000) == 5001",
      "prod(k, k = 1..2000) == 2000!", "sum(k^3, k = 1..5000) == 12502500^2",
    ] {
      guard case .truth(let truth) = try calculator.evaluate(source).value else {
        Issue.record("\(source) is a comparison")
        continue
      }
      #expect(truth == .true, "\(source)")
    }
  }

  @Test("a range that depends on unknown numbers is refused where an expression is taken apart")
  func unknown() throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    let compiled = try calculator.compile(utf8: Array("sum(x^k/k!, k = 0..20)".utf8)).expression
    #expect(compiled.inputs.map(\.name) == ["x"])
    // Nothing is left of the bounds: 21 indices, powers, factorials and quotients, and their sum.
    #expect(compiled.program.instructions.count == 21 * 4 + 1)
    #expect(throws: CalculatorError.self) {
      try calculator.compile(utf8: Array("sum(k, k = 1..x)".utf8))
    }
    let known = try calculator.compile(utf8: Array("n = 3; sum(x^k, k = 1..n+1)".utf8)).expression
    #expect(known.program.instructions.count { $0.operation == .function(.binary(.pow)) } == 4)
  }
}
