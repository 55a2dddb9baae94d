import Algebra
import NumericCore
import Scientific

// Matrices of plain and of complex numbers: their rows, elements and products.
extension Compiler {
  /// The elements of a matrix; nil for anything else.
  func matrix(_ index: Expression.Index) throws(CalculatorError) -> Matrix<Scalar>? {
    try shape(index).matrix
  }

  /// The matrix whose rows are lists; nil for a list that begins with something else.
  mutating func matrix(
    ofRows arguments: ArraySlice<Expression.Argument>
  ) throws(CalculatorError) -> Shape? {
    guard let first = arguments.first, try isRow(first.node) else { return nil }
    var elements: [Scalar] = []
    var columns: Int?
    for argument in arguments {
      let row = try row(argument.node)
      try checkRow(row.count, columns, argument.node)
      columns = row.count
      elements += row
    }
    guard let columns else { return nil }
    return try shape(of: elements, columns: columns, uses: 1)
  }

  /// What plain and complex numbers with so many uses each are: a matrix with so many columns, or a list.
  mutating func shape(
    of elements: [Scalar], columns: Int? = nil, uses: Int32
  ) throws(CalculatorError) -> Shape {
    try list(of: elements.map(\.shape), columns: columns, uses: uses)
  }

  /// The same of a matrix, or of its elements where it stands for a list.
  mutating func shape(
    of matrix: Matrix<Scalar>, isList: Bool = false, uses: Int32
  ) throws(CalculatorError) -> Shape {
    try shape(of: matrix.elements, columns: isList ? nil : matrix.columns, uses: uses)
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
    case .quantities, .matrix, .complexes, .complexMatrix: true
    default: false
    }
  }

  private func row(_ node: Expression.Index) throws(CalculatorError) -> [Scalar] {
    if let elements = try scalars(node) { return elements }
    // A row that is itself a list in brackets: [v; w].
    if let matrix = try matrix(node), matrix.rows == 1 { return matrix.elements }
    switch try shape(node) {
    case .quantities: throw needsPlainNumbers(node)
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
    var elements: [Scalar] = []
    for row in rows.places {
      for column in columns.places { elements.append(matrix[row, column]) }
    }
    guard !elements.isEmpty else {
      throw CalculatorError(.arguments, "no element is chosen", span(of: nil))
    }
    for element in elements { hold(element.shape, uses) }
    for element in matrix.elements { release(element.shape) }
    guard rows.areSeveral || columns.areSeveral else { return elements[0].shape }
    let isMatrix = rows.areSeveral && columns.areSeveral
    return try shape(of: elements, columns: isMatrix ? columns.places.count : nil, uses: uses)
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
    return try shape(of: result, isList: isRow || right.isList, uses: uses)
  }

  /// A factor as a matrix; a list is a column.
  struct MatrixFactor {
    var matrix: Matrix<Scalar>
    let isList: Bool

    var size: String {
      isList ? "a list of \(matrix.rows)" : "\(matrix.rows) × \(matrix.columns) elements"
    }
  }

  /// A matrix, or a list as one; nil for anything else.
  func matrixFactor(_ index: Expression.Index) throws(CalculatorError) -> MatrixFactor? {
    if let matrix = try matrix(index) { return MatrixFactor(matrix: matrix, isList: false) }
    if let elements = try scalars(index) {
      guard !elements.isEmpty else {
        throw CalculatorError(
          .arguments, "an empty list has no product and no transpose", span(of: Int(index)))
      }
      return MatrixFactor(matrix: Matrix(column: elements), isList: true)
    }
    switch try shape(index) {
    case .quantities: throw needsPlainNumbers(index)
    case .matrices: throw needsOneMatrix(index)
    default: return nil
    }
  }
}

extension Shape {
  /// The elements of a matrix; nil for anything else.
  var matrix: Matrix<Scalar>? {
    switch self {
    case .matrix(let registers, let columns):
      Matrix(
        rows: registers.count / columns, columns: columns,
        elements: registers.map { .real($0) })
    case .complexMatrix(let parts, let columns):
      Matrix(
        rows: parts.count / columns / 2, columns: columns,
        elements: ComplexRegisters.numbers(of: parts).map { .complex($0) })
    default: nil
    }
  }

  /// A matrix whose elements are all real or all complex.
  init(_ matrix: Matrix<Scalar>) {
    let registers = matrix.elements.compactMap(\.register)
    self =
      registers.count == matrix.elements.count
      ? .matrix(registers, columns: matrix.columns)
      : .complexMatrix(matrix.elements.flatMap(\.parts), columns: matrix.columns)
  }
}
