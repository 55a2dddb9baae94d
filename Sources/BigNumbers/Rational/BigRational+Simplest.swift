extension BigRational {
  /// The simplest number of an interval: it has the smallest denominator, and of those the smallest
  /// numerator in magnitude.
  ///
  /// It is the first number of the interval on the path down the Stern–Brocot tree.
  ///
  /// **Complexity.** O(M(n) (log n)²) for n bits. **Source.** Graham, Knuth and Patashnik, Concrete
  /// Mathematics, §4.5.
  public static func simplest(in range: ClosedRange<BigRational>) -> BigRational {
    simplest(
      from: range.lowerBound, to: range.upperBound, includesLow: true, includesHigh: true)
  }

  /// The simplest number of a non-empty interval that may exclude its ends.
  static func simplest(
    from low: BigRational, to high: BigRational, includesLow: Bool, includesHigh: Bool
  ) -> BigRational {
    if high.sign < 0 || (high.isZero && !includesHigh) {
      return -simplest(
        from: -high, to: -low, includesLow: includesHigh, includesHigh: includesLow)
    }
    if low.sign < 0 || (low.isZero && includesLow) { return .zero }
    if low == high { return low }
    var interval = QuotientInterval(low: IntegerRatio(low), high: IntegerRatio(high))
    interval.advance()
    let isReversed = interval.passed.isReversed
    return interval.simplest(
      includesLow: isReversed ? includesHigh : includesLow,
      includesHigh: isReversed ? includesLow : includesHigh)
  }
}

extension QuotientInterval {
  /// The simplest number of an interval whose numbers share no further quotient.
  ///
  /// At most three more quotients follow, because ends may be excluded; then its tail is an
  /// integer.
  fileprivate func simplest(includesLow: Bool, includesHigh: Bool) -> BigRational {
    var (rest, includesLow, includesHigh) = (self, includesLow, includesHigh)
    while true {
      let (quotient, lowRest) = rest.low.numerator.flooredQuotientAndRemainder(
        dividingBy: rest.low.denominator)
      if lowRest.sign == 0, includesLow { return rest.passed.value(tail: quotient) }
      let next = quotient + BigInteger(1)
      let nextScaled = next * rest.high.denominator
      if nextScaled < rest.high.numerator || (includesHigh && nextScaled == rest.high.numerator) {
        return rest.passed.value(tail: next)
      }
      let highRest = rest.high.numerator - quotient * rest.high.denominator
      rest.replace(quotient, lowRest: lowRest, highRest: highRest)
      (includesLow, includesHigh) = (includesHigh, includesLow)
    }
  }
}
