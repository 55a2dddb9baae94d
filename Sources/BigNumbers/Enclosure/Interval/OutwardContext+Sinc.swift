import NumericCore

// sinc x = sin x/x, and 1 at 0. It is the mean of cos(t·x) over t from 0 to 1, so that |sinc′| ≤ ½
// and |sinc″| ≤ ⅓, the means of t and t². Its derivative is (cos x − sinc x)/x, and |sinc″(x)| =
// |sinc x + 2·sinc′(x)/x| ≤ 2/|x|.
extension OutwardContext {
  /// sinc at a number, enclosed.
  func sinc(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    if x.isZero { return integer(1) }
    if x.isInfinite { return integer(0) }
    return divide(try compute(.sin, x), BigInterval(ordered: x, x))
  }

  /// The range of sinc over an interval; it is even.
  func sinc(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 32)
    let rough = forSlopes
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval { try inner.sinc(at: a) }
    func slope(_ x: BigInterval) throws(LimitExceeded) -> BigInterval { try rough.sincSlope(x) }
    func bound(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      let size = min(BigFloat.integer(1), up.divide(BigFloat.integer(1), x.lower))
      return BigInterval(ordered: -size, size)
    }
    let curve = DifferentiableFunction(value: value, slope: slope, bound: bound)
    return rounded(try inner.range(of: curve, over: magnitude(x)))
  }

  /// The range of sinc′ for x ≥ 0: negative up to the first positive solution of tan x = x, which
  /// is 4.49….
  private func sincSlope(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let half = BigFloat.integer(1).halved
    if x.upper <= 4 { return BigInterval(ordered: -half, 0) }
    if x.upper.isInfinite { return BigInterval(ordered: -half, half) }
    let middle = x.wideMidpoint
    let point = BigInterval(ordered: middle, middle)
    let derivative = divide(subtract(try compute(.cos, middle), try sinc(at: middle)), point)
    let third = up.divide(BigFloat.integer(1), BigFloat.integer(3))
    let curvature = min(third, up.divide(BigFloat.integer(2), x.lower))
    return add(
      derivative, multiply(BigInterval(ordered: -curvature, curvature), subtract(x, point)))
  }
}
