import NumericCore

// ln Γ and ψ of large positive numbers by the first terms of their asymptotic series: each error is less than the first
// omitted term and has its sign (DLMF 5.11.1, 5.11.2 and 5.11(ii)).
extension OutwardContext {
  /// ln Γ(x) = x·(ln x − 1) + (ln 2π − ln x)/2 + θ/(12x) with 0 < θ < 1.
  func largeLogGamma(at x: BigFloat) throws(LimitExceeded) -> BigInterval {
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
}

extension BigFloat {
  /// Whether a number is so large that these terms suffice for a number of bits: their error relative to the value is less
  /// than x⁻².
  ///
  /// Where a value is as close to a short number as ψ(exp(3e10)) is, MPFR computes with as many bits as x has before the
  /// point, until GMP has no memory and aborts. A thousand bits take it less than a millisecond, as was measured.
  func hasShortSeries(bits: Int) -> Bool {
    guard !isNegative, let exponent = binaryExponent else { return false }
    return exponent > max(1000, bits + 64)
  }
}
