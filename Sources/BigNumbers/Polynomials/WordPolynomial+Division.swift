// Division, and what follows from it: divisors and powers modulo a polynomial.
extension WordPolynomial {
  /// The quotient, and the rest of lower degree than the divisor, which is not zero.
  func quotientAndRemainder(
    dividingBy divisor: WordPolynomial
  ) -> (quotient: WordPolynomial, remainder: WordPolynomial) {
    let steps = degree - divisor.degree
    guard steps >= 0 else { return (WordPolynomial([], modulus), self) }
    let own = divisor.coefficients
    let scale = inverse(own[divisor.degree])
    var rest = coefficients
    var quotient = [UInt64](repeating: 0, count: steps + 1)
    for place in stride(from: steps, through: 0, by: -1) {
      let factor = modulus.product(rest[place + divisor.degree], scale)
      quotient[place] = factor
      if factor == 0 { continue }
      for index in 0..<divisor.degree {
        let product = modulus.product(factor, own[index])
        rest[place + index] = modulus.difference(rest[place + index], product)
      }
    }
    return (
      WordPolynomial(quotient, modulus),
      WordPolynomial(Array(rest[..<divisor.degree]), modulus)
    )
  }

  static func / (a: WordPolynomial, b: WordPolynomial) -> WordPolynomial {
    a.quotientAndRemainder(dividingBy: b).quotient
  }

  static func % (a: WordPolynomial, b: WordPolynomial) -> WordPolynomial {
    a.quotientAndRemainder(dividingBy: b).remainder
  }

  /// The greatest common divisor, whose leading coefficient is 1; 0 if both are 0.
  static func greatestCommonDivisor(_ a: WordPolynomial, _ b: WordPolynomial) -> WordPolynomial {
    var (a, b) = (a, b)
    while !b.isZero { (a, b) = (b, a % b) }
    return a.monic
  }

  /// The polynomials s and t of lower degree than b and a for which s·a + t·b is 1.
  ///
  /// - Precondition: a and b have no common divisor, and their degrees are at least 1.
  static func cofactors(
    _ a: WordPolynomial, _ b: WordPolynomial
  ) -> (s: WordPolynomial, t: WordPolynomial) {
    let modulus = a.modulus
    var (old, new) = (a, b)
    var s = (old: WordPolynomial([modulus.one], modulus), new: WordPolynomial([], modulus))
    var t = (old: WordPolynomial([], modulus), new: WordPolynomial([modulus.one], modulus))
    while !new.isZero {
      let (quotient, remainder) = old.quotientAndRemainder(dividingBy: new)
      (old, new) = (new, remainder)
      s = (s.new, s.old - quotient * s.new)
      t = (t.new, t.old - quotient * t.new)
    }
    precondition(old.degree == 0, "the polynomials have a common divisor")
    let scale = old.inverse(old.coefficients[0])
    return (s.old.scaled(by: scale), t.old.scaled(by: scale))
  }

  /// The power by an exponent of at least 1 modulo a polynomial.
  func power(_ exponent: UInt64, modulo divisor: WordPolynomial) -> WordPolynomial {
    let base = self % divisor
    var result = base
    for bit in stride(from: 62 - exponent.leadingZeroBitCount, through: 0, by: -1) {
      result = result * result % divisor
      if exponent >> UInt64(bit) & 1 == 1 { result = result * base % divisor }
    }
    return result
  }
}
