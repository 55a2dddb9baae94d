import NumericCore

// Series of positive terms, whose enclosures lose nothing to cancellation.
extension OutwardContext {
  /// The ratio of a term to the one before it, and a bound of all ratios after that.
  typealias SeriesRatio = (ratio: BigInterval, bound: BigFloat)

  /// 1 + r₁ + r₁r₂ + …, until the rest is negligible, which is then part of the interval.
  ///
  /// From the index n on the terms are at most those of a geometric series whose ratio ρ is the bound of all later ratios, so that
  /// the rest is at most tₙ/(1 − ρ).
  ///
  /// - Returns: The sum; where the ratios end before that, the last term as well, which the sum does not contain.
  /// - Throws: too many terms.
  func positiveSeries(
    _ ratio: (Int) throws(LimitExceeded) -> SeriesRatio?
  ) throws(LimitExceeded) -> (sum: BigInterval, end: BigInterval?) {
    var sum = integer(0)
    var term = integer(1)
    var index = 1
    while let (ratio, bound) = try ratio(index) {
      sum = add(sum, term)
      term = multiply(term, ratio)
      if term.upper.isZero { return (sum, nil) }
      if let size = term.upper.binaryExponent, let total = sum.lower.binaryExponent,
        size < total - precision.bits, bound < 1
      {
        let rest = up.divide(term.upper, down.subtract(1, bound))
        if let size = rest.binaryExponent, size < total - precision.bits {
          return (BigInterval(ordered: sum.lower, up.add(sum.upper, rest)), nil)
        }
      }
      if index % 64 == 0 { try Deadline.check() }
      index += 1
      try limits.check(.terms, index)
    }
    return (sum, term)
  }
}
