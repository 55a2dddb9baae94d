import NumericCore

// The four operations. A product of zero and an unbounded factor is zero, because an infinite bound
// is not a member.
extension OutwardContext {
  func add(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    if hasPrecision(of: x, y), let value = BigInterval.plainSum(x, y) { return value }
    if x.isPoint, y.isPoint { return point(.add, x, y) }
    return bounds(down.add(x.lower, y.lower), up.add(x.upper, y.upper))
  }

  func subtract(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    if hasPrecision(of: x, y), let value = BigInterval.plainDifference(x, y) { return value }
    if x.isPoint, y.isPoint { return point(.subtract, x, y) }
    return bounds(down.subtract(x.lower, y.upper), up.subtract(x.upper, y.lower))
  }

  func multiply(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    if hasPrecision(of: x, y), let value = BigInterval.plainProduct(x, y) { return value }
    if x.isPoint, y.isPoint { return point(.multiply, x, y) }
    let corners = ProductCorners(x, y)
    let lows = corners.low.map { down.product($0.0, $0.1) }
    let highs = corners.high.map { up.product($0.0, $0.1) }
    return bounds(lows.min() ?? .nan, highs.max() ?? .nan)
  }

  func divide(_ x: BigInterval, _ y: BigInterval) -> BigInterval {
    if x.isPoint, y.isPoint { return point(.divide, x, y) }
    if y.containsZero { return divide(x, across: y) }
    if y.lower.isNegative { return divide(negate(x), negate(y)) }
    return bounds(
      down.divide(x.lower, x.lower.signum < 0 ? y.lower : y.upper),
      up.divide(x.upper, x.upper.signum < 0 ? y.upper : y.lower))
  }

  /// Quotients by an interval that contains 0 and other numbers.
  private func divide(_ x: BigInterval, across y: BigInterval) -> BigInterval {
    if y.isPoint { return .undefined }
    if x.isPoint, x.lower.isZero { return integer(0).flagged() }
    if x.containsZero && !x.lower.isZero && !x.upper.isZero { return .entire.flagged() }
    if y.lower.isZero {
      return x.lower.signum >= 0
        ? bounds(down.divide(x.lower, y.upper), .infinity).flagged()
        : bounds(-.infinity, up.divide(x.upper, y.upper)).flagged()
    }
    return y.upper.isZero ? divide(negate(x), across: negate(y)) : BigInterval.entire.flagged()
  }

  func negate(_ x: BigInterval) -> BigInterval {
    x.isEmpty ? x : BigInterval(ordered: -x.upper, -x.lower).inheriting(from: x)
  }

  func magnitude(_ x: BigInterval) -> BigInterval {
    BigInterval(ordered: x.mignitude, x.magnitude)
  }

  /// An interval from bounds; a bound that is NaN came from infinities of both signs, and means
  /// that there is none.
  func bounds(_ low: BigFloat, _ high: BigFloat) -> BigInterval {
    BigInterval(ordered: low.isNaN ? -.infinity : low, high.isNaN ? .infinity : high)
  }

  /// Whether an operator of intervals gives a result of this precision.
  private func hasPrecision(of x: BigInterval, _ y: BigInterval) -> Bool {
    BigInterval.rank(x, y) == precision.bits
  }

  private func point(_ f: BinaryFunction, _ x: BigInterval, _ y: BigInterval) -> BigInterval {
    // Arithmetic has no limits that could be exceeded.
    (try? compute(f, x.lower, y.lower)) ?? .entire
  }
}

extension BigFloatContext {
  /// A product of bounds, where zero times an infinite bound is zero.
  func product(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    x.isZero || y.isZero ? zero : multiply(x, y)
  }
}

/// The bounds of two factors that make the smallest and the largest product; two candidates each if
/// both factors contain numbers of either sign.
struct ProductCorners {
  let low: [(BigFloat, BigFloat)]
  let high: [(BigFloat, BigFloat)]

  init(_ x: BigInterval, _ y: BigInterval) {
    low = Self.least(x, y)
    // The largest product is the negative of the smallest product of −x and y.
    let mirrored = BigInterval(ordered: -x.upper, -x.lower)
    high = Self.least(mirrored, y).map { (-$0.0, $0.1) }
  }

  private static func least(_ x: BigInterval, _ y: BigInterval) -> [(BigFloat, BigFloat)] {
    if x.lower.signum >= 0 { return [(y.lower.signum >= 0 ? x.lower : x.upper, y.lower)] }
    if x.upper.signum <= 0 { return [(y.upper.signum <= 0 ? x.upper : x.lower, y.upper)] }
    if y.lower.signum >= 0 { return [(x.lower, y.upper)] }
    if y.upper.signum <= 0 { return [(x.upper, y.lower)] }
    return [(x.lower, y.upper), (x.upper, y.lower)]
  }
}
