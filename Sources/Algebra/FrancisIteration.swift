public import NumericCore

/// QR steps with double shifts on a matrix in Hessenberg's form, the last rows and columns of which become eigenvalues.
@usableFromInline
struct FrancisIteration<Backend: NumericBackend> {
  @usableFromInline typealias Number = Backend.Number
  @usableFromInline typealias Failure = Backend.Failure

  @usableFromInline let backend: Backend
  @usableFromInline var matrix: Matrix<Number>
  /// The number of rows whose eigenvalues are sought.
  @usableFromInline var size: Int
  @usableFromInline var eigenvalues: [Eigenvalue<Number>] = []
  /// The sum of the magnitudes of all elements.
  @usableFromInline let norm: Number

  @inlinable
  init(_ backend: Backend, _ matrix: Matrix<Number>) throws(Failure) {
    self.backend = backend
    self.matrix = try backend.hessenberg(matrix)
    size = matrix.rows
    var norm = backend.zero
    for element in matrix.elements {
      norm = try backend.add(norm, try backend.compute(.magnitude, element))
    }
    self.norm = norm
  }

  /// The most steps for one or two eigenvalues. Double shifts need about three for each at any precision, as they converge
  /// quadratically.
  @inlinable static var mostSteps: Int { 90 }

  /// Finds the next one or two eigenvalues; false where they do not converge.
  @inlinable
  mutating func deflate() throws(Failure) -> Bool {
    for step in 0..<Self.mostSteps {
      let first = try firstRowOfBlock()
      if first == size - 1 {
        eigenvalues.append(Eigenvalue(matrix[first, first]))
        size -= 1
        return true
      }
      if first == size - 2 {
        try appendPair(first)
        size -= 2
        return true
      }
      // Every tenth shift is another one, which ends cycles.
      try self.step(from: first, isExceptional: step % 10 == 9)
    }
    return false
  }

  /// The first row of the last block whose subdiagonal has no element that vanishes beside its neighbours on the diagonal.
  @inlinable
  mutating func firstRowOfBlock() throws(Failure) -> Int {
    var row = size - 1
    while row > 0 {
      var scale = try backend.add(try size(row, row), try size(row - 1, row - 1))
      if backend.isZero(scale) { scale = norm }
      let sum = try backend.add(scale, try size(row, row - 1))
      if try backend.compare(sum, scale) == .equal {
        matrix[row, row - 1] = backend.zero
        return row
      }
      row -= 1
    }
    return 0
  }

  @inlinable
  func size(_ row: Int, _ column: Int) throws(Failure) -> Number {
    try backend.compute(.magnitude, matrix[row, column])
  }

  /// Both eigenvalues of a block of two rows.
  @inlinable
  mutating func appendPair(_ first: Int) throws(Failure) {
    let (a, d) = (matrix[first, first], matrix[first + 1, first + 1])
    let product = try backend.multiply(matrix[first, first + 1], matrix[first + 1, first])
    let half = try backend.divide(
      try backend.subtract(a, d), try backend.number(ExactLiteral(2)))
    let square = try backend.add(try backend.multiply(half, half), product)
    let root = try backend.compute(.sqrt, try backend.compute(.magnitude, square))
    switch try backend.compare(square, backend.zero) {
    case .less:
      let re = try backend.add(d, half)
      eigenvalues.append(Eigenvalue(re, try backend.compute(.negate, root)))
      eigenvalues.append(Eigenvalue(re, root))
    default:
      // The larger of ½(a − d) ± √… first, and the other one by their product, which is −bc.
      let large = try backend.add(half, try backend.copySign(root, half))
      eigenvalues.append(Eigenvalue(try backend.add(d, large)))
      let other =
        backend.isZero(large)
        ? d : try backend.subtract(d, try backend.divide(product, large))
      eigenvalues.append(Eigenvalue(other))
    }
  }

  /// One step on the block from a row on.
  @inlinable
  mutating func step(from first: Int, isExceptional: Bool) throws(Failure) {
    let shift = try shift(isExceptional: isExceptional)
    for row in first..<(size - 1) {
      let count = min(3, size - row)
      var vector: [Number]
      if row == first {
        vector = try start(first, shift)
      } else {
        vector = (0..<count).map { matrix[row + $0, row - 1] }
      }
      guard let (reflected, half) = try backend.reflection(of: Array(vector.prefix(count)))
      else { continue }
      try backend.reflect(
        .rows, of: &matrix, by: reflected, half, from: row, across: max(first, row - 1)..<size)
      try backend.reflect(
        .columns, of: &matrix, by: reflected, half, from: row,
        across: first..<min(size, row + count + 1))
      if row > first {
        for place in 1..<count { matrix[row + place, row - 1] = backend.zero }
      }
    }
  }

  /// The sum and the product of the eigenvalues of the last two rows, or of others.
  @inlinable
  func shift(isExceptional: Bool) throws(Failure) -> (sum: Number, product: Number) {
    let last = size - 1
    if isExceptional {
      let step = try backend.add(try size(last, last - 1), try size(last - 1, last - 2))
      let factor = try backend.number(ExactLiteral(coefficient: .word(15), exponent: -1))
      return (try backend.multiply(factor, step), try backend.multiply(step, step))
    }
    let (a, d) = (matrix[last - 1, last - 1], matrix[last, last])
    let determinant = try backend.compute(
      .differenceOfProducts, [a, d, matrix[last - 1, last], matrix[last, last - 1]])
    return (try backend.add(a, d), determinant)
  }

  /// The first column of (A − σ₁)(A − σ₂), of which only three components are not zero.
  @inlinable
  func start(
    _ first: Int, _ shift: (sum: Number, product: Number)
  ) throws(Failure) -> [Number] {
    let (a, b) = (matrix[first, first], matrix[first, first + 1])
    let (c, d) = (matrix[first + 1, first], matrix[first + 1, first + 1])
    let square = try backend.multiply(a, try backend.subtract(a, shift.sum))
    let x = try backend.add(
      try backend.add(square, shift.product), try backend.multiply(b, c))
    let y = try backend.multiply(c, try backend.subtract(try backend.add(a, d), shift.sum))
    let z = try backend.multiply(c, matrix[first + 2, first + 1])
    return [x, y, z]
  }
}
