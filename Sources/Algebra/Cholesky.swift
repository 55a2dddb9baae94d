public import NumericCore

extension ElementArithmetic {
  /// The lower triangular L with positive diagonal and L·Lᵀ = A, for a symmetric positive definite matrix A, of which the elements on and below
  /// the diagonal are read.
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
      for row in column..<matrix.rows {
        var rest = matrix[row, column]
        if column > 0 {
          let product = try dot(Array(factor.row(row).prefix(column)), left)
          rest = try combine(.subtract, rest, product)
        }
        factor[row, column] =
          row == column ? try squareRoot(rest) : try combine(.divide, rest, factor[column, column])
      }
    }
    return factor
  }
}
