import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Lists as vectors: arithmetic, elements, ranges, and lists of terms.
@Suite("lists")
struct ListTests {
  private func lines(_ system: String) throws -> [(expression: String, elements: [String])] {
    try Repository.text("Tests/ArithmeticTests/ListVectors/lists.txt").split(separator: "\n")
      .filter { $0.hasPrefix(system) }.map { line in
        let parts = line.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
        return (String(parts[1]), parts[2].split(separator: " ").map(String.init))
      }
  }

  private func elements<Backend: NumericBackend>(
    _ expression: String, _ backend: Backend
  ) throws -> [Backend.Number] {
    guard case .list(let numbers) = try Calculator(backend).evaluate(expression).value else {
      Issue.record("\(expression) is a list")
      return []
    }
    return numbers
  }

  @Test("fractions of Python on exact") func exact() throws {
    let lines = try lines("exact")
    #expect(lines.count == 300)
    for (expression, expected) in lines {
      let values = try elements(expression, ExactBackend()).map { try $0.rational() }
      #expect(values == (try expected.map { try BigRational(parsing: $0) }), "\(expression)")
    }
  }

  @Test("floats of Python on double") func double() throws {
    let lines = try lines("double")
    #expect(lines.count == 300)
    for (expression, expected) in lines {
      let values = try elements(expression, DoubleBackend.completed)
      #expect(values == expected.map { Double($0) }, "\(expression)")
    }
  }

  @Test("what is printed is read again", arguments: ["exact", "double"])
  func printing(_ system: String) throws {
    let backend = DoubleBackend.completed
    for (expression, _) in try lines(system) {
      let definition = try GrammarTests.double("f(a) = \(expression)")
      let printed = String(definition.drop { $0 != "=" }.dropFirst(2))
      let (first, second) = (try elements(expression, backend), try elements(printed, backend))
      #expect(first == second, "\(expression) is printed as \(printed)")
    }
  }

  @Test(
    "elements are printed behind what has elements",
    arguments: [
      ("(1.44)[2]", "(1.44)[2]"), ("(2 m)[1]", "(2 m)[1]"), ("v[1]", "v[1]"),
      ("(a + v)[1, :]", "(a + v)[1, :]"), ("[1, 2][1]", "[1, 2][1]"), ("sqrt(v)[2]", "sqrt(v)[2]"),
      ("(2)[1, 2]", "(2)[1, 2]"), ("v[1]'", "transpose(v[1])"), ("5![1]", "5![1]"),
    ])
  func elementsInDefinitions(_ source: String, _ printed: String) throws {
    for source in [source, printed] {
      #expect(try GrammarTests.double("f(v, a) = \(source)") == "f(v, a) = \(printed)")
    }
  }

  @Test(
    "lists of all kinds",
    arguments: [
      ("[1, 2] + [3, 4]", "[4, 6]"), ("2*[1, 2]", "[2, 4]"), ("[1, 2]*2", "[2, 4]"),
      ("[2, 4]/2", "[1, 2]"), ("2 ./ [1, 4]", "[2, 0.5]"), ("2 .^ [1, 3]", "[2, 8]"),
      ("[1, 2] .^ [3, 2]", "[1, 4]"), ("2 .* 3", "6"), ("2 .^ 3", "8"), ("7 ./ 2", "3.5"),
      ("2 .^ 2 .^ 3", "256"), ("-[1, 2]", "[-1, -2]"), ("√[4, 9]", "[2, 3]"),
      ("sqrt([4, 9])", "[2, 3]"), ("abs([-1, 2])", "[1, 2]"), ("sin([0°, 30°])", "[0, 0.5]"),
      ("v[1]", "5"), ("v[-1]", "8"), ("v[2..3]", "[6, 7]"), ("v[[4, 1, 1]]", "[8, 5, 5]"),
      ("v[-2..-1]", "[7, 8]"), ("v[1]^2", "25"), ("2v[1]", "10"), ("v[1]!", "120"),
      ("v[2..4][2]", "7"), ("k = 2; v[k + 1]", "7"), ("sum(v[k]*k, k = 1..4)", "70"),
      ("[1, 2] + v[1..2]", "[6, 8]"), ("f(x) = x .^ 2 + x; f([1, 2])", "[2, 6]"),
      ("1..3", "[1, 2, 3]"), ("0..1 by 0.5", "[0, 0.5, 1]"), ("5..1 by -2", "[5, 3, 1]"),
      ("2*1..3", "[2, 3]"), ("1..2 + 1", "[1, 2, 3]"), ("n = 3; 1..n", "[1, 2, 3]"),
      ("[1..3, 7, 9..10]", "[1, 2, 3, 7, 9, 10]"), ("[1..3]", "[1, 2, 3]"), ("sum(1..100)", "5050"),
      ("-(1..2)", "[-1, -2]"), ("-1..1", "[-1, 0, 1]"), ("max([1, 5] + [7, 1])", "8"),
      ("dot(1..3, 1..3)", "14"), ("dot([1, 2], [3, 4])*[1, 1]", "[11, 11]"),
      ("len(v)", "4"), ("len(1..7) + 1", "8"), ("norm([2, 3, 6])", "7"), ("norm([-3])", "3"),
      ("reverse(v)", "[8, 7, 6, 5]"), ("cumsum(v)", "[5, 11, 18, 26]"), ("cumsum([5])", "[5]"),
      ("cross([1, 2, 3], [4, 5, 6])", "[-3, 6, -3]"), ("cross(1..3, 1..3)", "[0, 0, 0]"),
      ("cumsum(v) + cumsum(v) + reverse(v)", "[18, 29, 42, 57]"),
      ("[k^2 for k in 1..3]", "[1, 4, 9]"), ("[x for x in [3, 1, 4] if x > 2]", "[3, 4]"),
      ("[x for x in v if x mod 2 = 0]", "[6, 8]"), ("[2 for k in 1..2]", "[2, 2]"),
      ("[sum([j for j in 1..k]) for k in 1..3]", "[1, 3, 6]"),
      ("[sum(j*k, j = 1..k) for k in 1..3]", "[1, 6, 18]"),
      ("sum([sum([i*j for j in 1..2]) for i in 1..2])", "9"),
      ("[if(k > 2, k, -k) for k in 1..4]", "[-1, -2, 3, 4]"), ("[k for k in 1..3][2]", "2"),
      ("k = 9; [k for k in 1..2] + [k, k]", "[10, 11]"),
      ("f(n) = sum([k for k in 1..n]); f(4)", "10"),
      ("[k for k in 1..9 if k > 2 and k < 5 or k == 9]", "[3, 4, 9]"), ("for = 3; for", "3"),
      ("[k for k in if(1 < 2, [7, 8], [9])]", "[7, 8]"),
      ("[k for k in [j for j in v if j > 5] if k < 8]", "[6, 7]"),
      ("[m for m in 1..2]", "[1, 2]"), ("v[:]", "[5, 6, 7, 8]"), ("v == 5..8", "true"),
      ("v != [5, 6, 7]", "true"), ("v == [5, 6, 7, 9]", "false"), ("if(v == v, 1, 2)", "1"),
      ("abs(-v)", "[5, 6, 7, 8]"), ("[]", "[]"), ("5..1", "[]"), ("sum([])", "0"),
      ("prod(5..1)", "1"),
      ("len([k for k in 1..3 if k > 7])", "0"), ("[1..0, 3]", "[3]"), ("2*[] + []", "[]"),
      ("[] == []", "true"), ("v[[]]", "[]"), ("dot([], [])", "0"), ("norm([])", "0"),
      ("cumsum([])", "[]"), ("sort([])", "[]"), ("map(sqrt, [])", "[]"), ("zip([], [])", "[]"),
      ("sort([3, 1, 2])", "[1, 2, 3]"), ("sort(reverse(v))", "[5, 6, 7, 8]"), ("sort(v)[1]", "5"),
      ("unique([3, 1, 3, 2, 1])", "[3, 1, 2]"), ("zip(v, reverse(v))[2, :]", "[6, 7]"),
      ("map(sqrt, [1, 4])", "[1, 2]"), ("f(x) = x^2 + 1; map(f, 1..3)", "[2, 5, 10]"),
      ("filter(isprime, v)", "[5, 7]"), ("p(x) = x > 6 and x < 8; filter(p, v)", "[7]"),
      ("x(a) = 2a; map(x, v)", "[10, 12, 14, 16]"), ("map(sin, [0, 0])", "[0, 0]"),
      ("f(t) = sum(map(sqrt, t)); f([1, 4])", "3"), ("map = 3; map", "3"),
      ("norm([3, 4], 1)", "7"), ("norm([3, -4], inf)", "4"), ("norm([3, 4], 2)", "5"),
      ("norm([1, 2, 2], p = 3)", "2.571281590658235"), ("quantile([4, 1, 8, 2], 0.5)", "3"),
      ("quantile(v, 25%)", "5.75"), ("quantile(v, q = 1, type = 3)", "8"),
      ("sort([2]) + [1]", "[3]"), ("|-3|", "3"), ("[e e for e in 2..3]", "[4, 9]"),
    ])
  func table(_ source: String, _ expected: String) throws {
    #expect(try GrammarTests.double("v = [5, 6, 7, 8]; \(source)") == expected)
  }

  @Test(
    "elements keep their units",
    arguments: [
      ("[1 m, 2 m] + [3 cm, 1 km]", "[1.03 m, 1002 m]"), ("2 m * [1, 2]", "[2 m, 4 m]"),
      ("[2 m, 3 m] .* [1 s, 2 s]", "[2 m·s, 6 m·s]"), ("[1, 2] m", "[1 m, 2 m]"),
      ("[4 m^2, 9 m^2] ./ 2 m", "[2 m, 4.5 m]"), ("-[1 m]", "[-1 m]"), ("[1 m, 2 m][2]", "2 m"),
      ("[x^2 for x in [1 m, 2 m]]", "[1 m^2, 4 m^2]"), ("[k m for k in 1..2]", "[1 m, 2 m]"),
      ("sqrt([4 m^2])", "[2 m]"), ("norm([3 m, 400 cm])", "5 m"), ("norm([3 m, 4 m], 1)", "7 m"),
      ("sort([1 km, 1 m, 200 cm])", "[1 m, 200 cm, 1 km]"), ("quantile([1 m, 3 m], 0.5)", "2 m"),
      ("unique([1 m, 100 cm, 2 m])", "[1 m, 2 m]"), ("map(sqrt, [4 m^2])", "[2 m]"),
      ("cumsum([1 m, 2 m])", "[1 m, 3 m]"),
      ("cross([1 m, 2 m, 3 m], [4 N, 5 N, 6 N])", "[-3 m*N, 6 m*N, -3 m*N]"),
      ("reverse([1 m, 2 s])", "[2 s, 1 m]"), ("[6 m, 4 m]/[2, 2][1] s", "[3 m/s, 2 m/s]"),
    ])
  func units(_ source: String, _ expected: String) throws {
    let value = try Calculator(DoubleBackend.completed).evaluate(source).value
    let other = try Calculator(DoubleBackend.completed).evaluate(expected).value
    #expect(value.numbers == other.numbers && !value.numbers.isEmpty, "\(source)")
  }

  @Test("quantiles of all types, norms, covariances and correlations are NumPy's")
  func statistics() throws {
    let lines = try Repository.text("Tests/ArithmeticTests/ListVectors/statistics.txt")
      .split(separator: "\n")
    #expect(lines.count >= 675)
    for line in lines {
      let parts = line.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
      let expected = try #require(Double(parts[1]))
      guard
        case .number(let value) = try Calculator(ExactBackend()).evaluate(String(parts[0])).value
      else {
        Issue.record("\(line) is a number")
        continue
      }
      // NumPy rounds each step, and takes the share itself as a double.
      let text = try ExactBackend().format(value, as: NumberFormat(digits: 20)).text
      let difference = abs(try #require(Double(text)) - expected)
      #expect(difference <= 1e-12 * max(1, abs(expected)), "\(line)")
    }
  }

  @Test("dates have elements too")
  func dates() throws {
    let calculator = Calculator(DoubleBackend.completed)
    let line = "d = [2024-01-31, 2024-02-29, 2024-03-31]; "
    for (element, day) in [
      ("d[2]", "2024-02-29"), ("d[-1]", "2024-03-31"), ("d[1..2][2]", "2024-02-29"),
    ] {
      guard case .truth(let truth) = try calculator.evaluate("\(line)\(element) == \(day)").value
      else {
        Issue.record("\(element) is compared")
        continue
      }
      #expect(truth == .true, "\(element)")
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("[1, 2] + 1", .arguments, at: "[1, 2] + 1"),
    .init("1 - [1, 2]", .arguments, at: "1 - [1, 2]"),
    .init("[1, 2] + [1, 2, 3]", .arguments, at: "[1, 2] + [1, 2, 3]"),
    .init("[1, 2]*[3, 4]", .arguments, at: "[1, 2]*[3, 4]"),
    .init("[1, 2] .* [3]", .arguments, at: "[1, 2] .* [3]"),
    .init("1/[1, 2]", .arguments, at: "1/[1, 2]"), .init("[1, 2]^2", .arguments, at: "[1, 2]^2"),
    .init("[1, 2] mod 2", .arguments, at: "[1, 2] mod 2"),
    .init("[1, 2]!", .arguments, at: "[1, 2]"),
    .init("[1 m]*i", .incompatibleUnits, at: "[1 m]*i"),
    .init("[1 m] + [2]", .incompatibleUnits, at: "[1 m] + [2]"),
    .init("[1, 1 m]", .incompatibleUnits, at: "1"), .init("[4, 9][3]", .arguments, at: "3"),
    .init("[4, 9][0]", .arguments, at: "0"), .init("[4, 9][-3]", .arguments, at: "-3"),
    .init("[4, 9][1.5]", .arguments, at: "1.5"), .init("[4][2]", .arguments, at: "2"),
    .init("[4, 9][1, 2]", .arguments, at: "1, 2"), .init("[4, 9] [1]", .syntax, at: "["),
    .init("(1 + 2)[1]", .arguments, at: "1 + 2"), .init("3[1]", .syntax, at: "["),
    .init("[4, 9][", .syntax, at: ""), .init("[4, 9][1", .syntax, at: "["),
    .init("[4, 9][]", .syntax, at: "]"), .init("[][1]", .arguments, at: "1"),
    .init("max([])", .arguments, at: "max([])"), .init("[[], []]", .arguments, at: "[]"),
    .init("[]'", .arguments, at: "[]"), .init("zip([1], [])", .arguments, at: "zip([1], [])"),
    .init("quantile([1, 2], 1.5)", .arguments, at: "1.5"),
    .init("quantile([1, 2], 0.5, 10)", .arguments, at: "10"),
    .init("quantile([1, 2], sqrt(2)/2)", .arguments, at: "sqrt(2)/2"),
    .init("norm([1, 2], 0.5)", .arguments, at: "0.5"),
    .init("norm([1, 2], -inf)", .arguments, at: "-inf"), .init("sort(3)", .arguments, at: "3"),
    .init("sort([1 m, 1 s])", .incompatibleUnits, at: "sort([1 m, 1 s])"),
    .init("map(3, [1])", .syntax, at: "3"), .init("map(sqrt)", .arguments, at: "sqrt"),
    .init("filter(sqrt, [1])", .arguments, at: "filter(sqrt, [1])"),
    .init("map(sqrt, 4)", .arguments, at: "4"), .init("[4, 9][[1]]]", .syntax, at: "]"),
    .init("[4, 9][1..5]", .arguments, at: "1..5"),
    .init("1..3 by 0", .arguments, at: "0"),
    .init("1..3 by -1", .arguments, at: "-1"), .init("1..2..3", .syntax, at: "1..2..3"),
    .init("1..sqrt(2)", .arguments, at: "sqrt(2)"), .init("1..2 m", .incompatibleUnits, at: "2 m"),
    .init("1..inf", .arguments, at: "inf"), .init("1..1e9", .limit, at: "1..1e9"),
    .init("1..[2]", .arguments, at: "[2]"), .init("by 2", .unknownName, at: "by"),
    .init("[k for k in 5]", .arguments, at: "5"),
    .init("[k for k in 1..3] + k", .unknownName, at: "k"),
    .init("[k for k in 1..k]", .unknownName, at: "k"),
    .init("[k, 2 for k in 1..3]", .syntax, at: ","),
    .init("[k for k in 1..3, 2]", .syntax, at: ","),
    .init("[k for k in 1..3", .syntax, at: "["), .init("[k for k in 1..3)", .syntax, at: ")"),
    .init("[k for k in]", .syntax, at: "]"), .init("[ for k in 1..3]", .syntax, at: "for"),
    .init("[k for k in 1..3 if]", .syntax, at: "]"),
    .init("2[1, 2]", .syntax, at: "["),
    .init("[k for by in 1..3]", .syntax, at: "by"), .init("[k for if in 1..3]", .syntax, at: "if"),
    .init("[1/k for k in 0..3]", .divisionByZero, at: "1/k"),
    .init("[k for k in 1..3 if k]", .arguments, at: "k"),
    .init("[4, 9][[1 m]]", .incompatibleUnits, at: "[1 m]"),
    .init("[4, 9][1e400]", .arguments, at: "1e400"),
    .init("[2024-01-01][2]", .arguments, at: "2"),
    .init("[1 d] + 2024-01-01", .arguments, at: "[1 d] + 2024-01-01"),
    .init("len(3)", .arguments, at: "3"),
    .init("cross([1, 2], [1, 2, 3])", .arguments, at: "[1, 2]"),
    .init("reverse()", .arguments, at: "reverse()"),
    .init("sort([i])", .arguments, at: "[i]"),
    .init("[1, 2] == 2", .arguments, at: "[1, 2]"), .init("2 != [1]", .arguments, at: "[1]"),
    .init("[1, 2] < [1, 2]", .arguments, at: "[1, 2] < [1, 2]"),
    .init("[1 m] == [1 s]", .incompatibleUnits, at: "[1 m] == [1 s]"),
    .init("|[1, 2]|", .arguments, at: "|[1, 2]|"), .init("[1, 2; 3]", .arguments, at: "3"),
    .init("[4, 9][1:2]", .syntax, at: ":"), .init("[4, 9][1, 2, 3]", .syntax, at: "1, 2, 3"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws {
    try ErrorTests.expectPlace(of: row)
  }

  @Test("many elements are computed within the limits, and more are refused")
  func limits() throws {
    let backend = DoubleBackend.completed
    #expect(try elements("(1..100000) .* 2", backend).count == 100_000)
    #expect(
      ErrorTests.failure("[k for k in 1..100000] + (1..1)", backend)?.limit?.limit == .terms)
    var limits = Limits()
    limits.operations = 1000
    #expect(
      ErrorTests.failure("(1..300) + (1..300) + (1..300)", backend, limits: limits)?.limit?.limit
        == .operations)
    #expect(
      ErrorTests.failure("[sum([i*j for j in 1..100]) for i in 1..100]", backend, limits: limits)?
        .limit?.limit == .operations)
  }
}
