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
      let matrix = try square(numbers.map { backend.settled($0) }, shape)
      do throws(MatrixFailure<Backend.Failure>) {
        return .pivotPlaces(try backend.pivotPlaces(of: matrix, rank: rank))
      } catch {
        switch error {
        case .failure(let failure): throw unable(failure, nil)
        case .undecided, .singular: throw undecidedVector
        }
      }
    case .firstLarger:
      let components = complexElements(of: numbers.map { backend.settled($0) }, shape)
      var found: (place: Int, isNegative: Bool)?
      do throws(Backend.Failure) {
        if let place = try backend.firstLargerPlace(in: components) {
          let order = try backend.compare(components[place].re, backend.zero)
          found = (place, order == .less)
        }
      } catch {
        throw unable(error, nil)
      }
      guard let found else { throw undecidedVector }
      return .component(found.place, isNegative: found.isNegative)
    default: return nil
    }
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
