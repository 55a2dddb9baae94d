internal import CMPFR
import NumericCore

// Functions of one number: those that MPFR lacks are rounded correctly from enclosures.
extension BigFloatContext {
  @inline(__always)
  func compute(
    _ function: UnaryFunction, _ x: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    guard case .mpfr(let call) = function.page.call else {
      result = try compute(function, x)
      return
    }
    if mayBeLong(function.page.bounds, x) { try admit(function, x) }
    result.overwrite(bits: bits) { r in
      settle(r, x.read { function.round(into: r, $0, rounding.mpfr, else: call) })
    }
  }

  // A new result is written at once, not as a zero that is overwritten.
  func compute(_ function: UnaryFunction, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    if mayBeLong(function.page.bounds, x) { try admit(function, x) }
    switch function.page.call {
    case .mpfr(let call): return unary(function, call, x)
    case .mpfrOrSeries(let call, let series):
      if let found = kernelValue(function, x) { return found }
      return x.hasShortSeries(series, bits: bits) ? try rounded(x, .none, series) : unary(call, x)
    case .steps(let steps):
      if let found = kernelValue(function, x) { return found }
      return try value(steps, x)
    case .enclosed(let enclosure):
      return try rounded(x, function.page.neighbors.zero, enclosure)
    }
  }

  /// Throws if a function of one number, or of all numbers of a ball around it, would cost more than
  /// the limits allow.
  ///
  /// Balls next to poles below zero are enclosed without MPFR's function.
  @inline(never)
  func admit(
    _ function: UnaryFunction, _ x: BigFloat, isPoint: Bool = true
  ) throws(LimitExceeded) {
    let bounds = function.page.bounds
    if bounds != .none { try admit(bounds, x.operand) }
    var cost = function.page.cost.at(x, bits: bits)
    if case .mpfrOrSeries(_, let series) = function.page.call, x.hasShortSeries(series, bits: bits)
    {
      cost = .constantsOfSeries
    }
    var extra = 0
    var near = 0
    if x.storedBits > CallCost.cheapBits {
      try Deadline.check()
      if bounds.contains(.exponent) {
        extra = min(x.storedBits, max(0, x.binaryExponent ?? 0))
        if x.mayBeNextToQuarterTurn { near = x.storedBits }
      }
      if bounds.contains(.nextToWhole), isPoint || !x.isNegative { extra = x.bitsNextToWhole }
    }
    try admit(
      cost, bits: bits + extra, reduction: bounds.reductionBits(x.operand), near: near)
  }

  /// A function of as many numbers as it takes.
  func compute(_ function: Function, _ x: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    switch function {
    case .unary(let function): try compute(function, x[0])
    case .binary(let function): try compute(function, x[0], x[1])
    case .list(let function): try compute(function, x)
    }
  }

  /// Replaces a number by a function of it, without an allocation where that is one call of MPFR.
  func compute(_ function: UnaryFunction, inPlace x: inout BigFloat) throws(LimitExceeded) {
    guard let call = function.mpfr else {
      x = try compute(function, x)
      return
    }
    if mayBeLong(function.page.bounds, x) { try admit(function, x) }
    x.transform(bits: bits) { r, x in
      settle(r, function.round(into: r, x, rounding.mpfr, else: call))
    }
  }

  /// A value that is enclosed, rounded correctly.
  func rounded(
    _ x: BigFloat, _ neighbor: Neighbor, _ enclosure: PointEnclosure
  ) throws(LimitExceeded) -> BigFloat {
    ulp_prepare_thread()
    if x.isNaN { return notANumber }
    if let result = nextToShort(x, neighbor) { return result }
    return try rounded { (outward) throws(LimitExceeded) in
      try outward.value(enclosure, at: x)
    } atPoint: { value in
      // Intervals have no −0, which is the value of an odd function at −0.
      if x.isZero, value.isZero { return unary(mpfr_set, x) }
      if value.isInfinite, x.isFinite { mpfr_set_divby0() }
      return unary(mpfr_set, value)
    }
  }

  /// Encloses the value until both bounds round to the same number, from the same side (Ziv, ACM
  /// TOMS 17(3), 1991).
  ///
  /// The flags that enclosures raise say nothing about the result: points are exact, or poles if
  /// they are infinite at a finite number, and all other results are inexact.
  func rounded(
    _ enclose: (OutwardContext) throws(LimitExceeded) -> BigInterval,
    atPoint: (BigFloat) -> BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    try Deadline.within(limits) { () throws(LimitExceeded) in try narrowed(enclose, atPoint) }
  }

  private func narrowed(
    _ enclose: (OutwardContext) throws(LimitExceeded) -> BigInterval,
    _ atPoint: (BigFloat) -> BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    let flags = ulp_flags()
    var working = bits + 16
    while true {
      try Deadline.check()
      let outward = try OutwardContext(precision: .bits(working), limits: limits)
      let value = try enclose(outward)
      ulp_restore_flags(flags)
      if value.isEmpty { return notANumber }
      if value.isPoint { return atPoint(value.lower) }
      let (low, high) = (unary(mpfr_set, value.lower), unary(mpfr_set, value.upper))
      ulp_restore_flags(flags)
      // The ternary value, and a second rounding to a subnormal number, require the side on which
      // the value lies.
      let (isAbove, isBelow) = (low <= value.lower, high >= value.upper)
      if low == high, isAbove || isBelow {
        defer { mpfr_set_inexflag() }
        return unary(mpfr_set, isAbove ? value.upper : value.lower)
      }
      if working > 4 * bits + limits.workingPrecision {
        throw LimitExceeded(
          limit: .workingPrecision, allowed: limits.workingPrecision, requested: working)
      }
      working += working / 2
    }
  }

  /// The value at a tiny argument x that no enclosure separates from a short number; nil elsewhere.
  ///
  /// With the precision w below, |x| < 2^(−w − 5), and the relative difference of the value from
  /// the short number is less than 3·|x| < 2^(−w − 3). Hence no number of w bits lies between both,
  /// and all numbers between the short number and its neighbour round alike to w − 2 bits or fewer.
  func nextToShort(_ x: BigFloat, _ neighbor: Neighbor) -> BigFloat? {
    let wide = max(bits, x.storedBits) + 4
    guard let exponent = x.binaryExponent, exponent < -wide - 4 else { return nil }
    let (short, side): (BigFloat, Neighbor.Side)
    switch neighbor {
    case .none, .reciprocal: return nil
    case .argument(let place): (short, side) = (x, place)
    case .halfArgument(let place): (short, side) = (x.halved, place)
    case .halves(let count, let place): (short, side) = (BigFloat.integer(count).halved, place)
    }
    return beside(short, isAbove: side.isAbove(x.isNegative), wide: wide)
  }

  /// A number that rounds as those do which differ from a short number by less than any number of `wide` bits.
  func beside(_ short: BigFloat, isAbove: Bool, wide: Int) -> BigFloat {
    let fine = BigFloatContext(within: limits, precision: .bits(wide), rounding: .nearestEven)
    defer { mpfr_set_inexflag() }
    // Raised by 2⁸ for a moment: the neighbour of the smallest number would be 0.
    let raised = fine.neighbor(of: fine.unary(mpfr_set, short.scaled(8)), isAbove ? .up : .down)
    return make { r, mode in raised.read { mpfr_mul_2si(r, $0, -8, mode) } }
  }
}
