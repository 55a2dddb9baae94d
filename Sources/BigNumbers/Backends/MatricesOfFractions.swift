import NumericCore

// Matrices of fractions, which are computed modulo primes instead of with fractions that grow.
extension ExactBackend {
  /// What is asked about a matrix whose elements are all known to be fractions, in the fast way: modulo primes of one word, as many
  /// as a proven bound of the result requires; nil for other matrices.
  ///
  /// - Throws: limits; an element that has no value.
  public func rationalResult(
    of question: MatrixQuestion, _ elements: [ExactReal], columns: Int, right: [ExactReal]
  ) throws(ComputationFailure) -> MatrixAnswer? {
    guard let matrix = try fractionMatrix(elements, columns: columns) else { return nil }
    var rightMatrix: FractionMatrix?
    if case .solution(let rightColumns) = question {
      rightMatrix = try fractionMatrix(right, columns: rightColumns)
      if rightMatrix == nil { return nil }
    }
    return try Deadline.within(limits.sizes) { () throws(ComputationFailure) in
      switch question {
      case .rank: return .rank(try matrix.rank())
      case .determinant:
        return .fractions([WholeFraction(try matrix.determinant(limits.sizes))])
      case .characteristicPolynomial:
        return .fractions(
          try matrix.characteristicPolynomial(limits.sizes).map { WholeFraction($0) })
      case .inverse: return MatrixAnswer(try matrix.inverse(limits.sizes))
      case .solution:
        return try rightMatrix.map { right throws(ComputationFailure) in
          MatrixAnswer(try matrix.solution(right, limits.sizes))
        }
      }
    }
  }

  /// A matrix of elements that are known to be fractions; nil where one is not.
  private func fractionMatrix(
    _ elements: [ExactReal], columns: Int
  ) throws(ComputationFailure) -> FractionMatrix? {
    var fractions: [BigRational] = []
    for element in elements {
      guard let fraction = try element.rational(limits: limits) else { return nil }
      fractions.append(fraction)
    }
    return FractionMatrix(fractions, columns: columns)
  }
}

extension MatrixAnswer {
  fileprivate init(_ answer: FractionMatrix.Answer) {
    switch answer {
    case .unique(let elements): self = .fractions(elements.map { WholeFraction($0) })
    case .singular(let rank): self = .singular(rank: rank)
    }
  }
}

extension WholeFraction {
  fileprivate init(_ value: BigRational) {
    self.init(ExactLiteral(value.numerator), ExactLiteral(value.denominator))
  }
}
