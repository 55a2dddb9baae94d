public import NumericCore

extension IntegerMatrix {
  /// The invariant factors of the rows: as many numbers as the smaller of the numbers of rows and columns, none of them negative, each
  /// of which divides the next one, so that zeros are the last.
  ///
  /// The integers in as many dimensions as columns, modulo the rows, are a sum of cyclic groups of these orders.
  ///
  /// Two Hermite normal forms leave a square triangle, from which rows and columns are eliminated modulo its determinant.
  ///
  /// **Errors.** `ComputationFailure` where the time or a size is beyond its limit. **Complexity.** O(m·n²) divisions of integers of
  /// n·log B bits for m rows of the rank n and elements up to B, and for a triangle with few pivots other than 1 not many more.
  /// **Source.** H. Cohen, A Course in Computational Algebraic Number Theory, 1993, algorithm 2.4.14.
  public func invariantFactors(
    limits: Limits = Limits()
  ) throws(ComputationFailure) -> [BigInteger] {
    try Deadline.within(limits) { () throws(ComputationFailure) in
      let rank = try rank()
      var triangle = try hermiteBasis(rank: rank, limits)
      if rank < columns, rank > 0 {
        triangle = try triangle.transposed.hermiteBasis(rank: rank, limits)
      }
      var elimination = SmithElimination(triangle)
      let factors = try elimination.factors()
      return factors + Array(repeating: .zero, count: min(rows, columns) - factors.count)
    }
  }

  /// The Smith normal form: the matrix of the same shape with the ``invariantFactors(limits:)`` on its diagonal and zeros elsewhere.
  public func smithNormalForm(
    limits: Limits = Limits()
  ) throws(ComputationFailure) -> IntegerMatrix {
    var form = Array(repeating: BigInteger.zero, count: rows * columns)
    for (place, factor) in try invariantFactors(limits: limits).enumerated() {
      form[place * columns + place] = factor
    }
    return IntegerMatrix(form, columns: columns)
  }
}
