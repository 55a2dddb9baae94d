import Algebra
import NumericCore
import Scientific

// Functions of polynomials.
extension Compiler {
  mutating func polynomial(
    _ function: PolynomialFunction, _ arguments: ArraySlice<Expression.Argument>,
    _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if function == .coefficients { return try coefficients(arguments, row, uses: uses) }
    let places = try order(arguments, row.parameters, least: row.parameters.count, row)
    switch function {
    case .coefficients, .expansion:
      if case .number = try shape(places[0]) { return held(try shape(places[0]), uses) }
      _ = try polynomial(places[0], row)
      return held(try shape(places[0]), uses)
    case .roots: return try roots(try polynomial(places[0], row), places[0], uses: uses)
    case .resultant: return try resultant(places, row, uses: uses)
    case .interpolation: return try interpolation(places, row, uses: uses)
    case .characteristic:
      let matrix = try matrix(places[0], row, isSquare: true)
      try checkOperations(matrix.elements.count, matrix.elements.count / 4 + 1)
      return try shape(
        ofCoefficients: try characteristicPolynomial(of: matrix, places[0], uses: uses),
        Self.defaultUnknown)
    }
  }

  /// The coefficients of det(x − m), from the constant term on.
  mutating func characteristicPolynomial(
    of matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [Scalar] {
    if let found = try fractions(.characteristicPolynomial, matrix, index, uses: uses) {
      return found.map { .real($0) }
    }
    var algorithm = RecordedAlgorithm(matrix)
    let polynomial = algorithm.line.characteristicPolynomial(algorithm.matrices[0])
    return try emit(algorithm, Matrix(column: polynomial.coefficients), uses: uses).elements
  }

  /// An argument that is a polynomial.
  func polynomial(
    _ index: Expression.Index, _ row: FunctionRow
  ) throws(CalculatorError) -> CompiledPolynomial {
    guard let polynomial = try polynomial(index) else {
      throw CalculatorError(
        .arguments,
        "\(row.signature) needs an expression in an unknown, as x^2 - 2, or poly(c0, c1, …)",
        span(of: Int(index)))
    }
    return polynomial
  }

  /// The polynomial of given coefficients.
  private mutating func coefficients(
    _ arguments: ArraySlice<Expression.Argument>, _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let numbers = try flattened(arguments, row.name)
    guard numbers.isPlain, numbers.count > 0 else {
      throw CalculatorError(.arguments, "\(row.signature) needs \(row.domain)", span(of: nil))
    }
    return try emit([numbers.registers], Self.defaultUnknown, uses: uses) { _, lists in lists[0] }
  }

  private mutating func interpolation(
    _ places: [Expression.Index], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard case .list(let x) = try shape(places[0]), case .list(let y) = try shape(places[1]),
      x.count == y.count, !x.isEmpty
    else {
      throw CalculatorError(.arguments, "\(row.signature) needs \(row.domain)", span(of: nil))
    }
    try checkOperations(2 * x.count, x.count)
    return try emit([x, y], Self.defaultUnknown, uses: uses) { line, lists in
      line.interpolation(lists[0].coefficients, lists[1].coefficients)
    }
  }

  /// The determinant of Sylvester's matrix.
  private mutating func resultant(
    _ places: [Expression.Index], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let (p, q) = (try polynomialOrNumber(places[0]), try polynomialOrNumber(places[1]))
    _ = try unknown(p, q)
    let (m, n) = (p.coefficients.count - 1, q.coefficients.count - 1)
    guard m + n > 0 else { return try emptyResultant(p, q, uses: uses) }
    try checkOperations(m + n, m + n, (m + n) * 2 / 3)
    let zero = try emit(.zero, uses: 1)
    let matrix = Matrix(
      sylvester: Polynomial(p.coefficients.map { Scalar.real($0) }),
      Polynomial(q.coefficients.map { Scalar.real($0) }), zero: .real(zero))
    // Each element of the matrix is held once more than it was as a coefficient.
    for element in matrix.elements { hold(element.shape, 1) }
    for register in p.coefficients + q.coefficients + [zero] { release(register) }
    return try determinant(matrix, places[0], uses: uses)
  }

  /// The resultant of two numbers is 1.
  private mutating func emptyResultant(
    _ p: CompiledPolynomial, _ q: CompiledPolynomial, uses: Int32
  ) throws(CalculatorError) -> Shape {
    for register in p.coefficients + q.coefficients { release(register) }
    dropUnused()
    return .number(try emit(.one, uses: uses))
  }
}
