import Algebra
import NumericCore

// What eigenvectors need to know of numbers.
extension Calculator {
  /// The answer to a question about eigenvectors; nil for other questions.
  @usableFromInline
  func known(
    ofEigenvectors numbers: [Backend.Number], _ shape: Shape, _ question: KnownQuestion
  ) throws(CalculatorError) -> KnownValue? {
    switch question {
    case .eigenvectors:
      return .eigenvectors(
        backend.isRounded ? try eigenvectors(of: try square(numbers, shape), shape) : nil)
    case .pivotPlaces(let rank):
      let matrix = try square(numbers, shape)
      if let places = placesOnDoubles(of: matrix, rank) { return .pivotPlaces(places) }
      do throws(MatrixFailure<Backend.Failure>) {
        return .pivotPlaces(try backend.pivotPlaces(of: matrix, rank: rank))
      } catch {
        switch error {
        case .failure(let failure): throw unable(failure, nil)
        case .undecided, .singular: throw undecidedVector
        }
      }
    case .firstLarger:
      // Components of a vector of length 1 are known well enough by their first 17 places.
      guard let components = roughly(complexElements(of: numbers, shape)),
        let place = try? DoubleBackend().firstLargerPlace(in: components)
      else { throw undecidedVector }
      return .component(place, isNegative: components[place].re < 0)
    case .zeros:
      return .zeros(
        try numbers.map { number throws(CalculatorError) in
          do throws(Backend.Failure) {
            return try backend.compare(backend.settled(number), backend.zero) == .equal
          } catch {
            throw unable(error, nil)
          }
        })
    default: return nil
    }
  }

  /// The same found on doubles, which takes a small part of the time; nil where these have too few elements that are above 2⁻³².
  ///
  /// An element that was zero in truth would be a division by zero later, and no wrong vector.
  private func placesOnDoubles(
    of matrix: Matrix<ComplexElement<Backend.Number>>, _ rank: Int
  ) -> PivotPlaces? {
    guard let elements = roughly(matrix.elements) else { return nil }
    let rough = Matrix(rows: matrix.rows, columns: matrix.columns, elements: elements)
    return try? DoubleBackend().pivotPlaces(of: rough, rank: rank, above: [-8, -32])
  }

  private func roughly(
    _ elements: [ComplexElement<Backend.Number>]
  ) -> [ComplexElement<Double>]? {
    var result: [ComplexElement<Double>] = []
    for element in elements {
      guard let re = roughly(element.re), let im = roughly(element.im) else { return nil }
      result.append(ComplexElement(re, im))
    }
    return result
  }

  /// A number to 17 places behind the point, which is known also of one that is not proven to be zero; nil beyond doubles.
  private func roughly(_ x: Backend.Number) -> Double? {
    guard let digits = try? backend.digits(of: x, radix: 10, .afterPoint(17)) else { return nil }
    let text = String(decoding: digits.digits.prefix(20), as: UTF8.self)
    guard let value = Double("0.\(text.isEmpty ? "0" : text)e\(digits.exponent)"), value.isFinite
    else {
      return nil
    }
    return digits.isNegative ? -value : value
  }

  private var undecidedVector: CalculatorError {
    CalculatorError(
      .undecided, "which elements of a matrix with this eigenvalue vanish could not be decided", nil
    )
  }

  private func complexElements(
    of numbers: [Backend.Number], _ shape: Shape
  ) -> [ComplexElement<Backend.Number>] {
    guard shape.hasComplexElements else {
      return numbers.map { ComplexElement($0, backend.zero) }
    }
    return stride(from: 0, to: numbers.count, by: 2).map {
      ComplexElement(numbers[$0], numbers[$0 + 1])
    }
  }

  private func square(
    _ numbers: [Backend.Number], _ shape: Shape
  ) throws(CalculatorError) -> Matrix<ComplexElement<Backend.Number>> {
    try requireFinite(numbers)
    let elements = complexElements(of: numbers, shape)
    let size = shape.matrix?.rows ?? 0
    return Matrix(rows: size, columns: size, elements: elements)
  }

  /// The eigenvectors of a matrix of rounded numbers; real ones for real eigenvalues of a real matrix, and conjugate ones for
  /// conjugate eigenvalues.
  private func eigenvectors(
    of matrix: Matrix<ComplexElement<Backend.Number>>, _ shape: Shape
  ) throws(CalculatorError) -> [[Eigenvalue<ExactLiteral>]] {
    let isComplex = shape.hasComplexElements
    return try converging(
      { () throws(MatrixFailure<Backend.Failure>) in
        let values = try ordered(
          isComplex
            ? try backend.eigenvalues(of: matrix)
            : try backend.eigenvalues(
              of: Matrix(
                rows: matrix.rows, columns: matrix.columns, elements: matrix.elements.map(\.re))))
        let vectors = try backend.eigenvectors(
          of: matrix, for: values.map { ComplexElement($0.re, $0.im ?? backend.zero) })
        return try zip(values, vectors).map {
          value, vector throws(MatrixFailure<Backend.Failure>) in
          try vector.map { component throws(MatrixFailure<Backend.Failure>) in
            try literal(
              Eigenvalue(component.re, isComplex || value.im != nil ? component.im : nil))
          }
        }
      }, { $0.flatMap(\.self) })
  }
}
