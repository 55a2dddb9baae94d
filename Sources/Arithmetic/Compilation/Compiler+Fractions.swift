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
    _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> [UInt32]? {
    switch try answer(question, matrix, beside: right, index) {
    case nil, .rank: return nil
    case .singular(let rank): throw singular(rank, of: matrix.rows, index)
    case .fractions(let fractions):
      for element in matrix.elements + (right?.elements ?? []) { release(element.shape) }
      dropUnused()
      var registers: [UInt32] = []
      for fraction in fractions { registers.append(try emit(fraction, uses: uses)) }
      return registers
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
