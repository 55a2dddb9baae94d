import NumericCore

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
