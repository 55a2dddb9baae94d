import Algebra
import NumericCore

extension Calculator {
  /// The eigenvalues of a matrix of rounded numbers: the real ones in ascending order, then the others by real and imaginary part.
  @usableFromInline
  func eigenvalues(
    of elements: [Backend.Number], columns: Int
  ) throws(CalculatorError) -> KnownValue {
    guard backend.isRounded else { return .eigenvalues(nil) }
    try requireFinite(elements)
    let matrix = Matrix(rows: columns, columns: columns, elements: elements)
    return try known { () throws(MatrixFailure<Backend.Failure>) in
      try literals(inOrder: try backend.eigenvalues(of: matrix))
    }
  }

  /// The same of a complex matrix, whose parts are given in turns.
  @usableFromInline
  func eigenvalues(
    ofComplex parts: [Backend.Number], columns: Int
  ) throws(CalculatorError) -> KnownValue {
    guard backend.isRounded else { return .eigenvalues(nil) }
    try requireFinite(parts)
    let elements = stride(from: 0, to: parts.count, by: 2).map {
      ComplexElement(parts[$0], parts[$0 + 1])
    }
    let matrix = Matrix(rows: columns, columns: columns, elements: elements)
    return try known { () throws(MatrixFailure<Backend.Failure>) in
      try literals(inOrder: try backend.eigenvalues(of: matrix))
    }
  }

  private func literals(
    inOrder found: [Eigenvalue<Backend.Number>]
  ) throws(MatrixFailure<Backend.Failure>) -> [Eigenvalue<ExactLiteral>] {
    var literals: [Eigenvalue<ExactLiteral>] = []
    for value in try ordered(found) { literals.append(try literal(value)) }
    return literals
  }

  /// Real numbers in ascending order, then others by real and imaginary part.
  func ordered(
    _ found: [Eigenvalue<Backend.Number>]
  ) throws(MatrixFailure<Backend.Failure>) -> [Eigenvalue<Backend.Number>] {
    let (reals, others) = (found.filter { $0.im == nil }, found.filter { $0.im != nil })
    return try sorted(reals) + sorted(others)
  }

  /// The singular values of a matrix of rounded numbers, the largest first: the largest eigenvalues of [0, m; m', 0], which has the
  /// opposites of all singular values, too.
  ///
  /// Source: C. Jordan, 1874; G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, section 8.6.1.
  @usableFromInline
  func singularValues(
    of elements: [Backend.Number], columns: Int
  ) throws(CalculatorError) -> KnownValue {
    guard backend.isRounded else { return .eigenvalues(nil) }
    try requireFinite(elements)
    let matrix = Matrix(
      rows: elements.count / columns, columns: columns, elements: elements)
    let size = matrix.rows + matrix.columns
    var doubled = Matrix(
      rows: size, columns: size, elements: Array(repeating: backend.zero, count: size * size))
    for row in 0..<matrix.rows {
      for column in 0..<matrix.columns {
        doubled[row, matrix.rows + column] = matrix[row, column]
        doubled[matrix.rows + column, row] = matrix[row, column]
      }
    }
    // A symmetric matrix has real eigenvalues: the imaginary parts of double ones are rounding errors, as is a negative zero.
    let count = min(matrix.rows, matrix.columns)
    return try known { () throws(MatrixFailure<Backend.Failure>) in
      let values = try backend.eigenvalues(of: doubled).map { Eigenvalue($0.re) }
      var literals: [Eigenvalue<ExactLiteral>] = []
      for value in try sorted(values).suffix(count).reversed() {
        var literal = try literal(value).re
        literal.isNegative = false
        literals.append(Eigenvalue(literal))
      }
      return literals
    }
  }

  func requireFinite(_ elements: [Backend.Number]) throws(CalculatorError) {
    guard elements.allSatisfy({ backend.isRegular($0) || backend.isZero($0) }) else {
      throw CalculatorError(.domain, "a matrix with infinities or NaN has no eigenvalues", nil)
    }
  }

  /// The values that an iteration finds.
  private func known(
    _ body: () throws(MatrixFailure<Backend.Failure>) -> [Eigenvalue<ExactLiteral>]
  ) throws(CalculatorError) -> KnownValue {
    .eigenvalues(try converging(body, \.self))
  }

  /// What an iteration finds, all numbers of which are finite.
  func converging<Found>(
    _ body: () throws(MatrixFailure<Backend.Failure>) -> Found,
    _ numbers: (Found) -> [Eigenvalue<ExactLiteral>]
  ) throws(CalculatorError) -> Found {
    do throws(MatrixFailure<Backend.Failure>) {
      let found = try body()
      if numbers(found).contains(where: {
        $0.re.kind != .finite || ($0.im ?? $0.re).kind != .finite
      }) {
        throw MatrixFailure<Backend.Failure>.undecided
      }
      return found
    } catch {
      switch error {
      case .failure(let failure): throw unable(failure, nil)
      case .undecided, .singular:
        throw CalculatorError(
          .undecided,
          "the eigenvalues of this matrix are beyond the exponents of this number system, or did not converge",
          nil)
      }
    }
  }

  private func sorted(
    _ values: [Eigenvalue<Backend.Number>]
  ) throws(MatrixFailure<Backend.Failure>) -> [Eigenvalue<Backend.Number>] {
    var fault: Backend.Failure?
    func isLess(_ a: Backend.Number?, _ b: Backend.Number?) -> Bool? {
      guard let a, let b else { return nil }
      do throws(Backend.Failure) {
        switch try backend.compare(a, b) {
        case .less: return true
        case .greater: return false
        case .equal, .undecided, .unordered: return nil
        }
      } catch {
        fault = error
        return nil
      }
    }
    let result = values.sorted { isLess($0.re, $1.re) ?? isLess($0.im, $1.im) ?? false }
    if let fault { throw .failure(fault) }
    return result
  }

  func literal(
    _ value: Eigenvalue<Backend.Number>
  ) throws(MatrixFailure<Backend.Failure>) -> Eigenvalue<ExactLiteral> {
    do throws(Backend.Failure) {
      let im = try value.im.map { im throws(Backend.Failure) in try literal(im) }
      return Eigenvalue(try literal(value.re), im)
    } catch {
      throw .failure(error)
    }
  }

  /// A rounded number as a literal that is the same number in all directions of rounding.
  private func literal(_ x: Backend.Number) throws(Backend.Failure) -> ExactLiteral {
    if backend.isNaN(x) { return .nan }
    if backend.isInfinite(x) { return .infinity }
    if backend.isZero(x) { return ExactLiteral(0) }
    if let bits = try? backend.bits(of: x) {
      return ExactLiteral(
        isNegative: bits.isNegative, coefficient: .digits(bits.digits), base: 2,
        exponent: bits.exponent - 4 * (bits.digits.count - 1))
    }
    let digits = try backend.digits(of: x, radix: 10, .shortest)
    return ExactLiteral(
      isNegative: digits.isNegative, coefficient: .digits(digits.digits),
      exponent: digits.exponent - digits.digits.count)
  }
}
