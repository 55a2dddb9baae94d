import NumericCore

// ln Γ and ψ of large positive numbers by the first terms of their asymptotic series: each error is less than the first
// omitted term and has its sign (DLMF 5.11.1, 5.11.2 and 5.11(ii)); and ln Γ next to its zeros by its Taylor series.
extension OutwardContext {
  /// ln Γ of a number that has a short series.
  func logGammaSeries(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    x < 4 ? try logGammaNextToZero(at: x) : try largeLogGamma(at: x)
  }

  /// ln Γ(x) = x·(ln x − 1) + (ln 2π − ln x)/2 + θ/(12x) with 0 < θ < 1.
  private func largeLogGamma(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    let logarithm = try compute(.log, x)
    let main = multiply(BigInterval(ordered: x, x), subtract(logarithm, integer(1)))
    let turn = try compute(.log, multiply(integer(2), try constant(.pi)))
    let rest = divide(subtract(turn, logarithm), integer(2))
    let error = BigInterval(ordered: 0, up.divide(1, down.multiply(12, x)))
    return add(add(main, rest), error)
  }

  /// ψ(x) = ln x − 1/(2x) − θ/(12x²) with 0 < θ < 1.
  func largeDigamma(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    let point = BigInterval(ordered: x, x)
    let main = subtract(try compute(.log, x), divide(integer(1), multiply(integer(2), point)))
    let error = BigInterval(ordered: 0, up.divide(1, down.multiply(12, down.square(x))))
    return subtract(main, error)
  }

  /// ln Γ(1 + e) = −γe + Σ ζ(k)(−e)ᵏ/k from k = 2 on (DLMF 5.7.3), and ln Γ(2 + e) = ln(1 + e) + ln Γ(1 + e), for
  /// |e| < 2⁻⁶⁴.
  ///
  /// The terms after the n-th are together less than 2|e|ⁿ⁺¹, because ζ(k)/k < 1 for k ≥ 2.
  private func logGammaNextToZero(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
    let (distance, isTwo) = x.distanceFromZeroOfLogGamma
    guard let exponent = distance.binaryExponent else { return integer(0) }
    let e = BigInterval(ordered: distance, distance)
    let negated = negate(rounded(e))
    var sum = multiply(try constant(.eulerGamma), negated)
    var power = negated
    var count = 1
    while count * -exponent < precision.bits + 8 {
      count += 1
      power = multiply(power, negated)
      let zeta = try compute(.zeta, BigFloat.integer(count))
      sum = add(sum, divide(multiply(zeta, power), integer(count)))
    }
    let (product, overflow) = exponent.multipliedReportingOverflow(by: count + 1)
    let error = BigFloat.integer(1).scaled(overflow ? .min / 4 : product + 1)
    sum = add(sum, BigInterval(ordered: -error, error))
    return isTwo ? add(sum, try compute(.logOnePlus, distance)) : sum
  }
}

extension BigFloat {
  /// x − 1 or x − 2, whichever is smaller in magnitude, exactly, for 0 < x < 4.
  fileprivate var distanceFromZeroOfLogGamma: (distance: BigFloat, isTwo: Bool) {
    let isTwo = self > BigFloat(1.5 as Double)
    let context = BigFloatContext(.bits(storedBits + 2), .nearestEven)
    return (context.subtract(self, BigFloat.integer(isTwo ? 2 : 1)), isTwo)
  }

  /// Whether a number has a series of few terms for a number of bits: it is so large that the terms of the asymptotic series
  /// suffice, whose error relative to the value is less than x⁻², or it is so close to a zero of ln Γ that four terms of
  /// the Taylor series do.
  ///
  /// Where a value is as close to a short number as ψ(exp(3e10)) is, MPFR computes with as many bits as x has before the
  /// point, until GMP has no memory and aborts. A thousand bits take it less than a millisecond, as was measured. Next to a
  /// zero it computes with as many bits more as the distance has zeros behind the point.
  func hasShortSeries(_ series: PointEnclosure, bits: Int) -> Bool {
    guard !isNegative, let exponent = binaryExponent else { return false }
    if exponent > 2 { return exponent > max(1000, bits + 64) }
    guard series == .logGammaSeries, exponent >= 0, exponent < 2 || self < 3 else { return false }
    return distanceFromZeroOfLogGamma.distance.binaryExponent.map { -$0 > bits / 4 + 64 } ?? false
  }
}
