public import NumericCore

/// A unitary similarity of a complex matrix, A = Z·T·Zᴴ, on its way to an upper triangular T: first to Hessenberg's form by
/// reflections, then by QR steps with single shifts.
///
/// **Source** G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, sections 7.4 and 7.5; J. H. Wilkinson, The algebraic
/// eigenvalue problem, 1965, for the shifts.
@usableFromInline
struct SchurForm<Backend: NumericBackend> {
  @usableFromInline typealias Element = ComplexElement<Backend.Number>
  @usableFromInline typealias Failure = Backend.Failure

  @usableFromInline let arithmetic: ComplexArithmetic<Backend>
  /// T.
  @usableFromInline var triangle: Matrix<Element>
  /// Z; nil where it is not asked for.
  @usableFromInline var basis: Matrix<Element>?
  /// The sum of the magnitudes of all parts.
  @usableFromInline let norm: Backend.Number

  /// The form of a square matrix.
  @inlinable
  init(
    _ backend: Backend, _ matrix: Matrix<Element>, withBasis: Bool
  ) throws(MatrixFailure<Failure>) {
    var arithmetic = ComplexArithmetic(backend)
    do throws(Failure) {
      (self.arithmetic, triangle) = (arithmetic, matrix)
      basis = withBasis ? try arithmetic.identity(matrix.rows) : nil
      var norm = backend.zero
      for element in matrix.elements { norm = try backend.add(norm, try arithmetic.size(element)) }
      self.norm = norm
      try reduceToHessenberg()
      var size = matrix.rows
      while size > 0, let rest = try deflated(size) { size = rest }
      if size == 0 { return }
    } catch {
      throw .failure(error)
    }
    throw .undecided
  }

  @inlinable var backend: Backend { arithmetic.backend }

  /// The most steps for one eigenvalue; single shifts need two or three.
  @inlinable static var mostSteps: Int { 90 }

  /// Makes an element of the subdiagonal zero after which one row fewer is left; nil where the steps do not converge.
  @inlinable
  mutating func deflated(_ size: Int) throws(Failure) -> Int? {
    for step in 0..<Self.mostSteps {
      let first = try firstRowOfBlock(size)
      if first == size - 1 { return size - 1 }
      // Every tenth shift is another one, which ends cycles.
      try self.step(first..<size, isExceptional: step % 10 == 9)
    }
    return nil
  }

  /// The first row of the last block whose subdiagonal has no element that vanishes beside its neighbours on the diagonal.
  @inlinable
  mutating func firstRowOfBlock(_ size: Int) throws(Failure) -> Int {
    var row = size - 1
    while row > 0 {
      var scale = try backend.add(
        try arithmetic.size(triangle[row, row]), try arithmetic.size(triangle[row - 1, row - 1]))
      if backend.isZero(scale) { scale = norm }
      let sum = try backend.add(scale, try arithmetic.size(triangle[row, row - 1]))
      if try backend.compare(sum, scale) == .equal {
        triangle[row, row - 1] = try arithmetic.whole(0)
        return row
      }
      row -= 1
    }
    return 0
  }

  // MARK: - Steps

  /// One step on a block of rows: a rotation that the shift chooses, and others that move what it leaves below the subdiagonal out of
  /// the block.
  @inlinable
  mutating func step(_ block: Range<Int>, isExceptional: Bool) throws(Failure) {
    let first = block.lowerBound
    let shift =
      isExceptional ? triangle[block.upperBound - 1, block.upperBound - 2] : try shift(block)
    var a = try arithmetic.combine(.subtract, triangle[first, first], shift)
    var b = triangle[first + 1, first]
    for row in first..<(block.upperBound - 1) {
      if row > first { (a, b) = (triangle[row, row - 1], triangle[row + 1, row - 1]) }
      guard let rotation = try arithmetic.rotation(a, b) else { continue }
      let columns = max(row - 1, first)..<triangle.columns
      try arithmetic.rotateRows(of: &triangle, rotation, row, across: columns)
      if row > first { triangle[row + 1, row - 1] = try arithmetic.whole(0) }
      let rows = 0..<min(row + 3, block.upperBound)
      try arithmetic.rotateColumns(of: &triangle, rotation, row, across: rows)
      if var basis {
        self.basis = nil
        try arithmetic.rotateColumns(of: &basis, rotation, row, across: 0..<basis.rows)
        self.basis = basis
      }
    }
  }

  /// The eigenvalue of the last two rows that is nearer to the last element.
  @inlinable
  func shift(_ block: Range<Int>) throws(Failure) -> Element {
    let last = block.upperBound - 1
    let (a, b) = (triangle[last - 1, last - 1], triangle[last - 1, last])
    let (c, d) = (triangle[last, last - 1], triangle[last, last])
    let two = try arithmetic.whole(2)
    let half = try arithmetic.combine(.divide, try arithmetic.combine(.subtract, a, d), two)
    let square = try arithmetic.dot([half, b], [half, c])
    let root = try arithmetic.squareRoot(square)
    let sum = try arithmetic.combine(.add, half, root)
    let difference = try arithmetic.combine(.subtract, half, root)
    let isSum =
      try backend.compare(try arithmetic.size(sum), try arithmetic.size(difference)) != .less
    let divisor = isSum ? sum : difference
    if backend.isZero(divisor.re), backend.isZero(divisor.im) { return d }
    let product = try arithmetic.combine(.multiply, b, c)
    return try arithmetic.combine(.subtract, d, try arithmetic.combine(.divide, product, divisor))
  }

  // MARK: - Hessenberg's form

  /// Makes everything below the first subdiagonal zero.
  @inlinable
  mutating func reduceToHessenberg() throws(Failure) {
    for column in 0..<max(0, triangle.rows - 2) {
      let below = Array(triangle.column(column).dropFirst(column + 1))
      guard let reflection = try arithmetic.reflection(of: below) else { continue }
      try arithmetic.reflect(.rows, of: &triangle, reflection, from: column + 1)
      try arithmetic.reflect(.columns, of: &triangle, reflection, from: column + 1)
      if var basis {
        self.basis = nil
        try arithmetic.reflect(.columns, of: &basis, reflection, from: column + 1)
        self.basis = basis
      }
      for row in (column + 2)..<triangle.rows {
        triangle[row, column] = try arithmetic.whole(0)
      }
    }
  }
}
