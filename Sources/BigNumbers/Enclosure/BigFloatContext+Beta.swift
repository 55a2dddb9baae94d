internal import CMPFR
import NumericCore

/// What B(x, y) is at extreme arguments, for which MPFR forms Γ of sums with as many bits as their exponents differ by, or
/// finds quotients of infinities.
enum BetaForm {
  /// (1 + d)/x for a tiny x, where d·x > 0 if y < 1.
  case reciprocal(BigFloat, of: BigFloat)
  /// exp(ln Γ(x) + ln Γ(y) − ln Γ(x + y)) for a large y.
  case large(BigFloat, BigFloat)

  /// Nil where MPFR computes the value.
  init?(_ x: BigFloat, _ y: BigFloat, bits: Int) {
    guard let a = x.binaryExponent, let b = y.binaryExponent else { return nil }
    let (small, large) = a < b ? (x, y) : (y, x)
    let (least, greatest) = (min(a, b), max(a, b))
    if large.isNegative { return nil }
    if -least > bits + small.storedBits + 80, -60...1000 ~= greatest {
      self = .reciprocal(small, of: large)
    } else if greatest > 50, !small.isNegative {
      self = .large(small, large)
    } else {
      return nil
    }
  }
}

extension BigFloatContext {
  func beta(
    _ x: BigFloat, _ y: BigFloat, kernel: MediumBinaryFunction? = .beta
  ) throws(LimitExceeded) -> BigFloat {
    let one = BigFloat.integer(1)
    switch BetaForm(x, y, bits: bits) {
    case nil: return binary(kernel, mpfr_beta, x, y)
    case .reciprocal(let x, of: let y):
      // B(x, 1) = 1/x.
      return y == one ? divide(one, x) : reciprocal(of: x, isLarger: x.isNegative == (y > one))
    case .large(let x, let y):
      if x == one { return divide(one, y) }
      // B(x, y) < 4^(1 − x) for y ≥ x is below all exponents, as e^−x is.
      if (x.binaryExponent ?? 0) > 63 { return unary(.exp, negate(x)) }
      return try rounded { (outward) throws(LimitExceeded) in
        try outward.largeBeta(x, y)
      } atPoint: {
        unary(mpfr_set, $0)
      }
    }
  }

  /// (1 + d)/x, rounded, for a d with |d| < 2^−(w + 2) of which only the sign is known, where w is the number of bits of x and of
  /// the result.
  ///
  /// B(x, y) = exp(x·(ψ(1 + s) − ψ(y + t)))/x with s and t between 0 and x, by the mean value theorem for ln Γ, and the
  /// difference of ψ is less than 2⁶² in magnitude. A quotient that is no number of one bit more than the result differs from
  /// all of these by more.
  private func reciprocal(of x: BigFloat, isLarger: Bool) -> BigFloat {
    let wide = BigFloatContext(
      within: limits, precision: .bits(bits + x.storedBits + 8), rounding: .nearestEven)
    let one = BigFloat.integer(1)
    var quotient = wide.divide(one, x)
    if BigFloat.binary(mpfr_mul, quotient, x, bits: wide.bits + x.storedBits, .nearestEven) == one {
      quotient = wide.neighbor(of: quotient, isLarger != x.isNegative ? .up : .down)
    }
    defer { mpfr_set_inexflag() }
    return unary(mpfr_set, quotient)
  }
}

extension OutwardContext {
  /// B(x, y) for positive x and y, of which y is large and not less than x.
  ///
  /// ln Γ(x + y) − ln Γ(y) is the integral of ψ from y to x + y, and ln t − 1/t < ψ(t) < ln t (DLMF 5.11.2), so that it lies
  /// between x·(ln y − 1/y) and x·ln(x + y). Where these are not close enough, it is computed with as many bits more as its
  /// terms lose.
  func largeBeta(_ x: BigFloat, _ y: BigFloat) throws(LimitExceeded) -> BigInterval {
    let (size, large) = (max(0, x.binaryExponent ?? 0), y.binaryExponent ?? 0)
    let isFar = large - 2 * size > precision.bits + 16
    let inner = try wider(by: isFar ? size + 128 : large + 128)
    let (a, b) = (BigInterval(ordered: x, x), BigInterval(ordered: y, y))
    let sum = inner.add(a, b)
    let gap: BigInterval
    if isFar {
      let least = inner.subtract(try inner.compute(.log, y), inner.divide(inner.integer(1), b))
      let greatest = try inner.up.compute(.log, sum.upper)
      gap = inner.multiply(a, BigInterval(ordered: least.lower, greatest))
    } else {
      let whole = BigInterval(
        ordered: try inner.down.compute(.lnGamma, sum.lower),
        try inner.up.compute(.lnGamma, sum.upper))
      gap = inner.subtract(whole, try inner.compute(.lnGamma, y))
    }
    let logarithm = inner.subtract(try inner.compute(.lnGamma, x), gap)
    return rounded(bounds(inner.down.exp(logarithm.lower), inner.up.exp(logarithm.upper)))
  }
}
