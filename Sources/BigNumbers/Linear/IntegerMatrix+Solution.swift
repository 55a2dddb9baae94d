import NumericCore

/// What is known about a system of linear equations with as many unknowns.
enum LinearSolution {
  /// The solution, row by row, over a denominator that is not zero.
  case unique([BigInteger], over: BigInteger)
  /// Only so many equations have independent left sides.
  case singular(rank: Int)
}

extension IntegerMatrix {
  /// The X with A·X = B for a square matrix A.
  ///
  /// The determinant and its products with the solution are determinants (Cramer), and computed modulo primes.
  ///
  /// **Complexity.** (n³/3 + m·n²)·b/62 products of words for n rows, m columns on the right and a bound of b bits.
  func solution(
    _ right: IntegerMatrix, _ limits: Limits
  ) throws(ComputationFailure) -> LinearSolution {
    precondition(isSquare && right.rows == rows, "only square matrices have unique solutions")
    var known = try ChineseRemainders(
      rows * right.columns + 1, bits: cramerBits(right), limits)
    var isRegular = false
    while let modulus = known.nextPrime() {
      let factors = try WordElimination(
        residues(modulus, right: right), rows: rows, columns: columns + right.columns, modulus,
        isRegularOnly: true)
      let determinant = factors.determinant(size: rows)
      if determinant == 0 {
        // Singular modulo this prime only, or at all.
        if isRegular { continue }
        let rank = try rank()
        if rank < rows { return .singular(rank: rank) }
        isRegular = true
        continue
      }
      isRegular = true
      let solutions = factors.solutions(size: rows, rightColumns: right.columns)
      known.append([determinant] + solutions.map { modulus.product($0, determinant) }, modulus)
    }
    let numbers = try known.numbers()
    // The solutions are one column after the other.
    let numerators = (0..<rows).flatMap { row in
      (0..<right.columns).map { numbers[1 + $0 * rows + row] }
    }
    return .unique(numerators, over: numbers[0])
  }
}

extension IntegerMatrix {
  /// The coefficients of det(x·D − A) from the constant term on, for a square matrix A and a diagonal matrix D with positive
  /// elements.
  ///
  /// Modulo a prime it is the characteristic polynomial of D⁻¹·A times the product of the elements of D.
  ///
  /// **Complexity.** n³·b/62 products of words, a third of them reduced, for n rows and a bound of b bits.
  func characteristicPolynomial(
    _ diagonal: [BigInteger], _ limits: Limits
  ) throws(ComputationFailure) -> [BigInteger] {
    precondition(isSquare, "only square matrices have characteristic polynomials")
    var known = try ChineseRemainders(rows + 1, bits: characteristicBits(diagonal), limits)
    primes: while let modulus = known.nextPrime() {
      let table = residues(modulus)
      var product = modulus.one
      for (row, element) in diagonal.enumerated() where element != 1 {
        let residue = element.residue(modulus)
        // The prime divides a denominator.
        if residue == 0 { continue primes }
        product = modulus.product(product, residue)
        let (target, inverse) = (table.row(row), modulus.inverse(residue))
        for column in 0..<columns {
          target[column] = modulus.product(target[column], inverse)
        }
      }
      let coefficients = try table.characteristicPolynomial(size: rows, modulus)
      known.append(coefficients.map { modulus.product($0, product) }, modulus)
    }
    return try known.numbers()
  }
}
