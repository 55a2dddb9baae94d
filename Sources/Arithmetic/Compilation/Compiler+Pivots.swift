import Algebra
import NumericCore

// Which elements elimination divides by. They depend on the numbers, so that a number system chooses them while the expression is
// compiled: the one that computes it, or doubles for a program that several systems run.
extension Compiler {
  /// The pivots on the number system that computes the expression.
  mutating func pivots(
    of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> PivotOrder {
    try checkElimination(of: matrix)
    let shape = Shape(matrix)
    guard case .pivots(let order)? = try known(shape, at: index) else {
      throw unknownPivots(index)
    }
    return order
  }

  /// The number of independent columns; nil where no number is known, so that a column that depends on others is a division by zero.
  mutating func knownRank(
    of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> Int? {
    decide == nil ? nil : try pivots(of: matrix, index).rank
  }

  /// The pivots for a determinant; nil where it is to be computed without divisions.
  mutating func determinantPivots(
    of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> PivotOrder? {
    if decide != nil { return try pivots(of: matrix, index) }
    guard let order = try pivotsOnDoubles(of: matrix) else { return nil }
    // The last pivot divides nothing, and may be zero on one system and not on another.
    let completed = order.completed(rows: matrix.rows)
    return completed.rank == matrix.rows ? completed : nil
  }

  /// The pivots of a matrix that has an inverse.
  mutating func regularPivots(
    of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> PivotOrder {
    var order = PivotOrder()
    if decide != nil {
      order = try pivots(of: matrix, index)
    } else {
      guard let found = try pivotsOnDoubles(of: matrix) else { throw unknownPivots(index) }
      order = found
    }
    guard order.rank == matrix.rows else {
      throw singular(order.rank, of: matrix.rows, index)
    }
    return order
  }

  /// The pivots of a matrix of any size and rank.
  ///
  /// What is zero on doubles may be none elsewhere, so that each of the first columns has to have a pivot there; that of the last row
  /// divides nothing.
  mutating func factorPivots(
    of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> PivotOrder {
    if decide != nil { return try pivots(of: matrix, index) }
    guard var order = try pivotsOnDoubles(of: matrix) else { throw unknownPivots(index) }
    if matrix.rows <= matrix.columns { order = order.completed(rows: matrix.rows) }
    let size = min(matrix.rows, matrix.columns)
    let found = order.pivots.count { $0.column < size }
    guard found == size else {
      throw CalculatorError(
        .domain,
        "on doubles \(found) of the first \(size) columns of this matrix are independent: other numbers may differ where zeros are",
        span(of: Int(index)))
    }
    return order
  }

  func singular(_ rank: Int, of rows: Int, _ index: Expression.Index) -> CalculatorError {
    let place = decide == nil ? "on doubles " : ""
    return CalculatorError(
      .domain, "\(place)this matrix is singular: \(rank) of its \(rows) rows are independent",
      span(of: Int(index)))
  }

  /// Partial pivoting on doubles; nil where the numbers depend on variables, or are beyond doubles.
  private mutating func pivotsOnDoubles(
    of matrix: Matrix<Scalar>
  ) throws(CalculatorError) -> PivotOrder? {
    try checkElimination(of: matrix)
    let part = try part(for: Shape(matrix))
    if part.readsInputs { return nil }
    guard case .pivots(let order)? = try? Calculator(DoubleBackend()).knownOfAll(part.compiled)
    else {
      return nil
    }
    return order
  }

  func checkElimination(of matrix: Matrix<Scalar>) throws(CalculatorError) {
    try checkOperations(matrix.rows, matrix.columns, min(matrix.rows, matrix.columns) * 2 / 3)
  }

  func unknownPivots(_ index: Expression.Index) -> CalculatorError {
    CalculatorError(
      .arguments,
      "elimination divides by elements that depend on the numbers, which are not known here",
      span(of: Int(index)))
  }
}
