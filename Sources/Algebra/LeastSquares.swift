public import NumericCore

extension ElementArithmetic {
  /// The X for which the sum of squares of each column of A·X − B is smallest, for a matrix A with independent columns.
  ///
  /// The columns are made orthogonal one after the other, without square roots, and those of B with them: modified Gram–Schmidt, whose
  /// solutions are as accurate as Householder's on rounded numbers. On fractions every step is a fraction.
  ///
  /// **Complexity** 2mn² products for m rows and n columns. **Precondition** A has at least as many rows as columns, and as many as B.
  /// **Source** Å. Björck, Solving linear least squares problems by Gram–Schmidt orthogonalization, BIT 7, 1967.
  @inlinable
  public mutating func leastSquares(
    _ matrix: Matrix<Element>, _ right: Matrix<Element>
  ) throws(Failure) -> Matrix<Element> {
    precondition(matrix.rows >= matrix.columns && matrix.rows == right.rows, "too few rows")
    var columns = (0..<matrix.columns).map { matrix.column($0) }
    var targets = (0..<right.columns).map { right.column($0) }
    let steps = try orthogonalize(&columns, beside: &targets)
    var elements: [Element] = []
    var solutions: [[Element]] = []
    for target in targets.indices {
      var solution: [Element] = []
      // From the last unknown to the first one.
      for step in columns.indices.reversed() {
        let later = columns.count - step - 1
        var value = steps[step].multiples[later + target]
        for (place, known) in solution.enumerated() {
          let multiple = steps[step].multiples[later - 1 - place]
          let product = try combine(.multiply, multiple, known)
          value = try combine(.subtract, value, product)
        }
        solution.append(value)
      }
      solutions.append(solution.reversed())
    }
    for row in columns.indices { elements += solutions.map { $0[row] } }
    return Matrix(rows: columns.count, columns: targets.count, elements: elements)
  }
}
