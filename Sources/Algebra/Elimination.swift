public import NumericCore

/// Which elements Gaussian elimination divides by: for each step the column, and the row that is exchanged with the row of the step.
public struct PivotOrder: Hashable, Sendable {
  /// One division.
  public struct Pivot: Hashable, Sendable {
    /// The column of the pivot.
    public let column: Int
    /// The place of its row at this step, which is that of the step or a later one.
    public let row: Int

    @usableFromInline
    init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
  }

  /// The pivots in order, with ascending columns; as many as the rank.
  public let pivots: [Pivot]

  /// An order of given pivots.
  @usableFromInline
  init(_ pivots: [Pivot]) { self.pivots = pivots }

  /// No pivots.
  public init() { pivots = [] }

  /// The first elements of the diagonal.
  public init(diagonal count: Int) { pivots = (0..<count).map { Pivot(column: $0, row: $0) } }

  /// The same with a last pivot in the last row, which divides nothing, of a matrix with at least as many columns as rows.
  public func completed(rows: Int) -> PivotOrder {
    guard rank == rows - 1, pivots.allSatisfy({ $0.column < rows - 1 }) else { return self }
    return PivotOrder(pivots + [Pivot(column: rows - 1, row: rows - 1)])
  }

  /// The number of independent rows, which is that of independent columns.
  public var rank: Int { pivots.count }

  /// Whether an odd number of exchanges was made, which changes the sign of the determinant.
  public var isOdd: Bool {
    pivots.enumerated().count { step, pivot in pivot.row != step } % 2 == 1
  }

  /// The row that a known order takes at a step; nil for a column without a pivot.
  public func row(at step: Int, column: Int) -> Int? {
    step < pivots.count && pivots[step].column == column ? pivots[step].row : nil
  }
}

/// A matrix after elimination: the rows of the echelon form, and below it the multiples of rows that were subtracted.
///
/// For a square matrix A of full rank, P·A = L·U.
public struct Echelon<Element> {
  /// U on and above the diagonal, and below it L, whose diagonal is 1.
  public let matrix: Matrix<Element>
  /// The pivots.
  public let order: PivotOrder

  @usableFromInline
  init(_ matrix: Matrix<Element>, _ pivots: [PivotOrder.Pivot]) {
    self.matrix = matrix
    order = PivotOrder(pivots)
  }

  /// Whether it has an inverse: its rows and columns are equally many, and independent.
  public var isRegular: Bool { matrix.isSquare && order.rank == matrix.rows }
}

extension ElementArithmetic {
  /// The echelon form.
  ///
  /// `pivot` chooses the row of the pivot in a column, at or after the row of the step, or none where all of these elements are
  /// zero. **Complexity** n³/3 products and differences for n rows and columns.
  @inlinable
  public mutating func echelon<Failed: Error>(
    of matrix: Matrix<Element>,
    pivot: (_ matrix: Matrix<Element>, _ step: Int, _ column: Int) throws(Failed) -> Int?,
    explain: (Failure) -> Failed
  ) throws(Failed) -> Echelon<Element> {
    var (result, pivots) = (matrix, [PivotOrder.Pivot]())
    for column in 0..<matrix.columns {
      let step = pivots.count
      guard step < matrix.rows, let row = try pivot(result, step, column) else { continue }
      result.swapRows(step, row)
      pivots.append(PivotOrder.Pivot(column: column, row: row))
      do throws(Failure) {
        try reduce(&result, by: step, column)
      } catch {
        throw explain(error)
      }
    }
    return Echelon(result, pivots)
  }

  /// The echelon form of a matrix whose pivots are known.
  @inlinable
  public mutating func echelon(
    of matrix: Matrix<Element>, in order: PivotOrder
  ) throws(Failure) -> Echelon<Element> {
    try echelon(
      of: matrix,
      pivot: { (_, step, column) throws(Failure) in order.row(at: step, column: column) },
      explain: { $0 })
  }

  /// Subtracts multiples of a row from those below it, so that their elements in a column would become zero.
  @inlinable
  mutating func reduce(
    _ matrix: inout Matrix<Element>, by step: Int, _ column: Int
  ) throws(Failure) {
    for row in (step + 1)..<max(matrix.rows, step + 1) {
      let multiple = try combine(.divide, matrix[row, column], matrix[step, column])
      matrix[row, column] = multiple
      for place in (column + 1)..<max(matrix.columns, column + 1) {
        let product = try combine(.multiply, multiple, matrix[step, place])
        matrix[row, place] = try combine(.subtract, matrix[row, place], product)
      }
    }
  }

  /// The determinant of a square matrix from its echelon form: the product of the pivots, with the sign of the exchanges.
  @inlinable
  public mutating func determinant(_ echelon: Echelon<Element>) throws(Failure) -> Element {
    guard echelon.isRegular else { return try whole(0) }
    let pivots = echelon.matrix.diagonal
    guard var product = pivots.first else { return try whole(1) }
    for pivot in pivots.dropFirst() { product = try combine(.multiply, product, pivot) }
    return echelon.order.isOdd ? try negative(product) : product
  }

  /// The matrix X with A·X = B, from the echelon form of a regular matrix A: forward substitution with L, then backward with U.
  ///
  /// **Complexity** n² products for each column of B.
  @inlinable
  public mutating func solution(
    _ echelon: Echelon<Element>, _ right: Matrix<Element>
  ) throws(Failure) -> Matrix<Element> {
    let factors = echelon.matrix
    precondition(echelon.isRegular && right.rows == factors.rows, "the matrix has no inverse")
    var result = right
    for (step, pivot) in echelon.order.pivots.enumerated() { result.swapRows(step, pivot.row) }
    for column in 0..<right.columns {
      for row in 0..<factors.rows {
        for place in 0..<row {
          try subtract(factors[row, place], result[place, column], from: &result[row, column])
        }
      }
      for row in (0..<factors.rows).reversed() {
        for place in (row + 1)..<max(factors.rows, row + 1) {
          try subtract(factors[row, place], result[place, column], from: &result[row, column])
        }
        result[row, column] = try combine(.divide, result[row, column], factors[row, row])
      }
    }
    return result
  }

  /// The inverse of a regular matrix whose pivots are known.
  @inlinable
  public mutating func inverse(
    of matrix: Matrix<Element>, in order: PivotOrder
  ) throws(Failure) -> Matrix<Element> {
    let echelon = try echelon(of: matrix, in: order)
    return try solution(echelon, try identity(matrix.rows))
  }

  @inlinable
  mutating func subtract(
    _ x: Element, _ y: Element, from value: inout Element
  ) throws(Failure) {
    value = try combine(.subtract, value, try combine(.multiply, x, y))
  }
}
