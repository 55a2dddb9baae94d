import NumericCore

// Functions whose values are irrational, or as good as that: correctly rounded from enclosures.
extension DecimalContext {
  /// The number nearest, in the context's direction, to a value that is enclosed ever more narrowly until
  /// its digits are certain (Ziv, ACM TOMS 17(3), 1991).
  ///
  /// `enclose` gets a number of bits: enough for the digits, `spare` bits, and more with every try. It
  /// answers nil where it needs more. The value is no decimal of two digits more than the precision, unless
  /// an enclosure is a point: or this would not end.
  mutating func finishEnclosed(spare: Int = 0, _ enclose: (Int) -> Ball?) -> BigDecimal {
    let count = precision + 2
    var bits = Precision.bitsCovering(digits: count) + 40 + spare
    var step = 64
    while true {
      if let ball = enclose(bits), let digits = truncated(ball, count) {
        return finish(digits)
      }
      bits += step
      step *= 2
    }
  }

  /// The number nearest to all points of a ball, if its guard digits leave no doubt; it is none of them.
  mutating func finished(_ ball: Ball) -> BigDecimal? {
    guarded(ball).map { finish($0) }
  }

  /// The number nearest to a value of which these are the first digits, cut off: two more than the
  /// precision, behind which there is something unless they are exact.
  mutating func finish(_ digits: NumberDigits) -> BigDecimal {
    let number = BigDecimal(digits)
    return finish(
      isNegative: number.isNegative, number.coefficient, exponent: number.exponent,
      remainder: digits.isExact == true ? .zero : .belowHalf)
  }

  private func guarded(_ ball: Ball) -> NumberDigits? {
    GuardedDigits(radix: 10, count: precision + 2, rounding: .towardZero).digits(of: ball)
  }

  /// The first digits of the value, if the ball leaves no doubt about them.
  private func truncated(_ ball: Ball, _ count: Int) -> NumberDigits? {
    if ball.isPoint { return ball.middle.digits(radix: 10, .significant(count), .towardZero) }
    if let digits = guarded(ball) { return digits }
    // The digits behind are nines or zeros, so that only both ends can tell.
    guard ball.sign != nil else { return nil }
    let (lower, upper) = ball.endpoints(bits: ball.middle.precision.bits + 32)
    let ends = [lower, upper].map { $0.digits(radix: 10, .significant(count), .towardZero) }
    var result = ends[0]
    guard result.digits == ends[1].digits, result.exponent == ends[1].exponent else { return nil }
    result.isExact = false
    return result
  }

  /// ±(1 + d) for a d ≠ 0 that is closer to zero than any digit which matters.
  mutating func finishNextToOne(above: Bool, isNegative: Bool = false) -> BigDecimal {
    add(
      BigDecimal(isNegative: isNegative, .one),
      BigDecimal(isNegative: isNegative == above, .one, exponent: -precision - 4))
  }

  /// A result beyond every number.
  mutating func finishTooLarge(isNegative: Bool) -> BigDecimal {
    finish(isNegative: isNegative, .one, exponent: BigDecimal.exponentRange.upperBound)
  }

  /// A result that is not zero but closer to it than every number.
  mutating func finishTooSmall(isNegative: Bool) -> BigDecimal {
    finish(isNegative: isNegative, .one, exponent: BigDecimal.exponentRange.lowerBound)
  }
}
