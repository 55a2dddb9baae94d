import NumericCore

// Angles of the points of a rectangle, and angles in a unit of which u make a turn, which are
// linear in u.
extension OutwardContext {
  /// The angles of the points (x, y); 0 at the origin.
  ///
  /// The angle is continuous except at the cut along the negative x axis, where it jumps from π
  /// above to −π below, so that its extremes over a rectangle beside the cut are at corners.
  func atan2(y: BigInterval, x: BigInterval, unitsPerTurn u: Int? = nil) throws(LimitExceeded)
    -> BigInterval
  {
    if y.lower.signum < 0, x.lower.signum < 0, y.upper.signum >= 0 {
      return try angle(0, -1, u).hull(negate(try angle(0, -1, u)))
    }
    if y.upper.signum < 0 || (y.upper.isZero && y.lower.signum < 0) {
      return negate(try atan2(y: negate(y), x: x, unitsPerTurn: u))
    }
    let least, greatest: BigInterval
    if y.lower.signum < 0 {
      // Below the x axis, to the right of the y axis.
      least = try angle(y.lower, x.lower, u)
      greatest = try angle(y.upper, x.lower, u)
    } else {
      // Above the x axis the angle decreases with x; with y it increases to the right of the y axis
      // and decreases to the left.
      least = try angle(x.upper.signum > 0 ? y.lower : y.upper, x.upper, u)
      greatest = try angle(x.lower.signum >= 0 ? y.upper : y.lower, x.lower, u)
    }
    let range = least.hull(greatest)
    return x.containsZero && y.containsZero ? range.hull(integer(0)) : range
  }

  private func angle(
    _ y: BigFloat, _ x: BigFloat, _ u: Int?
  ) throws(LimitExceeded) -> BigInterval {
    guard let u else { return try compute(.atan2, y, x) }
    let unit = BigFloat.integer(u)
    return BigInterval(
      ordered: try down.atan2(y: y, x: x, unitsPerTurn: unit),
      try up.atan2(y: y, x: x, unitsPerTurn: unit))
  }

  /// The angles of the points (x, y) in units of which u make a turn.
  func atan2(
    y: BigInterval, x: BigInterval, units u: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    try inUnits(u) { [self] u throws(LimitExceeded) in
      try atan2(y: y, x: x, unitsPerTurn: u)
    }
  }

  /// asin, acos or atan in units of which u make a turn.
  func inverse(
    _ f: BinaryFunction, _ x: BigInterval, units u: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let one = BigFloat.integer(1)
    let hasEdges = f != .atanUnits
    if hasEdges, x.upper < -one || x.lower > one { return .undefined }
    let low = hasEdges ? max(x.lower, -one) : x.lower
    let high = hasEdges ? min(x.upper, one) : x.upper
    let isError = low != x.lower || high != x.upper
    return try inUnits(u) { [self] u throws(LimitExceeded) in
      let unit = BigFloat.integer(u)
      return try hull(of: f, at: [(low, unit), (high, unit)])
    }.flagged(isError)
  }

  /// The hull over all whole u ≥ 1 of angles that are multiples of u.
  private func inUnits(
    _ u: BigInterval, _ body: (Int) throws(LimitExceeded) -> BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    guard let units = u.wholeNumbers(in: 1 ... .max) else { return .undefined }
    var result = try body(units.lowerBound)
    if units.count > 1 { result = result.hull(try body(units.upperBound)) }
    return result.flagged(!u.isWholePoint || u.lower < 1)
  }

  /// sin, cos or tan of x/u turns, enclosed.
  func circular(
    _ f: BinaryFunction, _ x: BigInterval, units u: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    guard let units = u.wholeNumbers(in: 1 ... .max) else { return .undefined }
    var result = BigInterval.empty
    if units.upperBound - units.lowerBound < 8 {
      for unit in units {
        let part = try circular(f, x, unitsPerTurn: unit)
        result = result.hull(part)
        if part.isErrorPossible { result = result.flagged() }
      }
    } else {
      let inner = try wider(by: 64)
      result = rounded(try inner.circular(f, inner.divide(x, BigInterval(units)), unitsPerTurn: 1))
    }
    if result.isEmpty { return .undefined }
    result.isErrorCertain = false
    return result.flagged(!u.isWholePoint || u.lower < 1)
  }
}
