public import NumericCore

/// The arithmetic of the elements of matrices, on which the algorithms of this module are written once.
///
/// ``BackendArithmetic`` computes with a number system, ``StraightLine`` writes down what would be computed.
public protocol ElementArithmetic {
  /// An element of a matrix.
  associatedtype Element
  /// Why an operation has no result.
  associatedtype Failure: Error

  /// A whole number as an element.
  mutating func whole(_ number: Int) throws(Failure) -> Element
  /// A sum, difference, product or quotient.
  mutating func combine(
    _ function: BinaryFunction, _ x: Element, _ y: Element
  ) throws(Failure) -> Element
  /// The opposite.
  mutating func negative(_ x: Element) throws(Failure) -> Element
  /// The square root.
  mutating func squareRoot(_ x: Element) throws(Failure) -> Element
  /// x₁y₁ + … + xₙyₙ, rounded once where the elements are rounded numbers.
  mutating func dot(_ x: [Element], _ y: [Element]) throws(Failure) -> Element
}

extension ElementArithmetic {
  /// The product of two matrices, each element of which is one product of vectors.
  ///
  /// **Precondition** The left matrix has as many columns as the right one has rows.
  /// **Complexity** O(n³) products of elements for n rows and columns.
  @inlinable
  public mutating func product(
    _ a: Matrix<Element>, _ b: Matrix<Element>
  ) throws(Failure) -> Matrix<Element> {
    precondition(
      a.columns == b.rows, "\(a.columns) columns and \(b.rows) rows have no product")
    var elements: [Element] = []
    elements.reserveCapacity(a.rows * b.columns)
    let columns = (0..<b.columns).map { b.column($0) }
    for row in 0..<a.rows {
      let row = a.row(row)
      for column in columns { elements.append(try dot(row, column)) }
    }
    return Matrix(rows: a.rows, columns: b.columns, elements: elements)
  }

  /// The matrix with ones on its diagonal and zeros elsewhere.
  @inlinable
  public mutating func identity(_ size: Int) throws(Failure) -> Matrix<Element> {
    let (zero, one) = (try whole(0), try whole(1))
    var elements = Array(repeating: zero, count: size * size)
    for place in 0..<size { elements[place * size + place] = one }
    return Matrix(rows: size, columns: size, elements: elements)
  }

  /// A power of a square matrix with a whole exponent that is not negative, by squaring.
  ///
  /// **Complexity** At most 2·log₂ n products of matrices.
  @inlinable
  public mutating func power(
    _ matrix: Matrix<Element>, _ exponent: UInt
  ) throws(Failure) -> Matrix<Element> {
    guard exponent > 0 else { return try identity(matrix.rows) }
    var result = matrix
    for place in (0..<(UInt.bitWidth - 1 - exponent.leadingZeroBitCount)).reversed() {
      result = try product(result, result)
      if exponent >> UInt(place) & 1 == 1 { result = try product(result, matrix) }
    }
    return result
  }
}
