public import NumericCore

/// Elements by which elimination divides, in their order: of each the row and the column in the matrix as it is given.
public struct PivotPlaces: Hashable, Sendable {
  /// The rows in the order of the steps, and behind them the others.
  public let rows: [Int]
  /// The columns likewise.
  public let columns: [Int]

  @usableFromInline
  init(rows: [Int], columns: [Int]) { (self.rows, self.columns) = (rows, columns) }
}

extension NumericBackend {
  /// Elements by which elimination may divide in a matrix whose rank is known: as many as the rank, each proven not to be zero.
  ///
  /// Nothing has to be proven to be zero, as elements are compared with positive bounds: so the eigenvectors of exact numbers are
  /// found, whose matrices A − λI are singular for a reason that no comparison shows. Columns on the left come first.
  /// - Throws: ``MatrixFailure/undecided`` where fewer elements are above the last of the bounds, whose binary exponents are given.
  @inlinable
  public func pivotPlaces(
    of matrix: Matrix<ComplexElement<Number>>, rank: Int,
    above exponents: [Int] = [-8, -32, -128, -512, -2048, -8192]
  ) throws(MatrixFailure<Failure>) -> PivotPlaces {
    var (rest, rows, columns) = (matrix, Array(0..<matrix.rows), Array(0..<matrix.columns))
    var isFound = true
    do throws(Failure) {
      for step in 0..<rank where isFound {
        guard let place = try sizeablePlace(in: rest, from: step, above: exponents) else {
          isFound = false
          break
        }
        rest.swapRows(step, place.row)
        rest.swapColumns(step, place.column)
        rows.swapAt(step, place.row)
        columns.swapAt(step, place.column)
        var arithmetic = ComplexArithmetic(self)
        try arithmetic.reduce(&rest, by: step, step)
      }
    } catch {
      throw .failure(error)
    }
    if !isFound { throw .undecided }
    return PivotPlaces(rows: rows, columns: columns)
  }

  /// The first place, column by column, of an element that is above a bound, which is lowered until there is one.
  @inlinable
  func sizeablePlace(
    in matrix: Matrix<ComplexElement<Number>>, from step: Int, above exponents: [Int]
  ) throws(Failure) -> (row: Int, column: Int)? {
    let arithmetic = ComplexArithmetic(self)
    for exponent in exponents {
      let bound = try powerOfTwo(exponent)
      for column in step..<matrix.columns {
        for row in step..<matrix.rows {
          let size = try arithmetic.size(matrix[row, column])
          if try compare(size, bound) == .greater { return (row, column) }
        }
      }
    }
    return nil
  }
}
