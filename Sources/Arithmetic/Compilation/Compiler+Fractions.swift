import Algebra
import NumericCore

// Matrices of fractions, for which exact numbers have faster ways than elimination: the results become literals.
extension Compiler {
  /// What the number system that computes the expression knows of a matrix; nil where it has no faster way, or is not known.
  mutating func answer(
    _ question: MatrixQuestion, _ matrix: Matrix<Scalar>, beside right: Matrix<Scalar>? = nil,
    _ index: Expression.Index
  ) throws(CalculatorError) -> MatrixAnswer? {
    if decide == nil { return nil }
    try checkElimination(of: matrix)
    let all = matrix.elements + (right?.elements ?? [])
    let elements = all.compactMap(\.register)
    guard elements.count == all.count,
      case .answer(let answer)? = try known(
        .matrix(elements, columns: matrix.columns), .matrix(question), at: index)
    else { return nil }
    return answer
  }

  /// The elements of a result as registers of literals, in place of the operands, which the current node holds once; nil where the
  /// number system has no faster way.
  mutating func fractions(
    _ question: MatrixQuestion, _ matrix: Matrix<Scalar>, beside right: Matrix<Scalar>? = nil,
    _ index: Expression.Index, isRealForm: Bool = false, uses: Int32
  ) throws(CalculatorError) -> [UInt32]? {
    switch try answer(question, matrix, beside: right, index) {
    case nil, .rank: return nil
    case .singular(let rank):
      let factor = isRealForm ? 2 : 1
      throw singular(rank / factor, of: matrix.rows / factor, index)
    case .fractions(let fractions):
      for element in matrix.elements + (right?.elements ?? []) { release(element.shape) }
      dropUnused()
      var registers: [UInt32] = []
      for fraction in fractions { registers.append(try emit(fraction, uses: uses)) }
      return registers
    }
  }

  /// The elements of the X with A·X = B for a complex matrix A = X + iY, in place of both: found of the real matrices [X, −Y; Y, X] and
  /// [V; W] for B = V + iW; nil for a real matrix, and where the number system has no faster way.
  mutating func complexFractions(
    _ matrix: Matrix<Scalar>, beside right: Matrix<Scalar>, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [Scalar]? {
    guard decide != nil, matrix.elements.contains(where: { $0.register == nil }) else {
      return nil
    }
    let operands = matrix.elements + right.elements
    for element in operands { hold(element.shape, 1) }
    guard let real = try realForm(of: matrix) else {
      preconditionFailure("the matrix is complex")
    }
    var (re, im): ([Scalar], [Scalar]) = ([], [])
    for element in right.elements {
      let z = try complex(element)
      re.append(.real(z.re))
      im.append(.real(z.im))
    }
    let sides = Matrix(rows: real.rows, columns: right.columns, elements: re + im)
    guard
      let found = try fractions(
        .solution(rightColumns: right.columns), real, beside: sides, index, isRealForm: true,
        uses: uses)
    else {
      for element in real.elements + sides.elements { release(element.shape) }
      dropUnused()
      return nil
    }
    for element in operands { release(element.shape) }
    return re.indices.map {
      .complex(ComplexRegisters(re: found[$0], im: found[re.count + $0]))
    }
  }

  private mutating func emit(
    _ fraction: WholeFraction, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if fraction.denominator == ExactLiteral(1) {
      return try emit(literal: fraction.numerator, uses: uses)
    }
    let numerator = try emit(literal: fraction.numerator, uses: 1)
    let denominator = try emit(literal: fraction.denominator, uses: 1)
    return try emit(.binary(.divide), numerator, denominator, uses: uses)
  }
}
