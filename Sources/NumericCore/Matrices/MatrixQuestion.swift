/// What is asked about a matrix as a whole.
public enum MatrixQuestion: Hashable, Sendable {
  /// The determinant of a square matrix.
  case determinant
  /// The X with A·X = B, where B has so many columns; A is square.
  case solution(rightColumns: Int)
  /// The inverse of a square matrix.
  case inverse
  /// The coefficients of det(x − A) for a square matrix, from the constant term on; the last one is 1.
  case characteristicPolynomial
  /// The number of independent rows.
  case rank
}

/// What is known about a matrix of fractions.
public enum MatrixAnswer: Hashable, Sendable {
  /// The elements of the result, row by row; one for a determinant, one more than there are rows for a characteristic polynomial.
  case fractions([WholeFraction])
  /// There is no solution for every right side and no inverse, because only so many rows are independent.
  case singular(rank: Int)
  /// The number of independent rows.
  case rank(Int)
}

/// A fraction in lowest terms as two whole numbers.
public struct WholeFraction: Hashable, Sendable {
  /// The whole number above, with the sign.
  public let numerator: ExactLiteral
  /// The positive whole number below.
  public let denominator: ExactLiteral

  /// A fraction of a whole number and a positive one.
  public init(_ numerator: ExactLiteral, _ denominator: ExactLiteral) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }
}
