extension BigRational {
  /// The nearest number whose denominator is at most `bound`.
  ///
  /// Of two equally near ones it is the one with the smaller denominator, and of two integers the
  /// lower one. It is a convergent of the continued fraction or lies between two of them (a
  /// semiconvergent). A bound below 1 is a precondition failure; a bound that is not an integer
  /// counts as its floor.
  ///
  /// **Complexity.** O(M(n) (log n)²) for n bits. **Source.** Khinchin, Continued Fractions, §6;
  /// ties are decided as by Python's `Fraction.limit_denominator`.
  public func limitingDenominator(to bound: BigRational) -> BigRational {
    precondition(bound >= .one, "a denominator is at least 1, and so is a bound on it")
    guard denominator > bound else { return self }
    let limit = bound.floor.numeratorInteger
    let whole = floor
    var fraction = IntegerRatio(self - whole)
    var passed = fraction.sharedQuotients(denominatorAtMost: limit)
    fraction = passed.tail(fraction)
    while true {
      let (quotient, rest) = fraction.numerator.divided(by: fraction.denominator)
      guard .multiplyAdd(passed.q, quotient, passed.qBefore) <= limit else { break }
      passed.append(quotient)
      fraction = IntegerRatio(fraction.denominator, rest)
    }
    // The best number between the last two convergents has the largest possible tail.
    let tail = (limit - passed.qBefore).divided(by: passed.q).quotient
    let between = passed.value(tail: tail)
    // |x − p/q| = denominator/(q·d) and |x − between| = (numerator − tail·denominator)/(q″·d), where
    // d is the denominator of x and q″ that of `between`.
    let convergentError = between.denominatorInteger * fraction.denominator
    let betweenError =
      passed.q * .cross(fraction.numerator, Integer(1), tail, fraction.denominator)
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
  fileprivate func sharedQuotients(denominatorAtMost limit: Integer) -> Homography {
    let scale = 2 * (limit.bits - 1)
    let scaled = numerator.shiftedUp(scale).divided(by: denominator).quotient
    let unit = Integer(1).shiftedUp(scale)
    var interval = QuotientInterval(
      low: IntegerRatio(scaled, unit), high: IntegerRatio(scaled + Integer(1), unit))
    interval.advance()
    return interval.passed
  }
}
