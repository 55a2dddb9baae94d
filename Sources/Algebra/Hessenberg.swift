public import NumericCore

extension NumericBackend {
  /// A matrix with the same eigenvalues in which everything below the first subdiagonal is zero, by Householder's reflections.
  ///
  /// **Precondition** The matrix is square. **Complexity** 5n³/3 products for n rows.
  /// **Source** G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, algorithm 7.4.2.
  @inlinable
  func hessenberg(_ matrix: Matrix<Number>) throws(Failure) -> Matrix<Number> {
    var result = matrix
    for column in 0..<max(0, matrix.rows - 2) {
      let below = Array(result.column(column).dropFirst(column + 1))
      guard let (vector, half) = try reflection(of: below) else { continue }
      for side in [ReflectedSide.rows, .columns] {
        try reflect(
          side, of: &result, by: vector, half, from: column + 1, across: 0..<matrix.rows)
      }
      for row in (column + 2)..<matrix.rows { result[row, column] = zero }
    }
    return result
  }

  /// The v and ½v·v of the reflection I − 2vvᵀ/(v·v) that maps a vector to a multiple of the first unit vector; nil where all
  /// components but the first are zero.
  ///
  /// The components are divided by the sum of their magnitudes, so that no square overflows.
  @inlinable
  func reflection(
    of vector: [Number]
  ) throws(Failure) -> (vector: [Number], half: Number)? {
    guard !vector.dropFirst().allSatisfy({ isZero($0) }) else { return nil }
    var size = zero
    for component in vector { size = try add(size, try compute(.magnitude, component)) }
    var scaled: [Number] = []
    for component in vector { scaled.append(try divide(component, size)) }
    let length = try compute(.sqrt, try compute(.dot, scaled + scaled))
    scaled[0] = try add(scaled[0], try copySign(length, scaled[0]))
    // v·v = 2·|x|·(|x| + |x₁|) for the vector x.
    let half = try multiply(length, try compute(.magnitude, scaled[0]))
    return (scaled, half)
  }

  /// Reflects some rows of a matrix from the left, or as many columns from the right.
  ///
  /// The vector has a component for each of these rows or columns, which begin with `first`; `lines` are the columns or rows across
  /// them in which elements change.
  @inlinable
  func reflect(
    _ side: ReflectedSide, of matrix: inout Matrix<Number>, by vector: [Number], _ half: Number,
    from first: Int, across lines: Range<Int>
  ) throws(Failure) {
    for line in lines {
      var part: [Number] = []
      for place in first..<(first + vector.count) {
        part.append(side == .rows ? matrix[place, line] : matrix[line, place])
      }
      let multiple = try divide(try compute(.dot, vector + part), half)
      for (offset, component) in vector.enumerated() {
        let place = first + offset
        let value = try subtract(part[offset], try multiply(multiple, component))
        if side == .rows { matrix[place, line] = value } else { matrix[line, place] = value }
      }
    }
  }
}

/// What a reflection changes.
@usableFromInline
enum ReflectedSide {
  case rows, columns
}
