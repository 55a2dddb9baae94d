import NumericCore

/// A matrix in which no pivot is known to differ from zero.
struct SingularMatrix: Error {}

/// The matrix with the entries 1/(i + j + 1), and ones on the right side.
func hilbertSystem<Scalar: Field>(
  _ order: Int, of type: Scalar.Type
) -> (rows: [[Scalar]], right: [Scalar]) {
  let rows = (0..<order).map { i in (0..<order).map { j in 1 / Scalar(i + j + 1) } }
  return (rows, [Scalar](repeating: 1, count: order))
}

/// Gaussian elimination with the best pivot of each column.
func solved<Scalar: Field>(_ matrix: [[Scalar]], _ right: [Scalar]) throws -> [Scalar] {
  var (a, x) = (matrix, right)
  var inverses: [Scalar] = []
  for column in x.indices {
    let ranks = (column..<x.count).map { (row: $0, rank: a[$0][column].pivotRank ?? -.infinity) }
    guard let best = ranks.max(by: { $0.rank < $1.rank }), best.rank > -.infinity else {
      throw SingularMatrix()
    }
    a.swapAt(column, best.row)
    x.swapAt(column, best.row)
    let pivots = a[column]
    inverses.append(1 / pivots[column])
    for row in column + 1..<x.count {
      let factor = a[row][column] * inverses[column]
      subtract(factor, times: pivots.span, from: &a[row], after: column)
      x[row].subtractProduct(factor, x[column])
    }
  }
  for row in x.indices.reversed() {
    for place in row + 1..<x.count { x[row].subtractProduct(a[row][place], x[place]) }
    x[row] *= inverses[row]
  }
  return x
}

/// Subtracts the multiple of a row that follows the pivot; a span lends its elements, where an array counts references.
private func subtract<Scalar: Field>(
  _ factor: Scalar, times pivots: Span<Scalar>, from row: inout [Scalar], after column: Int
) {
  for place in column + 1..<pivots.count { row[place].subtractProduct(factor, pivots[place]) }
}
