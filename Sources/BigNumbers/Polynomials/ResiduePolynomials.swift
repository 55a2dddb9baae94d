/// Arithmetic on polynomials modulo a whole number, whose coefficients are not negative and below it.
struct ResiduePolynomials {
  let modulus: BigInteger

  /// The residue of a polynomial.
  func residue(_ polynomial: IntegerPolynomial) -> IntegerPolynomial {
    IntegerPolynomial(polynomial.coefficients.map { $0.residue(modulo: modulus) })
  }

  /// The residue of least magnitude.
  func symmetric(_ residue: BigInteger) -> BigInteger {
    residue.shiftedUp(1) > modulus ? residue - modulus : residue
  }

  func product(_ a: IntegerPolynomial, _ b: IntegerPolynomial) -> IntegerPolynomial {
    residue(a * b)
  }

  /// The rest of a division by a polynomial of degree 1 at least, whose leading coefficient is 1.
  func remainder(_ a: IntegerPolynomial, dividingBy divisor: IntegerPolynomial) -> IntegerPolynomial
  {
    if a.degree < divisor.degree { return a }
    var rest = a.coefficients
    for place in stride(from: a.degree - divisor.degree, through: 0, by: -1) {
      let factor = -rest[place + divisor.degree].residue(modulo: modulus)
      if factor.isZero { continue }
      for index in 0..<divisor.degree {
        rest[place + index] = .multiplyAdd(
          factor, divisor.coefficients[index], rest[place + index])
      }
    }
    return residue(IntegerPolynomial(Array(rest[..<divisor.degree])))
  }
}
