import NumericCore

// x − k·y with a whole k that depends on x/y: linear where all members have the same k.
extension OutwardContext {
  /// How whole quotients are rounded.
  private enum Quotient { case truncated, nearest }

  /// The range of the floored remainder a − b⌊a/b⌋, which has the sign of b.
  func modulo(_ a: BigInterval, _ b: BigInterval) throws(LimitExceeded) -> BigInterval {
    if a.isPoint, b.isPoint { return try compute(.modulo, a.lower, b.lower) }
    return try bySign(b) { [self] b, isNegative throws(LimitExceeded) in
      let a = isNegative ? negate(a) : a
      let rest = try floored(a, b)
      return isNegative ? negate(rest) : rest
    }
  }

  /// The range of the truncated remainder x − y·trunc(x/y), which has the sign of x.
  func truncatingRemainder(
    _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(.truncatingRemainder, x.lower, y.lower) }
    return try bySign(y) { [self] y, _ throws(LimitExceeded) in
      var result = BigInterval.empty
      if x.upper.signum >= 0 {
        result = try floored(BigInterval(ordered: max(x.lower, 0), x.upper), y)
      }
      if x.lower.signum < 0 {
        let mirrored = BigInterval(ordered: max(-x.upper, 0), -x.lower)
        result = result.hull(negate(try floored(mirrored, y)))
      }
      return result
    }
  }

  /// The range of x − n·y for the integer n nearest to x/y.
  func remainder(_ x: BigInterval, _ y: BigInterval) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(.remainder, x.lower, y.lower) }
    return try bySign(y) { [self] y, _ throws(LimitExceeded) in
      let half = min(y.upper.halved, x.magnitude)
      guard let quotients = try quotients(x, y, .nearest) else {
        return BigInterval(ordered: -half, half)
      }
      if quotients.lowerBound == quotients.upperBound {
        return linear(x, y, quotients.lowerBound)
      }
      let inner = try wider(by: 64)
      let mirrored = negate(x)
      var (low, high) = (BigFloat.integer(0), BigFloat.integer(0))
      for n in quotients.decisive {
        high = max(high, inner.greatestRest(x, y, n))
        low = max(low, inner.greatestRest(mirrored, y, -n))
      }
      return BigInterval(ordered: -min(low, half), min(high, half))
    }
  }

  /// An upper bound of x − n·y, where n is the integer nearest to x/y, so that 2·|x − n·y| ≤ y:
  /// then (2n + 1)·(x − n·y) ≤ x for n ≥ 0, and (2|n| − 1)·(x − n·y) ≤ −x for n < 0.
  private func greatestRest(_ x: BigInterval, _ y: BigInterval, _ n: Int) -> BigFloat {
    let rest = min(y.upper.halved, linear(x, y, n).upper)
    return n >= 0
      ? min(rest, up.divide(x.upper, BigFloat.integer(2 * n + 1)))
      : min(rest, up.divide(-x.lower, BigFloat.integer(-2 * n - 1)))
  }

  /// The range of a − b⌊a/b⌋ for b > 0; a lower bound of 0 is excluded.
  private func floored(_ a: BigInterval, _ b: BigInterval) throws(LimitExceeded) -> BigInterval {
    guard let quotients = try quotients(a, b, .truncated) else {
      return BigInterval(ordered: 0, a.lower.signum >= 0 ? min(a.upper, b.upper) : b.upper)
    }
    if quotients.lowerBound == quotients.upperBound {
      return linear(a, b, quotients.lowerBound)
    }
    // Where the quotient changes the remainder is 0. It is less than b. With the quotient k ≥ 0
    // also (k + 1)·(a − k·b) ≤ a; with k < −1 it is less than b ≤ −a/(|k| − 1).
    let inner = try wider(by: 64)
    var high = BigFloat.integer(0)
    for k in quotients.decisive {
      var rest = min(b.upper, inner.linear(a, b, k).upper)
      if k >= 0 { rest = min(rest, inner.up.divide(a.upper, BigFloat.integer(k + 1))) }
      if k < -1 { rest = min(rest, inner.up.divide(-a.lower, BigFloat.integer(-k - 1))) }
      high = max(high, rest)
    }
    return BigInterval(ordered: 0, high)
  }

  /// The range of a − k·b over independent a and b; each bound is rounded once.
  private func linear(_ a: BigInterval, _ b: BigInterval, _ k: Int) -> BigInterval {
    let factor = BigFloat.integer(k)
    let (low, high) = k >= 0 ? (b.upper, b.lower) : (b.lower, b.upper)
    let least = k == 0 ? a.lower : -up.fusedMultiplySubtract(factor, low, a.lower)
    let greatest = k == 0 ? a.upper : -down.fusedMultiplySubtract(factor, high, a.upper)
    return BigInterval(ordered: least, greatest)
  }

  /// The whole quotients of all members for b > 0; nil if one is too large.
  ///
  /// The truncated quotient counts as the floored one, which is one less if a is negative and not a
  /// multiple of b.
  private func quotients(
    _ a: BigInterval, _ b: BigInterval, _ kind: Quotient
  ) throws(LimitExceeded) -> ClosedRange<Int>? {
    guard a.isBounded, b.isBounded, b.lower.signum > 0 else { return nil }
    guard let least = try quotient(a.lower, a.lower.signum >= 0 ? b.upper : b.lower, kind),
      let greatest = try quotient(a.upper, a.upper.signum >= 0 ? b.lower : b.upper, kind)
    else { return nil }
    return least...greatest
  }

  private func quotient(_ a: BigFloat, _ b: BigFloat, _ kind: Quotient) throws(LimitExceeded)
    -> Int?
  {
    // `mpfr_fmodquo` and `mpfr_remquo` return the low 63 bits, which are all bits of a quotient
    // below 2⁶².
    if let top = a.binaryExponent, let bottom = b.binaryExponent, top - bottom > 60 { return nil }
    let exact = BigFloatContext(.bits(64), .nearestEven)
    if kind == .nearest { return try exact.compute(.remainderQuotient, a, b).signedWord }
    guard let k = try exact.compute(.truncatingQuotient, a, b).signedWord else { return nil }
    if a.signum >= 0 { return k }
    return try exact.compute(.truncatingRemainder, a, b).isZero ? k : k - 1
  }

  /// The hull over positive y and over the magnitudes of negative y; a zero has no quotients.
  private func bySign(
    _ y: BigInterval, _ body: (BigInterval, _ isNegative: Bool) throws(LimitExceeded) -> BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    var result = BigInterval.empty
    if y.upper.signum > 0 {
      result = try body(BigInterval(ordered: max(y.lower, 0), y.upper), false)
    }
    if y.lower.signum < 0 {
      let mirrored = BigInterval(ordered: max(-y.upper, 0), -y.lower)
      result = result.hull(try body(mirrored, true))
    }
    return result.isEmpty ? .undefined : result.flagged(y.containsZero)
  }

  /// The range of the low bits of trunc(x/y), or of the integer nearest to x/y: the integer itself
  /// below 2⁶³ in magnitude, and any number of 63 bits beyond.
  func wholeQuotient(
    _ f: BinaryFunction, _ x: BigInterval, _ y: BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    if x.isPoint, y.isPoint { return try compute(f, x.lower, y.lower) }
    if y.isPoint, y.lower.isZero { return .undefined }
    let inner = try wider(by: 64)
    let ratio = inner.divide(x, y)
    let limit = BigFloat.integer(.max)
    guard ratio.lower > -limit, ratio.upper < limit else {
      return BigInterval(
        ordered: ratio.lower.signum < 0 ? -limit : 0, ratio.upper.signum > 0 ? limit : 0
      )
      .flagged(ratio.isErrorPossible)
    }
    // Divisions at the corners, exactly.
    var result = BigInterval.empty
    for a in [x.lower, x.upper] {
      for b in [y.lower, y.upper] where !b.isZero {
        let (low, high) = (try down.compute(f, a, b), try up.compute(f, a, b))
        if low.isNaN { return inner.monotoneSteps(f, ratio) }
        result = result.hull(BigInterval(ordered: low, high))
      }
    }
    return y.containsZero ? result.hull(inner.monotoneSteps(f, ratio)).flagged() : result
  }

  /// The range of rounded quotients, which increase with the quotient.
  private func monotoneSteps(_ f: BinaryFunction, _ ratio: BigInterval) -> BigInterval {
    f == .truncatingQuotient
      ? BigInterval(ordered: down.trunc(ratio.lower), up.trunc(ratio.upper))
      : BigInterval(ordered: down.roundEven(ratio.lower), up.roundEven(ratio.upper))
  }
}

extension ClosedRange<Int> {
  /// The quotients with the largest remainders: those at the ends and around 0.
  fileprivate var decisive: Set<Int> {
    Set([lowerBound, lowerBound + 1, upperBound - 1, upperBound, -1, 0, 1].filter(contains))
  }
}
