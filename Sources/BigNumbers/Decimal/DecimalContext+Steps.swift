// Signs, integers, exponents and neighbours.
extension DecimalContext {
  /// 0 + x: the number rounded to the context; a negative zero becomes positive, unless rounding
  /// down.
  public mutating func plus(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    guard x.isFinite else { return x }
    let isNegative = x.isZero ? x.isNegative && rounding == .down : x.isNegative
    return finish(isNegative: isNegative, x.coefficient, exponent: x.exponent)
  }

  /// 0 − x, rounded to the context.
  public mutating func minus(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    if x.isZero {
      return finish(
        isNegative: !x.isNegative && rounding == .down, x.coefficient, exponent: x.exponent)
    }
    return plus(-x)
  }

  /// |x|, rounded to the context.
  public mutating func magnitude(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    return plus(x.magnitude)
  }

  /// The number rounded to the context.
  ///
  /// Numbers from texts and conversions take this way. The signs of zeros and signaling NaNs are
  /// kept.
  public mutating func rounded(_ x: BigDecimal) -> BigDecimal {
    if x.isNaN { return withFittingPayload(x) }
    guard x.isFinite else { return x }
    return finish(isNegative: x.isNegative, x.coefficient, exponent: x.exponent)
  }

  /// The number without trailing zeros in its coefficient; zeros become 0 with exponent 0.
  public mutating func reduce(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    // A zero keeps its sign, unlike the result of a sum.
    let rounded = rounded(x)
    guard rounded.isFinite else { return rounded }
    if rounded.isZero { return BigDecimal(isNegative: rounded.isNegative, .zero) }
    let most = isClamped ? topExponent - rounded.exponent : .max
    let zeros = rounded.coefficient.trailingZeros(atMost: most)
    return BigDecimal(
      isNegative: rounded.isNegative, rounded.coefficient.shortened(by: zeros).kept,
      exponent: rounded.exponent + zeros)
  }

  /// The nearest integer in the context's direction, without reporting that digits were lost.
  ///
  /// A number with a positive exponent is returned unchanged.
  public mutating func roundToIntegral(_ x: BigDecimal) -> BigDecimal {
    let before = conditions
    let result = roundToIntegralExact(x)
    conditions = conditions.intersection(.invalidOperation).union(before)
    return result
  }

  /// The nearest integer in the context's direction, with the conditions inexact and rounded.
  public mutating func roundToIntegralExact(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    guard x.isFinite, x.exponent < 0 else { return x }
    // A zero loses no digit.
    if x.isZero { return BigDecimal(isNegative: x.isNegative, .zero) }
    let (kept, lost) = x.coefficient.shortened(by: -x.exponent)
    conditions.insert(.rounded)
    if lost != .zero { conditions.insert(.inexact) }
    let increments = rounding.increments(kept, lost, isNegative: x.isNegative)
    return BigDecimal(isNegative: x.isNegative, increments ? kept + .one : kept)
  }

  /// x with the exponent of `pattern`, rounded or padded with zeros.
  ///
  /// **Errors** Invalid where that takes more digits than the precision, or an exponent out of
  /// range. **Special values** Two infinities give ∞; one alone is invalid.
  public mutating func quantize(_ x: BigDecimal, like pattern: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x, pattern) { return nan }
    guard x.isFinite, pattern.isFinite else {
      return x.isInfinite && pattern.isInfinite ? x : invalid()
    }
    return rescale(x, toExponent: pattern.exponent)
  }

  /// x with the exponent that a whole number gives, under the rules of ``quantize(_:like:)``; a
  /// fraction is invalid.
  ///
  /// **Source.** General Decimal Arithmetic 1.08, rescale.
  public mutating func rescale(_ x: BigDecimal, to exponent: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x, exponent) { return nan }
    guard exponent.isFinite else { return x.isInfinite ? x : invalid() }
    guard let exponent = exponent.int else { return invalid() }
    return rescale(x, toExponent: exponent)
  }

  /// x with a given exponent, under the rules of ``quantize(_:like:)``.
  public mutating func rescale(_ x: BigDecimal, toExponent exponent: Int) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    guard x.isFinite else { return invalid() }
    guard (tinyExponent...maximumExponent).contains(exponent) else { return invalid() }
    if x.coefficient.isZero {
      return finish(isNegative: x.isNegative, .zero, exponent: exponent)
    }
    // A number of more digits does not fit the context; its digits are not written out.
    guard x.adjustedExponent - exponent < precision, x.adjustedExponent <= maximumExponent else {
      return invalid()
    }
    guard x.exponent < exponent else {
      return finish(
        isNegative: x.isNegative, x.coefficient.scaledUp(x.exponent - exponent),
        exponent: exponent)
    }
    var (kept, lost) = x.coefficient.shortened(by: exponent - x.exponent)
    if rounding.increments(kept, lost, isNegative: x.isNegative) { kept = kept + .one }
    let result = BigDecimal(isNegative: x.isNegative, kept, exponent: exponent)
    guard result.digitCount <= precision, result.adjustedExponent <= maximumExponent else {
      return invalid()
    }
    conditions.insert(lost == .zero ? .rounded : [.rounded, .inexact])
    // No digits are left to round; a clamped context may still lower the exponent.
    return finish(isNegative: x.isNegative, kept, exponent: exponent)
  }

  /// The exponent of the first digit, as a number: IEEE 754's logB.
  ///
  /// **Special values** zero is a division by zero and −∞; ±∞ is +∞.
  public mutating func logb(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    if x.isInfinite { return .infinity }
    if x.isZero {
      conditions.insert(.divisionByZero)
      return -.infinity
    }
    return plus(BigDecimal(x.adjustedExponent))
  }

  /// x · 10^n for a whole n with exponent 0 and |n| ≤ 2·(Emax + precision); other n are invalid.
  public mutating func scaleb(_ x: BigDecimal, _ n: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x, n) { return nan }
    guard n.isFinite, n.exponent == 0, let places = n.coefficient.int,
      places <= 2 * (maximumExponent + precision)
    else { return invalid() }
    guard x.isFinite else { return x }
    let exponent = x.exponent + (n.isNegative ? -places : places)
    return finish(isNegative: x.isNegative, x.coefficient, exponent: exponent)
  }

  /// The next larger number of the context.
  ///
  /// **Special values** +∞ for +∞.
  public mutating func nextPlus(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    return neighbor(of: x, upwards: true)
  }

  /// The next smaller number of the context.
  ///
  /// **Special values** −∞ for −∞.
  public mutating func nextMinus(_ x: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x) { return nan }
    return neighbor(of: x, upwards: false)
  }

  /// The number of the context next to x in the direction of y: IEEE 754's nextToward.
  ///
  /// If both are equal, the result is x with the sign of y. A step that overflows or reaches the
  /// subnormal numbers sets the conditions of that.
  public mutating func nextToward(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    if let nan = passedOn(x, y) { return nan }
    let order = BigDecimal.order(x, y)
    guard order != 0 else { return x.copySign(of: y) }
    let result = neighbor(of: x, upwards: order < 0)
    if result.isInfinite {
      if x.isFinite { conditions.insert([.overflow, .inexact, .rounded]) }
    } else if result.isZero || result.adjustedExponent < minimumExponent {
      conditions.insert([.underflow, .subnormal, .inexact, .rounded])
      if result.isZero { conditions.insert(.clamped) }
    }
    return result
  }

  /// The neighbour of x, by rounding x plus or minus less than the smallest number; conditions are
  /// not recorded.
  private func neighbor(of x: BigDecimal, upwards: Bool) -> BigDecimal {
    if x.isInfinite {
      guard x.isNegative == upwards else { return x }
      return BigDecimal(
        isNegative: x.isNegative, .powerOfTen(precision) - .one, exponent: topExponent)
    }
    var context = self
    context.rounding = upwards ? .up : .down
    let rounded = context.plus(x)
    if BigDecimal.order(rounded, x) != 0 { return rounded }
    let least = BigDecimal(isNegative: !upwards, .one, exponent: tinyExponent - 1)
    return context.add(x, least)
  }
}
