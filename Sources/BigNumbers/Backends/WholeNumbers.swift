import NumericCore

// The primes and the divisors of whole numbers. Both are whole numbers that the number's own system has, as long as no
// precision is shorter than a divisor.
extension BigRational {
  /// The primes of a whole number.
  ///
  /// - Throws: `.exception(.domain)` for zero and for numbers that are not whole; `.limit` where they were not found.
  func wholeFactors(_ limits: Limits) throws(ComputationFailure) -> WholeFactors<BigInteger> {
    guard isInteger, !isZero else { throw .exception(.domain) }
    let number = numerator
    return WholeFactors(
      isNegative: sign < 0,
      primes: try Deadline.within(limits) { () throws(ComputationFailure) in
        try number.primeFactors(limits)
      })
  }

  /// The divisors of a whole number, ascending.
  ///
  /// - Throws: what ``wholeFactors(_:)`` throws.
  func wholeDivisors(_ limits: Limits) throws(ComputationFailure) -> [BigInteger] {
    guard isInteger else { throw .exception(.domain) }
    return try numerator.divisors(limits: limits)
  }

  /// The value of a number that may be infinite or NaN.
  static func exactly(
    _ x: BigFloat, _ limits: Limits
  ) throws(ComputationFailure) -> BigRational {
    let value = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigRational(exactly: x, limits: limits)
    }
    guard let value else { throw .exception(.domain) }
    return value
  }
}

extension BigFloatBackend {
  public func factors(of x: BigFloat) throws(ComputationFailure) -> WholeFactors<BigFloat> {
    try BigRational.exactly(x, limits).wholeFactors(limits).map { rounded($0) }
  }
  public func divisors(of x: BigFloat) throws(ComputationFailure) -> [BigFloat] {
    try BigRational.exactly(x, limits).wholeDivisors(limits).map { rounded($0) }
  }

  private func rounded(_ x: BigInteger) -> BigFloat {
    BigFloat(BigRational(x), precision: precision, rounding: rounding)
  }
}

extension RoundedTruth {
  public func factors(of x: BigFloat) throws(ComputationFailure) -> WholeFactors<BigFloat> {
    try backend.factors(of: x)
  }
  public func divisors(of x: BigFloat) throws(ComputationFailure) -> [BigFloat] {
    try backend.divisors(of: x)
  }

  /// The primes of a double.
  public func factors(ofWhole x: Double) throws(ComputationFailure) -> WholeFactors<Double> {
    try factors(of: BigFloat(x)).map { Double($0) }
  }
  /// The divisors of a double, ascending.
  public func divisors(ofWhole x: Double) throws(ComputationFailure) -> [Double] {
    try divisors(of: BigFloat(x)).map { Double($0) }
  }
}

extension DecimalBackend {
  /// The primes of a whole number.
  ///
  /// - Throws: `.exception(.domain)` for zero and for numbers that are not whole; `.limit` where they were not found.
  public func factors(of x: BigDecimal) throws(ComputationFailure) -> WholeFactors<BigDecimal> {
    let factors = try fraction(x).wholeFactors(limits)
    return try factors.map { (prime) throws(ComputationFailure) in try rounded(prime) }
  }
  /// The divisors of a whole number, ascending.
  ///
  /// - Throws: what ``factors(of:)`` throws.
  public func divisors(of x: BigDecimal) throws(ComputationFailure) -> [BigDecimal] {
    var divisors: [BigDecimal] = []
    for divisor in try fraction(x).wholeDivisors(limits) { divisors.append(try rounded(divisor)) }
    return divisors
  }

  /// The value of a number that may be infinite or NaN.
  func fraction(_ x: BigDecimal) throws(ComputationFailure) -> BigRational {
    let value = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigRational(exactly: x, limits: limits)
    }
    guard let value else { throw .exception(.domain) }
    return value
  }

  private func rounded(_ x: BigInteger) throws(ComputationFailure) -> BigDecimal {
    try number(ExactLiteral(x))
  }
}

extension ExactBackend {
  /// The primes of a number that is proven to be whole.
  ///
  /// - Throws: `.exception(.domain)` for zero and for numbers that are not whole, `undecided` where that is not known; `.limit`
  ///   where the primes were not found.
  public func factors(of x: ExactReal) throws(ComputationFailure) -> WholeFactors<ExactReal> {
    try fraction(x).wholeFactors(limits.sizes).map { ExactReal(BigRational($0)) }
  }
  /// The divisors of a number that is proven to be whole, ascending.
  ///
  /// - Throws: what ``factors(of:)`` throws.
  public func divisors(of x: ExactReal) throws(ComputationFailure) -> [ExactReal] {
    try fraction(x).wholeDivisors(limits.sizes).map { ExactReal(BigRational($0)) }
  }

  private func fraction(_ x: ExactReal) throws(ComputationFailure) -> BigRational {
    if let value = try x.rational(limits: limits) { return value }
    // Proven not to be whole, or left open.
    let whole = try compute(.floor, x)
    if try whole.compared(to: x, limits: limits) == .less { throw .exception(.domain) }
    throw .undecided(bits: limits.sizes.workingPrecision)
  }
}
