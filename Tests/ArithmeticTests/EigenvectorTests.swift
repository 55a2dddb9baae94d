import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Eigenvalues and eigenvectors of real and complex matrices against mpmath's.
@Suite("eigenvectors")
struct EigenvectorTests {
  private struct Vector {
    let matrix: String
    /// Real and imaginary parts in turns.
    let values: [BigRational]
    /// The same row by row.
    let vectors: [BigRational]
  }

  private func vectors() throws -> [Vector] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/eigenvectors.txt")
      .split(separator: "\n").map { line in
        let fields = line.split(separator: "|").map { $0.trimming { $0 == " " } }
        func numbers(_ text: Substring) throws -> [BigRational] {
          try text.split(separator: " ").map { try BigRational(parsing: String($0)) }
        }
        return Vector(
          matrix: String(fields[0]), values: try numbers(fields[1]),
          vectors: try numbers(fields[2]))
      }
  }

  /// The parts of a value in turns.
  private func parts<Number>(_ value: Value<Number>, zero: Number) -> [Number] {
    switch value {
    case .list(let numbers), .matrix(let numbers, _): numbers.flatMap { [$0, zero] }
    default: value.numbers
    }
  }

  @Test("proven digits on exact")
  func exact() throws {
    let (vectors, backend) = (try vectors(), ExactBackend())
    #expect(vectors.count == 96)
    let tolerance = try BigRational(parsing: "1e-39")
    for vector in vectors {
      for (function, known) in [
        ("eigenvalues", vector.values), ("eigenvectors", vector.vectors),
      ] {
        let source = "\(function)(\(vector.matrix))"
        let found = parts(
          try Calculator(backend).evaluate(source).value, zero: backend.zero)
        try #require(found.count == known.count, "\(source)")
        for (number, known) in zip(found, known) {
          let text = try backend.format(number, as: NumberFormat(digits: 40)).text
          let distance = (try BigRational(parsing: text) - known).magnitude
          #expect(distance <= known.magnitude * tolerance, "\(source): \(text)")
        }
      }
    }
  }

  /// Near the true parts, whose order is that of the true eigenvalues unless real parts are equal but for rounding.
  private func check<Backend: NumericBackend>(
    _ vector: Vector, _ backend: Backend, within tolerance: Double,
    _ double: (Backend.Number) -> Double
  ) throws {
    for (function, known) in [("eigenvalues", vector.values), ("eigenvectors", vector.vectors)] {
      let source = "\(function)(\(vector.matrix))"
      let found = parts(
        try Calculator(backend).evaluate(source).value, zero: backend.zero)
      try #require(found.count == known.count, "\(source)")
      for (number, known) in zip(found, known) {
        let error = abs(double(number) - Double(known))
        #expect(error <= tolerance * max(1, abs(Double(known))), "\(source): \(number)")
      }
    }
  }

  @Test("Schur's form on doubles")
  func double() throws {
    for vector in try vectors() {
      try check(vector, DoubleBackend.completed, within: 1e-9) { $0 }
    }
  }

  @Test("Schur's form at 24 and 120 bits", arguments: [(24, 2e-2), (120, 1e-15)])
  func bigFloat(_ bits: Int, _ tolerance: Double) throws {
    let backend = try BigFloatBackend(precision: .bits(bits))
    for vector in try vectors() {
      try check(vector, backend, within: tolerance) { Double($0) }
    }
  }

  @Test("multiple eigenvalues, and matrices without a basis of eigenvectors")
  func spaces() throws {
    for (source, truth) in [
      ("eigenvectors(identity(3))", "[1, 0, 0; 0, 1, 0; 0, 0, 1]"),
      ("eigenvectors([1, 1; 0, 1])", "[1; 0]"),
      ("eigenvectors([3, 1, 0; 0, 3, 0; 0, 0, 2])", "[0, 1; 0, 0; 1, 0]"),
      ("eigenvectors([[5]])", "[[1]]"), ("eigenvectors([[i]])", "[[1]]"),
      ("eigenvectors([i, 1; 0, i])", "[1; 0]"),
      ("eigenvectors([16, 12; 12, 9])", "[0.6, 0.8; -0.8, 0.6]"),
      ("eigenvalues([i, 0, 0; 1, i, 0; 0, 0, 2])", "[2, i, i]"),
      ("eigenvalues([2, 1+i; 1-i, 3])", "[1, 4]"),
      // Both parts of the characteristic polynomial have the roots -1 and 1 in common.
      ("eigenvalues([1, 0, 0; 0, -1, 0; 0, 0, i])", "[-1, 1, i]"),
      // Both a number and its conjugate are eigenvalues, and one of them twice.
      ("eigenvalues([i, 0, 0; 0, -i, 0; 0, 0, i])", "[-i, i, i]"),
      ("eigenvectors([i, 0, 0; 0, -i, 0; 0, 0, i])", "[0, 1, 0; 1, 0, 0; 0, 0, 1]"),
      ("eigenvectors([i, 1, 0; 0, i, 0; 0, 0, -i])", "[0, 1; 0, 0; 1, 0]"),
      ("eigenvalues([0, 0; 0, 0] * i)", "[0, 0]"),
      ("eigenvalues([0, 0, 0; 0, 0, 0; 0, 0, i])", "[0, 0, i]"),
    ] {
      #expect(try GrammarTests.text(source, ExactBackend(), digits: nil) == truth, "\(source)")
    }
  }

  @Test(
    "orthonormal bases of the spaces of Hermitian matrices with multiple eigenvalues",
    arguments: [
      "[1, 1, 1; 1, 1, 1; 1, 1, 1]", "[2, 0, i; 0, 1, 0; -i, 0, 2]",
      "[2, 1, 1, 1; 1, 2, 1, 1; 1, 1, 2, 1; 1, 1, 1, 2]",
    ])
  func hermitian(_ matrix: String) throws {
    var calculator = Calculator(try BigFloatBackend(precision: .bits(200)))
    for line in ["m = \(matrix)", "V = eigenvectors(m)", "w = eigenvalues(m)"] {
      _ = try calculator.execute(Array(line.utf8))
    }
    let size = matrix.count { $0 == ";" } + 1
    for place in 1...size {
      for source in [
        "norm((V'*V - identity(\(size)))[:, \(place)]) < 1e-55",
        "norm((m*V)[:, \(place)] - w[\(place)] * V[:, \(place)]) < 1e-55",
      ] {
        let isNear = try calculator.evaluate(source).value.isTrue
        #expect(isNear, "\(matrix): \(source)")
      }
    }
    // On exact numbers the same basis up to rotations within a space: its projections are fractions.
    let exact = try GrammarTests.text(
      "round(sum(abs(eigenvectors(\(matrix))' * eigenvectors(\(matrix)))[1, :]), 20)",
      ExactBackend(), digits: nil)
    #expect(exact == "1")
  }

  static let failures: [ErrorTests.Row] = [
    .init("eigenvectors([1, 2, 3])", .arguments, at: "[1, 2, 3]"),
    .init("eigenvectors([1, 2, 3; 4, 5, 6])", .arguments, at: "[1, 2, 3; 4, 5, 6]"),
  ]

  @Test("errors point at their place", arguments: failures)
  func errors(_ row: ErrorTests.Row) throws { try ErrorTests.expectPlace(of: row) }
}

extension Value {
  fileprivate var isTrue: Bool {
    if case .truth(.true) = self { true } else { false }
  }
}
