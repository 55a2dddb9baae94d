import NumericCore

// How large an interval is, and what is in it.
extension BigInterval {
  /// A member near the middle: half the sum of the bounds, to nearest; a finite member where a bound is
  /// infinite, 0 of all reals. NaN of the empty interval.
  ///
  /// **Accuracy** rounded once to ``precision``, and always within the bounds.
  public var midpoint: BigFloat {
    if isEmpty { return .nan }
    if isPoint { return lower }
    switch (lower.isInfinite, upper.isInfinite) {
    case (true, true): return BigFloat.integer(0)
    case (true, false): return min(upper, BigFloat.integer(0)).nextMember(down: true)
    case (false, true): return max(lower, BigFloat.integer(0)).nextMember(down: false)
    case (false, false): break
    }
    // Halving first is exact, and cannot overflow.
    let half = lower.halved + upper.halved
    return max(lower, min(upper, half))
  }

  /// upper − lower, rounded up; 0 of a point, NaN of the empty interval.
  public var width: BigFloat {
    if isEmpty { return .nan }
    if isPoint { return BigFloat.integer(0) }
    return BigFloatContext(precision, .up).subtract(upper, lower)
  }

  /// The largest distance of a member from ``midpoint``, rounded up; NaN of the empty interval.
  public var radius: BigFloat {
    if isEmpty || isPoint { return width }
    let up = BigFloatContext(precision, .up)
    let middle = midpoint
    return max(up.subtract(upper, middle), up.subtract(middle, lower))
  }

  /// The largest magnitude of a member, exact; NaN of the empty interval.
  public var magnitude: BigFloat { isEmpty ? .nan : max(lower.magnitude, upper.magnitude) }

  /// The least magnitude of a member, exact: 0 where 0 is one; NaN of the empty interval.
  public var mignitude: BigFloat {
    if isEmpty { return .nan }
    return containsZero ? BigFloat.integer(0) : min(lower.magnitude, upper.magnitude)
  }

  /// Whether a number is a member, by its exact value; false for NaN.
  public func contains(_ x: BigFloat) -> Bool { lower <= x && x <= upper }

  /// Whether a rational number is a member, by its exact value.
  ///
  /// **Complexity** O(M(n)) for n bits of the bounds and of the number: the bounds are compared through
  /// roundings of the number, which are exact questions.
  @_disfavoredOverload  // A literal is a BigFloat.
  public func contains(_ x: BigRational) -> Bool {
    // x ≥ bound exactly when x, rounded down to the bound's precision, is.
    let down = BigFloat(x, precision: lower.precision, rounding: .down)
    let up = BigFloat(x, precision: upper.precision, rounding: .up)
    return lower <= down && up <= upper
  }

  /// Whether every member of another interval is a member.
  public func contains(_ other: BigInterval) -> Bool {
    other.isEmpty || (lower <= other.lower && other.upper <= upper)
  }

  var containsZero: Bool { !isEmpty && lower.signum <= 0 && upper.signum >= 0 }

  /// The least interval that has the members of both, and their possible errors; an error is certain
  /// only where it is for both.
  public func hull(_ other: BigInterval) -> BigInterval {
    var result = BigInterval(
      ordered: min(lower, other.lower), max(upper, other.upper),
      isErrorPossible: isErrorPossible || other.isErrorPossible)
    result.isErrorCertain = isErrorCertain && other.isErrorCertain
    return result
  }

  /// The common members of two enclosures of the same number, with the facts of both; empty where there
  /// are none.
  public func intersection(_ other: BigInterval) -> BigInterval {
    let (low, high) = (max(lower, other.lower), min(upper, other.upper))
    let common = low <= high ? BigInterval(ordered: low, high) : .empty
    return common.inheriting(from: self, other)
  }
}

extension BigFloat {
  /// −1, 0 or 1.
  var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// Half of it, exactly.
  var halved: BigFloat { BigFloat(signOf: self, magnitudeOf: scaled(-1)) }

  /// x · 2^n, exactly, of the same sign.
  func scaled(_ n: Int) -> BigFloat {
    BigFloatContext(precision, .nearestEven).scaleByPowerOfTwo(self, BigFloat.integer(n))
  }

  /// A finite number that is farther out than this one.
  fileprivate func nextMember(down: Bool) -> BigFloat {
    let doubled = self + self
    let next = down ? doubled - BigFloat.integer(1) : doubled + BigFloat.integer(1)
    return next.isInfinite ? self : next
  }
}
