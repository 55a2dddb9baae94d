public import NumericCore

extension IntegerMatrix {
  /// The Hermite normal form of the rows: the only matrix of their lattice in echelon form, with positive pivots and with elements
  /// from 0 on below the pivot above each of them; rows of zeros come last.
  ///
  ///     try IntegerMatrix([2, 3, 0, 5], columns: 2).hermiteNormalForm().elements     // 2, 3, 0, 5
  ///
  /// The columns of the pivots are found modulo a prime. Elimination in these columns is done modulo a minor of them, whose multiples
  /// of all rows of the identity are in their lattice, and the other columns follow as solutions of equations. That nothing stands
  /// before a pivot then proves the columns to be the right ones.
  ///
  /// **Errors.** `ComputationFailure` where the time or a size is beyond its limit. **Complexity.** O(m·n²) divisions of integers of
  /// n·log B bits for m rows of the rank n and elements up to B.
  /// **Source.** P. D. Domich, R. Kannan, L. E. Trotter, Hermite normal form computation using modulo determinant arithmetic, Math. of
  /// Operations Research 12 (1987); H. Cohen, A Course in Computational Algebraic Number Theory, 1993, algorithm 2.4.8.
  public func hermiteNormalForm(
    limits: Limits = Limits()
  ) throws(ComputationFailure) -> IntegerMatrix {
    try Deadline.within(limits) { () throws(ComputationFailure) in
      let rank = try rank()
      let basis = try hermiteBasis(rank: rank, limits)
      let zeros = Array(repeating: BigInteger.zero, count: (rows - rank) * columns)
      return IntegerMatrix(basis.elements + zeros, columns: columns)
    }
  }

  /// The rows of the Hermite normal form that are not zero, whose number is known.
  func hermiteBasis(rank: Int, _ limits: Limits) throws(ComputationFailure) -> IntegerMatrix {
    if rank == 0 { return IntegerMatrix([], columns: columns) }
    for modulus in ModularPrimes() {
      try Deadline.checkComputation()
      let pivots = try WordElimination(
        residues(modulus), rows: rows, columns: columns, modulus
      ).pivotColumns
      if pivots.count < rank { continue }
      let inPivots = submatrix(Array(0..<rows), pivots)
      // The columns of the transposed matrix with pivots are rows that are independent.
      let transposed = inPivots.transposed
      let independent = try WordElimination(
        transposed.residues(modulus), rows: rank, columns: rows, modulus
      ).pivotColumns
      let minor = inPivots.submatrix(independent, Array(0..<rank))
      let determinant = try minor.determinant(limits).magnitude
      var elimination = HermiteElimination(inPivots, multiple: determinant)
      let triangle = try elimination.reduced()
      guard
        let basis = try extended(triangle, minor, pivots, independent, limits),
        basis.isEchelon(pivots)
      else { continue }
      return basis
    }
    preconditionFailure("the primes do not end")
  }

  /// All columns of the lattice of which a basis is known in the columns of the pivots; nil only if these are not all of its rank.
  ///
  /// As the rows of the minor span the rational space, rows with the elements h there are h·M⁻¹·N everywhere, with N all columns of
  /// the rows of the minor M.
  private func extended(
    _ triangle: IntegerMatrix, _ minor: IntegerMatrix, _ pivots: [Int], _ independent: [Int],
    _ limits: Limits
  ) throws(ComputationFailure) -> IntegerMatrix? {
    let isPivot = Set(pivots)
    let others = (0..<columns).filter { !isPivot.contains($0) }
    if others.isEmpty { return triangle }
    guard
      case .unique(let numerators, let denominator) = try minor.solution(
        submatrix(independent, others), limits)
    else { return nil }
    let rank = pivots.count
    var elements = Array(repeating: BigInteger.zero, count: rank * columns)
    for row in 0..<rank {
      try Deadline.checkComputation()
      for (place, column) in pivots.enumerated() {
        elements[row * columns + column] = triangle.elements[row * rank + place]
      }
      for (place, column) in others.enumerated() {
        let sum = (row..<rank).reduce(BigInteger.zero) {
          .multiplyAdd(
            triangle.elements[row * rank + $1], numerators[$1 * others.count + place], $0)
        }
        elements[row * columns + column] = sum.dividedExactly(by: denominator)
      }
    }
    return IntegerMatrix(elements, columns: columns)
  }

  /// Whether each row has only zeros before its pivot.
  private func isEchelon(_ pivots: [Int]) -> Bool {
    pivots.enumerated().allSatisfy { row, pivot in
      elements[row * columns..<row * columns + pivot].allSatisfy(\.isZero)
    }
  }

  /// The matrix of some rows and columns.
  private func submatrix(_ rows: [Int], _ columns: [Int]) -> IntegerMatrix {
    IntegerMatrix(
      rows.flatMap { row in columns.map { elements[row * self.columns + $0] } },
      columns: columns.count)
  }

  /// Columns as rows.
  var transposed: IntegerMatrix {
    IntegerMatrix(
      (0..<columns).flatMap { column in (0..<rows).map { elements[$0 * columns + column] } },
      columns: rows)
  }
}
