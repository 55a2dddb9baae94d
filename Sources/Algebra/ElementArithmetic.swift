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
  /// The products of every row with every column, those of the first row first; each is ``dot(_:_:)``, which the default calls.
  mutating func products(_ rows: [[Element]], _ columns: [[Element]]) throws(Failure) -> [Element]

  /// The conjugate of a complex element; a real one is its own.
  mutating func conjugate(_ x: Element) throws(Failure) -> Element
  /// The real part of a complex element.
  mutating func realPart(_ x: Element) throws(Failure) -> Element
  /// |x₁|² + … + |xₙ|², which is real, rounded once where the elements are rounded numbers.
  mutating func squaredLength(_ x: [Element]) throws(Failure) -> Element
}

// Elements are real where nothing else is said.
extension ElementArithmetic {
  @inlinable
  public func conjugate(_ x: Element) -> Element { x }

  @inlinable
  public func realPart(_ x: Element) -> Element { x }

  @inlinable
  public mutating func squaredLength(_ x: [Element]) throws(Failure) -> Element { try dot(x, x) }
}

extension ElementArithmetic {
  /// The conjugates of all elements.
  @inlinable
  public mutating func conjugates(_ x: [Element]) throws(Failure) -> [Element] {
    var result: [Element] = []
    for element in x { result.append(try conjugate(element)) }
    return result
  }

  /// The matrix whose rows are the conjugates of the columns of this one.
  @inlinable
  public mutating func adjoint(_ matrix: Matrix<Element>) throws(Failure) -> Matrix<Element> {
    let transposed = matrix.transposed
    return Matrix(
      rows: transposed.rows, columns: transposed.columns,
      elements: try conjugates(transposed.elements))
  }

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
    let elements = try products(
      (0..<a.rows).map { a.row($0) }, (0..<b.columns).map { b.column($0) })
    return Matrix(rows: a.rows, columns: b.columns, elements: elements)
  }

  /// The products of every row with every column, one by one.
  @inlinable
  public mutating func products(
    _ rows: [[Element]], _ columns: [[Element]]
  ) throws(Failure) -> [Element] {
    var products: [Element] = []
    products.reserveCapacity(rows.count * columns.count)
    for row in rows {
      for column in columns { products.append(try dot(row, column)) }
    }
    return products
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
