import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Matrices in expressions: notation, elements, products, elimination, and what is refused.
@Suite("matrices in expressions")
struct MatrixExpressionTests {
  /// The vectors of the module Algebra, as what a person types.
  private func lines(_ system: String) throws -> [(matrix: String, fields: [String])] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/matrices.txt").split(separator: "\n")
      .filter { $0.hasPrefix(system) }.map { line in
        let fields = line.split(separator: "|").map {
          String($0.trimming(while: { $0 == " " }))
        }
        let columns = try #require(Int(fields[2]))
        return (Self.matrix(fields[3], columns: columns), fields)
      }
  }

  private static func matrix(_ elements: String, columns: Int) -> String {
    let elements = elements.split(separator: " ")
    let rows = stride(from: 0, to: elements.count, by: columns).map {
      elements[$0..<($0 + columns)].joined(separator: ", ")
    }
    return rows.count == 1 ? "[[\(rows[0])]]" : "[\(rows.joined(separator: "; "))]"
  }

  private func check<Backend: NumericBackend, Known: Equatable>(
    _ expression: String, _ expected: String, _ backend: Backend, _ known: (String) throws -> Known,
    _ value: (Backend.Number) throws -> Known
  ) throws {
    let calculator = Calculator(backend)
    switch expected {
    case "-": #expect(throws: CalculatorError.self) { try calculator.evaluate(expression) }
    case "singular":
      #expect(ErrorTests.failure(expression, backend)?.kind == .domain, "\(expression)")
    default:
      let numbers = try calculator.evaluate(expression).value.numbers
      #expect(
        try numbers.map(value) == expected.split(separator: " ").map { try known(String($0)) },
        "\(expression)")
    }
  }

  private func check<Backend: NumericBackend, Known: Equatable>(
    _ system: String, _ backend: Backend, _ known: (String) throws -> Known,
    _ value: (Backend.Number) throws -> Known
  ) throws {
    let lines = try lines(system)
    #expect(lines.count >= 100)
    for (m, fields) in lines {
      let right = "[\(fields[4].split(separator: " ").joined(separator: ", "))]"
      let other = Self.matrix(
        fields[5], columns: fields[5].split(separator: " ").count / (try #require(Int(fields[2]))))
      for (expression, field) in [
        ("det(\(m))", 6), ("rank(\(m))", 7), ("(\(m))^-1", 8), ("\(m) \\ \(right)", 9),
        ("\(m)*\(other)", 10), ("(\(m))^3", 11),
      ] where field != 11 || system == "exact" {
        try check(expression, fields[field], backend, known, value)
      }
    }
  }

  @Test("FLINT's rational matrices on exact") func exact() throws {
    try check("exact", ExactBackend(), { try BigRational(parsing: $0) }, { try $0.rational() })
  }

  @Test("Python's elimination on double") func double() throws {
    try check(
      "double", DoubleBackend.completed, { try #require(Double($0)) }, { $0 })
  }

  static let table: [(source: String, expected: String)] = [
    ("[1, 2; 3, 4]", "[1, 2; 3, 4]"), ("[[1, 2], [3, 4]]", "[1, 2; 3, 4]"),
    ("[1; 2]", "[1; 2]"), ("[[1, 2]]", "[[1, 2]]"), ("[1..3; 4..6]", "[1, 2, 3; 4, 5, 6]"),
    ("[v; w]", "[5, 6; 7, 8]"), ("[v, w]", "[5, 6; 7, 8]"),
    ("[[i*j for j in 1..3] for i in 1..2]", "[1, 2, 3; 2, 4, 6]"),
    ("m[1, 2]", "2"), ("m[2, :]", "[3, 4]"), ("m[:, 1]", "[1, 3]"), ("m[-1, -1]", "4"),
    ("m[:, :]", "[1, 2; 3, 4]"), ("m[[2, 1], :]", "[3, 4; 1, 2]"), ("m[1..2, 2]", "[2, 4]"),
    ("m[ : , 2]", "[2, 4]"), ("m[1, 1..2]", "[1, 2]"), ("m[2, 1]^2", "9"), ("2*m[1, 1]", "2"),
    ("m[1, :][2]", "2"), ("k = 1; m[k + 1, k]", "3"), ("[m[k, k] for k in 1..2]", "[1, 4]"),
    ("m'", "[1, 3; 2, 4]"), ("m''", "[1, 2; 3, 4]"), ("v'", "[[5, 6]]"), ("[1, 2]'", "[[1, 2]]"),
    ("(m + m')/2", "[1, 2.5; 2.5, 4]"), ("m\u{2019}", "[1, 3; 2, 4]"), ("v'*w", "[83]"),
    ("v*w'", "[35, 40; 42, 48]"), ("m[1, :]'", "[[1, 2]]"),
    ("m + m", "[2, 4; 6, 8]"), ("m - [1, 1; 1, 1]", "[0, 1; 2, 3]"), ("2*m", "[2, 4; 6, 8]"),
    ("m*2", "[2, 4; 6, 8]"), ("m/2", "[0.5, 1; 1.5, 2]"), ("-m", "[-1, -2; -3, -4]"),
    ("m .* m", "[1, 4; 9, 16]"), ("m ./ m", "[1, 1; 1, 1]"), ("m .^ 2", "[1, 4; 9, 16]"),
    ("2 .^ m", "[2, 4; 8, 16]"), ("2 ./ m", "[2, 1; 0.6666666666666666, 0.5]"),
    ("sqrt([1, 4; 9, 16])", "[1, 2; 3, 4]"), ("√[1; 4]", "[1; 2]"),
    ("abs(-m)", "[1, 2; 3, 4]"), ("m*m", "[7, 10; 15, 22]"), ("m*v", "[17, 39]"),
    ("v*m", "[23, 34]"), ("m*[1; 2]", "[5; 11]"), ("[1, 2; 3, 4]m", "[7, 10; 15, 22]"),
    ("m^0", "[1, 0; 0, 1]"), ("m^1", "[1, 2; 3, 4]"), ("m^5", "[1069, 1558; 2337, 3406]"),
    ("m²", "[7, 10; 15, 22]"), ("m^(1 + 1)", "[7, 10; 15, 22]"), ("n = 2; m^n", "[7, 10; 15, 22]"),
    ("[2, 1; 1, 1]^-1", "[1, -1; -1, 2]"), ("[2, 1; 1, 1]^-2", "[2, -3; -3, 5]"),
    ("[2, 0; 0, 4] \\ [2, 4]", "[1, 1]"), ("[2, 0; 0, 4]\\[2, 4]", "[1, 1]"),
    ("[2, 0; 0, 4]\\(2*[2, 4])", "[2, 2]"), ("[2, 0; 0, 4] \\ [2, 4; 4, 8]", "[1, 2; 1, 2]"),
    ("solve([2, 0; 0, 4], [2, 4])", "[1, 1]"), ("solve(b = [2, 4], m = [2, 0; 0, 4])", "[1, 1]"),
    ("det(m)", "-2"), ("det([5])", "error"), ("det([[5]])", "5"), ("det(m)*det(m')", "4"),
    ("trace(m)", "5"), ("rank(m)", "2"), ("rank(m - m)", "0"), ("len(m)", "2"),
    ("inverse([2, 1; 1, 1])*[2, 1; 1, 1]", "[1, 0; 0, 1]"), ("inv([[4]])", "[[0.25]]"),
    ("transpose(m)", "[1, 3; 2, 4]"), ("identity(2)", "[1, 0; 0, 1]"), ("eye(1)", "[[1]]"),
    ("m + 2identity(2)", "[3, 2; 3, 6]"), ("sum(m[1, :])", "3"),
    ("f(a) = a*a'; f(m)", "[5, 11; 11, 25]"), ("m == m", "true"), ("m == m'", "false"),
    ("m != [1, 2]", "true"), ("if(m*m == m^2, 1, 0)", "1"), ("det([0, 1; 1, 0])", "-1"),
    ("det([0, 0, 1; 1, 0, 0; 0, 1, 0])", "1"), ("det([1, 2; 2, 4])", "0"),
    ("norm([1, 2; 3, 4]*[1, 0])", "3.1622776601683795"), ("rank([0])", "error"),
    ("x = 3; det([x, 1; 1, x])", "8"), ("m[1, 1] = 2", "error"),
    ("dot(m[1, :], m[:, 1])", "7"), ("max(m[:, 2])", "4"), ("m*(m \\ v) == v", "true"),
  ]

  @Test("notation, elements, products and elimination", arguments: table)
  func values(_ source: String, _ expected: String) throws {
    let line = "v = [5, 6]; w = [7, 8]; m = [1, 2; 3, 4]; \(source)"
    let outcome = try? GrammarTests.double(line)
    #expect(outcome ?? "error" == expected, "\(source)")
  }

  @Test("what is printed is read again", arguments: table)
  func printing(_ source: String, _ expected: String) throws {
    // Names of variables would be units, and statements are not printed.
    guard expected != "error", !source.contains(";") || source.contains("[") else { return }
    let statements = source.split(separator: "; ").count
    let setting = "v = [5, 6]; w = [7, 8]; m = [1, 2; 3, 4]; n = 2; k = 1; x = 3; "
    guard statements == 1, let value = try? GrammarTests.double(setting + source),
      let definition = try? GrammarTests.double(setting + "g(t) = \(source)")
    else { return }
    let printed = definition.drop { $0 != "=" }.dropFirst(2)
    #expect(try GrammarTests.double(setting + printed) == value, "\(source) → \(printed)")
  }

  static let failures: [ErrorTests.Row] = [
    .init("[1, 2; 3, 4] + 1", .arguments, at: "[1, 2; 3, 4] + 1"),
    .init("[1, 2; 3, 4] + [1, 2]", .arguments, at: "[1, 2; 3, 4] + [1, 2]"),
    .init("[1, 2; 3, 4] + [1; 2]", .arguments, at: "[1, 2; 3, 4] + [1; 2]"),
    .init("[1, 2; 3, 4]*[1; 2; 3]", .arguments, at: "[1, 2; 3, 4]*[1; 2; 3]"),
    .init("[1, 2; 3, 4]*[1, 2, 3]", .arguments, at: "[1, 2; 3, 4]*[1, 2, 3]"),
    .init("[1, 2, 3]*[1, 2; 3, 4]", .arguments, at: "[1, 2, 3]*[1, 2; 3, 4]"),
    .init("1/[1, 2; 3, 4]", .arguments, at: "1/[1, 2; 3, 4]"),
    .init("2^[1, 2; 3, 4]", .arguments, at: "[1, 2; 3, 4]"),
    .init("[1, 2; 3, 4]^0.5", .arguments, at: "0.5"),
    .init("[1, 2; 3, 4]^(1/2)", .arguments, at: "1/2"),
    .init("[1, 2, 3; 4, 5, 6]^2", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
    .init("[1, 2; 2, 4]^-1", .domain, at: "[1, 2; 2, 4]"),
    .init("inverse([1, 2; 2, 4])", .domain, at: "[1, 2; 2, 4]"),
    .init("[1, 2; 2, 4] \\ [1, 2]", .domain, at: "[1, 2; 2, 4]"),
    .init("[1, 2; 3, 4] \\ [1, 2, 3]", .arguments, at: "[1, 2; 3, 4] \\ [1, 2, 3]"),
    .init("[1, 2; 3, 4] \\ 2", .arguments, at: "2"), .init("3 \\ 2", .arguments, at: "3"),
    .init("[1, 2] \\ [1, 2]", .arguments, at: "[1, 2]"),
    .init("det([1, 2, 3; 4, 5, 6])", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
    .init("det([1, 2])", .arguments, at: "[1, 2]"), .init("det(3)", .arguments, at: "3"),
    .init("|[1, 2; 3, 4]|", .arguments, at: "|[1, 2; 3, 4]|"),
    .init("[1, 2; 3, 4] < [1, 2; 3, 4]", .arguments, at: "[1, 2; 3, 4] < [1, 2; 3, 4]"),
    .init("[1, 2; 3, 4] mod 2", .arguments, at: "[1, 2; 3, 4] mod 2"),
    .init("[1, 2; 3, 4]!", .arguments, at: "[1, 2; 3, 4]"),
    .init("[1, 2; 3, 4][2]", .arguments, at: "2"), .init("[1, 2; 3, 4][3, 1]", .arguments, at: "3"),
    .init("[1, 2; 3, 4][1, 0]", .arguments, at: "0"),
    .init("[1, 2; 3, 4][1; 2]", .syntax, at: "[1;"),
    .init("[1, 2; 3, 4][1, 1:2]", .syntax, at: ":"), .init("[1, 2;]", .syntax, at: "]"),
    .init("[; 1]", .syntax, at: ";"), .init("[1, 2;; 3]", .syntax, at: ";"),
    .init("[1 m, 2; 3, 4]", .incompatibleUnits, at: "2"),
    .init("[1 m; 2 m]", .incompatibleUnits, at: "1 m"),
    .init("[1, 2; 3, 4] m", .incompatibleUnits, at: "[1, 2; 3, 4] m"),
    .init("[[1, 2], 3]", .arguments, at: "3"), .init("[[1, 2], [3]]", .arguments, at: "[3]"),
    .init("[[1, 2; 3, 4], [3, 4]]", .arguments, at: "[1, 2; 3, 4]"),
    .init("[[k for k in 1..n] for n in 1..2]", .arguments, at: "[k for k in 1..n]"),
    .init("[if(k > 1, [1], 2) for k in 1..2]", .arguments, at: "[if(k > 1, [1], 2) for k in 1..2]"),
    .init("sum([1, 2; 3, 4])", .arguments, at: "[1, 2; 3, 4]"),
    .init("identity(0)", .arguments, at: "0"), .init("identity(1.5)", .arguments, at: "1.5"),
    .init("identity(2000)", .limit, at: "identity(2000)"),
    .init("[1, 1; 1, 0]^(10^25)", .arguments, at: "10^25"), .init("x = 2; x'", .arguments, at: "x"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws {
    try ErrorTests.expectPlace(of: row)
  }

  @Test("fractions of many digits are eliminated as fractions")
  func hilbert() throws {
    let matrix = { (n: Int, shift: Int) in "[[1/(i + j\(shift)) for j in 1..\(n)] for i in 1..\(n)]"
    }
    // The values are FLINT's.
    for (source, expected) in [
      ("(\(matrix(12, -1))^-1)[12, 12]", "11445589052352"), ("rank(\(matrix(20, -1)))", "20"),
      (
        "det(\(matrix(20, -1)))",
        "1/2377454716768534509091644243427616440175419837753486493033185331234419759310644585187585766816573773440565759867265558971765638419710793303386582324149811241023554489166154717809635257797836800000000000000000000000000000000000"
      ),
    ] {
      guard case .number(let value) = try Calculator(ExactBackend()).evaluate(source).value else {
        Issue.record("\(source) is a number")
        continue
      }
      #expect(try value.rational() == BigRational(parsing: expected), "\(source)")
    }
  }

  @Test("products and eliminations too large for the limit are refused at once")
  func limits() throws {
    let setting = "m = [[i + j for j in 1..200] for i in 1..200]; "
    for source in ["m*m", "m^2", "det(m)", "m \\ (1..200)", "m^(10^18)"] {
      let failure = ErrorTests.failure(setting + source, DoubleBackend.completed)
      #expect(failure?.limit?.limit == .operations, "\(source)")
    }
  }

  @Test("without known numbers small determinants are expanded, and elimination is refused")
  func unknownNumbers() throws {
    var calculator = Calculator(DoubleBackend.completed)
    calculator.set("x", to: .number(3))
    let compiled = try calculator.compile(utf8: Array("det([x, 1, 2; 1, x, 3; 4, 5, x])".utf8))
    let value = try calculator.backend.evaluate(
      compiled.expression.program, inputs: calculator.inputs(of: compiled.expression),
      special: .error)
    #expect(value == [27 + 12 + 10 - 24 - 45 - 3])
    #expect(
      throws: CalculatorError.self,
      performing: { try calculator.compile(utf8: Array("inverse([x, 1; 1, x])".utf8)) })
    #expect(
      throws: CalculatorError.self,
      performing: { try calculator.compile(utf8: Array("rank([1, 2; 2, 4])".utf8)) })
    // What remains of the last element on doubles is their error, and zero in truth.
    let singular = try calculator.compile(utf8: Array("det([0.3, 0.7; 0.1, 0.7/3])".utf8))
    let rest = try calculator.backend.evaluate(
      singular.expression.program, inputs: [], special: .error)[0]
    #expect(rest != 0 && abs(rest) < 1e-16)
    #expect(
      try ExactBackend().evaluate(singular.expression.program, inputs: [], special: .error)[0]
        .sign() == 0)
    let known = try calculator.compile(utf8: Array("x*inverse([2, 1; 1, 1])[2, 2]".utf8))
    #expect(
      try calculator.backend.evaluate(
        known.expression.program, inputs: calculator.inputs(of: known.expression),
        special: .error) == [6])
  }
}
