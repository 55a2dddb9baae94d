import Algebra
import NumericCore

extension Compiler {
  /// The eigenvalues of a square matrix: roots of its characteristic polynomial on exact numbers; literals that the number system
  /// found on rounded ones.
  mutating func eigenvalues(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    try checkOperations(10 * matrix.elements.count, matrix.rows)
    guard let values = try knownValues(.eigenvalues, of: matrix, index) else {
      return try rootsOfCharacteristic(matrix, index, uses: uses)
    }
    for element in matrix.elements { release(element.shape) }
    dropUnused()
    let isReal = values.allSatisfy { $0.im == nil }
    var registers: [UInt32] = []
    for value in values {
      registers.append(try emit(literal: value.re, uses: uses))
      if !isReal { registers.append(try emit(literal: value.im ?? ExactLiteral(0), uses: uses)) }
    }
    return isReal ? .list(registers) : .complexes(registers)
  }

  /// The singular values: the roots of the eigenvalues of m'·m on exact numbers.
  mutating func singularValues(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    .list(try singularValues(of: matrix, index, uses: uses))
  }

  private mutating func singularValues(
    of matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [UInt32] {
    if let real = try realForm(of: matrix) {
      let values = try singularValues(of: real, index, uses: uses)
      for (place, value) in values.enumerated() where place % 2 == 1 { hold(.number(value), -uses) }
      return values.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    let size = matrix.rows + matrix.columns
    try checkOperations(10 * size, size, size)
    if let values = try knownValues(.singularValues, of: matrix, index) {
      for element in matrix.elements { release(element.shape) }
      dropUnused()
      var registers: [UInt32] = []
      for value in values { registers.append(try emit(literal: value.re, uses: uses)) }
      return registers
    }
    // The product with fewer rows.
    let isWide = matrix.columns > matrix.rows
    var algorithm = RecordedAlgorithm(matrix)
    let (m, transposed) = (algorithm.matrices[0], algorithm.matrices[0].transposed)
    let product = algorithm.line.product(isWide ? m : transposed, isWide ? transposed : m)
    let squares = try rootsOfCharacteristic(
      try emit(algorithm, product, uses: 1), index, uses: 1)
    guard case .list(let registers) = squares else {
      throw CalculatorError(
        .undecided, "whether the singular values are real could not be decided",
        span(of: Int(index)))
    }
    var roots: [UInt32] = []
    for register in registers.reversed() {
      roots.append(try emit(.unary(.sqrt), register, uses: uses))
    }
    return roots
  }

  /// The real matrix [X, −Y; Y, X] in place of a complex one X + iY, whose elements are held once each; nil for a real one.
  ///
  /// It has each singular value twice: what it does to (u; v) is what X + iY does to u + iv.
  mutating func realForm(
    of matrix: Matrix<Scalar>
  ) throws(CalculatorError) -> Matrix<Scalar>? {
    if matrix.elements.allSatisfy({ $0.register != nil }) { return nil }
    var upper: [Scalar] = []
    var lower: [Scalar] = []
    for row in 0..<matrix.rows {
      var (re, im, opposite) = ([Scalar](), [Scalar](), [Scalar]())
      for element in matrix.row(row) {
        let z = try complex(element)
        hold(z.shape, 1)
        re.append(.real(z.re))
        im.append(.real(z.im))
        hold(.number(z.im), 1)
        opposite.append(.real(try emit(.unary(.negate), z.im, uses: 1)))
        release(z.im)
      }
      upper += re + opposite
      lower += im + re
    }
    return Matrix(rows: 2 * matrix.rows, columns: 2 * matrix.columns, elements: upper + lower)
  }

  /// The largest singular value by the smallest one.
  mutating func condition(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let values = try singularValues(of: matrix, index, uses: 1)
    guard let largest = values.first, let smallest = values.last else {
      preconditionFailure("a matrix has a row")
    }
    hold(.list([largest, smallest]), 1)
    for value in values { release(value) }
    return .number(try emit(.binary(.divide), largest, smallest, uses: uses))
  }

  /// What the number system finds by iteration; nil for numbers that are not rounded.
  private mutating func knownValues(
    _ question: KnownQuestion, of matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> [Eigenvalue<ExactLiteral>]? {
    guard case .eigenvalues(let values)? = try known(Shape(matrix), question, at: index) else {
      throw unknownIteration(index)
    }
    return values
  }

  func unknownIteration(_ index: Expression.Index) -> CalculatorError {
    CalculatorError(
      .arguments, "an iteration depends on numbers that are not known here",
      span(of: Int(index)))
  }

  private mutating func rootsOfCharacteristic(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let coefficients = try characteristicPolynomial(of: matrix, index, uses: 1)
    let registers = coefficients.compactMap(\.register)
    guard registers.count == coefficients.count else {
      return try roots(ofComplex: coefficients, index, uses: uses)
    }
    return try roots(
      CompiledPolynomial(coefficients: registers, unknown: Self.defaultUnknown), index,
      uses: uses)
  }
}
