import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Matrices of complex numbers in expressions: notation, elements, operators, functions, and what is refused.
@Suite("matrices of complex numbers")
struct ComplexMatrixTests {
  static let table: [(source: String, expected: String)] = [
    ("m", "[1, i; -i, 2]"), ("[[1, i], [2, 3]]", "[1, i; 2, 3]"),
    ("[[1, 2], [i, 3]]", "[1, 2; i, 3]"),
    ("[i; 1]", "[i; 1]"), ("[[i]]", "[[i]]"), ("[v; v]", "[1, i; 1, i]"),
    ("[1..2; i, 3]", "[1, 2; i, 3]"),
    ("[[j*i^k for k in 0..2] for j in 1..2]", "[1, i, -1; 2, 2i, -2]"),
    ("[[if(j > k, i, 1) for k in 1..2] for j in 1..2]", "[1, 1; i, 1]"),
    ("m[1, 2]", "i"), ("m[2, :]", "[-i, 2]"), ("m[:, 1]", "[1, -i]"), ("m[-1, -1]", "2"),
    ("m[[2, 1], :]", "[-i, 2; 1, i]"), ("m[1..2, 2]", "[i, 2]"), ("m[1, :][2]", "i"),
    ("[m[k, k] for k in 1..2]", "[1, 2]"), ("len(m)", "2"), ("2*m[1, 2]", "2i"),
    ("m'", "[1, i; -i, 2]"), ("c'", "[1-i, 0; 2, -3i]"), ("c''", "[1+i, 2; 0, 3i]"),
    ("adjoint(c)", "[1-i, 0; 2, -3i]"), ("transpose(c)", "[1+i, 0; 2, 3i]"),
    ("conj(c)", "[1-i, 2; 0, -3i]"),
    ("v'", "[[1, -i]]"), ("transpose(v)", "[[1, i]]"), ("v'*v", "[2]"), ("v*v'", "[1, -i; i, 1]"),
    ("adjoint([1, 2; 3, 4])", "[1, 3; 2, 4]"), ("[1+i, 2]'", "[[1-i, 2]]"),
    ("m + c", "[2+i, 2+i; -i, 2+3i]"), ("m - m", "[0, 0; 0, 0]"), ("-m", "[-1, -i; i, -2]"),
    ("i*m", "[i, -1; 1, 2i]"), ("m/i", "[-i, 1; -1, -2i]"), ("[1, 2; 3, 4]*i", "[i, 2i; 3i, 4i]"),
    ("[1, 2; 3, 4] + m", "[2, 2+i; 3-i, 6]"), ("m .* c", "[1+i, 2i; 0, 6i]"),
    ("m .^ 2", "[1, -1; -1, 4]"),
    ("c ./ i", "[1-i, -2i; 0, 3]"), ("i .^ [1, 2; 3, 4]", "[i, -1; -i, 1]"),
    ("m*m", "[2, 3i; -3i, 5]"), ("m*v", "[0, i]"), ("v*m", "[2, 3i]"), ("m*[1; i]", "[0; i]"),
    ("[[1, i]]*[1; i]", "[[0]]"), ("[1, 2; 3, 4]*v", "[1+2i, 3+4i]"),
    ("v*[1, 2; 3, 4]", "[1+3i, 2+4i]"),
    ("[1, 2; 3, 4]m", "[1-2i, 4+i; 3-4i, 8+3i]"), ("identity(2)*i", "[i, 0; 0, i]"),
    ("m^0", "[1, 0; 0, 1]"), ("m^1", "[1, i; -i, 2]"), ("m^3", "[5, 8i; -8i, 13]"),
    ("m³", "[5, 8i; -8i, 13]"),
    ("m^-1", "[2, -i; i, 1]"), ("m^-2", "[5, -3i; 3i, 2]"), ("inverse(m)", "[2, -i; i, 1]"),
    ("m*inverse(m) == identity(2)", "true"), ("[[2i]]^-1", "[[-0.5i]]"), ("inv([[i]])", "[[-i]]"),
    ("det(m)", "1"), ("det(c)", "-3+3i"), ("det([[i]])", "i"), ("det([0, i; 1, 0])", "-i"),
    ("trace(c)", "1+4i"), ("rank(m)", "2"), ("rank([1, i; i, -1])", "1"), ("rank(0*m)", "0"),
    ("m \\ v", "[3, 2i]"), ("m \\ [1, 2]", "[2-2i, 2+i]"), ("[2, 0; 0, 4] \\ [2i, 4]", "[i, 1]"),
    ("solve(m, [1; i])", "[3; 2i]"), ("m \\ m", "[1, 0; 0, 1]"),
    ("[i, 0; 0, 2] \\ [1, 2; 4, 6]", "[-i, -2i; 2, 3]"),
    ("null([1, i; i, -1])", "[-i; 1]"), ("null(m)", "[]"), ("lstsq(m, v)", "[3, 2i]"),
    ("lstsq([i; 0], [2, 5])", "[-2i]"), ("cholesky([4, 2i; -2i, 2])", "[2, 0; -i, 1]"),
    ("lu([1, i; 2, 3])", "[[0, 1; 1, 0], [1, 0; 0.5, 1], [2, 3; 0, -1.5+i]]"),
    ("[P, L, U] = lu(c); P*L*U == c", "true"),
    ("[a, b] = lu([1, i; 2, 3])[2..3]; a*b", "[2, 3; 1, i]"),
    ("qr([3i; 4])", "[[0.6i; 0.8], [[5]]]"), ("len(qr(m))", "2"), ("svd([3i, 0; 0, 4])", "[4, 3]"),
    ("cond([3i, 0; 0, 4]) == 4/3", "true"), ("svd([[i]])", "[1]"),
    ("re(c)", "[1, 2; 0, 0]"), ("im(c)", "[1, 0; 0, 3]"), ("abs([3+4i, 0; i, 1])", "[5, 0; 1, 1]"),
    ("re(c) + i*im(c) == c", "true"), ("sqrt([i^2, 4; -9 + 0i, 16])", "[i, 2; 3i, 4]"),
    ("m == m", "true"), ("m == m'", "true"), ("c == c'", "false"), ("c != m", "true"),
    ("[1, 2; 3, 4] == [1, 2; 3, 4 + 0i]", "true"), ("m == [1, i]", "false"),
    ("if(m*m == m^2, 1, 0)", "1"),
    ("f(a) = a*a'; f(c)", "[6, -6i; 6i, 9]"), ("f(a) = a[1, 2]; f(m)", "i"),
    ("t = m; t*i", "[i, -1; 1, 2i]"),
    ("if(1 < 2, m, 1)", "[1, i; -i, 2]"), ("m; ans*v", "[0, i]"),
    ("sum(m[1, :])", "1+i"), ("norm(m[2, :])^2", "5.000000000000001"),
  ]

  @Test("notation, elements, operators and functions", arguments: table)
  func values(_ source: String, _ expected: String) throws {
    let line = "m = [1, i; -i, 2]; c = [1 + i, 2; 0, 3i]; v = [1, i]; \(source)"
    let outcome = Result { try GrammarTests.double(line) }
    #expect((try? outcome.get()) ?? "\(outcome)" == expected, "\(source)")
  }

  @Test("complex mode makes complex elements out of real ones")
  func complexMode() throws {
    for (source, expected) in [
      ("sqrt([-1, 4; 9, -16])", ["0", "1", "2", "0", "3", "0", "0", "4"]),
      ("sqrt([1, 4; 9, 16])", ["1", "2", "3", "4"]),
      ("re(ln([-1, 1; 1, 1]))", ["0", "0", "0", "0"]),
      ("sqrt([-1, 0; 0, -4])^2", ["-1", "0", "0", "0", "0", "0", "-4", "0"]),
    ] {
      var calculator = Calculator(ExactBackend())
      calculator.isComplex = true
      #expect(
        try calculator.evaluate(source).value.numbers.map { try $0.rational() }
          == expected.map { try BigRational(parsing: $0) }, "\(source)")
    }
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
    #expect(try value("x*inverse([[2i]])") == [0, -2])
    #expect(try value("t = lu([1, i; 2i, 2]); x*t[3]") == [0, 8, 8, 0, 0, 0, 0, 8])
    #expect(try value("det([x, i; i, x])") == [17, 0])
    #expect(throws: CalculatorError.self) { try value("inverse([x, i; i, x])") }
  }

  static let failures: [ErrorTests.Row] = [
    .init("inverse([1, i; i, -1])", .domain, at: "[1, i; i, -1]"),
    .init("[1, i; i, -1]^-1", .domain, at: "[1, i; i, -1]"),
    .init("[1, i; i, -1] \\ [1, 2]", .domain, at: "[1, i; i, -1]"),
    .init("lstsq([1, i; i, -1], [1, 2])", .domain, at: "[1, i; i, -1]"),
    .init("qr([1, i; i, -1])", .domain, at: "[1, i; i, -1]"),
    .init("qr([[1, i]])", .domain, at: "[[1, i]]"),
    .init("cholesky([1, 2i; -2i, 1])", .domain, at: "cholesky([1, 2i; -2i, 1])"),
    .init("cond([1, i; i, -1])", .divisionByZero, at: "cond([1, i; i, -1])"),
    .init("[1, i; 2, 3] < [1, i; 2, 3]", .arguments, at: "[1, i; 2, 3] < [1, i; 2, 3]"),
    .init("[1, i; 2, 3] >= [1, 2; 2, 3]", .arguments, at: "[1, i; 2, 3] >= [1, 2; 2, 3]"),
    .init("[1, i; 2, 3] == 1", .arguments, at: "1"),
    .init("i == [1, i; 2, 3]", .arguments, at: "i"),
    .init("m = [1, i; 2, 3]; m[2]", .arguments, at: "2"),
    .init("m = [1, i; 2, 3]; m[3, 2]", .arguments, at: "3"),
    .init("m = [1, i; 2, 3]; m[1, []]", .arguments, at: "m[1, []]"),
    .init("[1, i; 2]", .arguments, at: "2"), .init("[1, 2; i]", .arguments, at: "i"),
    .init("[[1, i], 2]", .arguments, at: "2"), .init("[i, [1, 2]]", .arguments, at: "[1, 2]"),
    .init("[1, i; 2, 3; []]", .arguments, at: "[]"),
    .init("[[i for k in 1..n] for n in 1..2]", .arguments, at: "[i for k in 1..n]"),
    .init("cross([1, i; 2, 3], [1, 2, 3])", .arguments, at: "[1, i; 2, 3]"),
    .init("sort([1, i; 2, 3])", .arguments, at: "[1, i; 2, 3]"),
    .init("sum([1, i; 2, 3])", .arguments, at: "[1, i; 2, 3]"),
    .init("max([1, i; 2, 3])", .arguments, at: "max([1, i; 2, 3])"),
    .init("floor([1, i; 2, 3])", .arguments, at: "floor([1, i; 2, 3])"),
    .init("|[1, i; 2, 3]|", .arguments, at: "|[1, i; 2, 3]|"),
    .init("[1, i; 2, 3] + 1", .arguments, at: "[1, i; 2, 3] + 1"),
    .init("[1, 2; 3, 4] + i", .arguments, at: "[1, 2; 3, 4] + i"),
    .init("[1, i; 2, 3] + [1, i]", .arguments, at: "[1, i; 2, 3] + [1, i]"),
    .init("[1, i; 2, 3]*[1, 2, i]", .arguments, at: "[1, i; 2, 3]*[1, 2, i]"),
    .init("1/[1, i; 2, 3]", .arguments, at: "1/[1, i; 2, 3]"),
    .init("[1, i; 2, 3] mod 2", .arguments, at: "[1, i; 2, 3] mod 2"),
    .init("[1, i; 2, 3]!", .arguments, at: "[1, i; 2, 3]"),
    .init("[1, i; 2, 3]^0.5", .arguments, at: "0.5"), .init("[1, i; 2, 3]^i", .arguments, at: "i"),
    .init("[1, i; 2, 3]^(10^25)", .arguments, at: "10^25"),
    .init("[1, i; 2, 3; 4, 5]^2", .arguments, at: "[1, i; 2, 3; 4, 5]"),
    .init("det([1, i; 2, 3; 4, 5])", .arguments, at: "[1, i; 2, 3; 4, 5]"),
    .init("det(i)", .arguments, at: "i"), .init("rank([1, i])", .arguments, at: "[1, i]"),
    .init("[1 m, i; 0, 1]", .incompatibleUnits, at: "1 m, i"),
    .init("[1 m, 2 m; i, 1]", .incompatibleUnits, at: "1 m, 2 m"),
    .init("[1, i; 2, 3]*(2 m)", .incompatibleUnits, at: "[1, i; 2, 3]*(2 m)"),
    .init("[1, i; 2, 3]*[1 m, 2 m]", .incompatibleUnits, at: "[1 m, 2 m]"),
    .init("[1, i; 2, 3] to m", .arguments, at: "[1, i; 2, 3]"),
    .init("[1, i; 2, 3]*lu([[1]])", .arguments, at: "lu([[1]])"),
    .init("[1 ± 0.1, i; 0, 1]", .arguments, at: "[1 ± 0.1, i; 0, 1]"),
    .init("sqrt([-1, 4; 9, -16])", .domain, at: "sqrt([-1, 4; 9, -16])"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws {
    try ErrorTests.expectPlace(of: row)
  }
}
