import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// `roots(…)` as it is typed, against FLINT's roots of polynomials with whole coefficients.
@Suite("roots as they are typed")
struct RootTests {
  private struct Vector {
    let expression: String
    /// Real and imaginary parts in turns, each root as often as it occurs.
    let parts: [BigRational]
  }

  private func vectors() throws -> [Vector] {
    try Repository.text("Tests/BigNumbersTests/PolynomialVectors/roots.txt")
      .split(separator: "\n").map { line in
        let fields = line.split(separator: " ")
        let equals = try #require(fields.firstIndex(of: "="))
        var parts: [BigRational] = []
        for root in fields[(equals + 1)...] {
          let texts = root.split(separator: ":").map(String.init)
          let value = [try BigRational(parsing: texts[1]), try BigRational(parsing: texts[2])]
          for _ in 0..<(try #require(Int(texts[0]))) { parts += value }
        }
        return Vector(expression: "roots(poly(\(fields[1])))", parts: parts)
      }
  }

  private func check<Backend: NumericBackend>(
    _ vector: Vector, _ backend: Backend, digits: Int
  ) throws {
    let value = try Calculator(backend).evaluate(vector.expression).value
    var found = value.numbers
    if case .list = value { found = found.flatMap { [$0, backend.zero] } }
    try #require(found.count == vector.parts.count, "\(vector.expression)")
    let tolerance = try BigRational(parsing: "1e-\(digits - 1)")
    for (number, known) in zip(found, vector.parts) {
      let text = try backend.format(number, as: NumberFormat(digits: digits)).text
      let distance = (try BigRational(parsing: text) - known).magnitude
      #expect(distance <= known.magnitude * tolerance, "\(vector.expression): \(text)")
    }
  }

  @Test("all roots in order, with proven digits")
  func exact() throws {
    let vectors = try vectors()
    #expect(vectors.count >= 70)
    for vector in vectors { try check(vector, ExactBackend(), digits: 40) }
  }

  @Test("correctly rounded roots of the same polynomials")
  func rounded() throws {
    // Coefficients of 200 bits are exact here, so that the roots are those of FLINT.
    let backend = try BigFloatBackend(precision: .bits(1000))
    for vector in try vectors() { try check(vector, backend, digits: 90) }
  }

  @Test(
    "roots are numbers like others",
    arguments: [
      ("roots(x^3 - x^2)", "[0, 0, 1]"), ("roots((x^2 + 1)^2*(x - 1))", "[1, -i, -i, i, i]"),
      ("roots(x^2 - 3)[2]^2", "3"), ("max(roots(x^2 - 5x + 6))", "3"),
      ("len(roots(x^7 - x - 1))", "7"), ("roots(2 t - 1)", "[0.5]"),
      ("roots(charpoly([2, 1; 1, 2]))", "[1, 3]"), ("roots(x^2 - 2)[1] < -1.4", "true"),
      ("[round(r) for r in roots(prod(x - k, k = 1..5))]", "[1, 2, 3, 4, 5]"),
      ("roots(x^2 - 2*sqrt(2)*x)[1]", "0"), ("roots(0*x^2 + x - 1)", "[1]"),
    ])
  func values(_ line: (source: String, value: String)) throws {
    #expect(try GrammarTests.text(line.source, ExactBackend(), digits: nil) == line.value)
  }

  @Test("a double root of irrational coefficients is undecided, never wrong")
  func undecided() throws {
    #expect(throws: CalculatorError.self) {
      try Calculator(ExactBackend()).evaluate("roots(x^2 - 2*sqrt(2)*x + 2)")
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("roots(3)", .arguments, at: "3"), .init("roots(x*0)", .domain, at: "x*0"),
    .init("roots(0*x + 5)", .domain, at: "0*x + 5"), .init("roots(x + i)", .arguments, at: "i"),
    .init("roots(x^2 - y)", .arguments, at: "x^2 - y"),
    .init("roots([1, 2])", .arguments, at: "[1, 2]"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws { try ErrorTests.expectPlace(of: row) }
}
