import NumericCore

/// A matrix of fractions as whole numbers, and a positive denominator for each row.
struct FractionMatrix {
  /// The numerators over the denominators of their rows.
  private let numerators: IntegerMatrix
  private let denominators: [BigInteger]

  /// A matrix of fractions, row by row.
  init(_ elements: [BigRational], columns: Int) {
    var (numerators, denominators): ([BigInteger], [BigInteger]) = ([], [])
    for start in stride(from: 0, to: elements.count, by: max(1, columns)) {
      let row = elements[start..<start + columns]
      let common = row.reduce(BigInteger.one) { .leastCommonMultiple($0, $1.denominator) }
      numerators += row.map { $0.numerator * common.dividedExactly(by: $0.denominator) }
      denominators.append(common)
    }
    self.numerators = IntegerMatrix(numerators, columns: columns)
    self.denominators = denominators
  }

  /// The number of independent rows.
  func rank() throws(ComputationFailure) -> Int { try numerators.rank() }

  /// The determinant of a square matrix.
  func determinant(_ limits: Limits) throws(ComputationFailure) -> BigRational {
    BigRational(
      reducing: try numerators.determinant(limits), denominators.reduce(BigInteger.one, *))
  }

  /// The coefficients of det(x − A) from the constant term on, for a square matrix.
  func characteristicPolynomial(_ limits: Limits) throws(ComputationFailure) -> [BigRational] {
    let coefficients = try numerators.characteristicPolynomial(denominators, limits)
    return Self.fractions(coefficients, over: denominators.reduce(BigInteger.one, *))
  }

  /// The X with A·X = B, for a square matrix A.
  func solution(_ right: FractionMatrix, _ limits: Limits) throws(ComputationFailure) -> Answer {
    // Each equation is multiplied by the least common denominator of both sides.
    var (left, whole): ([BigInteger], [BigInteger]) = ([], [])
    for (row, denominators) in zip(denominators, right.denominators).enumerated() {
      let common = BigInteger.leastCommonMultiple(denominators.0, denominators.1)
      left += numerators.row(row, times: common.dividedExactly(by: denominators.0))
      whole += right.numerators.row(row, times: common.dividedExactly(by: denominators.1))
    }
    let matrix = IntegerMatrix(left, columns: numerators.columns)
    let columns = right.numerators.columns
    return Answer(try matrix.solution(IntegerMatrix(whole, columns: columns), limits))
  }

  /// The inverse of a square matrix.
  func inverse(_ limits: Limits) throws(ComputationFailure) -> Answer {
    // The inverse of D⁻¹·N is N⁻¹·D.
    Answer(try numerators.solution(IntegerMatrix(diagonal: denominators), limits))
  }

  /// What solves equations.
  enum Answer {
    /// The solution, row by row.
    case unique([BigRational])
    /// Only so many rows are independent.
    case singular(rank: Int)

    fileprivate init(_ solution: LinearSolution) {
      switch solution {
      case .unique(let numbers, let denominator):
        self = .unique(FractionMatrix.fractions(numbers, over: denominator))
      case .singular(let rank): self = .singular(rank: rank)
      }
    }
  }

  /// Fractions with a common denominator in lowest terms.
  private static func fractions(
    _ numerators: [BigInteger], over denominator: BigInteger
  ) -> [BigRational] {
    // What all have in common is often most of the denominator, and divided out faster at once.
    var common = denominator.magnitude
    for numerator in numerators where common != 1 {
      common = .greatestCommonDivisor(common, numerator)
    }
    let rest = denominator.dividedExactly(by: common)
    return numerators.map { BigRational(reducing: $0.dividedExactly(by: common), rest) }
  }
}
