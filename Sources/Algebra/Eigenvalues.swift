public import NumericCore

/// A real number or one of two conjugate complex numbers.
public struct Eigenvalue<Number> {
  /// The real part.
  public let re: Number
  /// The imaginary part; nil for a real number.
  public let im: Number?

  /// A number with its parts.
  @inlinable
  public init(_ re: Number, _ im: Number? = nil) { (self.re, self.im) = (re, im) }
}

extension Eigenvalue: Sendable where Number: Sendable {}

extension NumericBackend {
  /// The eigenvalues of a square matrix as the textbook's QR algorithm finds them, for numbers that are rounded: Francis's double
  /// shifts on the matrix in Hessenberg's form.
  ///
  /// Conjugate numbers stand beside each other, that with the negative imaginary part first.
  /// **Accuracy** That of the algorithm: a small multiple of the unit roundoff times the norm of the matrix, for each eigenvalue times
  /// its condition. **Complexity** About 10n³ products for n rows and the precision of doubles.
  /// **Source** J. G. F. Francis, The QR transformation, The Computer Journal 4, 1961; G. H. Golub, C. F. Van Loan, Matrix
  /// Computations, 4th edition, section 7.5.
  /// - Throws: ``MatrixFailure/undecided`` where the iteration does not converge, as for elements that are no numbers.
  @inlinable
  public func eigenvalues(
    of matrix: Matrix<Number>
  ) throws(MatrixFailure<Failure>) -> [Eigenvalue<Number>] {
    precondition(matrix.isSquare, "only square matrices have eigenvalues")
    do throws(Failure) {
      let exponent = try excessExponent(of: matrix)
      var iteration = try FrancisIteration(self, try scaled(matrix, -exponent))
      while iteration.size > 0 {
        guard try iteration.deflate() else { break }
      }
      if iteration.size == 0 { return try scaled(iteration.eigenvalues, exponent) }
    } catch {
      throw .failure(error)
    }
    throw .undecided
  }
}

// Squares of very large or very small elements are beyond the exponents of doubles: such matrices are multiplied by powers of two.
extension NumericBackend {
  /// The binary exponent of the largest element where it is far from 0; else 0.
  @inlinable
  func excessExponent(of matrix: Matrix<Number>) throws(Failure) -> Int {
    var largest: Int?
    for element in matrix.elements where isRegular(element) {
      largest = max(largest ?? .min, try exponent(of: element, radix: 2))
    }
    guard let largest, largest.magnitude > 200 else { return 0 }
    // The factors are doubles themselves.
    return min(max(largest, -1000), 1000)
  }

  @inlinable
  func scaled(_ matrix: Matrix<Number>, _ exponent: Int) throws(Failure) -> Matrix<Number> {
    if exponent == 0 { return matrix }
    let factor = try powerOfTwo(exponent)
    var elements: [Number] = []
    for element in matrix.elements { elements.append(try multiply(element, factor)) }
    return Matrix(rows: matrix.rows, columns: matrix.columns, elements: elements)
  }

  @inlinable
  func scaled(
    _ values: [Eigenvalue<Number>], _ exponent: Int
  ) throws(Failure) -> [Eigenvalue<Number>] {
    if exponent == 0 { return values }
    let factor = try powerOfTwo(exponent)
    var result: [Eigenvalue<Number>] = []
    for value in values {
      let im = try value.im.map { im throws(Failure) in try multiply(im, factor) }
      result.append(Eigenvalue(try multiply(value.re, factor), im))
    }
    return result
  }

  @inlinable
  func powerOfTwo(_ exponent: Int) throws(Failure) -> Number {
    try number(ExactLiteral(coefficient: .word(1), base: 2, exponent: exponent))
  }
}
