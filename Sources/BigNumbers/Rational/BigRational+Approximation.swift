extension BigRational {
  /// The number nearest to this one whose denominator is at most `bound`; of two, the one with the
  /// smaller denominator, and of two integers the lower one.
  ///
  /// It is a convergent of the continued fraction or lies between two of them (a semiconvergent). A
  /// bound below 1 is a precondition failure; a bound that is no integer counts as its floor.
  ///
  /// **Complexity.** O(M(n) (log n)²) for n bits. **Source.** Khinchin, Continued Fractions, §6; the
  /// choice in a tie is that of Python's `Fraction.limit_denominator`.
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
    // Between the last two convergents lies the best number with the largest possible tail.
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
  /// First quotients of a number below 1, so many that few more have a convergent whose denominator
  /// is at most `limit`, and none of them has one beyond.
  ///
  /// Numbers that share quotients with the last convergent p/q differ by less than 1/q². So quotients
  /// shared by an interval of the width 2^−2k belong to q ≤ 2^k, and 2^k ≤ `limit` < 2^(k+1) here.
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
