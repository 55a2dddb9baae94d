// Shifts along both axes.
extension IntegerPolynomial {
  /// The parts of vⁿ·p((x + u)/v), or of vⁿ·p((x + i·u)/v), for the fraction u/v: real polynomials in x.
  func shifted(
    by number: BigRational, isImaginary: Bool
  ) -> (re: IntegerPolynomial, im: IntegerPolynomial) {
    let (u, v) = (number.numerator, number.denominator)
    var power = BigInteger.one
    var re: [BigInteger] = []
    var im: [BigInteger] = []
    for coefficient in coefficients.reversed() {
      // (re + i·im)·(x + shift) + coefficient·power
      let (oldRe, oldIm) = (re, im)
      re = [.zero] + oldRe
      im = [.zero] + oldIm
      for index in oldRe.indices {
        if isImaginary {
          re[index] -= u * oldIm[index]
          im[index] += u * oldRe[index]
        } else {
          re[index] += u * oldRe[index]
        }
      }
      re[0] += coefficient * power
      power *= v
    }
    return (IntegerPolynomial(re), IntegerPolynomial(im))
  }
}
