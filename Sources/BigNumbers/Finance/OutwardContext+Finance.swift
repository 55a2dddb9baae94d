import NumericCore

// Financial formulas on intervals. Growth and annuity factors are monotone in each argument, so
// that their extremes over a rectangle are at its corners.
extension OutwardContext: FinancialArithmetic {
  /// The range of a financial function, enclosed.
  func financial(_ f: ListFunction, _ x: [BigInterval]) throws(LimitExceeded) -> BigInterval {
    do throws(ComputationFailure) {
      return try RateEnclosure(f, x, bits: precision.bits, limits).value()
    } catch {
      switch error {
      case .limit(let limit): throw limit
      case .exception(.overflow), .undecided, .inapplicable: return BigInterval.entire.flagged()
      case .exception: return .undefined
      }
    }
  }

  func sign(of x: BigInterval) throws(ComputationFailure) -> Int {
    if x.isEmpty { throw .exception(.domain) }
    if x.lower.signum > 0 { return 1 }
    if x.upper.signum < 0 { return -1 }
    if x.isPoint { return 0 }
    throw .unknownSign
  }

  func isWhole(_ x: BigInterval) throws(ComputationFailure) -> Bool {
    if x.isPoint { return x.lower.isInteger }
    guard x.isBounded, down.ceil(x.lower) > up.floor(x.upper) else { throw .unknownSign }
    return false
  }

  func count(_ x: BigInterval) -> Int { Int(exactly: Double(x.lower)) ?? .max }

  func positivePart(_ x: BigInterval) -> BigInterval {
    BigInterval(ordered: max(x.lower, 0), max(x.upper, 0))
  }

  func growth(_ rate: BigInterval, _ periods: BigInterval) -> BigInterval {
    corners(rate, periods) { rate, periods in bounded(rate, periods, offset: 0) }
  }

  func annuity(_ rate: BigInterval, _ periods: BigInterval) -> BigInterval {
    corners(rate, periods) { rate, periods in
      if rate.isZero { return BigInterval(ordered: periods, periods) }
      let point = BigInterval(ordered: rate, rate)
      return divide(bounded(rate, periods, offset: -1), point)
    }
  }

  /// An enclosure of (1 + r)ⁿ, or of (1 + r)ⁿ − 1, at points: the exponential of n·ln(1 + r), with
  /// each step rounded outward.
  ///
  /// It is not copied into each of its eight calls, which would be 15 kB of the installed command.
  @inline(never)
  private func bounded(_ rate: BigFloat, _ periods: BigFloat, offset: Int) -> BigInterval {
    let logarithm = BigInterval(ordered: down.log(onePlus: rate), up.log(onePlus: rate))
    let exponent = multiply(BigInterval(ordered: periods, periods), logarithm)
    return offset == 0
      ? bounds(down.exp(exponent.lower), up.exp(exponent.upper))
      : bounds(down.expMinusOne(exponent.lower), up.expMinusOne(exponent.upper))
  }

  private func corners(
    _ rate: BigInterval, _ periods: BigInterval, _ value: (BigFloat, BigFloat) -> BigInterval
  ) -> BigInterval {
    var result = value(rate.lower, periods.lower)
    if !rate.isPoint { result = result.hull(value(rate.upper, periods.lower)) }
    if !periods.isPoint { result = result.hull(value(rate.lower, periods.upper)) }
    if !rate.isPoint, !periods.isPoint { result = result.hull(value(rate.upper, periods.upper)) }
    return result.inheriting(from: rate, periods)
  }

  func logarithm(_ x: BigInterval, growing rate: BigInterval) -> BigInterval {
    divide(
      bounds(down.log(x.lower), up.log(x.upper)),
      bounds(down.log(onePlus: rate.lower), up.log(onePlus: rate.upper)))
  }

  func meanGrowth(_ x: BigInterval, periods: Int) -> BigInterval {
    let logarithm = bounds(down.log(x.lower), up.log(x.upper))
    let exponent = divide(logarithm, integer(periods))
    return bounds(down.expMinusOne(exponent.lower), up.expMinusOne(exponent.upper))
  }

  /// The present value, by Horner's rule in 1/(1 + r) from the last flow to the first.
  func presentValue(_ rate: BigInterval, _ flows: ArraySlice<BigInterval>) -> BigInterval {
    let discount = divide(integer(1), add(rate, integer(1)))
    var total = integer(0)
    for flow in flows.reversed() { total = add(multiply(total, discount), flow) }
    return total
  }
}
