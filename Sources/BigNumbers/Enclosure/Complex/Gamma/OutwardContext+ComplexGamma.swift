import NumericCore

// Γ, ln Γ and ψ of rectangles, by Stirling's series to the right of ½ and by reflection to the left of it (DLMF 5.5.3, 5.5.4).
// Everything is an identity, so that rectangles of any width are enclosed; what is chosen, by one point of a rectangle, decides
// how close the enclosure is.
//
// **Source.** Hare, Computing the principal branch of log-gamma, J. Algorithms 25 (1997); Johansson, Arbitrary-precision computation
// of the gamma function, Maple Transactions 3 (2023).
extension OutwardContext {
  /// A gamma function of a rectangle; undefined at a pole.
  func gammaFunction(
    _ function: ComplexFunction, _ z: ComplexInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    if z.im.isPoint, z.im.lower.isZero { return try gammaFunction(function, ofReal: z.re) }
    if z.im.upper.signum <= 0 { return try gammaFunction(function, z.conjugate).conjugate }
    // The rectangle may contain a pole, or have both sides of the cut.
    if z.im.containsZero, z.re.lower.signum <= 0 { return .entire }
    guard z.re.isBounded, z.im.isBounded else { return .entire }
    // ln Γ(w) is some |w|·ln |w|, and an error of it is a relative one of Γ.
    let exponent = max(z.re.magnitude.binaryExponent ?? 0, z.im.magnitude.binaryExponent ?? 0, 0)
    let inner = try wider(by: 12 + 2 * min(exponent, 64))
    switch function {
    case .gamma: return try inner.gamma(z)
    case .logGamma: return try inner.logGamma(z)
    default: return try inner.digamma(z)
    }
  }

  /// The value at real numbers: of ln Γ the limit from above, whose imaginary part at negative numbers is π·⌊x⌋.
  private func gammaFunction(
    _ function: ComplexFunction, ofReal x: BigInterval
  ) throws(LimitExceeded) -> ComplexInterval {
    let real =
      try function.realForm.map { (form) throws(LimitExceeded) in
        try BigInterval.compute(form, x, precision: precision, limits: limits)
      } ?? .undefined
    guard x.isBounded, !x.hasGammaPole else {
      return x.isPoint ? ComplexInterval(.undefined, .undefined) : .entire
    }
    if function == .logGamma, x.lower.isNegative {
      let turns = BigInterval(ordered: x.lower.exactFloor, x.upper.exactFloor)
      return ComplexInterval(real, multiply(turns, try constant(.pi)))
    }
    return ComplexInterval(real, integer(0))
  }

  // MARK: - Functions above the real axis

  func gamma(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let isReflected = isReflected(z)
    let w = isReflected ? oneMinus(z) : z
    let plan = plan(w)
    // Far from 0 the factors leave the range of exponents before the value does, if it does.
    if plan.steps == 0 { return try apply(.exp, try logGamma(z)) }
    let far = try apply(.exp, try stirlingLogGamma(add(w, plan.steps), terms: plan.terms))
    let rising = try rising(w, plan.steps)
    if !isReflected { return try apply(.quotient, far, rising) }
    let (pi, (distance, isOdd)) = (try constant(.pi), besideWhole(z))
    let sine = try apply(.sin, multiply(distance, by: pi))
    let value = try apply(.quotient, multiply(rising, by: pi), multiply(sine, far))
    return isOdd ? negate(value) : value
  }

  func logGamma(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    guard isReflected(z) else { return try logGammaOnTheRight(z) }
    let pi = try constant(.pi)
    let other = try logGammaOnTheRight(oneMinus(z).conjugate).conjugate
    return subtract(
      subtract(ComplexInterval(try compute(.log, pi), integer(0)), try logSine(z)), other)
  }

  /// ln Γ(w) is ln Γ(w + n) less the sum of ln(w + k), which all are continuous off the cut.
  private func logGammaOnTheRight(_ w: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let plan = plan(w)
    let far = try stirlingLogGamma(add(w, plan.steps), terms: plan.terms)
    if plan.steps == 0 { return far }
    // One logarithm of the product, turned back by as many quarters as its angle has beside the principal one.
    let (x, y) = (Double(w.re.lower), Double(w.im.lower))
    var angle = 0.0
    for k in 0..<plan.steps { angle += Self.angle(x + Double(k), y) }
    let quarters = Int((angle / (Double.pi / 2)).rounded())
    var sum = try apply(.log, turned(try rising(w, plan.steps), quarters: -quarters))
    sum.im = add(sum.im, divide(multiply(integer(quarters), try constant(.pi)), integer(2)))
    return subtract(far, sum)
  }

  /// ln sin πz, continuous above the real axis: ln((1 − exp 2πiz)/2) − πi·(z − ½).
  func logSine(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let logarithm = try apply(.log, multiply(negate(try turnMinusOne(z)), by: oneHalf))
    let main = turned(ComplexInterval(subtract(z.re, oneHalf), z.im), quarters: -1)
    return add(logarithm, multiply(main, by: try constant(.pi)))
  }

  /// exp 2πiz − 1, which is small next to whole numbers.
  private func turnMinusOne(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let turn = multiply(integer(2), try constant(.pi))
    return try apply(
      .expMinusOne, turned(multiply(besideWhole(z).distance, by: turn), quarters: 1))
  }

  private func digamma(_ z: ComplexInterval) throws(LimitExceeded) -> ComplexInterval {
    let isReflected = isReflected(z)
    let w = isReflected ? oneMinus(z) : z
    let plan = plan(w)
    var value = try stirlingDigamma(add(w, plan.steps), terms: plan.terms)
    if plan.steps > 0 { value = subtract(value, try reciprocals(w, plan.steps)) }
    if !isReflected { return value }
    // cot πz = i·(1 + 2/(exp 2πiz − 1)), in which nothing grows above the axis.
    let share = multiply(try reciprocal(try turnMinusOne(z)), by: integer(2))
    let cotangent = turned(add(share, 1), quarters: 1)
    return subtract(value, multiply(cotangent, by: try constant(.pi)))
  }

  // MARK: - Steps

  private func isReflected(_ z: ComplexInterval) -> Bool {
    z.re.lower < oneHalf.lower
  }

  private func plan(_ w: ComplexInterval) -> StirlingPlan {
    StirlingPlan(bits: precision.bits, re: Double(w.re.lower), im: Double(w.im.mignitude))
  }

  /// w·(w + 1)·…·(w + n − 1), in pairs (w + k)·(w + n − 1 − k) = w·(w + n − 1) + k·(n − 1 − k), which take one product each.
  private func rising(_ w: ComplexInterval, _ count: Int) throws(LimitExceeded) -> ComplexInterval {
    if count == 0 { return ComplexInterval(1) }
    if count == 1 { return w }
    let first = multiply(w, add(w, count - 1))
    var product = first
    for k in 1..<max(count / 2, 1) {
      if k & 15 == 0 { try Deadline.check() }
      product = multiply(product, add(first, k * (count - 1 - k)))
    }
    return count % 2 == 0 ? product : multiply(product, add(w, count / 2))
  }

  /// 1/w + 1/(w + 1) + … + 1/(w + n − 1), in pairs 1/(w + k) + 1/(w + n − 1 − k) = (2w + n − 1)/(w·(w + n − 1) + k·(n − 1 − k)).
  private func reciprocals(
    _ w: ComplexInterval, _ count: Int
  ) throws(LimitExceeded) -> ComplexInterval {
    let first = multiply(w, add(w, count - 1))
    var sum = ComplexInterval(0)
    for k in 0..<count / 2 {
      if k & 15 == 0 { try Deadline.check() }
      sum = add(sum, try reciprocal(add(first, k * (count - 1 - k))))
    }
    let pairs = multiply(sum, add(add(w, w), count - 1))
    return count % 2 == 0 ? pairs : add(pairs, try reciprocal(add(w, count / 2)))
  }

  /// The distance of a number from the whole number that is nearest to the left end of its rectangle, and whether that is odd.
  func besideWhole(_ z: ComplexInterval) -> (distance: ComplexInterval, isOdd: Bool) {
    let (x, floor, ceiling) = (z.re.lower, z.re.lower.exactFloor, z.re.lower.exactCeiling)
    let whole = down.subtract(x, floor) < down.subtract(ceiling, x) ? floor : ceiling
    let distance = ComplexInterval(subtract(z.re, BigInterval(whole)), z.im)
    return (distance, !whole.isZero && !whole.scaled(-1).isInteger)
  }

  /// An angle as a double: what is asked is a number of quarter turns.
  private static func angle(_ x: Double, _ y: Double) -> Double {
    (try? DoubleBackend().compute(.atan2, y, x)) ?? 0
  }
}
