import NumericCore

// Bessel functions by the power series ₀F₁ (DLMF 10.2.2 and 10.25.2), for z ≠ 0 in the first quadrant. At whole orders Y and K are
// limits: there they are computed at an order that is very close, and a bound of the derivative with respect to the order
// accounts for the rest. It does so for orders that are not one number as well.
extension OutwardContext {
  /// A Bessel function at a point.
  func nearBessel(
    _ kind: BesselKind, _ order: BesselOrder, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let size = BesselSize(order, z)
    var (order, between) = (order, 0)
    // The series of J and I have no terms at negative whole orders either, where they are limits.
    if kind.isSecond || (order.excess.isZero && order.whole < 0) {
      // The difference of the orders is to have a relative effect of 2^−p.
      let slope = try with(bits: 64).orderSlope(kind, order, z).slope
      guard let exponent = slope.binaryExponent else { return .entire }
      let bits = max(8, precision.bits + exponent - size.resultBits(kind) + 8)
      try limits.check(.precision, bits)
      guard let apart = order.apart(bits: bits) else { return .entire }
      order = apart
      between = max(0, -(order.excess.binaryExponent ?? 0))
    }
    let inner = try wider(by: size.lostBits(kind) + size.powerBits + between + 16)
    let value =
      kind.isSecond
      ? try inner.secondKind(kind, order, z) : try inner.firstKind(kind, order, z)
    if order.radius.isZero { return value }
    return widened(value, by: try with(bits: 64).orderDifference(kind, order, z))
  }

  private func firstKind(
    _ kind: BesselKind, _ order: BesselOrder, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let half = multiply(z, by: oneHalf)
    let value = multiply(
      try regularSeries(kind, order, half), try besselPower(half, order))
    return multiply(value, by: try reciprocalGamma(order, try gammaOfMagnitude(order)))
  }

  /// (J_ν·cos νπ − J_−ν)/sin νπ and (I_−ν − I_ν)·π/(2·sin νπ).
  private func secondKind(
    _ kind: BesselKind, _ order: BesselOrder, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    guard let opposite = order.negated else { return .entire }
    let half = multiply(z, by: oneHalf)
    let power = try besselPower(half, order)
    let gamma = try gammaOfMagnitude(order)
    let own = multiply(
      multiply(try regularSeries(kind, order, half), power), by: try reciprocalGamma(order, gamma))
    let other = multiply(
      multiply(try regularSeries(kind, opposite, half), try reciprocal(power)),
      by: try reciprocalGamma(opposite, gamma))
    let (sine, cosine) = try circularParts(order)
    if kind == .second {
      return multiply(
        subtract(multiply(own, by: cosine), other), by: divide(integer(1), sine))
    }
    let factor = divide(try constant(.pi), multiply(sine, integer(2)))
    return multiply(subtract(other, own), by: factor)
  }

  /// Σ wᵏ/(k!·(ν + 1)ₖ) for w = ∓(z/2)², at the middle of the order, which is not a negative whole number.
  private func regularSeries(
    _ kind: BesselKind, _ order: BesselOrder, _ half: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let square = multiply(half, half)
    let w = kind.isModified ? square : negate(square)
    guard let v = FixedComplex(w, bits: precision.bits) else { return .entire }
    let ratio = order.powerSeriesRatio
    let tail = SeriesTail(order, w, up)
    let sum = try GaussianSum(v) { k in
      ratio(k)
    } tail: { k, quotient in
      tail.bound(k, quotient)
    }
    return sum.value(self)
  }

  /// (z/2)^ν at the middle of the order.
  private func besselPower(
    _ half: ComplexInterval, _ order: BesselOrder
  ) throws(LimitExceeded) -> ComplexInterval {
    guard order.excess.isZero else {
      return try apply(
        .exp, multiply(try apply(.log, half), by: BigInterval(order.middle)))
    }
    var (result, square) = (ComplexInterval(integer(1), integer(0)), half)
    var rest = order.whole.magnitude
    while rest != 0 {
      if rest & 1 != 0 { result = multiply(result, square) }
      rest >>= 1
      if rest != 0 { square = multiply(square, square) }
    }
    return order.whole < 0 ? try reciprocal(result) : result
  }

  /// Γ(1 + |ν|) at the middle of the order.
  ///
  /// Next to a small whole number n it is the product of j + ε for 1 ≤ j ≤ n and Γ(1 + ε), of which ln is −γε + π²/12·ε² with an error
  /// of |ε|³ at most (DLMF 5.7.3): MPFR's Γ is slow.
  private func gammaOfMagnitude(_ order: BesselOrder) throws(LimitExceeded) -> BigInterval {
    let size = order.middle.magnitude
    guard let exponent = order.excess.binaryExponent, -3 * exponent > precision.bits,
      order.whole.magnitude <= 64
    else {
      let exact = BigFloatContext(.bits(size.storedBits + 128), .nearestEven)
      return try compute(.gamma, exact.add(size, 1))
    }
    let excess = BigInterval(order.middle.isNegative ? -order.excess : order.excess)
    let (pi, gamma) = (try constant(.pi), try constant(.eulerGamma))
    let square = multiply(divide(multiply(pi, pi), integer(12)), multiply(excess, excess))
    let error = BigFloat.integer(1).scaled(3 * exponent)
    let logarithm = add(
      subtract(square, multiply(gamma, excess)), BigInterval(ordered: -error, error))
    var product = try compute(.exp, logarithm)
    for j in stride(from: 1, through: Int(order.whole.magnitude), by: 1) {
      product = multiply(product, add(integer(j), excess))
    }
    return product
  }

  /// 1/Γ(1 + ν), where 1/Γ(1 − μ) = sin(πμ)·Γ(1 + μ)/(πμ).
  private func reciprocalGamma(
    _ order: BesselOrder, _ gamma: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    guard order.middle.isNegative else { return divide(integer(1), gamma) }
    // Both signs of the sine and of the order change.
    let sine = try circularParts(order).sine
    let angle = multiply(try constant(.pi), BigInterval(order.middle))
    return divide(multiply(sine, gamma), angle)
  }

  /// sin νπ and cos νπ at the middle of the order; exactly for whole and half orders.
  private func circularParts(
    _ order: BesselOrder
  ) throws(LimitExceeded) -> (sine: BigInterval, cosine: BigInterval) {
    if let halves = BigInterval(order.middle).wholeHalves {
      let turn = turned(ComplexInterval(integer(1), integer(0)), quarters: halves)
      return (turn.im, turn.re)
    }
    let angle = multiply(try constant(.pi), BigInterval(order.excess))
    let (sine, cosine) = (try real(.sin, angle), try real(.cos, angle))
    return order.whole % 2 == 0 ? (sine, cosine) : (negate(sine), negate(cosine))
  }
}

/// When the terms of ₀F₁ may be left out.
private struct SeriesTail {
  private let order: Double
  /// Whether ν is next to a whole number −n with n ≥ 8|w|.
  private let isFarLeft: Bool
  /// −log₂ of the distance of ν from the nearest whole number, or a little less.
  private let gap: Int

  init(_ order: BesselOrder, _ w: ComplexInterval, _ up: BigFloatContext) {
    self.order = Double(order.middle)
    let eightfold = up.hypot(w.re.magnitude, w.im.magnitude).scaled(3)
    isFarLeft = order.whole <= -2 && eightfold <= BigFloat.integer(-order.whole)
    gap = 1 - (order.excess.binaryExponent ?? 0)
  }

  /// A bound of the sum of all terms from the one of k on, divided by that term; nil if it is not small.
  ///
  /// The quotients of terms |w|/((k + 1)·|ν + k + 1|) decrease where ν + k + 1 > 0. Far to the left, where ν is next to −n and n ≥
  /// 8|w|, they are below ½ as well, if they are at k < n/2 for |ν + k + 1| ≥ (n − 1)/2, and except for k + 1 = n: from there on the
  /// sum is less than 2^(k + 1 − n)/(4·|ν + n|) times the term of k. That is less than 2 here.
  func bound(_ k: Int, _ quotient: ErrorBound) -> ErrorBound? {
    if Double(k + 1) > 1 - order { return quotient.isBelowHalf ? .powerOfTwo(1) : nil }
    let distance = -order - Double(k + 1)
    guard isFarLeft, Double(2 * (k + 1)) < -order - 1, distance > Double(gap + 2) else {
      return nil
    }
    return .powerOfTwo(2)
  }
}
