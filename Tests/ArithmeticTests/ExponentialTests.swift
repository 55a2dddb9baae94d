import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Exponentials of matrices against FLINT's.
@Suite("exponentials of matrices")
struct ExponentialTests {
  private struct Vector {
    let expression: String
    /// Real and imaginary parts in turns, row by row; fractions are exact, others have 60 digits.
    let parts: [(text: String, value: BigRational)]
  }

  private func vectors() throws -> [Vector] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/exponentials.txt")
      .split(separator: "\n").map { line in
        let fields = line.split(separator: "|").map { $0.trimming { $0 == " " } }
        return Vector(
          expression: "expm(\(fields[0]))",
          parts: try fields[1].split(separator: " ").map {
            (String($0), try BigRational(parsing: String($0)))
          })
      }
  }

  /// The parts of a matrix in turns.
  private func parts<Number>(_ value: Value<Number>, zero: Number) -> [Number] {
    if case .matrix(let numbers, _) = value { return numbers.flatMap { [$0, zero] } }
    return value.numbers
  }

  @Test("proven digits, and fractions where the series end, on exact")
  func exact() throws {
    let (vectors, backend) = (try vectors(), ExactBackend())
    #expect(vectors.count == 168)
    for vector in vectors {
      let found = parts(
        try Calculator(backend).evaluate(vector.expression).value, zero: backend.zero)
      try #require(found.count == vector.parts.count)
      for (number, known) in zip(found, vector.parts) {
        if !known.text.contains(".") {
          let value = try number.rational()
          #expect(value == known.value, "\(vector.expression)")
          continue
        }
        let text = try backend.format(number, as: NumberFormat(digits: 50)).text
        let distance = (try BigRational(parsing: text) - known.value).magnitude
        #expect(
          distance <= known.value.magnitude * (try BigRational(parsing: "1e-49")),
          "\(vector.expression): \(text)")
      }
    }
  }

  @Test(
    "correct rounding at 24, 53 and 140 bits in all directions",
    arguments: [24, 53, 140], [Rounding.nearestEven, .up, .down, .towardZero, .awayFromZero])
  func rounded(_ bits: Int, _ rounding: Rounding) throws {
    let backend = try BigFloatBackend(precision: .bits(bits), rounding: rounding)
    for vector in try vectors() {
      // Elements that these numbers do not have exactly are other matrices.
      let elements = vector.expression.filter { "/.e".contains($0) }
      guard elements == "e" else { continue }
      let found = parts(
        try Calculator(backend).evaluate(vector.expression).value, zero: backend.zero)
      for (number, known) in zip(found, vector.parts) {
        let truth = BigFloat(known.value, precision: .bits(bits), rounding: rounding)
        #expect(number == truth, "\(vector.expression) \(rounding): \(number), \(truth)")
      }
    }
  }

  @Test("irrational elements, ways that end, and one number")
  func values() throws {
    for (source, truth) in [
      // e^(1 + N) = e·(1 + N) for N² = 0, with a zero that is in no power of the matrix.
      ("expm([0, 1; -1, 2])[1, 1]", "0"), ("expm([0, 1; -1, 2])[1, 1] == 0", "true"),
      ("round(expm([0, 1; -1, 2])[1, 2] - e, 40)", "0"), ("expm([-1, 1; -1, 1])", "[0, 1; -1, 2]"),
      ("expm([0, 1, 0, 0; -1, 2, 0, 0; 0, 0, -1, 1; 1, 0, -1, 1])[1, 1]", "0"),
      ("expm([1, 2, 0; 0, 1, 0; 1, 1, 0])[3, 3]", "1"),
      ("expm([sqrt(2), 1; 0, 3])[2, 1]", "0"), ("expm([[ln(2)]])", "[[2]]"),
      ("expm([[i*pi]])", "[[-1]]"), ("expm([ln(2), 0; 0, ln(3)])", "[2, 0; 0, 3]"),
      ("expm([0, pi; 0, 0])[1, 1]", "1"),
      ("round(expm([0, 1; -1, 0])[1, 1] - cos(1), 40)", "0"),
      ("round(expm([sqrt(2), 1; 1, sqrt(2)])[1, 2] - exp(sqrt(2))*sinh(1), 40)", "0"),
      ("round(im(expm([0, i; i, 0])[1, 2]) - sin(1), 40)", "0"),
    ] {
      #expect(try GrammarTests.text(source, ExactBackend(), digits: nil) == truth, "\(source)")
    }
  }

  @Test("infinities and NaN have no exponentials, and none of them ends the program")
  func special() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    for element in ["inf", "nan"] {
      let value = try Calculator(backend, special: .ieee)
        .evaluate("expm([\(element), 1; 1, 0])").value
      for number in value.numbers { #expect(number.isNaN, "\(element)") }
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("expm([1, 2, 3])", .arguments, at: "[1, 2, 3]"),
    .init("expm([1, 2, 3; 4, 5, 6])", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
    .init("expm([1e12, 1; 1, 0])", .limit, at: "expm([1e12, 1; 1, 0])"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws { try ErrorTests.expectPlace(of: row) }
}
