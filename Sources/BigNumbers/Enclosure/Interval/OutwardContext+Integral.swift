import NumericCore

// Functions of whole parts: pieces between jumps, and the whole numbers in an interval.
extension OutwardContext {
  /// The range of x − trunc(x), which increases from each integer to the next.
  func fraction(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.lower.signum < 0, x.upper.signum > 0 {
      let zero = BigFloat.integer(0)
      let below = try fraction(BigInterval(ordered: x.lower, zero))
      return below.hull(try fraction(BigInterval(ordered: zero, x.upper)))
    }
    if x.lower.signum < 0 { return negate(try fraction(negate(x))) }
    let (a, b) = (x.lower, x.upper)
    if a.isFinite, b.isFinite, a.exactFloor == b.exactFloor {
      return BigInterval(ordered: down.fraction(a), up.fraction(b))
    }
    // Below the first integer in the interval the fraction comes close to 1.
    return BigInterval(ordered: BigFloat.integer(0), BigFloat.integer(1))
  }

  /// The range of the e with 2^(e−1) ≤ |x| < 2^e, which is 0 at 0 and decreases without bound
  /// towards 0.
  func binaryExponent(_ x: BigInterval) -> BigInterval {
    let size = magnitude(x)
    let high = size.upper.isInfinite ? BigFloat.infinity : up.binaryExponent(size.upper)
    if !size.lower.isZero {
      return BigInterval(ordered: down.binaryExponent(size.lower), high)
    }
    return BigInterval(ordered: -.infinity, max(high, BigFloat.integer(0)))
  }

  /// The range of x · 2^−e, which increases from ½ to 1 between powers of two.
  func binarySignificand(_ x: BigInterval) -> BigInterval {
    let (a, b) = (x.lower, x.upper)
    if a.signum < 0, b.signum > 0 { return BigInterval(ordered: BigFloat.integer(-1), 1) }
    if a.signum < 0 { return negate(binarySignificand(negate(x))) }
    if let low = a.binaryExponent, low == b.binaryExponent {
      return BigInterval(ordered: down.binarySignificand(a), up.binarySignificand(b))
    }
    return BigInterval(ordered: a.isZero ? a : BigFloat.integer(1).halved, BigFloat.integer(1))
  }

  /// The neighbours of x towards y over all x and y; x itself if both can be equal.
  func nextToward(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    let low =
      y.lower < x.upper
      ? down.neighbor(of: x.lower, .down)
      : y.lower == x.upper ? x.lower : down.neighbor(of: x.lower, .up)
    let high =
      x.lower < y.upper
      ? up.neighbor(of: x.upper, .up)
      : y.upper == x.lower ? x.upper : up.neighbor(of: x.upper, .down)
    return BigInterval(ordered: low, max(low, high))
  }

  /// |x| with the sign of y; 0 counts as positive.
  func copySign(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    let size = magnitude(x)
    if y.lower.signum >= 0 { return size }
    return y.upper.signum < 0 ? negate(size) : size.hull(negate(size))
  }

  /// The range of max(x − y, 0), which increases with x and decreases with y.
  func positiveDifference(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    let difference = subtract(x, y)
    if difference.isEmpty { return difference }
    let zero = BigFloat.integer(0)
    return BigInterval(ordered: max(difference.lower, zero), max(difference.upper, zero))
  }

  /// The range of |x − y|/x over independent x and y; it is ±|1 − y/x| with the sign of x.
  ///
  /// y/x is monotone in each argument, so that its extremes are at corners. 0 for two zeros; a
  /// division by zero for x = 0 and another y.
  func relativeDifference(_ x: BigInterval, _ y: BigInterval) throws(LimitExceeded) -> BigInterval {
    let zero = BigFloat.integer(0)
    if x.containsZero {
      let atZero = y.containsZero ? integer(0) : .empty
      let isError = !(y.isPoint && y.containsZero)
      if x.isPoint { return isError ? (atZero.isEmpty ? .undefined : atZero.flagged()) : atZero }
      var result = atZero
      if x.lower.signum < 0 {
        result = result.hull(try relativeDifference(BigInterval(ordered: x.lower, zero), around: y))
      }
      if x.upper.signum > 0 {
        result = result.hull(try relativeDifference(BigInterval(ordered: zero, x.upper), around: y))
      }
      return result.flagged(isError)
    }
    return try relativeDifference(x, around: y)
  }

  /// The same for an x of one sign; a bound of 0 is excluded.
  private func relativeDifference(
    _ x: BigInterval, around y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if x.upper.signum <= 0 {
      return negate(try relativeDifference(negate(x), around: negate(y)))
    }
    // (x − y)/x = 1 − y/x from bounds of both, with each step rounded in the direction of the
    // bound.
    let inner = try wider(by: 4)
    func quotient(_ x: BigFloat, _ y: BigFloat) -> BigInterval {
      if x.isZero {
        return y.isZero
          ? inner.integer(1)
          : BigInterval(
            ordered: y.isNegative ? .infinity : -.infinity, y.isNegative ? .infinity : -.infinity)
      }
      if x.isInfinite { return y.isInfinite ? .entire : inner.integer(1) }
      return inner.divide(
        inner.subtract(BigInterval(ordered: x, x), BigInterval(ordered: y, y)),
        BigInterval(ordered: x, x))
    }
    var all = BigInterval.empty
    for a in [x.lower, x.upper] { for b in [y.lower, y.upper] { all = all.hull(quotient(a, b)) } }
    return rounded(magnitude(all))
  }
}

extension BigFloat {
  /// The largest integer that is not above a finite number, exactly: it needs no more bits.
  var exactFloor: BigFloat { BigFloatContext(.bits(storedBits), .nearestEven).floor(self) }
  /// The smallest integer that is not below a finite number, exactly: it needs no more bits, or is
  /// a power of two.
  var exactCeiling: BigFloat { BigFloatContext(.bits(storedBits), .nearestEven).ceil(self) }
}

extension BigInterval {
  /// The whole numbers of a range that are members; nil if there are none.
  func wholeNumbers(in range: ClosedRange<Int>) -> ClosedRange<Int>? {
    let low = max(lower, BigFloat.integer(range.lowerBound))
    let high = min(upper, BigFloat.integer(range.upperBound))
    guard low <= high, let first = low.exactCeiling.signedWord,
      let last = high.exactFloor.signedWord,
      first <= last
    else { return nil }
    return first...last
  }

  /// The smallest and the largest whole number among the finite members from a bound on; the upper
  /// bound is infinite if there is no largest.
  ///
  /// Nil if there are none.
  func wholeNumbers(from bound: Int) -> BigInterval? {
    let low = max(lower, BigFloat.integer(bound)).exactCeiling
    let high = upper.isInfinite ? upper : upper.exactFloor
    return low <= high ? BigInterval(ordered: low, high) : nil
  }

  /// Whether the interval is a single whole number.
  var isWholePoint: Bool { isPoint && lower.isInteger }
}
