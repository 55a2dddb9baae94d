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
      try reflectRows(of: &result, by: vector, half, from: column + 1)
      try reflectColumns(of: &result, by: vector, half, from: column + 1)
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

  /// Replaces the rows from one on by their reflections.
  @inlinable
  func reflectRows(
    of matrix: inout Matrix<Number>, by vector: [Number], _ half: Number, from first: Int
  ) throws(Failure) {
    for column in 0..<matrix.columns {
      let part = Array(matrix.column(column).dropFirst(first))
      let multiple = try divide(try compute(.dot, vector + part), half)
      for (place, component) in vector.enumerated() {
        matrix[first + place, column] = try subtract(
          matrix[first + place, column], try multiply(multiple, component))
      }
    }
  }

  /// Replaces the columns from one on by their reflections.
  @inlinable
  func reflectColumns(
    of matrix: inout Matrix<Number>, by vector: [Number], _ half: Number, from first: Int
  ) throws(Failure) {
    for row in 0..<matrix.rows {
      let part = Array(matrix.row(row).dropFirst(first))
      let multiple = try divide(try compute(.dot, vector + part), half)
      for (place, component) in vector.enumerated() {
        matrix[row, first + place] = try subtract(
          matrix[row, first + place], try multiply(multiple, component))
      }
    }
  }
}
