public import NumericCore

/// What is known of an element of a column that may become a pivot.
@usableFromInline
enum PivotCandidate<Number> {
  case zero
  /// Whether it is zero could not be decided.
  case undecided
  /// It is not zero; by these numbers elements are compared.
  case size(Number)
}

// Partial pivoting.
extension NumericBackend {
  /// The row of the pivot of a column at or after a row; nil where these elements are zero.
  @inlinable
  func pivot<Element>(
    in matrix: Matrix<Element>, from step: Int, _ column: Int,
    candidate: (Element) throws(Failure) -> PivotCandidate<Number>
  ) throws(MatrixFailure<Failure>) -> Int? {
    var best: (row: Int, size: Number)?
    var isUndecided = false
    do throws(Failure) {
      for row in step..<matrix.rows {
        switch try candidate(matrix[row, column]) {
        case .zero: continue
        case .undecided: isUndecided = true
        case .size(let size):
          // An element whose magnitude cannot be told from the best one serves no better.
          if let known = best, try compare(size, known.size) != .greater { continue }
          best = (row, size)
        }
      }
    } catch {
      throw .failure(error)
    }
    if best == nil, isUndecided { throw .undecided }
    return best?.row
  }

  /// What is known of an element with one part or two.
  @inlinable
  func pivotCandidate(_ parts: [Number]) throws(Failure) -> PivotCandidate<Number> {
    var (isZero, isUndecided) = (true, false)
    for part in parts {
      switch try compare(part, zero) {
      case .equal: break
      case .undecided: isUndecided = true
      case .less, .greater, .unordered: isZero = false
      }
    }
    if isZero { return isUndecided ? .undecided : .zero }
    var size = try compute(.magnitude, parts[0])
    for part in parts.dropFirst() { size = try add(size, try compute(.magnitude, part)) }
    return .size(size)
  }
}
