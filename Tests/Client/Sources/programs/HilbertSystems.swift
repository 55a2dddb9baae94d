import BigNumbers
import NumericCore

/// The first column of the inverse Hilbert matrix of order 5, by one solver over seven types of numbers.
func hilbertSystems() throws -> [String] {
  let double: [Double] = try hilbertColumn(5)
  let float: [BigFloat] = try hilbertColumn(5)
  let fixed: [Float256] = try hilbertColumn(5)
  let rational: [BigRational] = try hilbertColumn(5)
  let decimal: [BigDecimal] = try hilbertColumn(5)
  let interval: [BigInterval] = try hilbertColumn(5)
  let exact: [ExactReal] = try hilbertColumn(5)
  var context = DecimalContext(precision: 20)
  return [
    try double.map { try BigFloat($0).text(as: .fixed(4)) },
    try float.map { try $0.text(as: .fixed(4)) },
    try fixed.map { try $0.text(as: .fixed(4)) },
    rational.map { $0.description },
    decimal.map { context.quantize($0, like: "0.0001").description },
    try interval.map { try $0.midpoint.text(as: .fixed(4)) },
    zip(interval, rational).map { "\($0.contains($1))" },
    try exact.map { try $0.text(as: .fixed(4)) },
  ].map { $0.joined(separator: " ") }
}

/// A matrix in which no pivot is known to differ from zero.
struct SingularMatrix: Error {}

/// The solution x of H·x = (1, 0, 0, …), where H has the entries 1/(i + j + 1).
private func hilbertColumn<Scalar: Field>(_ n: Int) throws -> [Scalar] {
  let rows = (0..<n).map { i in (0..<n).map { j in 1 / Scalar(i + j + 1) } }
  return try solved(rows, (0..<n).map { $0 == 0 ? 1 : 0 })
}

/// Gaussian elimination with the best pivot of each column.
private func solved<Scalar: Field>(_ matrix: [[Scalar]], _ right: [Scalar]) throws -> [Scalar] {
  var (a, x) = (matrix, right)
  for column in x.indices {
    let ranks = (column..<x.count).map { (row: $0, rank: a[$0][column].pivotRank ?? -.infinity) }
    guard let best = ranks.max(by: { $0.rank < $1.rank }), best.rank > -.infinity else {
      throw SingularMatrix()
    }
    a.swapAt(column, best.row)
    x.swapAt(column, best.row)
    for row in column + 1..<x.count {
      let factor = a[row][column] / a[column][column]
      for place in column..<x.count { a[row][place].subtractProduct(factor, a[column][place]) }
      x[row].subtractProduct(factor, x[column])
    }
  }
  for row in x.indices.reversed() {
    for place in row + 1..<x.count { x[row].subtractProduct(a[row][place], x[place]) }
    x[row] /= a[row][row]
  }
  return x
}
