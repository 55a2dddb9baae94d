import NumericCore

// Functions with irrational values, correctly rounded from enclosures.
extension DecimalContext {
  /// A value rounded in the context's direction, enclosed ever more narrowly until its digits are
  /// certain (Ziv, ACM TOMS 17(3), 1991).
  ///
  /// `enclose` gets a number of bits: first what the precision and two more digits need, 40 guard
  /// bits, so that all but about one value in 2⁴⁰ are decided at once, and `spare` bits; then more
  /// with every try. It returns nil where it needs more. Unless an enclosure is a point, the value
  /// must not be a decimal of up to two digits more than the precision, because the loop would not
  /// end.
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

  /// The result for all points of a ball, if its guard digits decide the rounding; the value is not
  /// a decimal of the precision.
  mutating func finished(_ ball: Ball) -> BigDecimal? {
    guarded(ball).map { finish($0) }
  }

  /// Rounds a value given by its first digits, truncated: two more than the precision.
  ///
  /// Unless they are exact, something follows them.
  mutating func finish(_ digits: NumberDigits) -> BigDecimal {
    let number = BigDecimal(digits)
    return finish(
      isNegative: number.isNegative, number.coefficient, exponent: number.exponent,
      remainder: digits.isExact == true ? .zero : .belowHalf)
  }

  private func guarded(_ ball: Ball) -> NumberDigits? {
    GuardedDigits(radix: 10, count: precision + 2, rounding: .towardZero).digits(of: ball)
  }

  /// The first digits of the value, if all points of the ball share them.
  private func truncated(_ ball: Ball, _ count: Int) -> NumberDigits? {
    if ball.isPoint { return ball.middle.digits(radix: 10, .significant(count), .towardZero) }
    if let digits = guarded(ball) { return digits }
    // The guard digits are all nines or all zeros, so that only the digits of both ends can decide.
    guard ball.sign != nil else { return nil }
    let (lower, upper) = ball.endpoints(bits: ball.middle.precision.bits + 32)
    let ends = [lower, upper].map { $0.digits(radix: 10, .significant(count), .towardZero) }
    var result = ends[0]
    guard result.digits == ends[1].digits, result.exponent == ends[1].exponent else { return nil }
    result.isExact = false
    return result
  }

  /// ±(1 + d), rounded, for a d ≠ 0 whose magnitude is beyond all digits that matter.
  mutating func finishNextToOne(above: Bool, isNegative: Bool = false) -> BigDecimal {
    add(
      BigDecimal(isNegative: isNegative, .one),
      BigDecimal(isNegative: isNegative == above, .one, exponent: -precision - 4))
  }

  /// The result for a value larger than every number.
  mutating func finishTooLarge(isNegative: Bool) -> BigDecimal {
    finish(isNegative: isNegative, .one, exponent: BigDecimal.exponentRange.upperBound)
  }

  /// The result for a value that is not zero but closer to zero than every number.
  mutating func finishTooSmall(isNegative: Bool) -> BigDecimal {
    finish(isNegative: isNegative, .one, exponent: BigDecimal.exponentRange.lowerBound)
  }
}
