import Algebra
import NumericCore

extension Compiler {
  /// The eigenvalues of a square matrix: roots of its characteristic polynomial on exact numbers; literals that the number system
  /// found on rounded ones.
  mutating func eigenvalues(
    _ matrix: Matrix<UInt32>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    try checkOperations(10 * matrix.elements.count, matrix.rows)
    guard let values = try knownValues(.eigenvalues, of: matrix, index) else {
      return try rootsOfCharacteristic(matrix, index, uses: uses)
    }
    for element in matrix.elements { release(element) }
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
    _ matrix: Matrix<UInt32>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    .list(try singularValues(of: matrix, index, uses: uses))
  }

  private mutating func singularValues(
    of matrix: Matrix<UInt32>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [UInt32] {
    let size = matrix.rows + matrix.columns
    try checkOperations(10 * size, size, size)
    if let values = try knownValues(.singularValues, of: matrix, index) {
      for element in matrix.elements { release(element) }
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

  /// The largest singular value by the smallest one.
  mutating func condition(
    _ matrix: Matrix<UInt32>, _ index: Expression.Index, uses: Int32
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
    _ question: KnownQuestion, of matrix: Matrix<UInt32>, _ index: Expression.Index
  ) throws(CalculatorError) -> [Eigenvalue<ExactLiteral>]? {
    guard case .eigenvalues(let values)? = try known(Shape(matrix), question, at: index) else {
      throw CalculatorError(
        .arguments, "an iteration depends on numbers that are not known here",
        span(of: Int(index)))
    }
    return values
  }

  private mutating func rootsOfCharacteristic(
    _ matrix: Matrix<UInt32>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let coefficients = try characteristicPolynomial(of: matrix, index, uses: 1)
    return try roots(
      CompiledPolynomial(coefficients: coefficients, unknown: Self.defaultUnknown), index,
      uses: uses)
  }
}
