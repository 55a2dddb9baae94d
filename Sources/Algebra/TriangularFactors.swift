import NumericCore

/// The factors of a matrix A = P·L·U.
public struct TriangularFactors<Element> {
  /// P, which brings rows to their places: each of its rows and columns has one 1 and zeros.
  public let permutation: Matrix<Element>
  /// L, with ones on its diagonal and zeros to their right; it has as many columns as the shorter side of A.
  public let lower: Matrix<Element>
  /// U, an echelon form, with zeros below its diagonal; it has as many rows as the shorter side of A.
  public let upper: Matrix<Element>

  @usableFromInline
  init(permutation: Matrix<Element>, lower: Matrix<Element>, upper: Matrix<Element>) {
    (self.permutation, self.lower, self.upper) = (permutation, lower, upper)
  }
}

extension ElementArithmetic {
  /// The factors P·L·U of a matrix of any size and rank, from its echelon form.
  ///
  /// A column without a pivot adds none to L, as its elements below are zero already: L has columns of the identity behind those of
  /// the pivots, and U rows of zeros.
  /// **Source** G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, sections 3.2.11 and 3.4.
  @inlinable
  public mutating func triangularFactors(
    _ echelon: Echelon<Element>
  ) throws(Failure) -> TriangularFactors<Element> {
    let (matrix, pivots) = (echelon.matrix, echelon.order.pivots)
    let (rows, columns) = (matrix.rows, matrix.columns)
    let size = min(rows, columns)
    let (zero, one) = (try whole(0), try whole(1))
    func zeros(_ rows: Int, _ columns: Int) -> Matrix<Element> {
      Matrix(
        rows: rows, columns: columns, elements: Array(repeating: zero, count: rows * columns))
    }
    var (lower, upper) = (zeros(rows, size), zeros(size, columns))
    for place in 0..<size { lower[place, place] = one }
    // The row of A at each place after all exchanges.
    var origins = Array(0..<rows)
    for (step, pivot) in pivots.enumerated() {
      origins.swapAt(step, pivot.row)
      for row in (step + 1)..<max(rows, step + 1) { lower[row, step] = matrix[row, pivot.column] }
      for column in pivot.column..<columns { upper[step, column] = matrix[step, column] }
    }
    var permutation = zeros(rows, rows)
    for (place, origin) in origins.enumerated() { permutation[origin, place] = one }
    return TriangularFactors(permutation: permutation, lower: lower, upper: upper)
  }
}
