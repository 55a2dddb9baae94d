import Algebra
import NumericCore

// Lists of matrices, which are the values of functions that find several factors of a matrix.
extension Compiler {
  /// The matrices of a list; nil for anything else.
  func matrices(_ index: Expression.Index) throws(CalculatorError) -> [Matrix<Scalar>]? {
    guard case .matrices = try shape(index) else { return nil }
    return try shape(index).elements?.compactMap(\.matrix)
  }

  /// The matrix that a number chooses, or the list of those that a list of numbers chooses.
  mutating func element(
    _ index: Expression.Index, ofMatrices all: [Matrix<Scalar>], uses: Int32
  ) throws(CalculatorError) -> Shape {
    let isList = try elements(index) != nil
    let chosen = try places(index, in: all.count).map { all[$0] }
    dropUnused()
    for matrix in chosen { hold(Shape(matrix), uses) }
    for matrix in all { release(Shape(matrix)) }
    return isList ? Shape(chosen) : Shape(chosen[0])
  }

  /// The error of a list of matrices where numbers, lists or one matrix are taken.
  func needsOneMatrix(_ index: Expression.Index) -> CalculatorError {
    CalculatorError(
      .arguments, "this is a list of matrices: choose one by its number, as in lu(m)[2]",
      span(of: Int(index)))
  }

  // MARK: - Factors

  /// P, L and U with m = P·L·U.
  mutating func triangularFactors(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let order = try factorPivots(of: matrix, index)
    var algorithm = RecordedAlgorithm(matrix)
    let echelon = algorithm.line.echelon(of: algorithm.matrices[0], in: order)
    let factors = algorithm.line.triangularFactors(echelon)
    return try emit(
      algorithm, [factors.permutation, factors.lower, factors.upper], uses: uses)
  }

  /// Q and R with m = Q·R.
  mutating func orthogonalFactors(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard matrix.rows >= matrix.columns else {
      throw CalculatorError(
        .domain,
        "a matrix with fewer rows than columns, here \(matrix.rows) and \(matrix.columns), has dependent columns",
        span(of: Int(index)))
    }
    if let rank = try knownRank(of: matrix, index), rank < matrix.columns {
      throw CalculatorError(
        .domain,
        "the columns depend on each other: \(rank) of \(matrix.columns) are independent",
        span(of: Int(index)))
    }
    try checkOperations(2 * matrix.rows, matrix.columns, matrix.columns)
    var algorithm = RecordedAlgorithm(matrix)
    let factors = algorithm.line.orthogonalFactors(algorithm.matrices[0])
    return try emit(algorithm, [factors.orthonormal, factors.triangular], uses: uses)
  }

  /// Compiles the steps of an algorithm that ends with several matrices.
  private mutating func emit(
    _ algorithm: RecordedAlgorithm, _ results: [Matrix<Int>], uses: Int32
  ) throws(CalculatorError) -> Shape {
    let all = try emit(algorithm, Matrix(column: results.flatMap(\.elements)), uses: uses)
    var start = 0
    var registers: [UInt32] = []
    var sizes: [MatrixSizes.Size] = []
    for result in results {
      let elements = Array(all.elements[start..<(start + result.elements.count)])
      start += elements.count
      let matrix = try shape(of: elements, columns: result.columns, uses: uses)
      registers += matrix.registers
      sizes.append(
        MatrixSizes.Size(
          rows: result.rows, columns: result.columns, isComplex: matrix.hasComplexElements))
    }
    return .matrices(registers, MatrixSizes(sizes))
  }
}

extension Shape {
  /// A list of matrices; one without any is an empty list.
  fileprivate init(_ matrices: [Matrix<Scalar>]) {
    let shapes = matrices.map { Shape($0) }
    let sizes = zip(matrices, shapes).map {
      MatrixSizes.Size(rows: $0.rows, columns: $0.columns, isComplex: $1.hasComplexElements)
    }
    self =
      matrices.isEmpty ? .list([]) : .matrices(shapes.flatMap(\.registers), MatrixSizes(sizes))
  }

  /// Whether it is a list or a matrix of complex numbers.
  var hasComplexElements: Bool {
    switch self {
    case .complexes, .complexMatrix: true
    default: false
    }
  }
}
