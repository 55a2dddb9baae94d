import NumericCore

// How much Bessel functions change with their order and with their argument.
extension OutwardContext {
  /// A bound of the distance of a value at the middle of an order from those at all orders.
  func orderDifference(
    _ kind: BesselKind, _ order: BesselOrder, _ z: ComplexInterval
  ) throws(LimitExceeded) -> BigFloat {
    let (slope, reach) = try orderSlope(kind, order, z)
    return order.radius <= reach ? up.multiply(order.radius, slope) : .infinity
  }

  /// A bound of the derivative with respect to the order up to some distance from its middle, for z ≠ 0 in the first quadrant.
  ///
  /// Values at orders μ on a circle of radius R around c are bounded by some M, so that the derivative is at most M·R/(R/4)² = 16M/R
  /// at a distance of ¾R from c. If the order is within R/2 of a whole number n, it is c, and R = ρ ≤ ½; otherwise c is the middle
  /// and R = ρ/4. In both cases |sin μπ| ≥ 2R on the circle, |μ − n| ≤ ¾ and |im μ| ≤ ½. With R·|ln |z/2|| ≤ 1 it follows that
  /// |(z/2)^μ| ≤ e^(1 + π/4)·|z/2|^c.
  ///
  /// For |im s| ≤ ½ and re s > ½, |1/Γ(s)| ≤ √cosh(π/2)/Γ(re s) (DLMF 5.6.7). Hence Σ |z²/4|ᵏ/(k!·|Γ(μ + k + 1)|) is at most
  /// e^|z|·4/(n − 1)! for n ≥ 1 and, with N = −n, e^|z|·(6·N! + 3·|z²/4|^(N + 1)/(N + 1)!) for n ≤ 0, where Γ(s) is
  /// Γ(s + m)/(s·…·(s + m − 1)), and Σ |z²/4|ᵏ/k!² ≤ e^|z|.
  func orderSlope(
    _ kind: BesselKind, _ order: BesselOrder, _ z: ComplexInterval
  ) throws(LimitExceeded) -> (slope: BigFloat, reach: BigFloat) {
    let size = try compute(.hypot, z.re, z.im)
    let half = BigInterval(ordered: size.lower.halved, size.upper.halved)
    let logarithm = try compute(.log, half).magnitude
    let steps = max(1, (up.add(logarithm, 1).binaryExponent ?? 1))
    let isNext = (order.excess.binaryExponent ?? .min) < -steps
    let radius = BigFloat.integer(1).scaled(isNext ? -steps : -steps - 2)
    let center = isNext ? BigFloat.integer(order.whole) : order.middle
    var bound = try firstKindBound(center, order.whole, half)
    if kind.isSecond {
      let other = try firstKindBound(
        center.isZero ? center : -center, -order.whole, half)
      // |cos μπ| ≤ cosh(π/2) < 3; what is divided by 2R is at most 3·(M + M′).
      bound = up.multiply(3, up.add(bound, other))
      bound = up.divide(bound, radius.scaled(1))
    }
    return (up.divide(up.multiply(16, bound), radius), radius.scaled(-2))
  }

  private func firstKindBound(
    _ center: BigFloat, _ whole: Int, _ half: BigInterval
  ) throws(LimitExceeded) -> BigFloat {
    let power = try compute(.pow, half, BigInterval(center))
    let growth = try compute(.exp, BigInterval(half.upper.scaled(1)))
    func factorial(_ n: Int) throws(LimitExceeded) -> BigInterval {
      try compute(.gamma, BigFloat.integer(n + 1))
    }
    var sum: BigInterval
    if whole > 0 {
      sum = divide(integer(4), try factorial(whole - 1))
    } else {
      let square = multiply(half, half)
      let high = divide(
        try compute(.pow, square, integer(1 - whole)), try factorial(1 - whole))
      sum = add(multiply(integer(6), try factorial(-whole)), multiply(integer(3), high))
    }
    sum = multiply(multiply(sum, growth), multiply(power, integer(6)))
    return sum.upper.isNaN ? .infinity : sum.upper
  }

  /// A bound of the distance of a value from that at the middle m of a rectangle without 0, by Gronwall's inequality for Bessel's
  /// equation: |f| + |f′| grows along a path at most by the factor exp(L·r), where L = 1 + 1/d + ν²/d² and d is the least |z|.
  ///
  /// The derivative is f_(ν − 1) − f_ν·ν/z, apart from a sign (DLMF 10.6.2 and 10.29.2).
  func argumentDifference(
    _ value: ComplexInterval, before: ComplexInterval, _ order: BigInterval, _ z: ComplexInterval,
    _ middle: ComplexInterval, _ radius: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    func size(_ z: ComplexInterval) -> BigFloat { up.hypot(z.re.magnitude, z.im.magnitude) }
    let distance = down.hypot(z.re.mignitude, z.im.mignitude)
    if distance.isZero { return .infinity }
    let quotient = up.divide(order.magnitude, distance)
    let rate = up.add(up.add(1, up.divide(1, distance)), up.square(quotient))
    let growth = try up.compute(.expMinusOne, up.multiply(rate, radius))
    let slope = up.add(size(before), up.multiply(quotient, size(value)))
    let result = up.multiply(up.add(size(value), slope), growth)
    return result.isNaN ? .infinity : result
  }
}
