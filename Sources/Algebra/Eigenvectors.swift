public import NumericCore

// Eigenvectors of matrices of rounded numbers.
extension NumericBackend {
  /// Eigenvectors of length 1 of a square matrix, one for each of given eigenvalues: those of the nearest elements on the diagonal of
  /// Schur's form A = Z·T·Zᴴ, found in T by substitution. Of a Hermitian matrix they are the columns of Z, which are orthogonal.
  ///
  /// The first larger component is positive, see ``firstLargerPlace(in:)``. A matrix without a basis of eigenvectors has some of them
  /// twice, as far as rounding can tell.
  /// **Accuracy** That of the QR algorithm: a small multiple of the unit roundoff times the norm of the matrix over the distance of the
  /// other eigenvalues. **Complexity** About 25n³ products for n rows and the precision of doubles.
  /// **Source** G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition, sections 7.4 to 7.6.
  /// - Throws: ``MatrixFailure/undecided`` where the iteration does not converge.
  @inlinable
  public func eigenvectors(
    of matrix: Matrix<ComplexElement<Number>>, for values: [ComplexElement<Number>]
  ) throws(MatrixFailure<Failure>) -> [[ComplexElement<Number>]] {
    precondition(matrix.isSquare && values.count == matrix.rows, "one value for each row")
    let (scaled, exponent): (Matrix<ComplexElement<Number>>, Int)
    let isHermitian: Bool
    do throws(Failure) {
      isHermitian = try self.isHermitian(matrix)
      (scaled, exponent) = try withoutExcess(matrix)
    } catch {
      throw .failure(error)
    }
    let form = try SchurForm(self, scaled, withBasis: true)
    do throws(Failure) {
      let factor = try powerOfTwo(-exponent)
      let arithmetic = ComplexArithmetic(self)
      var open = Array(0..<matrix.rows)
      var vectors: [[ComplexElement<Number>]] = []
      for value in values {
        let target = try arithmetic.scaled(.multiply, value, factor)
        let place = try nearest(to: target, among: open, form.triangle)
        open.removeAll { $0 == place }
        let vector = try form.eigenvector(place, isDiagonal: isHermitian)
        vectors.append(try arithmetic.normalized(vector))
      }
      return vectors
    } catch {
      throw .failure(error)
    }
  }

  /// The place on the diagonal of the element that is nearest to a number.
  @inlinable
  func nearest(
    to target: ComplexElement<Number>, among places: [Int],
    _ triangle: Matrix<ComplexElement<Number>>
  ) throws(Failure) -> Int {
    let arithmetic = ComplexArithmetic(self)
    var best: (place: Int, distance: Number)?
    for place in places {
      let distance = try arithmetic.magnitude(
        try arithmetic.combine(.subtract, triangle[place, place], target))
      if let best, try compare(distance, best.distance) != .less { continue }
      best = (place, distance)
    }
    return best?.place ?? places[0]
  }
}

extension SchurForm {
  /// The vector Z·x with T·x = t·x for an element t of the diagonal of T.
  @inlinable
  func eigenvector(_ place: Int, isDiagonal: Bool) throws(Failure) -> [Element] {
    guard let basis else { preconditionFailure("the form was asked for without its basis") }
    if isDiagonal { return basis.column(place) }
    var x = Array(repeating: try arithmetic.whole(0), count: place)
    x.append(try arithmetic.whole(1))
    let value = triangle[place, place]
    for row in (0..<place).reversed() {
      let later = (row + 1)...place
      let sum = try arithmetic.dot(later.map { triangle[row, $0] }, later.map { x[$0] })
      let difference = try arithmetic.combine(.subtract, value, triangle[row, row])
      x[row] = try arithmetic.combine(.divide, sum, try apart(difference))
    }
    var vector: [Element] = []
    for row in 0..<basis.rows {
      vector.append(try arithmetic.dot(Array(basis.row(row).prefix(place + 1)), x))
    }
    return vector
  }

  /// A difference of eigenvalues, or the smallest one that rounding can tell from none.
  @inlinable
  func apart(_ difference: Element) throws(Failure) -> Element {
    let sum = try backend.add(norm, try arithmetic.size(difference))
    if try backend.compare(sum, norm) != .equal { return difference }
    let half = try backend.powerOfTwo(-1)
    var least = backend.isZero(norm) ? try backend.number(ExactLiteral(1)) : norm
    while true {
      let next = try backend.multiply(least, half)
      if backend.isZero(next) { break }
      if try backend.compare(try backend.add(norm, next), norm) == .equal { break }
      least = next
    }
    return Element(least, backend.zero)
  }
}

extension ComplexArithmetic {
  /// A vector times a number, such that its length is 1 and its first larger component is positive.
  @inlinable
  func normalized(_ vector: [Element]) throws(Failure) -> [Element] {
    var size = backend.zero
    for component in vector { size = try backend.add(size, try self.size(component)) }
    var result: [Element] = []
    for component in vector { result.append(try scaled(.divide, component, size)) }
    let length = try backend.compute(.sqrt, try squaredLength(result).re)
    for place in result.indices { result[place] = try scaled(.divide, result[place], length) }
    guard let place = try backend.firstLargerPlace(in: result) else { return result }
    let magnitude = try self.magnitude(result[place])
    let turn = try scaled(.divide, try conjugate(result[place]), magnitude)
    for other in result.indices {
      result[other] = try combine(.multiply, result[other], turn)
    }
    result[place] = Element(magnitude, backend.zero)
    return result
  }
}

extension NumericBackend {
  /// The place of the first component of a vector of length 1 and n components whose square is above 0.4142135/n; nil where that is
  /// not known of any.
  ///
  /// One component has a square of at least 1/n. The bound is near no square of a short fraction, so that it decides easily, also where
  /// several components are equally large.
  @inlinable
  public func firstLargerPlace(
    in vector: [ComplexElement<Number>]
  ) throws(Failure) -> Int? {
    let bound = try divide(
      try number(ExactLiteral(coefficient: .word(4_142_135), exponent: -7)),
      try number(ExactLiteral(vector.count)))
    for (place, component) in vector.enumerated() {
      let parts = [component.re, component.im]
      if try compare(try compute(.dot, parts + parts), bound) == .greater { return place }
    }
    return nil
  }
}
