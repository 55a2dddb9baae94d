import NumericCore

// J and Y of integer orders. Bounds: J² + Y² decreases (Nicholson's integral, DLMF 10.9.30); |J₀| ≤
// 1 and |Jₙ| ≤ 1/√2, and hence |Jₙ″| ≤ 1 (DLMF 10.14.1, 10.6.1). The derivative is C′ₙ = Cₙ₋₁ −
// (n/x)·Cₙ (DLMF 10.6.2); the second derivative follows from Bessel's equation (DLMF 10.2.1).
extension OutwardContext {
  /// J or Y over integer orders n and numbers x, enclosed.
  ///
  /// More than 17 orders are not enclosed one by one: J is in [−1, 1] then, and Y has no bounds. Over [0, 30] 17 orders
  /// take 0.7 s, 41 would take 2 s.
  func bessel(
    _ f: BinaryFunction, _ n: BigInterval, _ x: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if n.isPoint, x.isPoint { return try compute(f, n.lower, x.lower) }
    guard let orders = n.wholeNumbers(in: .min ... .max) else { return .undefined }
    if orders.lowerBound < -(1 << 62) || orders.upperBound > 1 << 62
      || orders.upperBound - orders.lowerBound > 16
    {
      if f == .besselJ { return BigInterval(ordered: -1, 1).flagged() }
      return x.upper.signum > 0 ? .entire.flagged() : .undefined
    }
    var result = BigInterval.empty
    for order in orders {
      let part = f == .besselJ ? try besselJ(order, x) : try besselY(order, x)
      result = result.hull(part)
    }
    return result.isEmpty ? .undefined : result.flagged(!n.isWholePoint)
  }

  /// J: even or odd in x, and in n, as n is even or odd.
  func besselJ(_ n: Int, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let isOdd = n % 2 != 0
    if n < 0 {
      let range = try besselJ(-n, x)
      return isOdd ? negate(range) : range
    }
    var result = BigInterval.empty
    if x.upper.signum >= 0 {
      result = try wave(.besselJ, n, BigInterval(ordered: max(x.lower, 0), x.upper))
    }
    if x.lower.signum < 0 {
      let mirrored = try wave(.besselJ, n, BigInterval(ordered: max(-x.upper, 0), -x.lower))
      result = result.hull(isOdd ? negate(mirrored) : mirrored)
    }
    return result
  }

  /// Y, which is defined for x > 0 and has a pole at 0.
  func besselY(_ n: Int, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    if n < 0 {
      let range = try besselY(-n, x)
      return n % 2 == 0 ? range : negate(range)
    }
    guard x.upper.signum > 0 else { return .undefined }
    return try wave(.besselY, n, BigInterval(ordered: max(x.lower, 0), x.upper))
      .flagged(x.lower.signum <= 0)
  }

  private func wave(
    _ f: BinaryFunction, _ n: Int, _ x: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let inner = try wider(by: 32)
    let rough = forSlopes
    func value(_ a: BigFloat) throws(LimitExceeded) -> BigInterval {
      try inner.bessel(f, order: n, a)
    }
    func slope(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      try rough.besselSlope(f, n, x)
    }
    func bound(_ x: BigInterval) throws(LimitExceeded) -> BigInterval {
      var size = f == .besselJ ? BigFloat.integer(1) : .infinity
      if x.lower >= 1 { size = min(size, try rough.besselModulus(n, x.lower)) }
      return BigInterval(ordered: -size, size)
    }
    return rounded(
      try inner.range(of: DifferentiableFunction(value: value, slope: slope, bound: bound), over: x)
    )
  }

  /// An enclosure of Jₙ(x) or Yₙ(x) for n ≥ 0 and x ≥ 0; −∞ for Y at 0.
  private func bessel(
    _ f: BinaryFunction, order n: Int, _ x: BigFloat
  ) throws(LimitExceeded) -> BigInterval {
    let order = BigFloat.integer(n)
    return enclosure(
      try down.compute(f, order, x), try up.compute(f, order, x), isFinite: false)
  }

  /// √(J² + Y²), rounded up.
  private func besselModulus(_ n: Int, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    let (j, y) = (try bessel(.besselJ, order: n, x), try bessel(.besselY, order: n, x))
    return up.hypot(j.magnitude, y.magnitude)
  }

  /// The derivative over an interval: that in the middle, plus the second derivative times the
  /// distance.
  ///
  /// Before their first extrema Jₙ and Yₙ increase, and J₀ decreases: j′ₙ,₁ ≥ n, y′ₙ,₁ > n (DLMF
  /// 10.21.3), j₁,₁ = 3.83…, y′₀,₁ = 2.19… (DLMF 10.21(i) and table 10.75).
  private func besselSlope(
    _ f: BinaryFunction, _ n: Int, _ x: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if f == .besselJ, n == 0, x.upper <= 3 { return BigInterval(ordered: -1, 0) }
    if f == .besselJ, n > 0, x.upper <= BigFloat.integer(n) { return BigInterval(ordered: 0, 1) }
    if f == .besselY, x.upper <= BigFloat.integer(max(n, 2)) {
      return BigInterval(ordered: 0, .infinity)
    }
    guard x.isBounded, f == .besselJ || x.lower >= 1 else { return .entire }
    let middle = x.wideMidpoint
    let point = BigInterval(ordered: middle, middle)
    var derivative = negate(try bessel(f, order: 1, middle))
    if n > 0 {
      let ratio = divide(integer(n), point)
      derivative = subtract(
        try bessel(f, order: n - 1, middle),
        multiply(ratio, try bessel(f, order: n, middle)))
    }
    var curvature = f == .besselJ ? BigFloat.integer(1) : .infinity
    if x.lower >= 1 { curvature = min(curvature, try besselCurvature(n, x.lower)) }
    return add(
      derivative,
      multiply(BigInterval(ordered: -curvature, curvature), subtract(x, point)))
  }

  /// A bound of |C″| for x ≥ a: |C″| ≤ |C′|/a + max(1, n²/a²)·|C| with |C| ≤ Mₙ(a) and |C′| ≤
  /// Mₙ₋₁(a) + (n/a)·Mₙ(a).
  private func besselCurvature(_ n: Int, _ a: BigFloat) throws(LimitExceeded) -> BigFloat {
    let own = try besselModulus(n, a)
    let ratio = up.divide(BigFloat.integer(n), a)
    let slope = up.fusedMultiplyAdd(ratio, own, try besselModulus(abs(n - 1), a))
    return up.fusedMultiplyAdd(max(1, up.square(ratio)), own, up.divide(slope, a))
  }
}
