public import NumericCore

/// Why a matrix has no result.
public enum MatrixFailure<Failure: Error>: Error {
  /// An operation has no result.
  case failure(Failure)
  /// Whether elements that would be divided by are zero could not be decided.
  case undecided
  /// The matrix has no inverse; so many of its rows are independent.
  case singular(rank: Int)
}

extension NumericBackend {
  /// The echelon form by partial pivoting: in each column the element of the largest magnitude, and the first of those that are equal.
  ///
  /// On exact numbers a column ends without a pivot where all of its elements are proven to be zero.
  /// **Source** G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, algorithm 3.4.1.
  @inlinable
  public func echelon(
    of matrix: Matrix<Number>
  ) throws(MatrixFailure<Failure>) -> Echelon<Number> {
    var arithmetic = BackendArithmetic(self)
    return try arithmetic.echelon(
      of: matrix,
      pivot: { (matrix, step, column) throws(MatrixFailure<Failure>) in
        try pivot(in: matrix, from: step, column) { (element) throws(Failure) in
          try pivotCandidate([element])
        }
      }, explain: { .failure($0) })
  }

  /// The same of a complex matrix; elements are compared by the sum of the magnitudes of both parts, as LAPACK compares them.
  @inlinable
  public func echelon(
    of matrix: Matrix<ComplexElement<Number>>
  ) throws(MatrixFailure<Failure>) -> Echelon<ComplexElement<Number>> {
    var arithmetic = ComplexArithmetic(self)
    return try arithmetic.echelon(
      of: matrix,
      pivot: { (matrix, step, column) throws(MatrixFailure<Failure>) in
        try pivot(in: matrix, from: step, column) { (element) throws(Failure) in
          try pivotCandidate([element.re, element.im])
        }
      }, explain: { .failure($0) })
  }

  /// The product of two matrices; each element is rounded once.
  ///
  /// It is the backend's `products(of:with:)`, which is fast on `BigFloatBackend`. A program that
  /// ``StraightLine`` writes down, as expressions are compiled into, has one product of vectors for each element instead.
  ///
  /// **Precondition** The left matrix has as many columns as the right one has rows. **Complexity** O(n³) products of elements for n
  /// rows and columns.
  @inlinable
  public func product(
    _ a: Matrix<Number>, _ b: Matrix<Number>
  ) throws(Failure) -> Matrix<Number> {
    var arithmetic = BackendArithmetic(self)
    return try arithmetic.product(a, b)
  }

  /// The determinant of a square matrix by elimination; zero where the echelon form has fewer pivots than rows.
  ///
  /// **Accuracy** On exact numbers it is the true value, on rounded ones what elimination with partial pivoting gives.
  @inlinable
  public func determinant(
    of matrix: Matrix<Number>
  ) throws(MatrixFailure<Failure>) -> Number {
    precondition(matrix.isSquare, "only square matrices have determinants")
    let echelon = try echelon(of: matrix)
    do throws(Failure) {
      var arithmetic = BackendArithmetic(self)
      return try arithmetic.determinant(echelon)
    } catch {
      throw .failure(error)
    }
  }

  /// The matrix X with A·X = B.
  ///
  /// **Accuracy** As ``determinant(of:)``. **Precondition** A is square and has as many rows as B.
  /// - Throws: ``MatrixFailure/singular(rank:)`` for a matrix without an inverse.
  @inlinable
  public func solution(
    of matrix: Matrix<Number>, _ right: Matrix<Number>
  ) throws(MatrixFailure<Failure>) -> Matrix<Number> {
    let echelon = try echelon(of: matrix)
    guard echelon.isRegular else { throw .singular(rank: echelon.order.rank) }
    do throws(Failure) {
      var arithmetic = BackendArithmetic(self)
      return try arithmetic.solution(echelon, right)
    } catch {
      throw .failure(error)
    }
  }

  /// The matrix whose product with this one is the identity.
  ///
  /// **Accuracy**, errors and precondition as for ``solution(of:_:)``.
  @inlinable
  public func inverse(
    of matrix: Matrix<Number>
  ) throws(MatrixFailure<Failure>) -> Matrix<Number> {
    let identity: Matrix<Number>
    do throws(Failure) {
      var arithmetic = BackendArithmetic(self)
      identity = try arithmetic.identity(matrix.rows)
    } catch {
      throw .failure(error)
    }
    return try solution(of: matrix, identity)
  }
}
