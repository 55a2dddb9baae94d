import Algebra
import NumericCore
import Scientific

// Least squares, Cholesky factors and null spaces.
extension Compiler {
  /// The x for which the squares of m·x − b have the least sum.
  mutating func leastSquares(
    _ m: Expression.Index, _ b: Expression.Index, _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let (matrix, right) = try sides(m, b, row, isSquare: false)
    return try leastSquares(matrix, right, m, uses: uses)
  }

  private mutating func leastSquares(
    _ matrix: Matrix<Scalar>, _ right: MatrixFactor, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let rank = try knownRank(of: matrix, index) {
      guard rank == matrix.columns else {
        throw CalculatorError(
          .domain,
          "there are many solutions: \(rank) of \(matrix.columns) columns are independent",
          span(of: Int(index)))
      }
    } else if matrix.rows < matrix.columns {
      throw CalculatorError(
        .domain, "there are many solutions: the matrix has fewer rows than columns",
        span(of: Int(index)))
    }
    try checkOperations(2 * matrix.rows, matrix.columns, matrix.columns + right.matrix.columns)
    var algorithm = RecordedAlgorithm(matrix, right.matrix)
    let solution = algorithm.line.leastSquares(algorithm.matrices[0], algorithm.matrices[1])
    let result = try emit(algorithm, solution, uses: uses)
    return try shape(of: result, isList: right.isList, uses: uses)
  }

  /// The coefficients of the polynomial of a degree that fits points best, that of the lowest power first.
  mutating func polynomialFit(
    _ places: [Expression.Index], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard case .list(let x) = try shape(places[0]), let right = try matrixFactor(places[1]),
      right.isList,
      right.matrix.rows == x.count
    else {
      throw CalculatorError(.arguments, "\(row.signature) needs \(row.domain)", span(of: nil))
    }
    let message = "'degree' of \(row.signature) is a whole number below the number of points"
    let degree = try option(places[2], message)
    guard degree.denominator == 1, degree.numerator >= 0, degree.numerator < x.count else {
      throw CalculatorError(.arguments, message, span(of: Int(places[2])))
    }
    dropUnused()
    let columns = Int(degree.numerator) + 1
    try checkOperations(2 * x.count, columns, columns + 1)
    var elements: [UInt32] = []
    for number in x {
      // The list holds each number once; the powers need it again.
      hold(.number(number), Int32(clamping: max(0, columns - 2)))
      elements.append(try emit(literal: ExactLiteral(1), uses: 1))
      if columns == 1 { release(number) }
      for power in 1..<max(columns, 1) {
        let exponent = power > 1 ? try emit(literal: ExactLiteral(power), uses: 1) : nil
        elements.append(
          try exponent.map { exponent throws(CalculatorError) in
            try emit(.binary(.pow), number, exponent, uses: 1)
          } ?? number)
      }
    }
    let matrix = Matrix(
      rows: x.count, columns: columns, elements: elements.map { Scalar.real($0) })
    return try leastSquares(matrix, right, places[0], uses: uses)
  }

  mutating func cholesky(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    try checkOperations(matrix.elements.count, matrix.rows)
    var algorithm = RecordedAlgorithm(matrix)
    let factor = algorithm.line.cholesky(algorithm.matrices[0])
    return try shape(of: try emit(algorithm, factor, uses: uses), uses: uses)
  }

  /// A basis of the vectors that a matrix maps to zero, as columns; an empty list where that is zero alone.
  mutating func nullSpace(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let order = try pivots(of: matrix, index)
    guard order.rank < matrix.columns else {
      for element in matrix.elements { release(element.shape) }
      return .list([])
    }
    var algorithm = RecordedAlgorithm(matrix)
    let echelon = algorithm.line.echelon(of: algorithm.matrices[0], in: order)
    let basis = algorithm.line.nullSpace(echelon)
    let rows = Matrix(
      rows: basis.count, columns: matrix.columns, elements: basis.flatMap { $0 })
    return try shape(of: try emit(algorithm, rows.transposed, uses: uses), uses: uses)
  }
}
