import Algebra
import NumericCore
import Scientific

// Matrices of plain numbers: their rows, elements and products.
extension Compiler {
  /// The registers of a matrix; nil for anything else.
  func matrix(_ index: Expression.Index) throws(CalculatorError) -> Matrix<UInt32>? {
    guard case .matrix(let registers, let columns) = try shape(index) else { return nil }
    return Matrix(rows: registers.count / columns, columns: columns, elements: registers)
  }

  /// The matrix whose rows are lists; nil for a list that begins with something else.
  func matrix(
    ofRows arguments: ArraySlice<Expression.Argument>
  ) throws(CalculatorError) -> Shape? {
    guard let first = arguments.first, try isRow(first.node) else { return nil }
    var elements: [UInt32] = []
    var columns: Int?
    for argument in arguments {
      let row = try row(argument.node)
      try checkRow(row.count, columns, argument.node)
      columns = row.count
      elements += row
    }
    return columns.map { .matrix(elements, columns: $0) }
  }

  /// Throws where a row is not as long as those before it.
  func checkRow(
    _ count: Int, _ columns: Int?, _ index: Expression.Index
  ) throws(CalculatorError) {
    if count == 0 {
      throw CalculatorError(
        .arguments, "a row of a matrix has at least one element", span(of: Int(index)))
    }
    guard let columns, count != columns else { return }
    throw CalculatorError(
      .arguments,
      "this row has \(count) \(count == 1 ? "element" : "elements"), and those before it \(columns)",
      span(of: Int(index)))
  }

  /// Whether a node is a list in a list; a range there stands for its numbers.
  private func isRow(_ node: Expression.Index) throws(CalculatorError) -> Bool {
    switch try shape(node) {
    case .list: !isRange(node)
    case .quantities, .matrix, .complexes: true
    default: false
    }
  }

  private func row(_ node: Expression.Index) throws(CalculatorError) -> [UInt32] {
    switch try shape(node) {
    case .list(let registers): return registers
    // A row that is itself a list in brackets: [v; w].
    case .matrix(let registers, let columns) where registers.count == columns: return registers
    case .quantities: throw needsPlainNumbers(node)
    case .complexes: throw needsRealNumbers(node)
    case .matrices: throw needsOneMatrix(node)
    default:
      throw CalculatorError(
        .arguments, "the rows of a matrix are lists of numbers, as in [1, 2; 3, 4]",
        span(of: Int(node)))
    }
  }

  func needsPlainNumbers(_ node: Expression.Index) -> CalculatorError {
    CalculatorError(
      .incompatibleUnits, "the elements of a matrix are plain numbers", span(of: Int(node)))
  }

  func needsRealNumbers(_ node: Expression.Index) -> CalculatorError {
    CalculatorError(
      .arguments, "the elements of a matrix are real numbers", span(of: Int(node)))
  }

  // MARK: - Elements

  /// The elements of a matrix in chosen rows and columns: one of them, a list, or a matrix.
  mutating func entry(
    of index: Expression.Index, row: Expression.Index, column: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if try matrices(index) != nil { throw needsOneMatrix(index) }
    guard let matrix = try matrix(index) else {
      throw CalculatorError(
        .arguments, "only an element of a matrix has two numbers, those of its row and its column",
        span(of: Int(row)).union(span(of: Int(column))))
    }
    let rows = try chosen(row, of: matrix.rows)
    let columns = try chosen(column, of: matrix.columns)
    dropUnused()
    var elements: [UInt32] = []
    for row in rows.places {
      for column in columns.places { elements.append(matrix[row, column]) }
    }
    guard !elements.isEmpty else {
      throw CalculatorError(.arguments, "no element is chosen", span(of: nil))
    }
    for element in elements { hold(.number(element), uses) }
    for element in matrix.elements { release(element) }
    if rows.areSeveral, columns.areSeveral {
      return .matrix(elements, columns: columns.places.count)
    }
    return rows.areSeveral || columns.areSeveral ? .list(elements) : .number(elements[0])
  }

  /// The places from 0 of rows or columns, and whether a list or `:` chose them.
  private mutating func chosen(
    _ index: Expression.Index, of count: Int
  ) throws(CalculatorError) -> (places: [Int], areSeveral: Bool) {
    if isAll(index) { return (Array(0..<count), true) }
    let areSeveral = try elements(index) != nil
    return (try places(index, in: count), areSeveral)
  }

  /// Whether a node is the `:` for all rows, columns or elements.
  func isAll(_ index: Expression.Index) -> Bool {
    if case .all = frames[frames.count - 1].expression[index] { true } else { false }
  }

  // MARK: - Products

  /// The product of linear algebra of two operands, one of which is a matrix; nil where the other one is a number.
  mutating func matrixProduct(
    _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    let (left, right) = (try matrixFactor(a), try matrixFactor(b))
    guard var left, let right else { return nil }
    // A list before a matrix is a row, except where only a column has a product.
    let isRow = left.isList && left.matrix.rows == right.matrix.rows
    if isRow { left.matrix = left.matrix.transposed }
    // Two lists are refused elsewhere.
    guard left.matrix.columns == right.matrix.rows else {
      throw CalculatorError(
        .arguments,
        "a product needs as many columns on the left as there are rows on the right: \(left.size) times \(right.size)",
        span(of: nil))
    }
    try checkOperations(left.matrix.elements.count, right.matrix.columns)
    var algorithm = RecordedAlgorithm(left.matrix, right.matrix)
    let product = algorithm.line.product(algorithm.matrices[0], algorithm.matrices[1])
    let result = try emit(algorithm, product, uses: uses)
    return isRow || right.isList ? .list(result.elements) : Shape(result)
  }

  /// A factor as a matrix; a list is a column.
  struct MatrixFactor {
    var matrix: Matrix<UInt32>
    let isList: Bool

    var size: String {
      isList ? "a list of \(matrix.rows)" : "\(matrix.rows) × \(matrix.columns) elements"
    }
  }

  /// A matrix, or a list as one; nil for anything else.
  func matrixFactor(_ index: Expression.Index) throws(CalculatorError) -> MatrixFactor? {
    if let matrix = try matrix(index) { return MatrixFactor(matrix: matrix, isList: false) }
    switch try shape(index) {
    case .list(let registers):
      guard !registers.isEmpty else {
        throw CalculatorError(
          .arguments, "an empty list has no product and no transpose", span(of: Int(index)))
      }
      return MatrixFactor(matrix: Matrix(column: registers), isList: true)
    case .quantities: throw needsPlainNumbers(index)
    case .complexes: throw needsRealNumbers(index)
    case .matrices: throw needsOneMatrix(index)
    default: return nil
    }
  }
}

extension Shape {
  init(_ matrix: Matrix<UInt32>) { self = .matrix(matrix.elements, columns: matrix.columns) }
}
