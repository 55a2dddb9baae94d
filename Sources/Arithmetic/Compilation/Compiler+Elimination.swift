import Algebra
import NumericCore
import Scientific

// Functions of matrices. Elimination divides by elements that depend on the numbers: the number system chooses them while the
// expression is compiled, and the steps that follow from the choice become instructions.
extension Compiler {
  /// A function of matrices.
  mutating func matrix(
    _ function: MatrixFunction, _ arguments: ArraySlice<Expression.Argument>, _ row: FunctionRow,
    uses: Int32
  ) throws(CalculatorError) -> Shape {
    let places = try order(arguments, row.parameters, least: row.parameters.count, row)
    let first = places[0]
    return switch function {
    case .identity: try identity(first, uses: uses)
    case .transpose: try transpose(first, uses: uses)
    case .adjoint: try adjoint(first, uses: uses)
    case .solution: try solution(first, places[1], row, uses: uses)
    case .leastSquares: try leastSquares(first, places[1], row, uses: uses)
    case .polynomialFit: try polynomialFit(places, row, uses: uses)
    case .trace: try trace(try matrix(first, row, isSquare: true), uses: uses)
    case .determinant: try determinant(try matrix(first, row, isSquare: true), first, uses: uses)
    case .inverse: try inverse(try matrix(first, row, isSquare: true), first, uses: uses)
    case .triangularFactors:
      try triangularFactors(try matrix(first, row, isSquare: false), first, uses: uses)
    case .orthogonalFactors:
      try orthogonalFactors(try matrix(first, row, isSquare: false), first, uses: uses)
    case .cholesky: try cholesky(try matrix(first, row, isSquare: true), first, uses: uses)
    case .nullSpace: try nullSpace(try matrix(first, row, isSquare: false), first, uses: uses)
    case .eigenvalues:
      try eigenvalues(try matrix(first, row, isSquare: true), first, uses: uses)
    case .eigenvectors:
      try eigenvectors(try matrix(first, row, isSquare: true), first, uses: uses)
    case .singularValues:
      try singularValues(try matrix(first, row, isSquare: false), first, uses: uses)
    case .condition: try condition(try matrix(first, row, isSquare: true), first, uses: uses)
    case .exponential:
      try exponential(try matrix(first, row, isSquare: true), first, uses: uses)
    case .rank: try rank(try matrix(first, row, isSquare: false), first, uses: uses)
    }
  }

  private mutating func trace(
    _ matrix: Matrix<Scalar>, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let diagonal = matrix.diagonal
    for element in diagonal { hold(element.shape, 1) }
    for element in matrix.elements { release(element.shape) }
    let registers = diagonal.compactMap(\.register)
    if registers.count == diagonal.count {
      return .number(try emit(.list(.sum), list: registers, uses: uses))
    }
    var terms: [ComplexRegisters] = []
    for element in diagonal { terms.append(try complex(element)) }
    return try sum(.sum, of: terms, uses: uses)
  }

  private mutating func rank(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let rank = try rank(of: matrix, index)
    for element in matrix.elements { release(element.shape) }
    dropUnused()
    return .number(try emit(RangeNumber(Int128(rank)), uses: uses))
  }

  /// The rank of a matrix whose elements stay held; that of X + iY is half of that of [X, −Y; Y, X].
  private mutating func rank(
    of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> Int {
    for element in matrix.elements { hold(element.shape, 1) }
    let real = try realForm(of: matrix)
    let answer = try answer(.rank, real ?? matrix, index)
    for element in (real ?? matrix).elements { release(element.shape) }
    dropUnused()
    if case .rank(let rank)? = answer { return real == nil ? rank : rank / 2 }
    return try pivots(of: matrix, index).rank
  }

  /// The argument of a function of matrices.
  func matrix(
    _ index: Expression.Index, _ row: FunctionRow, isSquare: Bool
  ) throws(CalculatorError) -> Matrix<Scalar> {
    if try matrices(index) != nil { throw needsOneMatrix(index) }
    guard let matrix = try matrix(index) else {
      throw CalculatorError(
        .arguments, "\(row.signature) needs \(row.domain)", span(of: Int(index)))
    }
    if isSquare { try checkSquare(matrix, index) }
    return matrix
  }

  private func checkSquare(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) {
    guard matrix.isSquare else {
      throw CalculatorError(
        .arguments,
        "a square matrix is needed here, and this one has \(matrix.rows) × \(matrix.columns) elements",
        span(of: Int(index)))
    }
  }

  mutating func determinant(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let found = try fractions(.determinant, matrix, index, uses: uses) {
      return .number(found[0])
    }
    guard let order = try determinantPivots(of: matrix, index) else {
      return try expansion(matrix, index, uses: uses)
    }
    var algorithm = RecordedAlgorithm(matrix)
    let echelon = algorithm.line.echelon(of: algorithm.matrices[0], in: order)
    let determinant = Matrix(column: [algorithm.line.determinant(echelon)])
    return try emit(algorithm, determinant, uses: uses).elements[0].shape
  }

  /// The determinant of a small matrix without divisions, which holds for all numbers.
  private mutating func expansion(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard matrix.rows <= StraightLine.mostExpandedRows else { throw unknownPivots(index) }
    var algorithm = RecordedAlgorithm(matrix)
    let determinant = algorithm.line.determinantByMinors(algorithm.matrices[0])
    return try emit(algorithm, Matrix(column: [determinant]), uses: uses).elements[0].shape
  }

  private mutating func inverse(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let found = try fractions(.inverse, matrix, index, uses: uses) {
      return .matrix(found, columns: matrix.columns)
    }
    if let found = try complexInverse(of: matrix, index, uses: uses) { return found }
    let order = try regularPivots(of: matrix, index)
    var algorithm = RecordedAlgorithm(matrix)
    let inverse = algorithm.line.inverse(of: algorithm.matrices[0], in: order)
    return try shape(of: try emit(algorithm, inverse, uses: uses), uses: uses)
  }

  /// The inverse of a complex matrix of fractions; nil for others.
  private mutating func complexInverse(
    of matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard matrix.elements.contains(where: { $0.register == nil }) else { return nil }
    var algorithm = RecordedAlgorithm()
    let identity = algorithm.line.identity(matrix.rows)
    let right = try emit(algorithm, identity, uses: 1)
    if let found = try complexFractions(matrix, beside: right, index, uses: uses) {
      return try shape(of: found, columns: matrix.columns, uses: uses)
    }
    for element in right.elements { release(element.shape) }
    dropUnused()
    return nil
  }

  /// Both sides of m·x = b, which have equally many rows.
  func sides(
    _ m: Expression.Index, _ b: Expression.Index, _ row: FunctionRow, isSquare: Bool
  ) throws(CalculatorError) -> (matrix: Matrix<Scalar>, right: MatrixFactor) {
    let matrix = try matrix(m, row, isSquare: isSquare)
    guard let right = try matrixFactor(b) else {
      throw CalculatorError(.arguments, "\(row.signature) needs \(row.domain)", span(of: Int(b)))
    }
    guard right.matrix.rows == matrix.rows else {
      throw CalculatorError(
        .arguments,
        "both sides have equally many rows, and here are \(matrix.rows) and \(right.matrix.rows)",
        span(of: nil))
    }
    return (matrix, right)
  }

  /// The x with m·x = b.
  mutating func solution(
    _ m: Expression.Index, _ b: Expression.Index, _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let (matrix, right) = try sides(m, b, row, isSquare: true)
    let question = MatrixQuestion.solution(rightColumns: right.matrix.columns)
    if let found = try fractions(question, matrix, beside: right.matrix, m, uses: uses) {
      return right.isList ? .list(found) : .matrix(found, columns: right.matrix.columns)
    }
    if let found = try complexFractions(matrix, beside: right.matrix, m, uses: uses) {
      return try shape(of: found, columns: right.isList ? nil : right.matrix.columns, uses: uses)
    }
    let order = try regularPivots(of: matrix, m)
    try checkOperations(matrix.elements.count, right.matrix.columns)
    var algorithm = RecordedAlgorithm(matrix, right.matrix)
    let echelon = algorithm.line.echelon(of: algorithm.matrices[0], in: order)
    let solution = algorithm.line.solution(echelon, algorithm.matrices[1])
    let result = try emit(algorithm, solution, uses: uses)
    return try shape(of: result, isList: right.isList, uses: uses)
  }

  /// A power with a whole exponent; of the inverse where that is negative.
  mutating func matrixPower(
    _ base: Expression.Index, _ exponent: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard let matrix = try matrix(base) else {
      throw CalculatorError(
        .arguments, "an exponent is no matrix; element by element it is 2 .^ m",
        span(of: Int(exponent)))
    }
    try checkSquare(matrix, base)
    let message = "the exponent of a matrix is a whole number; element by element it is m .^ x"
    let value = try option(exponent, message)
    guard value.denominator == 1 else {
      throw CalculatorError(.arguments, message, span(of: Int(exponent)))
    }
    guard let size = UInt(exactly: value.numerator.magnitude) else {
      throw CalculatorError(
        .arguments, "exponents of matrices go up to \(UInt.max)", span(of: Int(exponent)))
    }
    dropUnused()
    let order = value.numerator < 0 ? try regularPivots(of: matrix, base) : nil
    try checkOperations(
      matrix.elements.count, matrix.rows, 2 * (UInt.bitWidth - size.leadingZeroBitCount) + 2)
    var algorithm = RecordedAlgorithm(matrix)
    var factor = algorithm.matrices[0]
    if let order { factor = algorithm.line.inverse(of: factor, in: order) }
    let power = algorithm.line.power(factor, size)
    return try shape(of: try emit(algorithm, power, uses: uses), uses: uses)
  }

  // MARK: - Without arithmetic

  /// The rows as columns; a list becomes a matrix of one row.
  mutating func transpose(
    _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard let factor = try matrixFactor(index) else {
      throw CalculatorError(
        .arguments, "only matrices and lists have rows that become columns", span(of: Int(index)))
    }
    return held(Shape(factor.matrix.transposed), uses)
  }

  /// The conjugates of the rows as columns, which is the same for real numbers.
  mutating func adjoint(_ index: Expression.Index, uses: Int32) throws(CalculatorError) -> Shape {
    guard try hasComplexElements(index), let factor = try matrixFactor(index) else {
      return try transpose(index, uses: uses)
    }
    var algorithm = RecordedAlgorithm(factor.matrix)
    let adjoint = algorithm.line.adjoint(algorithm.matrices[0])
    return try shape(of: try emit(algorithm, adjoint, uses: uses), uses: uses)
  }

  private mutating func identity(
    _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let message = "the size of a matrix is a whole number above 0"
    let value = try option(index, message)
    guard value.denominator == 1, value.numerator > 0, let size = Int(exactly: value.numerator)
    else {
      throw CalculatorError(.arguments, message, span(of: Int(index)))
    }
    dropUnused()
    try checkOperations(size, size)
    var algorithm = RecordedAlgorithm()
    let identity = algorithm.line.identity(size)
    return try shape(of: try emit(algorithm, identity, uses: uses), uses: uses)
  }
}
