import Algebra
import NumericCore

// The exponential of a matrix, each element of which is one step.
extension Compiler {
  /// The exponential of a square matrix; of X + iY it is that of [X, −Y; Y, X] in its left half.
  mutating func exponential(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if matrix.rows == 1, case .complex(let z) = matrix[0, 0] {
      return try shape(of: [.complex(try pair(.exp, [z], uses: uses))], columns: 1, uses: uses)
    }
    guard let real = try realForm(of: matrix) else {
      let elements = try exponential(matrix, columns: matrix.columns, index, uses: uses)
      return try shape(of: elements.map { .real($0) }, columns: matrix.columns, uses: uses)
    }
    let size = matrix.rows
    let elements = try exponential(real, columns: size, index, uses: uses)
    let parts = (0..<(size * size)).map {
      Scalar.complex(ComplexRegisters(re: elements[$0], im: elements[size * size + $0]))
    }
    return try shape(of: parts, columns: size, uses: uses)
  }

  /// The first columns of the exponential of a real matrix, row by row.
  ///
  /// Element i, j depends on the rows and columns alone that lie on ways from i to j, where each element that is not zero is a step: it
  /// is 0 where there is no way, and the exponential of an element where a row has no way back to itself.
  private mutating func exponential(
    _ matrix: Matrix<Scalar>, columns: Int, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [UInt32] {
    let size = matrix.rows
    try checkOperations(size, columns, matrix.elements.count)
    let ways = try ways(in: matrix, index)
    var results: [UInt32] = []
    for row in 0..<size {
      for column in 0..<columns {
        guard ways[row, column] else {
          results.append(try emit(.zero, uses: uses))
          continue
        }
        let places = (0..<size).filter { ways[row, $0] && ways[$0, column] }
        let operands = places.flatMap { row in places.flatMap { matrix[row, $0].parts } }
        for operand in operands { hold(.number(operand), 1) }
        guard places.count > 1 else {
          results.append(try emit(.unary(.exp), operands[0], uses: uses))
          continue
        }
        guard let start = places.firstIndex(of: row), let end = places.firstIndex(of: column)
        else { preconditionFailure("a way contains its ends") }
        let place = try emit(RangeNumber(Int128(start * places.count + end)), uses: 1)
        results.append(
          try emit(.list(.matrixExponential), list: [place] + operands, uses: uses))
      }
    }
    for element in matrix.elements { release(element.shape) }
    return results
  }

  /// Whether there is a way from each row to each column; where the numbers are not known, no element counts as zero.
  private mutating func ways(
    in matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> Matrix<Bool> {
    var ways = Matrix(
      rows: matrix.rows, columns: matrix.columns,
      elements: Array(repeating: true, count: matrix.elements.count))
    if case .zeros(let zeros)? = try known(Shape(matrix), .zeros, at: index) {
      ways = Matrix(rows: matrix.rows, columns: matrix.columns, elements: zeros.map { !$0 })
    }
    for place in 0..<matrix.rows { ways[place, place] = true }
    // Source: S. Warshall, A theorem on Boolean matrices, Journal of the ACM 9, 1962.
    for middle in 0..<matrix.rows {
      for row in 0..<matrix.rows where ways[row, middle] {
        for column in 0..<matrix.columns where ways[middle, column] { ways[row, column] = true }
      }
    }
    return ways
  }
}
