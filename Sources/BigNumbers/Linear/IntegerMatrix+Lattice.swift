public import NumericCore

extension IntegerMatrix {
  /// A basis, of as many rows, of the lattice that the rows span, which is reduced as by Lenstra, Lenstra and Lovász.
  ///
  ///     let basis = IntegerMatrix([1, 0, 1414214, 0, 1, 1000000], columns: 3)
  ///     try basis.reducedBasis().elements
  ///
  /// Of each row after the first one, the quotients of its products with the orthogonal parts of the rows before it by the squares of
  /// their lengths are at most η in magnitude, and the part that is orthogonal to all rows before the last of them is at least √δ times
  /// as long as the orthogonal part of that one. The rows may be dependent: as many zeros as the rank is less than their number come
  /// first. The basis is not unique, but it is proven to be reduced and to span the same lattice.
  ///
  /// Doubles guide the reduction, in which only exact operations change rows, and their errors are bounded at the end. Where they do
  /// not suffice, which takes some hundred rows, an algorithm in integers continues.
  ///
  /// **Domain.** 1/4 < δ < 1 and 1/2 < η < √δ are preconditions; the defaults are FLINT's. **Errors.** `ComputationFailure` where the
  /// time or a size is beyond its limit. **Complexity.** About n²·log B exchanges of rows for n rows of m elements up to B, each with
  /// n·(n + m) products of doubles, and n·m of integers. Dependent rows are replaced by their Hermite normal form at first.
  /// **Source.** A. K. Lenstra, H. W. Lenstra, L. Lovász, Factoring polynomials with rational coefficients, Math. Ann. 261 (1982);
  /// P. Q. Nguyen, D. Stehlé, An LLL algorithm with quadratic complexity, SIAM J. Computing 39 (2009).
  public func reducedBasis(
    delta: Double = 0.99, eta: Double = 0.51, limits: Limits = Limits()
  ) throws(ComputationFailure) -> IntegerMatrix {
    let parameters = ReductionParameters(delta: delta, eta: eta)
    return try Deadline.within(limits) { () throws(ComputationFailure) in
      let rank = try rank()
      let zeros = Array(repeating: BigInteger.zero, count: (rows - rank) * columns)
      let basis = rank == rows ? self : try hermiteBasis(rank: rank, limits)
      let elements = try basis.reducedElements(parameters)
      return IntegerMatrix(zeros + elements, columns: columns)
    }
  }

  /// Independent rows of the lattice of independent rows, whose span has all vectors of the lattice of which the square of the length
  /// is at most a bound.
  ///
  /// They are a reduced basis without the last rows whose orthogonal parts are proven to be longer: a vector that needs one of these
  /// rows, and none behind it, is at least as long as its orthogonal part.
  func shortBasis(square bound: Double) throws(ComputationFailure) -> IntegerMatrix {
    let elements = try reducedElements(ReductionParameters(delta: 0.99, eta: 0.51))
    let reduced = IntegerMatrix(elements, columns: columns)
    let long = ReducednessProof.orthogonalLengths(reduced).reversed()
      .prefix { $0 * $0 > bound }.count
    return IntegerMatrix(Array(elements.dropLast(long * columns)), columns: columns)
  }

  /// The elements of a reduced basis of the lattice of independent rows.
  private func reducedElements(
    _ parameters: ReductionParameters
  ) throws(ComputationFailure) -> [BigInteger] {
    let reduced = try FloatingReduction(self, parameters).reduced()
    if ReducednessProof.proves(reduced, parameters) { return reduced.elements }
    return try IntegralReduction(reduced, parameters).reduced()
  }
}
