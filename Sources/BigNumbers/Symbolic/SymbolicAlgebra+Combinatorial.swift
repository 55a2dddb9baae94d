import NumericCore

// Functions of whole numbers, if the result is short enough to be written out.
extension SymbolicAlgebra {
  mutating func factorial(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard let n = x.word else { return try gamma(add(x, .one)) }
    guard n >= 0, isShort(factorialOf: n) else { throw SymbolicLimit() }
    return SymbolicForm(BigRational(BigInteger.factorial(UInt(n))))
  }

  func doubleFactorial(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    guard let n = x.word, n >= -1, isShort(factorialOf: n / 2) else { throw SymbolicLimit() }
    return SymbolicForm(n < 1 ? .one : BigRational(BigInteger.doubleFactorial(UInt(n))))
  }

  private func isShort(factorialOf n: Int) -> Bool {
    n < bounds.bits && n * (Int.bitWidth - n.leadingZeroBitCount) <= bounds.bits
  }

  func binomial(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let n = x.integer, let k = y.integer else { return try opaque(.binomial, x, y) }
    if k.sign < 0 || (n.sign >= 0 && n < k) { return .zero }
    let complement = n - k
    let count = n.sign >= 0 && complement < k ? complement : k
    guard let factors = Int(exactly: count), isShort(n, factors) else { throw SymbolicLimit() }
    return SymbolicForm(BigRational(BigInteger.binomial(n.numerator, UInt(factors))))
  }

  func permutations(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let n = x.integer, let k = y.integer else { return try opaque(.permutations, x, y) }
    if n < k { return .zero }
    guard let factors = Int(exactly: k), factors >= 0, n.sign >= 0, isShort(n, factors) else {
      throw SymbolicLimit()
    }
    let choices = BigInteger.binomial(n.numerator, UInt(factors))
    return SymbolicForm(BigRational(choices * BigInteger.factorial(UInt(factors))))
  }

  /// Whether a product of a given number of factors near n is short.
  private func isShort(_ n: BigRational, _ factors: Int) -> Bool {
    let (bits, overflow) = max(n.numeratorBits, Int.bitWidth - factors.leadingZeroBitCount)
      .multipliedReportingOverflow(by: factors)
    return !overflow && bits <= bounds.bits
  }

  func greatestCommonDivisor(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let a = x.integer, let b = y.integer else {
      return try opaque(.greatestCommonDivisor, x, y)
    }
    return SymbolicForm(
      BigRational(BigInteger.greatestCommonDivisor(a.numerator, b.numerator)))
  }

  func leastCommonMultiple(
    _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let a = x.integer, let b = y.integer else {
      return try opaque(.leastCommonMultiple, x, y)
    }
    let multiple = BigInteger.leastCommonMultiple(a.numerator, b.numerator)
    return try checked(SymbolicForm(BigRational(multiple)))
  }
}

extension SymbolicForm {
  /// The value, if it is proven to be an integer.
  var integer: BigRational? { rational.flatMap { $0.isInteger ? $0 : nil } }
}
