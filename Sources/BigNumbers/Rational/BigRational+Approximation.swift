extension BigRational {
  /// The nearest number whose denominator is at most `bound`.
  ///
  /// Of two equally near ones it is the one with the smaller denominator, and of two integers the
  /// lower one. It is a convergent of the continued fraction or lies between two of them (a
  /// semiconvergent). A bound below 1 is a precondition failure.
  ///
  /// **Complexity.** O(M(n) (log n)²) for n bits. **Source.** Khinchin, Continued Fractions, §6;
  /// ties are decided as by Python's `Fraction.limit_denominator`.
  public func limitingDenominator(to bound: BigInteger) -> BigRational {
    precondition(bound >= .one, "a denominator is at least 1, and so is a bound on it")
    guard denominator > bound else { return self }
    let whole = floor
    var fraction = IntegerRatio(self - whole)
    var passed = fraction.sharedQuotients(denominatorAtMost: bound)
    fraction = passed.tail(fraction)
    while true {
      let (quotient, rest) = fraction.numerator.flooredQuotientAndRemainder(
        dividingBy: fraction.denominator)
      guard .multiplyAdd(passed.q, quotient, passed.qBefore) <= bound else { break }
      passed.append(quotient)
      fraction = IntegerRatio(fraction.denominator, rest)
    }
    // The best number between the last two convergents has the largest possible tail.
    let tail = (bound - passed.qBefore).flooredQuotientAndRemainder(dividingBy: passed.q).quotient
    let between = passed.value(tail: tail)
    // |x − p/q| = denominator/(q·d) and |x − between| = (numerator − tail·denominator)/(q″·d), where
    // d is the denominator of x and q″ that of `between`.
    let convergentError = between.denominator * fraction.denominator
    let betweenError =
      passed.q * .cross(fraction.numerator, BigInteger(1), tail, fraction.denominator)
    let isConvergentNearer = convergentError <= betweenError
    return whole + (isConvergentNearer ? BigRational(coprime: passed.p, passed.q) : between)
  }
}

extension IntegerRatio {
  /// The first partial quotients of a number below 1: almost all whose convergents have a
  /// denominator of at most `limit`, and none beyond.
  ///
  /// Numbers that share quotients with the last convergent p/q differ by less than 1/q². Hence
  /// quotients shared by an interval of width 2^−2k have q ≤ 2^k; here 2^k ≤ `limit` < 2^(k+1).
  fileprivate func sharedQuotients(denominatorAtMost limit: BigInteger) -> Homography {
    let scale = 2 * (limit.magnitudeBits - 1)
    let scaled = numerator.shiftedUp(scale).flooredQuotientAndRemainder(dividingBy: denominator)
      .quotient
    let unit = BigInteger(1).shiftedUp(scale)
    var interval = QuotientInterval(
      low: IntegerRatio(scaled, unit), high: IntegerRatio(scaled + BigInteger(1), unit))
    interval.advance()
    return interval.passed
  }
}
