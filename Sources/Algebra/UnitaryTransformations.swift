public import NumericCore

/// The rotation [c, s; −s̄, c] with a real c and c² + |s|² = 1.
@usableFromInline
struct ComplexRotation<Number> {
  @usableFromInline let c: ComplexElement<Number>
  @usableFromInline let s: ComplexElement<Number>

  @usableFromInline
  init(c: ComplexElement<Number>, s: ComplexElement<Number>) { (self.c, self.s) = (c, s) }
}

/// The reflection I − v·vᴴ/h with h = ½·vᴴ·v.
@usableFromInline
struct ComplexReflection<Number> {
  @usableFromInline let vector: [ComplexElement<Number>]
  @usableFromInline let half: Number

  @usableFromInline
  init(vector: [ComplexElement<Number>], half: Number) { (self.vector, self.half) = (vector, half) }
}

// Rotations of two rows or columns, and reflections.
extension ComplexArithmetic {
  /// The sum of the magnitudes of both parts.
  @inlinable
  func size(_ x: Element) throws(Failure) -> Backend.Number {
    try backend.add(try backend.compute(.magnitude, x.re), try backend.compute(.magnitude, x.im))
  }

  @inlinable
  func magnitude(_ x: Element) throws(Failure) -> Backend.Number {
    try backend.compute(.hypot, x.re, x.im)
  }

  /// A number times a real one, or divided by it.
  @inlinable
  func scaled(
    _ function: BinaryFunction, _ x: Element, _ factor: Backend.Number
  ) throws(Failure) -> Element {
    Element(
      try backend.compute(function, x.re, factor), try backend.compute(function, x.im, factor))
  }

  /// The rotation that maps (a, b) to (r, 0); nil where b is zero.
  @inlinable
  func rotation(_ a: Element, _ b: Element) throws(Failure) -> ComplexRotation<Backend.Number>? {
    if backend.isZero(b.re), backend.isZero(b.im) { return nil }
    let (sizeOfA, sizeOfB) = (try magnitude(a), try magnitude(b))
    let mirrored = try conjugate(b)
    if backend.isZero(sizeOfA) {
      return ComplexRotation(c: try whole(0), s: try scaled(.divide, mirrored, sizeOfB))
    }
    let length = try backend.compute(.hypot, sizeOfA, sizeOfB)
    let direction = try scaled(.divide, a, sizeOfA)
    let s = try combine(.multiply, direction, try scaled(.divide, mirrored, length))
    return ComplexRotation(c: Element(try backend.divide(sizeOfA, length), backend.zero), s: s)
  }

  /// Rotates a row and the next one.
  @inlinable
  func rotateRows(
    of matrix: inout Matrix<Element>, _ rotation: ComplexRotation<Backend.Number>, _ row: Int,
    across columns: Range<Int>
  ) throws(Failure) {
    let opposite = try negative(try conjugate(rotation.s))
    for column in columns {
      let pair = [matrix[row, column], matrix[row + 1, column]]
      matrix[row, column] = try dot([rotation.c, rotation.s], pair)
      matrix[row + 1, column] = try dot([opposite, rotation.c], pair)
    }
  }

  /// Rotates a column and the next one by the inverse of a rotation.
  @inlinable
  func rotateColumns(
    of matrix: inout Matrix<Element>, _ rotation: ComplexRotation<Backend.Number>, _ column: Int,
    across rows: Range<Int>
  ) throws(Failure) {
    let (mirrored, opposite) = (try conjugate(rotation.s), try negative(rotation.s))
    for row in rows {
      let pair = [matrix[row, column], matrix[row, column + 1]]
      matrix[row, column] = try dot([rotation.c, mirrored], pair)
      matrix[row, column + 1] = try dot([opposite, rotation.c], pair)
    }
  }

  /// The reflection that maps a vector to a multiple of the first unit vector; nil where all components but the first are zero.
  ///
  /// The components are divided by the sum of their magnitudes, so that no square overflows.
  @inlinable
  func reflection(
    of vector: [Element]
  ) throws(Failure) -> ComplexReflection<Backend.Number>? {
    let rest = vector.dropFirst()
    guard !rest.allSatisfy({ backend.isZero($0.re) && backend.isZero($0.im) }) else { return nil }
    var size = backend.zero
    for component in vector { size = try backend.add(size, try self.size(component)) }
    var scaled: [Element] = []
    for component in vector { scaled.append(try self.scaled(.divide, component, size)) }
    let length = try backend.compute(.sqrt, try squaredLength(scaled).re)
    let first = try magnitude(scaled[0])
    // With x₁ = |x₁|·e^(iφ) the vector is x + |x|·e^(iφ)·e₁, and half of its square |x|·(|x| + |x₁|).
    let step =
      backend.isZero(first)
      ? Element(length, backend.zero)
      : try self.scaled(.multiply, try self.scaled(.divide, scaled[0], first), length)
    scaled[0] = try combine(.add, scaled[0], step)
    let half = try backend.multiply(length, try backend.add(length, first))
    return ComplexReflection(vector: scaled, half: half)
  }

  /// Reflects the rows from one on from the left, or as many columns from the right.
  @inlinable
  func reflect(
    _ side: ReflectedSide, of matrix: inout Matrix<Element>,
    _ reflection: ComplexReflection<Backend.Number>, from first: Int
  ) throws(Failure) {
    var mirrored: [Element] = []
    for component in reflection.vector { mirrored.append(try conjugate(component)) }
    let (left, right) =
      side == .rows ? (mirrored, reflection.vector) : (reflection.vector, mirrored)
    for line in 0..<(side == .rows ? matrix.columns : matrix.rows) {
      let places = left.indices.map {
        side == .rows ? (row: first + $0, column: line) : (row: line, column: first + $0)
      }
      let part = places.map { matrix[$0.row, $0.column] }
      let multiple = try scaled(.divide, try dot(left, part), reflection.half)
      for (offset, place) in places.enumerated() {
        let product = try combine(.multiply, multiple, right[offset])
        matrix[place.row, place.column] = try combine(.subtract, part[offset], product)
      }
    }
  }
}
