public import NumericCore

extension ElementArithmetic {
  /// The lower triangular L with positive diagonal and L·Lᴴ = A, for a Hermitian positive definite matrix A, of which the elements below the
  /// diagonal and the real parts of those on it are read.
  ///
  /// **Complexity** n³/3 products for n rows.
  /// **Source** G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, section 4.2.5.
  @inlinable
  public mutating func cholesky(_ matrix: Matrix<Element>) throws(Failure) -> Matrix<Element> {
    precondition(matrix.isSquare, "only square matrices have Cholesky factors")
    var factor = matrix
    for column in 0..<matrix.columns {
      for row in 0..<column { factor[row, column] = try whole(0) }
      let left = Array(factor.row(column).prefix(column))
      var pivot = try realPart(matrix[column, column])
      if column > 0 { pivot = try combine(.subtract, pivot, try squaredLength(left)) }
      pivot = try squareRoot(pivot)
      factor[column, column] = pivot
      let mirrored = try conjugates(left)
      for row in (column + 1)..<max(matrix.rows, column + 1) {
        var rest = matrix[row, column]
        if column > 0 {
          let product = try dot(Array(factor.row(row).prefix(column)), mirrored)
          rest = try combine(.subtract, rest, product)
        }
        factor[row, column] = try combine(.divide, rest, pivot)
      }
    }
    return factor
  }
}
