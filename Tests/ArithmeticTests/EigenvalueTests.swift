import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Eigenvalues against FLINT's roots of characteristic polynomials.
@Suite("eigenvalues")
struct EigenvalueTests {
  private struct Vector {
    let expression: String
    /// Real and imaginary parts in turns.
    let parts: [BigRational]
    /// The largest magnitude of an element.
    let size: Double
  }

  private func vectors() throws -> [Vector] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/eigenvalues.txt")
      .split(separator: "\n").map { line in
        let fields = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        let columns = Int(Double(fields[0].count).squareRoot())
        let rows = stride(from: 0, to: fields[0].count, by: columns).map {
          "[\(fields[0][$0..<($0 + columns)].joined(separator: ", "))]"
        }
        let elements = try fields[0].map { Double(try BigRational(parsing: $0)) }
        return Vector(
          expression: "eigenvalues([\(rows.joined(separator: ", "))])",
          parts: try fields[1].map { try BigRational(parsing: $0) },
          size: elements.map(abs).max() ?? 0)
      }
  }

  /// The parts of a list of real or complex numbers in turns.
  private func parts<Number>(_ value: Value<Number>, zero: Number) -> [Number] {
    if case .list(let numbers) = value { return numbers.flatMap { [$0, zero] } }
    return value.numbers
  }

  @Test("proven digits in order on exact")
  func exact() throws {
    let vectors = try vectors()
    #expect(vectors.count == 80)
    let backend = ExactBackend()
    for vector in vectors {
      let value = try Calculator(backend).evaluate(vector.expression).value
      let found = parts(value, zero: backend.zero)
      try #require(found.count == vector.parts.count, "\(vector.expression)")
      for (number, known) in zip(found, vector.parts) {
        let text = try backend.format(number, as: NumberFormat(digits: 40)).text
        let distance = (try BigRational(parsing: text) - known).magnitude
        #expect(
          distance <= known.magnitude * (try BigRational(parsing: "1e-39")),
          "\(vector.expression): \(text)")
      }
    }
  }

  /// Each eigenvalue is near one that was not taken yet.
  private func check(
    _ vector: Vector, _ found: [(re: Double, im: Double)], within tolerance: Double
  ) {
    var rest = stride(from: 0, to: vector.parts.count, by: 2).map {
      (re: Double(vector.parts[$0]), im: Double(vector.parts[$0 + 1]))
    }
    #expect(found.count == rest.count)
    for value in found {
      let distances = rest.map {
        (($0.re - value.re) * ($0.re - value.re) + ($0.im - value.im) * ($0.im - value.im))
          .squareRoot()
      }
      let near = distances.indices.min { distances[$0] < distances[$1] }
      guard let near else { return }
      #expect(
        distances[near] <= tolerance * max(1, vector.size),
        "\(vector.expression): \(value)")
      rest.remove(at: near)
    }
  }

  @Test("the QR algorithm on doubles")
  func double() throws {
    for vector in try vectors() {
      let value = try Calculator(DoubleBackend.completed).evaluate(vector.expression).value
      let found = parts(value, zero: 0.0)
      check(
        vector,
        stride(from: 0, to: found.count, by: 2).map { (found[$0], found[$0 + 1]) }, within: 1e-9)
    }
  }

  @Test("the QR algorithm at 300 bits")
  func bigFloat() throws {
    let backend = try BigFloatBackend(precision: .bits(300))
    for vector in try vectors() {
      let value = try Calculator(backend).evaluate(vector.expression).value
      let found = parts(value, zero: backend.zero)
      for (place, number) in found.enumerated() where place.isMultiple(of: 2) {
        // Near one of the eigenvalues to 50 digits.
        let isNear = try stride(from: 0, to: vector.parts.count, by: 2).contains { known in
          let re = try #require(try BigRational(exactly: number)) - vector.parts[known]
          let im =
            try #require(try BigRational(exactly: found[place + 1])) - vector.parts[known + 1]
          let size = BigRational(1 + Int(vector.size))
          return (re * re + im * im) <= size * size * (try BigRational(parsing: "1e-90"))
        }
        #expect(isNear, "\(vector.expression)")
      }
    }
  }

  @Test("eigenvalues are numbers like others")
  func values() throws {
    for (source, truth) in [
      ("eigenvalues([2, 1; 1, 2])", "[1, 3]"), ("eigenvalues([1, 2; 3, 4])[1] < 0", "true"),
      ("sum(eigenvalues([1, 2; 3, 4]))", "5"), ("max(eigenvalues([2, 1; 1, 2]))", "3"),
      ("eigenvalues([0, 1; -1, 0])", "[-i, i]"),
    ] {
      #expect(try GrammarTests.text(source, ExactBackend(), digits: nil) == truth, "\(source)")
    }
  }

  static let failures: [ErrorTests.Row] = [
    .init("eigenvalues([1, 2, 3])", .arguments, at: "[1, 2, 3]"),
    .init("eigenvalues([1, 2, 3; 4, 5, 6])", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
    .init("eigenvalues(3)", .arguments, at: "3"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws { try ErrorTests.expectPlace(of: row) }
}
