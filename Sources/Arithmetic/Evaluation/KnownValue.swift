import Algebra
import NumericCore

/// What is asked about numbers while the rest of an expression is compiled.
@usableFromInline
enum KnownQuestion: Sendable {
  /// What their shape suggests.
  case value
  /// The roots of a polynomial whose coefficients are a list of complex numbers.
  case complexRoots
  /// The eigenvalues, or the singular values, of a matrix.
  case eigenvalues, singularValues
  /// Eigenvectors of a matrix, in the order of the eigenvalues.
  case eigenvectors
  /// Elements by which elimination may divide in a matrix with this rank.
  case pivotPlaces(rank: Int)
  /// Which elements of a matrix are zero.
  case zeros
  /// The first larger component of a vector of length 1, and whether it is negative.
  case firstLarger
  /// What a matrix of fractions has; elements of a right side follow those of the matrix.
  case matrix(MatrixQuestion)
  /// The irreducible factors of a polynomial.
  case factors
  /// The greatest common divisor of two polynomials, the first of which has so many coefficients.
  case divisor(Int)
}

/// What is computed while the rest of an expression is compiled.
@usableFromInline
enum KnownValue {
  /// The truth value of a condition.
  case truth(Truth)
  /// A number as a count; nil where it is too large for one.
  case count(Count?)
  /// The ranks of the elements of a list in ascending order.
  case ranks([Int])
  /// Which elements of a matrix elimination divides by.
  case pivots(PivotOrder)
  /// Where the roots of a polynomial are, and its degree.
  case roots(PolynomialRoots, degree: Int)
  /// The parts of the eigenvalues, or the singular values, of a matrix, an imaginary part nil for real numbers; nil for numbers that
  /// are not rounded, for which these are roots of a characteristic polynomial.
  case eigenvalues([Eigenvalue<ExactLiteral>]?)
  /// The parts of eigenvectors, one after the other, an imaginary part nil for real numbers; nil for numbers that are not rounded.
  case eigenvectors([[Eigenvalue<ExactLiteral>]]?)
  /// Where elimination may divide in a matrix with a known rank.
  case pivotPlaces(PivotPlaces)
  /// Whether each element of a matrix is proven to be zero.
  case zeros([Bool])
  /// A component of a vector, and its sign.
  case component(Int, isNegative: Bool)
  /// What a matrix of fractions has; nil where the number system has no faster way than elimination.
  case answer(MatrixAnswer?)
  /// The irreducible factors of a polynomial.
  case factors(PolynomialFactors)
  /// The coefficients of a polynomial, which are whole.
  case divisor([ExactLiteral])

  /// A number rounded to a whole one.
  @usableFromInline
  struct Count {
    var value: Int128
    /// Whether the number itself is whole.
    var isWhole: Bool
  }
}

extension Calculator {
  /// The ranks of numbers from 0 in ascending order; equal numbers have the same rank.
  @usableFromInline
  func ranks(of numbers: [Backend.Number]) throws(CalculatorError) -> [Int] {
    let numbers = numbers.map { backend.settled($0) }
    var fault: CalculatorError?
    func isLess(_ a: Int, _ b: Int) -> Bool {
      if fault != nil { return false }
      do throws(Backend.Failure) {
        switch try backend.compare(numbers[a], numbers[b]) {
        case .less: return true
        case .equal, .greater: return false
        case .unordered: fault = CalculatorError(.domain, "NaN has no place in an order", nil)
        case .undecided:
          fault = CalculatorError(
            .undecided, "which of two elements is smaller could not be decided", nil)
        }
      } catch {
        fault = unable(error, nil)
      }
      return false
    }
    let order = numbers.indices.sorted(by: isLess)
    var ranks = Array(repeating: 0, count: numbers.count)
    for (place, next) in zip(order, order.dropFirst()) {
      ranks[next] = ranks[place] + (isLess(place, next) ? 1 : 0)
    }
    if let fault { throw fault }
    return ranks
  }

  /// Which elements elimination divides by.
  @usableFromInline
  func pivots(
    of elements: [Backend.Number], columns: Int
  ) throws(CalculatorError) -> PivotOrder {
    let elements = elements.map { backend.settled($0) }
    return try pivots { () throws(MatrixFailure<Backend.Failure>) in
      try backend.echelon(
        of: Matrix(rows: elements.count / columns, columns: columns, elements: elements)
      ).order
    }
  }

  /// The same of a matrix of complex numbers, whose parts are given in turns.
  @usableFromInline
  func pivots(
    ofComplex parts: [Backend.Number], columns: Int
  ) throws(CalculatorError) -> PivotOrder {
    let parts = parts.map { backend.settled($0) }
    let elements = stride(from: 0, to: parts.count, by: 2).map {
      ComplexElement(parts[$0], parts[$0 + 1])
    }
    return try pivots { () throws(MatrixFailure<Backend.Failure>) in
      try backend.echelon(
        of: Matrix(rows: elements.count / columns, columns: columns, elements: elements)
      ).order
    }
  }

  private func pivots(
    _ body: () throws(MatrixFailure<Backend.Failure>) -> PivotOrder
  ) throws(CalculatorError) -> PivotOrder {
    do throws(MatrixFailure<Backend.Failure>) { return try body() } catch {
      switch error {
      case .failure(let failure): throw unable(failure, nil)
      case .undecided, .singular:
        throw CalculatorError(
          .undecided, "whether a column of the matrix vanishes in elimination could not be decided",
          nil)
      }
    }
  }

  /// Where the roots of a polynomial are, whose leading coefficients may be zero.
  @usableFromInline
  func roots(
    of coefficients: [Backend.Number]
  ) throws(CalculatorError) -> KnownValue {
    let coefficients = try trimmed(coefficients)
    let degree = coefficients.count - 1
    guard degree > 0 else { return .roots(PolynomialRoots(factors: [], roots: []), degree: degree) }
    return try lifting { () throws(ComputationFailure) in
      .roots(try backend.roots(of: coefficients), degree: degree)
    }
  }

  /// The same for complex coefficients, whose parts are given in turns; where all are real, those of the polynomial of real parts.
  @usableFromInline
  func roots(
    ofComplex parts: [Backend.Number]
  ) throws(CalculatorError) -> KnownValue {
    let parts = parts.map { backend.settled($0) }
    let places = stride(from: 0, to: parts.count, by: 2)
    var isReal = true
    do throws(Backend.Failure) {
      for place in places where isReal {
        isReal = try backend.compare(parts[place + 1], backend.zero) == .equal
      }
    } catch {
      throw unable(error, nil)
    }
    if isReal { return try roots(of: places.map { parts[$0] }) }
    // The leading coefficient of a characteristic polynomial is 1.
    return try lifting { () throws(ComputationFailure) in
      .roots(try backend.roots(ofComplex: parts), degree: parts.count / 2 - 1)
    }
  }

  /// The irreducible factors of a polynomial.
  @usableFromInline
  func factors(of coefficients: [Backend.Number]) throws(CalculatorError) -> KnownValue {
    let coefficients = try trimmed(coefficients)
    if coefficients.isEmpty {
      throw CalculatorError(.domain, "zero has no factors", nil)
    }
    return try lifting { () throws(ComputationFailure) in
      .factors(try backend.polynomialFactors(of: coefficients))
    }
  }

  /// The greatest common divisor of two polynomials.
  @usableFromInline
  func divisor(
    of a: [Backend.Number], _ b: [Backend.Number]
  ) throws(CalculatorError) -> KnownValue {
    let (a, b) = (try trimmed(a), try trimmed(b))
    return try lifting { () throws(ComputationFailure) in
      // Every polynomial divides zero.
      let factors = a.isEmpty ? b : b.isEmpty ? a : nil
      return .divisor(
        try backend.polynomialDivisor(of: factors ?? a, factors ?? b))
    }
  }

  /// What a matrix of fractions has, and the elements of a right side behind its own.
  @usableFromInline
  func answer(
    to question: MatrixQuestion, _ elements: [Backend.Number], columns: Int
  ) throws(CalculatorError) -> KnownValue {
    let elements = elements.map { backend.settled($0) }
    var count = elements.count
    if case .solution = question { count = columns * columns }
    return try lifting { () throws(ComputationFailure) in
      .answer(
        try backend.rationalResult(
          of: question, Array(elements.prefix(count)), columns: columns,
          right: Array(elements.dropFirst(count))))
    }
  }

  private func lifting(
    _ body: () throws(ComputationFailure) -> KnownValue
  ) throws(CalculatorError) -> KnownValue {
    do throws(ComputationFailure) { return try body() } catch { throw CalculatorError(error, nil) }
  }

  /// The coefficients without leading zeros.
  private func trimmed(
    _ coefficients: [Backend.Number]
  ) throws(CalculatorError) -> [Backend.Number] {
    var coefficients = coefficients.map { backend.settled($0) }
    while let last = coefficients.last {
      let order: Ordering
      do throws(Backend.Failure) { order = try backend.compare(last, backend.zero) } catch {
        throw unable(error, nil)
      }
      if order == .undecided {
        throw CalculatorError(
          .undecided, "whether the leading coefficient is zero could not be decided", nil)
      }
      guard order == .equal else { break }
      coefficients.removeLast()
    }
    return coefficients
  }

  /// A number as a count of at most thirty digits; nil for larger ones.
  @usableFromInline
  func count(_ number: Backend.Number) throws(CalculatorError) -> KnownValue.Count? {
    if backend.isZero(number) { return KnownValue.Count(value: 0, isWhole: true) }
    guard backend.isRegular(number) else { return nil }
    do throws(Backend.Failure) {
      guard try backend.exponent(of: number, radix: 10) <= 30 else { return nil }
      let digits = try backend.digits(of: number, radix: 10, .afterPoint(0))
      guard let magnitude = Int128(digits.wholeText) else { return nil }
      return KnownValue.Count(
        value: digits.isNegative ? -magnitude : magnitude, isWhole: backend.isInteger(number))
    } catch {
      throw unable(error, nil)
    }
  }
}

extension NumberDigits {
  /// The digits before the point.
  fileprivate var wholeText: String {
    let before = digits.prefix(max(0, exponent))
    let zeros = repeatElement(UInt8(ascii: "0"), count: max(0, exponent - before.count))
    return before.isEmpty ? "0" : String(decoding: before + zeros, as: UTF8.self)
  }
}
