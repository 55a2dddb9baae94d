// Functions of lists under their names: `backend.fusedMultiplyAdd(x, y, z)` for
// `backend.compute(.fusedMultiplyAdd, [x, y, z])`.
extension NumericBackend {
  /// See ``ListFunction/fusedMultiplyAdd``.
  public func fusedMultiplyAdd(_ x: Number, _ y: Number, _ z: Number) throws(Failure) -> Number {
    try compute(.fusedMultiplyAdd, [x, y, z])
  }
  /// See ``ListFunction/fusedMultiplySubtract``.
  public func fusedMultiplySubtract(
    _ x: Number, _ y: Number, _ z: Number
  ) throws(Failure) -> Number {
    try compute(.fusedMultiplySubtract, [x, y, z])
  }
  /// See ``ListFunction/atan2Units``.
  public func atan2(y: Number, x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.atan2Units, [y, x, u])
  }
  /// See ``ListFunction/sumOfProducts``.
  public func sumOfProducts(
    _ a: Number, _ b: Number, _ c: Number, _ d: Number
  ) throws(Failure) -> Number {
    try compute(.sumOfProducts, [a, b, c, d])
  }
  /// See ``ListFunction/differenceOfProducts``.
  public func differenceOfProducts(
    _ a: Number, _ b: Number, _ c: Number, _ d: Number
  ) throws(Failure) -> Number {
    try compute(.differenceOfProducts, [a, b, c, d])
  }
  /// See ``ListFunction/minimum``.
  public func minimum(_ a: Number, _ b: Number) throws(Failure) -> Number {
    try compute(.minimum, [a, b])
  }
  /// See ``ListFunction/maximum``.
  public func maximum(_ a: Number, _ b: Number) throws(Failure) -> Number {
    try compute(.maximum, [a, b])
  }
  /// See ``ListFunction/sum``; zero for an empty list.
  public func sum(_ terms: [Number]) throws(Failure) -> Number { try compute(.sum, terms) }
  /// See ``ListFunction/dot``.
  ///
  /// - Precondition: both lists have the same length.
  public func dot(_ a: [Number], _ b: [Number]) throws(Failure) -> Number {
    precondition(
      a.count == b.count, "lists of \(a.count) and \(b.count) numbers have no dot product")
    return try compute(.dot, a + b)
  }
  /// See ``ListFunction/mean``.
  public func mean(_ terms: [Number]) throws(Failure) -> Number { try compute(.mean, terms) }
  /// See ``ListFunction/variance``.
  public func variance(_ terms: [Number], isSample: Bool) throws(Failure) -> Number {
    try compute(isSample ? .variance : .populationVariance, terms)
  }
  /// See ``ListFunction/standardDeviation``.
  public func standardDeviation(_ terms: [Number], isSample: Bool) throws(Failure) -> Number {
    try compute(isSample ? .standardDeviation : .populationStandardDeviation, terms)
  }
}

extension NumericBackend {
  /// The one or two terms in the middle of the sorted list, or a NaN if a term is NaN.
  ///
  /// The median of the list is the mean of the result.
  public func middle(of terms: Registers<Number>) throws(Failure) -> [Number] {
    if let invalid = terms.first(where: { isNaN($0) }) { return [invalid] }
    var failure: Failure?
    let sorted = terms.sorted { a, b in
      do throws(Failure) {
        return try compare(a, b) == .less
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    return Array(sorted[(sorted.count - 1) / 2...sorted.count / 2])
  }
}
