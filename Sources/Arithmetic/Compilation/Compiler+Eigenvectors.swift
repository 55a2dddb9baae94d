import Algebra
import NumericCore

// Eigenvectors. On exact numbers the eigenvalue is a root of the characteristic polynomial, so that the rank of A − λI is known by
// theory, and elimination has to divide by elements that are not zero alone.
extension Compiler {
  /// Eigenvectors of length 1 as the columns of a matrix, in the order of the eigenvalues; the first larger component of each is
  /// positive. There are fewer of them than rows where a matrix is not diagonalizable.
  mutating func eigenvectors(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    try checkOperations(25 * matrix.elements.count, matrix.rows)
    guard case .eigenvectors(let found)? = try known(Shape(matrix), .eigenvectors, at: index)
    else { throw unknownIteration(index) }
    var columns: [[Scalar]] = []
    if let found {
      for element in matrix.elements { release(element.shape) }
      dropUnused()
      for vector in found { columns.append(try literals(vector, uses: uses)) }
    } else {
      columns = try exactEigenvectors(matrix, index, uses: uses)
    }
    let rows = Matrix(
      rows: columns.count, columns: matrix.rows, elements: columns.flatMap(\.self))
    return try shape(of: rows.transposed, uses: uses)
  }

  private mutating func literals(
    _ vector: [Eigenvalue<ExactLiteral>], uses: Int32
  ) throws(CalculatorError) -> [Scalar] {
    var components: [Scalar] = []
    for component in vector {
      let re = try emit(literal: component.re, uses: uses)
      guard let im = component.im else {
        components.append(.real(re))
        continue
      }
      components.append(
        .complex(ComplexRegisters(re: re, im: try emit(literal: im, uses: uses))))
    }
    return components
  }

  // MARK: - Exact numbers

  private mutating func exactEigenvectors(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [[Scalar]] {
    for element in matrix.elements { hold(element.shape, 1) }
    let isHermitian = try isHermitian(matrix, index)
    let values = try eigenvalues(matrix, index, uses: 1).elements ?? []
    var columns: [[Scalar]] = []
    var next = 0
    while next < values.count {
      // A root that occurs several times is one register.
      let count = values[next...].prefix { $0 == values[next] }.count
      for element in matrix.elements { hold(element.shape, 1) }
      hold(values[next], Int32(clamping: matrix.rows - count))
      let value: Scalar =
        values[next].complexParts.map { .complex($0) } ?? .real(values[next].registers[0])
      let shifted = try difference(matrix, value)
      let dimension: Int
      if count == 1 || isHermitian {
        dimension = count
      } else {
        dimension = try matrix.rows - pivots(of: shifted, index).rank
      }
      for vector in try nullVectors(of: shifted, dimension, index) {
        columns.append(try normalized(vector, index, uses: uses))
      }
      next += count
    }
    for element in matrix.elements { release(element.shape) }
    return columns
  }

  /// Whether a matrix is proven to be its own adjoint.
  private mutating func isHermitian(
    _ matrix: Matrix<Scalar>, _ index: Expression.Index
  ) throws(CalculatorError) -> Bool {
    var condition = Condition(steps: [.constant(.true)], registers: [])
    var opposites: [UInt32] = []
    for row in 0..<matrix.rows {
      for column in 0...row {
        let (x, y) = (matrix[row, column].parts, matrix[column, row].parts)
        condition.registers += [x[0], y[0]]
        condition.steps += [.compare(.equal), .and]
        guard x.count == 2, y.count == 2 else { continue }
        hold(.number(y[1]), 1)
        opposites.append(try emit(.unary(.negate), y[1], uses: 1))
        condition.registers += [x[1], opposites[opposites.count - 1]]
        condition.steps += [.compare(.equal), .and]
      }
    }
    let truth = try known(.condition(condition), at: index)
    for register in opposites { release(register) }
    dropUnused()
    if case .truth(.true)? = truth { return true }
    return false
  }

  /// A − λI, of elements that are homogeneously real or complex.
  private mutating func difference(
    _ matrix: Matrix<Scalar>, _ value: Scalar
  ) throws(CalculatorError) -> Matrix<Scalar> {
    var algorithm = RecordedAlgorithm(
      matrix, Matrix(column: Array(repeating: value, count: matrix.rows)))
    var result = algorithm.matrices[0]
    for place in 0..<matrix.rows {
      result[place, place] = algorithm.line.combine(
        .subtract, result[place, place], algorithm.matrices[1][place, 0])
    }
    let shifted = try emit(algorithm, result, uses: 1)
    return try shape(of: shifted, uses: 1).matrix ?? shifted
  }

  /// An orthonormal basis of what a matrix maps to zero, whose dimension is known; its elements are held once each.
  private mutating func nullVectors(
    of matrix: Matrix<Scalar>, _ dimension: Int, _ index: Expression.Index
  ) throws(CalculatorError) -> [[Scalar]] {
    let rank = matrix.rows - dimension
    guard
      case .pivotPlaces(let places)? = try known(
        Shape(matrix), .pivotPlaces(rank: rank), at: index)
    else { throw unknownIteration(index) }
    var algorithm = RecordedAlgorithm(matrix)
    var permuted = algorithm.matrices[0]
    for (row, origin) in places.rows.enumerated() {
      for (column, source) in places.columns.enumerated() {
        permuted[row, column] = algorithm.matrices[0][origin, source]
      }
    }
    let echelon = algorithm.line.echelon(of: permuted, in: PivotOrder(diagonal: rank))
    let basis = algorithm.line.nullSpace(echelon)
    // The components of the vectors in their own order, as columns.
    var vectors = Matrix(
      rows: matrix.rows, columns: dimension,
      elements: Array(repeating: 0, count: matrix.rows * dimension))
    for (column, vector) in basis.enumerated() {
      for (place, component) in zip(places.columns, vector) { vectors[place, column] = component }
    }
    let factors = algorithm.line.orthogonalFactors(vectors)
    let result = try emit(algorithm, factors.orthonormal, uses: 1)
    return (0..<dimension).map { result.column($0) }
  }

  /// A vector of length 1, whose components are held once each, with a positive first larger component.
  private mutating func normalized(
    _ vector: [Scalar], _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [Scalar] {
    let whole = try shape(of: vector, uses: 1)
    guard
      case .component(let place, let isNegative)? = try known(whole, .firstLarger, at: index)
    else { throw unknownIteration(index) }
    var result: [Scalar] = []
    if case .list(let components) = whole {
      for component in components {
        if !isNegative { hold(.number(component), uses - 1) }
        result.append(
          .real(isNegative ? try emit(.unary(.negate), component, uses: uses) : component))
      }
      return result
    }
    let vector = ComplexRegisters.numbers(of: whole.registers)
    let parts = vector[place]
    let others = Int32(clamping: vector.count - 1)
    hold(parts.shape, 1)
    let length = try emit(.binary(.hypot), parts.re, parts.im, uses: uses + 2)
    let opposite = try emit(.unary(.negate), parts.im, uses: 1)
    let turn = ComplexRegisters(
      re: try emit(.binary(.divide), parts.re, length, uses: others),
      im: try emit(.binary(.divide), opposite, length, uses: others))
    for (other, component) in vector.enumerated() {
      if other == place {
        result.append(.real(length))
        continue
      }
      result.append(.complex(try pair(.product, [component, turn], uses: uses)))
    }
    return result
  }
}
