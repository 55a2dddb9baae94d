import NumericCore

/// The factors of a matrix modulo a prime below 2⁶²: the rows in another order are L·U, where L has the pivots on its diagonal and
/// U ones.
///
/// Both factors grow by a column and a row at a time, so that each of their elements is one sum of products, which is reduced once.
/// A column without a pivot among the rows that are left is skipped.
///
/// **Complexity.** rank · rows · columns products at most, a third of them for a regular matrix.
/// **Source.** P. D. Crout, A short method for evaluating determinants and solving systems of linear equations, Trans. AIEE 60
/// (1941).
struct WordElimination: ~Copyable {
  let modulus: WordModulus
  /// The rows of L.
  private let lower: WordTable
  /// The columns of U.
  private let upper: WordTable
  /// The columns that have pivots, ascending.
  private(set) var pivotColumns: [Int] = []
  /// Whether the order of the rows is an odd one.
  private var isOdd = false

  /// The number of independent rows modulo the prime.
  var rank: Int { pivotColumns.count }

  /// Factors a matrix of residues; `isRegularOnly` gives up at the first column without a pivot.
  init(
    _ matrix: borrowing WordTable, rows: Int, columns: Int, _ modulus: WordModulus,
    isRegularOnly: Bool = false
  ) throws(ComputationFailure) {
    self.modulus = modulus
    let width = min(rows, columns)
    lower = WordTable(rows: rows, columns: width)
    upper = WordTable(rows: columns, columns: width)
    var order = Array(0..<rows)
    for column in 0..<columns where rank < rows {
      try Deadline.checkComputation()
      let step = rank
      var pivot: Int?
      for row in step..<rows {
        let product = modulus.dot(lower.row(row), upper.row(column), step)
        let rest = modulus.difference(matrix.row(order[row])[column], product)
        lower.row(row)[step] = rest
        if rest != 0, pivot == nil { pivot = row }
      }
      guard let pivot else {
        if isRegularOnly { return }
        continue
      }
      if pivot != step {
        lower.swapRows(pivot, step, count: step + 1)
        order.swapAt(pivot, step)
        isOdd.toggle()
      }
      let (left, source) = (lower.row(step), matrix.row(order[step]))
      let inverse = modulus.inverse(left[step])
      for next in (column + 1)..<columns {
        let product = modulus.dot(left, upper.row(next), step)
        upper.row(next)[step] = modulus.product(
          modulus.difference(source[next], product), inverse)
      }
      pivotColumns.append(column)
    }
  }

  /// The determinant of the first `size` columns, if they are those with pivots; else 0.
  func determinant(size: Int) -> UInt64 {
    guard rank == size, pivotColumns.last ?? -1 == size - 1 else { return 0 }
    var product = isOdd ? modulus.minusOne : modulus.one
    for step in 0..<size { product = modulus.product(product, lower.row(step)[step]) }
    return product
  }

  /// The solutions x of A·x = b for the columns b to the right of a regular matrix A, one after the other.
  func solutions(size: Int, rightColumns: Int) -> [UInt64] {
    let rows = WordTable(rows: size, columns: size)
    for column in 0..<size {
      let source = upper.row(column)
      for row in 0..<column { rows.row(row)[column] = source[row] }
    }
    return [UInt64](unsafeUninitializedCapacity: size * rightColumns) { buffer, count in
      count = size * rightColumns
      guard let start = buffer.baseAddress else { return }
      for right in 0..<rightColumns {
        let (x, source) = (start + right * size, upper.row(size + right))
        for row in stride(from: size - 1, through: 0, by: -1) {
          let next = row + 1
          let product = modulus.dot(rows.row(row) + next, x + next, size - next)
          x[row] = modulus.difference(source[row], product)
        }
      }
    }
  }
}
