/// A matrix of numbers of any kind, stored row by row in one array.
///
///     let m = Matrix(rows: 2, columns: 2, elements: [1.0, 2, 3, 4])
///     m[0, 1]  // 2
///
/// Rows and columns count from 0. A matrix without rows or columns has no elements.
public struct Matrix<Element> {
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  @usableFromInline var storage: [Element]

  /// The elements, row by row: `rows * columns` of them.
  @inlinable public var elements: [Element] { storage }

  /// A matrix of given elements, row by row.
  ///
  /// **Precondition** There are `rows * columns` elements.
  @inlinable
  public init(rows: Int, columns: Int, elements: [Element]) {
    precondition(
      rows >= 0 && columns >= 0 && elements.count == rows * columns,
      "\(elements.count) elements are no matrix of \(rows) rows and \(columns) columns")
    (storage, self.rows, self.columns) = (elements, rows, columns)
  }

  /// A matrix with one column.
  @inlinable
  public init(column elements: [Element]) {
    self.init(rows: elements.count, columns: 1, elements: elements)
  }

  /// The element of a row and a column, both from 0.
  @inlinable
  public subscript(row: Int, column: Int) -> Element {
    get { storage[place(row, column)] }
    _modify { yield &storage[place(row, column)] }
  }

  @inlinable
  func place(_ row: Int, _ column: Int) -> Int {
    precondition(
      row >= 0 && row < rows && column >= 0 && column < columns,
      "a matrix of \(rows) rows and \(columns) columns has no element [\(row), \(column)]")
    return row * columns + column
  }

  /// Whether it has as many rows as columns.
  @inlinable public var isSquare: Bool { rows == columns }

  /// The elements of one row.
  @inlinable
  public func row(_ row: Int) -> [Element] {
    Array(storage[(row * columns)..<((row + 1) * columns)])
  }

  /// The elements of one column.
  @inlinable
  public func column(_ column: Int) -> [Element] { (0..<rows).map { self[$0, column] } }

  /// The elements with equal row and column, as many as the shorter side has.
  @inlinable
  public var diagonal: [Element] { (0..<min(rows, columns)).map { self[$0, $0] } }

  /// The matrix whose rows are the columns of this one.
  @inlinable
  public var transposed: Matrix {
    Matrix(rows: columns, columns: rows, elements: (0..<columns).flatMap { column($0) })
  }

  /// Exchanges two rows.
  @inlinable
  public mutating func swapRows(_ a: Int, _ b: Int) {
    if a == b { return }
    for column in 0..<columns { storage.swapAt(place(a, column), place(b, column)) }
  }

  /// Exchanges two columns.
  @inlinable
  public mutating func swapColumns(_ a: Int, _ b: Int) {
    if a == b { return }
    for row in 0..<rows { storage.swapAt(place(row, a), place(row, b)) }
  }
}

extension Matrix: Sendable where Element: Sendable {}
extension Matrix: Equatable where Element: Equatable {}
extension Matrix: Hashable where Element: Hashable {}
