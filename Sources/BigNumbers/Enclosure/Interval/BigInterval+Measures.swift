import NumericCore

// The size of an interval, and its members.
extension BigInterval {
  /// A member near the middle: half of the sum of the bounds, to nearest.
  ///
  /// If a bound is infinite, a finite member, which is 0 for all reals; NaN for the empty interval.
  /// **Accuracy** Rounded once to ``precision``, and always within the bounds.
  public var midpoint: BigFloat {
    if isEmpty { return .nan }
    if isPoint { return lower }
    switch (lower.isInfinite, upper.isInfinite) {
    case (true, true): return BigFloat.integer(0)
    case (true, false): return min(upper, BigFloat.integer(0)).nextMember(down: true)
    case (false, true): return max(lower, BigFloat.integer(0)).nextMember(down: false)
    case (false, false): break
    }
    // Halving the bounds first is exact, and the sum cannot overflow.
    let half = lower.halved + upper.halved
    return max(lower, min(upper, half))
  }

  /// upper − lower, rounded up; 0 for a point, NaN for the empty interval.
  public var width: BigFloat {
    if isEmpty { return .nan }
    if isPoint { return BigFloat.integer(0) }
    return BigFloatContext(precision, .up).subtract(upper, lower)
  }

  /// The largest distance of a member from ``midpoint``, rounded up; NaN for the empty interval.
  public var radius: BigFloat {
    if isEmpty || isPoint { return width }
    let up = BigFloatContext(precision, .up)
    let middle = midpoint
    return max(up.subtract(upper, middle), up.subtract(middle, lower))
  }

  /// The largest magnitude of a member, exactly; NaN for the empty interval.
  public var magnitude: BigFloat { isEmpty ? .nan : max(lower.magnitude, upper.magnitude) }

  /// The smallest magnitude of a member, exactly: 0 if 0 is one; NaN for the empty interval.
  public var mignitude: BigFloat {
    if isEmpty { return .nan }
    return containsZero ? BigFloat.integer(0) : min(lower.magnitude, upper.magnitude)
  }

  /// Whether a number is a member, judged by its exact value; false for NaN.
  public func contains(_ x: BigFloat) -> Bool { lower <= x && x <= upper }

  /// Whether a rational number is a member, judged by its exact value.
  ///
  /// **Complexity** O(M(n)) for n bits of the bounds and of the number: the bounds are compared
  /// with roundings of the number, which decides exactly.
  @_disfavoredOverload  // A literal is a BigFloat.
  public func contains(_ x: BigRational) -> Bool {
    // x ≥ bound exactly if x, rounded down to the bound's precision, is.
    let down = BigFloat(x, precision: lower.precision, rounding: .down)
    let up = BigFloat(x, precision: upper.precision, rounding: .up)
    return lower <= down && up <= upper
  }

  /// Whether every member of another interval is a member.
  @_disfavoredOverload  // A literal is a BigFloat.
  public func contains(_ other: BigInterval) -> Bool {
    other.isEmpty || (lower <= other.lower && other.upper <= upper)
  }

  /// Whether no whole number lies in the interval, and so no value of a function of whole numbers comes from it.
  var isWithoutWholeNumber: Bool {
    guard isBounded else { return false }
    return lower.rounded(.up) > upper.rounded(.down)
  }

  var containsZero: Bool { !isEmpty && lower.signum <= 0 && upper.signum >= 0 }

  /// The smallest interval that contains both, with their possible errors; an error is certain only
  /// if it is for both.
  public func hull(_ other: BigInterval) -> BigInterval {
    var result = BigInterval(
      ordered: min(lower, other.lower), max(upper, other.upper),
      isErrorPossible: isErrorPossible || other.isErrorPossible)
    result.isErrorCertain = isErrorCertain && other.isErrorCertain
    return result
  }

  /// The common members of two enclosures of the same number, with the facts of both; empty if
  /// there are none.
  public func intersection(_ other: BigInterval) -> BigInterval {
    let (low, high) = (max(lower, other.lower), min(upper, other.upper))
    let common = low <= high ? BigInterval(ordered: low, high) : .empty
    return common.inheriting(from: self, other)
  }
}

extension BigFloat {
  /// The sign: −1, 0 or 1.
  var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// Half of the number, exactly.
  var halved: BigFloat { BigFloat(signOf: self, magnitudeOf: scaled(-1)) }

  /// x · 2^n, exactly; the sign is kept.
  func scaled(_ n: Int) -> BigFloat {
    BigFloatContext(precision, .nearestEven).scaleByPowerOfTwo(self, BigFloat.integer(n))
  }

  /// A finite number between this one and infinity in a direction.
  fileprivate func nextMember(down: Bool) -> BigFloat {
    let doubled = self + self
    let next = down ? doubled - BigFloat.integer(1) : doubled + BigFloat.integer(1)
    return next.isInfinite ? self : next
  }
}
