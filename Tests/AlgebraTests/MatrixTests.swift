import Algebra
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Matrices on number systems, against FLINT's rational matrices and an elimination in Python.
@Suite("matrices")
struct MatrixTests {
  /// What a matrix has; nil for what it has not.
  private struct Results<Number> {
    var determinant: Number?
    var rank: Int
    var inverse: Matrix<Number>?
    var solution: Matrix<Number>?
    var product: Matrix<Number>
    var cube: Matrix<Number>?
  }

  private func results<Backend: NumericBackend>(
    _ vector: MatrixVector, _ backend: Backend, _ number: (String) throws -> Backend.Number
  ) throws -> Results<Backend.Number> {
    func matrix(_ field: Int, rows: Int) throws -> Matrix<Backend.Number> {
      let elements = try #require(vector.elements(field)).map(number)
      return Matrix(rows: rows, columns: elements.count / rows, elements: elements)
    }
    let a = try matrix(3, rows: vector.rows)
    let other = try matrix(5, rows: vector.columns)
    var results = Results(
      rank: try backend.echelon(of: a).order.rank, product: try backend.product(a, other))
    guard a.isSquare else { return results }
    results.determinant = try backend.determinant(of: a)
    var arithmetic = BackendArithmetic(backend)
    results.cube = try arithmetic.power(a, 3)
    if vector.isSingular(8) {
      #expect(throws: MatrixFailure<Backend.Failure>.self) { try backend.inverse(of: a) }
    } else {
      results.inverse = try backend.inverse(of: a)
      results.solution = try backend.solution(of: a, try matrix(4, rows: vector.rows))
    }
    return results
  }

  private func check<Number, Known: Equatable>(
    _ vector: MatrixVector, _ results: Results<Number>, _ known: (String) throws -> Known,
    _ value: (Number) throws -> Known
  ) throws {
    #expect(try results.determinant.map { [try value($0)] } == vector.elements(6)?.map(known))
    #expect(vector.elements(7) == ["\(results.rank)"])
    for (field, matrix) in [
      (8, results.inverse), (9, results.solution), (10, results.product), (11, results.cube),
    ] where field != 11 || vector.elements(11) != nil {
      #expect(try matrix?.elements.map(value) == vector.elements(field)?.map(known), "\(field)")
    }
  }

  @Test("FLINT's rational matrices on exact", arguments: try MatrixVector.all("exact"))
  func exact(_ vector: MatrixVector) throws {
    let results = try results(vector, ExactBackend()) {
      ExactReal(try BigRational(parsing: $0))
    }
    try check(vector, results, { try BigRational(parsing: $0) }, { try $0.rational() })
  }

  @Test("Python's elimination on double", arguments: try MatrixVector.all("double"))
  func double(_ vector: MatrixVector) throws {
    let results = try results(vector, DoubleBackend()) { try #require(Double($0)) }
    try check(vector, results, { try #require(Double($0)) }, { $0 })
  }

  @Test("with many bits the true values come out", arguments: try MatrixVector.all("exact"))
  func bigFloat(_ vector: MatrixVector) throws {
    // Matrices with fractions whose determinant is zero are not singular when these are rounded.
    guard let determinant = vector.elements(6)?.first, determinant != "0" else { return }
    let backend = try BigFloatBackend(precision: .bits(600))
    let results = try results(vector, backend) { text in
      try BigFloat(BigRational(parsing: text), precision: .bits(600))
    }
    let known = { (text: String) in
      try BigFloat(BigRational(parsing: text), precision: .bits(300))
    }
    for (matrix, field) in [(results.inverse, 8), (results.solution, 9), (results.product, 10)] {
      let expected = try #require(vector.elements(field)).map(known)
      for (value, truth) in zip(try #require(matrix).elements, expected) {
        #expect((value - truth).magnitude <= BigFloat(sign: .plus, exponent: -250, significand: 1))
      }
    }
  }

  @Test(
    "matrices of roots are regular, singular or undecided", arguments: try MatrixVector.all("roots")
  )
  func roots(_ vector: MatrixVector) throws {
    let backend = ExactBackend()
    let elements = try #require(vector.elements(3)).map { text in
      let radicand = try #require(Int(text.dropFirst(5).dropLast()))
      return ExactReal(radicand).squareRoot()
    }
    let matrix = Matrix(rows: vector.rows, columns: vector.columns, elements: elements)
    do {
      let determinant = try backend.determinant(of: matrix)
      let known = try #require(vector.elements(4)).first
      let isZero = try determinant.sign() == 0
      #expect(isZero == vector.isSingular(5))
      if !isZero {
        let text = try backend.digits(of: determinant, radix: 10, .significant(50))
          .text(as: NumberFormat(digits: 50))
        let (value, truth) = (try #require(Double(text)), try #require(Double(known ?? "")))
        #expect(abs(value - truth) <= 1e-14 * abs(truth))
      }
    } catch MatrixFailure<ComputationFailure>.undecided {
      #expect(vector.isSingular(5))
    }
  }
}
