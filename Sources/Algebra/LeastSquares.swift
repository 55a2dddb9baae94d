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
    // The multiples of a column that later columns and the columns of B lose.
    var multiples: [[Element]] = []
    for step in columns.indices {
      let base = columns[step]
      let square = try dot(base, base)
      var row: [Element] = []
      for next in (step + 1)..<max(columns.count, step + 1) {
        row.append(try removeMultiple(of: base, square, from: &columns[next]))
      }
      for next in targets.indices {
        row.append(try removeMultiple(of: base, square, from: &targets[next]))
      }
      multiples.append(row)
    }
    var elements: [Element] = []
    var solutions: [[Element]] = []
    for target in targets.indices {
      var solution: [Element] = []
      // From the last unknown to the first one.
      for step in columns.indices.reversed() {
        let later = columns.count - step - 1
        var value = multiples[step][later + target]
        for (place, known) in solution.enumerated() {
          let product = try combine(.multiply, multiples[step][later - 1 - place], known)
          value = try combine(.subtract, value, product)
        }
        solution.append(value)
      }
      solutions.append(solution.reversed())
    }
    for row in columns.indices { elements += solutions.map { $0[row] } }
    return Matrix(rows: columns.count, columns: targets.count, elements: elements)
  }

  /// Subtracts the part of a column that is parallel to another one; the multiple.
  @inlinable
  mutating func removeMultiple(
    of base: [Element], _ square: Element, from column: inout [Element]
  ) throws(Failure) -> Element {
    let multiple = try combine(.divide, try dot(base, column), square)
    for row in base.indices {
      let product = try combine(.multiply, multiple, base[row])
      column[row] = try combine(.subtract, column[row], product)
    }
    return multiple
  }
}
