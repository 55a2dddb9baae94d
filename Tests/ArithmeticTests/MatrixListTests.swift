import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Factors of matrices that are lists of matrices: their values, their elements, and what is refused.
@Suite("lists of matrices")
struct MatrixListTests {
  /// A call with the rank of its matrix and the elements of each factor.
  private struct Line {
    let expression: String
    let rank: Int
    let factors: [[String]]

    /// The matrix of which the factors are.
    var matrix: Substring { expression.drop { $0 != "(" } }
    var elements: [String] { factors.flatMap { $0 } }
    /// Whether the rank is the length of the shorter side.
    var hasFullRank: Bool {
      let (rows, firstRow) = (matrix.count { $0 == ";" } + 1, matrix.prefix { $0 != ";" })
      return rank == min(rows, firstRow.count { $0 == "," } + 1)
    }
  }

  private func lines(_ function: String) throws -> [Line] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/decompositions.txt").split(
      separator: "\n"
    )
    .filter { $0.hasPrefix(function) }.map { line in
      let parts = line.split(separator: "|")
      return Line(
        expression: String(parts[0].dropLast()),
        rank: try #require(Int(parts[1].trimming { $0 == " " })),
        factors: parts[2].split(separator: ",").map {
          $0.split(separator: " ").map(String.init)
        })
    }
  }

  private func numbers<Backend: NumericBackend>(
    _ source: String, _ backend: Backend
  ) throws -> [Backend.Number] {
    try Calculator(backend).evaluate(source).value.numbers
  }

  @Test("FLINT's products P·L·U on exact")
  func triangularExact() throws {
    let lines = try lines("lu")
    #expect(lines.count == 70)
    for line in lines {
      #expect(
        try numbers(line.expression, ExactBackend()).map { try $0.rational() }
          == line.elements.map { try BigRational(parsing: $0) }, "\(line.expression)")
    }
  }

  @Test("mpmath's factors Q·R on exact")
  func orthogonalExact() throws {
    let (lines, backend) = (try lines("qr"), ExactBackend())
    #expect(lines.count == 60)
    for line in lines {
      let numbers = try numbers(line.expression, backend)
      try #require(numbers.count == line.elements.count, "\(line.expression)")
      for (number, known) in zip(numbers, line.elements) {
        let text = try backend.format(number, as: NumberFormat(digits: 45)).text
        let difference = try BigRational(parsing: text) - BigRational(parsing: known)
        #expect(difference.magnitude <= (try BigRational(parsing: "1e-35")), "\(line.expression)")
      }
    }
  }

  /// The largest difference of numbers from the vectors, relative to the largest number.
  private func error(_ numbers: [Double], _ line: Line) throws -> Double {
    let truth = try line.elements.map { Double(try BigRational(parsing: $0)) }
    try #require(numbers.count == truth.count, "\(line.expression)")
    let size = truth.map(abs).max() ?? 1
    return zip(numbers, truth).map { abs($0 - $1) / max(1, size) }.max() ?? 0
  }

  @Test("rounded numbers come near on doubles and on 200 bits")
  func rounded() throws {
    let wide = try BigFloatBackend(precision: .bits(200))
    for line in try lines("qr") {
      let short = try numbers(line.expression, DoubleBackend.completed)
      #expect(try error(short, line) <= 1e-11, "\(line.expression)")
      let long = try numbers(line.expression, wide)
      #expect(try error(long.map { Double($0) }, line) <= 1e-15, "\(line.expression)")
    }
    var same = 0
    for line in try lines("lu") where line.hasFullRank {
      let short = try numbers(line.expression, DoubleBackend.completed)
      let long = try numbers(line.expression, wide).map { Double($0) }
      // Where two elements are equally large in truth, rounding may choose the other row.
      let permutation = line.factors[0].map { Double($0) }
      guard Array(short.prefix(permutation.count)) == permutation,
        Array(long.prefix(permutation.count)) == permutation
      else { continue }
      same += 1
      #expect(try error(short, line) <= 1e-11, "\(line.expression)")
      #expect(try error(long, line) <= 1e-15, "\(line.expression)")
    }
    #expect(same >= 30)
  }

  @Test("the product of rounded factors is the matrix, whatever its rank")
  func products() throws {
    for line in try lines("lu") + lines("qr") {
      let product = line.expression.hasPrefix("lu") ? "t[1]*t[2]*t[3]" : "t[1]*t[2]"
      let rest = try numbers(
        "t = \(line.expression); \(product) - \(line.matrix)", DoubleBackend.completed)
      #expect(rest.allSatisfy { abs($0) <= 1e-12 }, "\(line.expression)")
    }
  }

  static let table: [(source: String, expected: String)] = [
    ("t", "[[0, 1; 1, 0], [1, 0; 0.5, 1], [2, 2; 0, 1]]"), ("t[2]", "[1, 0; 0.5, 1]"),
    ("t[-1]", "[2, 2; 0, 1]"), ("t[3][1, 2]", "2"), ("t[3][2, :]", "[0, 1]"), ("len(t)", "3"),
    ("t[:]", "[[0, 1; 1, 0], [1, 0; 0.5, 1], [2, 2; 0, 1]]"), ("t[[3]]", "[[2, 2; 0, 1]]"),
    ("t[2..3]", "[[1, 0; 0.5, 1], [2, 2; 0, 1]]"), ("t[[]]", "[]"), ("len(t[1..2])", "2"),
    ("t[1]*t[2]*t[3]", "[1, 2; 2, 2]"), ("f(a) = a[1]*a[2]; f(t)", "[0.5, 1; 1, 0]"),
    ("f(a) = a; f(t)[2]", "[1, 0; 0.5, 1]"), ("if(1 < 2, t, 1)[1]", "[0, 1; 1, 0]"),
    ("u = t; u[3]", "[2, 2; 0, 1]"), ("t; ans[2]", "[1, 0; 0.5, 1]"),
    ("lu([[3, 4]])", "[[[1]], [[1]], [[3, 4]]]"), ("lu([2; 4])", "[[0, 1; 1, 0], [1; 0.5], [[4]]]"),
    ("lu([0, 1; 0, 2])", "[[0, 1; 1, 0], [1, 0; 0.5, 1], [0, 2; 0, 0]]"),
    ("qr([3, 25; 4, 0])", "[[0.6, 0.8; 0.8, -0.6], [5, 15; 0, 20]]"),
    ("[P, L, U] = t; P*L*U", "[1, 2; 2, 2]"), ("[a, b] = [1, 2]; a - b", "-1"),
    ("[P, L] = t[1..2]; L[2, 1]", "0.5"), ("[a] = [7]; a", "7"), ("[a, b] = [i, 2]; a*b", "2i"),
    ("[a, b] = [1, 2]; [a, b] = [b, a]; a", "2"), ("[a, b] = [1 m, 2 m]; b/a", "2"),
    ("[a, b] = [2020-01-01, 2020-03-01]; (b - a)/(1 day)", "60"), ("[a, b] = 1..2; b", "2"),
    ("[a, b] = divisors(7); b", "7"), ("[a] = []", "error"), ("[] = []", "error"),
    ("a = 1; b = 2; [a, b] == [1, 2]", "true"), ("if([1] = [1], 1, 0)", "1"),
    ("a = 30%; [a] = [5]; 100 + a", "105"),
    ("qr([-2])", "error"), ("qr([[-2]])", "[[[-1]], [[2]]]"), ("qr([0; 2])[1]", "[0; 1]"),
  ]

  @Test("elements of lists of matrices", arguments: table)
  func values(_ source: String, _ expected: String) throws {
    let outcome = try? GrammarTests.double("t = lu([1, 2; 2, 2]); \(source)")
    #expect(outcome ?? "error" == expected, "\(source)")
  }

  @Test("where numbers are not known, the pivots are those of doubles")
  func unknownNumbers() throws {
    var calculator = Calculator(DoubleBackend.completed)
    calculator.set("x", to: .number(4))
    func value(_ source: String) throws -> [Double] {
      let compiled = try calculator.compile(utf8: Array(source.utf8)).expression
      return try calculator.backend.evaluate(
        compiled.program, inputs: calculator.inputs(of: compiled), special: .error)
    }
    #expect(try value("t = lu([1, 2; 2, 2]); x*t[2]") == [4, 0, 2, 4])
    #expect(try value("qr([x; 3])[2]") == [5])
    // The last element divides nothing, so that it may be zero on one system and not on another.
    #expect(try value("lu([1, 2; 2, 4])[3]") == [2, 4, 0, 0])
    #expect(try value("[P, L, U] = lu([1, 2; 2, 2]); U*x") == [8, 8, 0, 4])
    #expect(try value("lu([1, 2, 3; 2, 4, 6])[3]") == [2, 4, 6, 0, 0, 0])
    for source in [
      "lu([x, 1; 1, x])", "lu([1, 2; 2, 4; 3, 6])", "lu([0, 1, 5; 0, 2, 6; 0, 2, 3])",
    ] {
      #expect(throws: CalculatorError.self, "\(source)") { try value(source) }
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("lu([1, 2])", .arguments, at: "[1, 2]"), .init("lu(3)", .arguments, at: "3"),
    .init("qr(3)", .arguments, at: "3"), .init("qr([1, 2; 2, 4])", .domain, at: "[1, 2; 2, 4]"),
    .init("qr([1, 2, 3; 4, 5, 6])", .domain, at: "[1, 2, 3; 4, 5, 6]"),
    .init("qr([0; 0])", .domain, at: "[0; 0]"),
    .init("lu([1 m])", .arguments, at: "[1 m]"),
    .init("lu([[1]]) + 1", .arguments, at: "lu([[1]])"),
    .init("2*lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("[1; 2]*lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("lu([[1]]) == lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("-lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("lu([[1]])'", .arguments, at: "lu([[1]])"),
    .init("lu([[1]])[1, 1]", .arguments, at: "lu([[1]])"),
    .init("lu([[1]])[4]", .arguments, at: "4"), .init("lu([[1]])[0]", .arguments, at: "0"),
    .init("det(lu([[1]]))", .arguments, at: "lu([[1]])"),
    .init("sum(lu([[1]]))", .arguments, at: "lu([[1]])"),
    .init("sqrt(lu([[1]]))", .arguments, at: "lu([[1]])"),
    .init("dot(lu([[1]]), [1])", .arguments, at: "lu([[1]])"),
    .init("[[1] \\ lu([[1]])]", .arguments, at: "[1]"),
    .init("[1, 2; 3, 4] \\ lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("[lu([[1]]), 2]", .arguments, at: "lu([[1]])"),
    .init("[[1]; lu([[1]])]", .arguments, at: "lu([[1]])"),
    .init("[1 for k in lu([[1]])]", .arguments, at: "lu([[1]])"),
    .init("lu([[1]]) to m", .arguments, at: "lu([[1]])"),
    .init("5 m + lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("[P, L] = lu([[1]])", .arguments, at: "[P, L]"), .init("[a] = 3", .arguments, at: "[a]"),
    .init("[a, b] = [1, 2; 3, 4]", .arguments, at: "[a, b]"),
    .init("[a, a] = [1, 2]", .syntax, at: "[a, a]"), .init("[a, 1] = [1, 2]", .syntax, at: "="),
    .init("1; [pi, b] = [1, 2]", .syntax, at: "[pi, b]"),
    .init("lu(identity(200))", .limit, at: "lu(identity(200))"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws {
    try ErrorTests.expectPlace(of: row)
  }
}
