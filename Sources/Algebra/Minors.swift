public import NumericCore

extension ElementArithmetic {
  /// The most rows for which ``determinantByMinors(_:)`` is meant: 8 · 2⁷ products.
  @inlinable public static var mostExpandedRows: Int { 8 }

  /// The determinant of a small square matrix by its minors, without divisions: it holds for all elements.
  ///
  /// The minors of the last rows are found from those of one row fewer, each once.
  /// **Complexity** n·2ⁿ⁻¹ products for n rows. **Precondition** The matrix is square and has at most 30 rows.
  @inlinable
  public mutating func determinantByMinors(
    _ matrix: Matrix<Element>
  ) throws(Failure) -> Element {
    precondition(matrix.isSquare && matrix.rows <= 30, "too many minors")
    let size = matrix.rows
    guard size > 0 else { return try whole(1) }
    // The minors of the rows from `row` on, by the set of their columns.
    var minors: [Int: Element] = [:]
    for column in 0..<size { minors[1 << column] = matrix[size - 1, column] }
    for row in (0..<(size - 1)).reversed() {
      var larger: [Int: Element] = [:]
      for set in 1..<(1 << size) where set.nonzeroBitCount == size - row {
        larger[set] = try minor(matrix, row, set, minors)
      }
      minors = larger
    }
    guard let result = minors[1 << size - 1] else { return try whole(1) }
    return result
  }

  /// The minor of the rows from `row` on and a set of columns, expanded by its first row.
  @inlinable
  mutating func minor(
    _ matrix: Matrix<Element>, _ row: Int, _ set: Int, _ minors: [Int: Element]
  ) throws(Failure) -> Element {
    var sum: Element?
    var isSubtracted = false
    for column in 0..<matrix.columns where set >> column & 1 == 1 {
      guard let minor = minors[set & ~(1 << column)] else { continue }
      let term = try combine(.multiply, matrix[row, column], minor)
      if let known = sum {
        sum = try combine(isSubtracted ? .subtract : .add, known, term)
      } else {
        sum = term
      }
      isSubtracted.toggle()
    }
    guard let sum else { return try whole(0) }
    return sum
  }
}
