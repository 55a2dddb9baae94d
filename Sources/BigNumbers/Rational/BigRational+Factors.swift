extension BigRational {
  /// The bases of numerator and denominator with their exponents, negative for the denominator; the
  /// number is positive.
  var factors: [(base: BigRational, exponent: Int)] {
    numerator.factors.map { (BigRational($0.base), $0.count) }
      + denominator.factors.map { (BigRational($0.base), -$0.count) }
  }

  /// The root of a positive number, if it is rational; else nil.
  func exactRoot(_ degree: Int) -> BigRational? {
    guard let n = numerator.exactRoot(degree), let d = denominator.exactRoot(degree)
    else { return nil }
    return BigRational(coprime: n, d)
  }

  /// The multiplicity of an integer base in the number, negative if it divides the denominator, and
  /// what remains.
  func removing(_ base: BigRational) -> (count: Int, rest: BigRational) {
    let divisor = base.numerator
    let (above, numerator) = numerator.removing(divisor)
    let (below, denominator) = denominator.removing(divisor)
    return (above - below, BigRational(coprime: numerator, denominator))
  }
}
