import NumericCore

// Factors modulo a prime: first the products of all factors of one degree, then their factors.
//
// Source: Cantor and Zassenhaus, "A new algorithm for factoring polynomials over finite fields", Math. Comp. 36 (1981); von zur
// Gathen and Gerhard, Modern Computer Algebra, 3rd ed., algorithms 14.3 and 14.10.
extension WordPolynomial {
  /// The products of all irreducible factors of the same degree, by degree, of a polynomial without multiple factors.
  ///
  /// Every irreducible polynomial of degree d divides x^(p^d) − x, and no other one does whose degree does not divide d.
  func distinctDegreeFactors() throws(ComputationFailure) -> [(
    degree: Int, product: WordPolynomial
  )] {
    let x = WordPolynomial([0, modulus.one], modulus)
    var factors: [(degree: Int, product: WordPolynomial)] = []
    var rest = monic
    var power = x
    var degree = 1
    while rest.degree >= 2 * degree {
      try Deadline.checkComputation()
      power = power.power(modulus.modulus, modulo: rest)
      let product = Self.greatestCommonDivisor(rest, power - x)
      if product.degree > 0 {
        factors.append((degree, product))
        rest = rest / product
        power = power % rest
      }
      degree += 1
    }
    // A product of two factors of larger degrees would have a larger degree.
    if rest.degree > 0 { factors.append((rest.degree, rest)) }
    return factors
  }

  /// The irreducible factors of a product of different ones of one degree.
  ///
  /// The power of a random polynomial by (p^d − 1)/2 is 1 modulo one half of the factors, and −1 or 0 modulo the others. That
  /// exponent is the product of 1 + p + … + p^(d−1) and (p − 1)/2.
  func equalDegreeFactors(
    _ factorDegree: Int, using generator: inout SplitMix64
  ) throws(ComputationFailure) -> [WordPolynomial] {
    var factors: [WordPolynomial] = []
    var open = [monic]
    while let product = open.popLast() {
      if product.degree == factorDegree {
        factors.append(product)
        continue
      }
      try Deadline.checkComputation()
      let divisor = Self.greatestCommonDivisor(
        product, product.halfPower(factorDegree, using: &generator))
      if divisor.degree == 0 || divisor.degree == product.degree {
        open.append(product)
      } else {
        open += [divisor, product / divisor]
      }
    }
    return factors
  }

  /// One less than the power of a random polynomial by (p^d − 1)/2, modulo this one.
  private func halfPower(_ factorDegree: Int, using generator: inout SplitMix64) -> WordPolynomial {
    let residues = (0..<degree).map { _ in modulus.residue(generator.next()) }
    var conjugate = WordPolynomial(residues, modulus)
    var norm = conjugate
    for _ in 1..<factorDegree {
      conjugate = conjugate.power(modulus.modulus, modulo: self)
      norm = norm * conjugate % self
    }
    return norm.power(modulus.modulus / 2, modulo: self) - WordPolynomial([modulus.one], modulus)
  }
}
