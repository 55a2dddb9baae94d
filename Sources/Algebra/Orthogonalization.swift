public import NumericCore

/// What a column loses to the orthogonal column that stands before it.
@usableFromInline
struct OrthogonalStep<Element> {
  /// The square of the length of the orthogonal column.
  @usableFromInline let square: Element
  /// The multiples of it that the later columns lost, and after them those that other vectors lost.
  @usableFromInline let multiples: [Element]

  @usableFromInline
  init(square: Element, multiples: [Element]) {
    (self.square, self.multiples) = (square, multiples)
  }
}

extension ElementArithmetic {
  /// The factors Q·R of a matrix with independent columns: Q has orthonormal columns and the size of the matrix, and R is upper
  /// triangular with a positive diagonal.
  ///
  /// Square roots are taken of the lengths of orthogonal columns alone, so that on fractions all steps before them are fractions.
  /// **Accuracy** On rounded numbers that of modified Gram–Schmidt: Q·R is as near to the matrix as Householder's, and the columns of
  /// Q are orthogonal up to the unit roundoff times the condition of the matrix.
  /// **Complexity** 2mn² products for m rows and n columns. **Precondition** There are at least as many rows as columns.
  /// **Source** Å. Björck, Solving linear least squares problems by Gram–Schmidt orthogonalization, BIT 7, 1967.
  @inlinable
  public mutating func orthogonalFactors(
    _ matrix: Matrix<Element>
  ) throws(Failure) -> (orthonormal: Matrix<Element>, triangular: Matrix<Element>) {
    precondition(matrix.rows >= matrix.columns, "too few rows")
    let size = matrix.columns
    var columns = (0..<size).map { matrix.column($0) }
    var others: [[Element]] = []
    let steps = try orthogonalize(&columns, beside: &others)
    var orthonormal = matrix
    var triangular = Matrix(
      rows: size, columns: size, elements: Array(repeating: try whole(0), count: size * size))
    for (place, step) in steps.enumerated() {
      let length = try squareRoot(step.square)
      for row in 0..<matrix.rows {
        orthonormal[row, place] = try combine(.divide, columns[place][row], length)
      }
      triangular[place, place] = length
      for (later, multiple) in step.multiples.enumerated() {
        triangular[place, place + 1 + later] = try combine(.multiply, multiple, length)
      }
    }
    return (orthonormal, triangular)
  }

  /// Makes columns orthogonal one after the other, and other vectors orthogonal to all of them: modified Gram–Schmidt without square
  /// roots.
  @inlinable
  mutating func orthogonalize(
    _ columns: inout [[Element]], beside others: inout [[Element]]
  ) throws(Failure) -> [OrthogonalStep<Element>] {
    var steps: [OrthogonalStep<Element>] = []
    for place in columns.indices {
      let base = columns[place]
      let mirrored = try conjugates(base)
      let square = try squaredLength(base)
      var multiples: [Element] = []
      for next in (place + 1)..<max(columns.count, place + 1) {
        multiples.append(try removeMultiple(of: base, mirrored, square, from: &columns[next]))
      }
      for next in others.indices {
        multiples.append(try removeMultiple(of: base, mirrored, square, from: &others[next]))
      }
      steps.append(OrthogonalStep(square: square, multiples: multiples))
    }
    return steps
  }

  /// Subtracts the part of a column that is parallel to another one, whose conjugate is `mirrored`; the multiple.
  @inlinable
  mutating func removeMultiple(
    of base: [Element], _ mirrored: [Element], _ square: Element, from column: inout [Element]
  ) throws(Failure) -> Element {
    let multiple = try combine(.divide, try dot(mirrored, column), square)
    for row in base.indices {
      let product = try combine(.multiply, multiple, base[row])
      column[row] = try combine(.subtract, column[row], product)
    }
    return multiple
  }
}
