public import NumericCore

// Eigenvalues of complex matrices.
extension NumericBackend {
  /// The eigenvalues of a square complex matrix as the QR algorithm with single shifts finds them, for numbers that are rounded.
  ///
  /// Those of a Hermitian matrix are real.
  /// **Accuracy**, errors and source as those of a real matrix.
  @inlinable
  public func eigenvalues(
    of matrix: Matrix<ComplexElement<Number>>
  ) throws(MatrixFailure<Failure>) -> [Eigenvalue<Number>] {
    precondition(matrix.isSquare, "only square matrices have eigenvalues")
    let isHermitian: Bool
    let (scaled, exponent): (Matrix<ComplexElement<Number>>, Int)
    do throws(Failure) {
      isHermitian = try self.isHermitian(matrix)
      (scaled, exponent) = try withoutExcess(matrix)
    } catch {
      throw .failure(error)
    }
    let form = try SchurForm(self, scaled, withBasis: false)
    do throws(Failure) {
      return try self.scaled(
        form.triangle.diagonal.map {
          Eigenvalue($0.re, isHermitian || isZero($0.im) ? nil : $0.im)
        }, exponent)
    } catch {
      throw .failure(error)
    }
  }

  /// Whether a matrix is its own adjoint.
  @inlinable
  func isHermitian(_ matrix: Matrix<ComplexElement<Number>>) throws(Failure) -> Bool {
    for row in 0..<matrix.rows {
      for column in 0...row {
        let (x, y) = (matrix[row, column], matrix[column, row])
        let isReal = try compare(x.re, y.re) == .equal
        let isImaginary = try compare(x.im, try compute(.negate, y.im)) == .equal
        guard isReal, isImaginary else { return false }
      }
    }
    return true
  }

  /// A matrix with elements whose squares do not overflow, and the power of two by which it was divided.
  @inlinable
  func withoutExcess(
    _ matrix: Matrix<ComplexElement<Number>>
  ) throws(Failure) -> (matrix: Matrix<ComplexElement<Number>>, exponent: Int) {
    let parts = Matrix(
      rows: matrix.rows, columns: 2 * matrix.columns,
      elements: matrix.elements.flatMap { [$0.re, $0.im] })
    let exponent = try excessExponent(of: parts)
    if exponent == 0 { return (matrix, 0) }
    let factor = try powerOfTwo(-exponent)
    let arithmetic = ComplexArithmetic(self)
    var elements: [ComplexElement<Number>] = []
    for element in matrix.elements {
      elements.append(try arithmetic.scaled(.multiply, element, factor))
    }
    return (Matrix(rows: matrix.rows, columns: matrix.columns, elements: elements), exponent)
  }
}
