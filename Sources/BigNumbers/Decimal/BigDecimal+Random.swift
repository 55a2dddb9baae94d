extension BigDecimal {
  /// One of the numbers with some decimals in a range, all equally likely.
  ///
  ///     BigDecimal.random(in: 0...1, decimals: 2)    // one of 0.00, 0.01, … 0.99, 1.00
  ///
  /// Negative decimals are zeros before the point. **Precondition** The bounds are finite, and in units of the last decimal they
  /// have at most 2²⁶ bits, which are about twenty million digits; the range holds such a number; and the decimals are from −10⁶ to
  /// 10⁶.
  public static func random(
    in range: ClosedRange<BigDecimal>, decimals: Int,
    using generator: inout some RandomNumberGenerator
  ) -> BigDecimal {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite,
      "there is no uniform distribution between \(range.lowerBound) and \(range.upperBound)")
    precondition((-1_000_000...1_000_000).contains(decimals), "\(decimals) decimals are too many")
    let first = wholeUnits(range.lowerBound, decimals, .up)
    let last = wholeUnits(range.upperBound, decimals, .down)
    precondition(first <= last, "there is no number of \(decimals) decimals in the range")
    let drawn = BigInteger.random(in: first...last, using: &generator)
    var context = DecimalContext.unrounded
    return context.scaleb(BigDecimal(drawn), BigDecimal(-decimals))
  }

  /// One of the numbers with some decimals in a range, from the system's generator.
  public static func random(
    in range: ClosedRange<BigDecimal>, decimals: Int
  ) -> BigDecimal {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, decimals: decimals, using: &generator)
  }

  /// A bound in units of the last decimal, rounded to a whole number of them.
  private static func wholeUnits(
    _ bound: BigDecimal, _ decimals: Int, _ rounding: DecimalRounding
  ) -> BigInteger {
    var context = DecimalContext.unrounded
    guard let whole = BigInteger(context.scaleb(bound, BigDecimal(decimals)), rounding: rounding)
    else { preconditionFailure("a bound has more than twenty million digits") }
    return whole
  }
}
