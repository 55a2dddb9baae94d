internal import CMPFR
import NumericCore

/// What Γ(a, x) is at tiny arguments, for which MPFR computes with as many bits as they have zeros behind the point.
enum IncompleteGammaForm {
  /// E₁(x)·(1 + d) with |d| < 2^exponent for a tiny a.
  case exponentialIntegral(exponent: Int)
  /// Γ(a) − d with 0 < d < 2^exponent for a tiny x.
  case complete(exponent: Int)

  /// Nil where MPFR computes the value.
  ///
  /// - For a tiny a the integrands differ by (tᵃ − 1)·e^−t/t. For t ≥ 1, |tᵃ − 1| ≤ |a|·(t − 1), so that the difference is at most
  ///   |a|·e^−x, and E₁(x) > e^−x/(x + 1). For t < 1, |tᵃ − 1| ≤ 2|a·ln t|, so that it is at most |a|·ln² x more, and E₁(1) > 1/5.
  ///   With 2^−41 < x < 2¹⁰ that is less than 2¹³·|a| relative to the value.
  /// - For a tiny x, Γ(a) − Γ(a, x) is the integral of t^(a − 1)·e^−t from 0 to x, which is less than xᵃ/a.
  init?(_ a: BigFloat, _ x: BigFloat, bits: Int) {
    guard !x.isNegative, let order = a.binaryExponent, let size = x.binaryExponent else {
      return nil
    }
    if order < -bits - 80, -40...10 ~= size {
      self = .exponentialIntegral(exponent: order + 13)
      return
    }
    guard !a.isNegative, -10...10 ~= order, size < -40 else { return nil }
    let exponent = (Double(a) * Double(size)).rounded(.up) + 12
    guard exponent < Double(-2 * bits - 120) else { return nil }
    self = .complete(exponent: Int(max(exponent, -0x1p61)))
  }
}

extension BigFloatContext {
  func incompleteGamma(
    _ a: BigFloat, _ x: BigFloat, kernel: MediumBinaryFunction? = .incompleteGamma
  ) throws(LimitExceeded) -> BigFloat {
    switch IncompleteGammaForm(a, x, bits: bits) {
    case nil: return binary(kernel, mpfr_gamma_inc, a, x)
    case .exponentialIntegral(let exponent):
      return try rounded { (outward) throws(LimitExceeded) in
        let error = BigFloat.integer(1).scaled(exponent)
        let value = outward.negate(try outward.compute(.expIntegral, -x))
        return outward.multiply(
          value, outward.add(outward.integer(1), BigInterval(ordered: -error, error)))
      } atPoint: {
        unary(mpfr_set, $0)
      }
    case .complete(let exponent):
      // Γ of a small whole number is a short number, and the value is next to it.
      let wide = BigFloatContext(
        within: limits, precision: .bits(2 * bits + 64), rounding: .nearestEven)
      var ternary: Int32 = 1
      let whole = BigFloat.make(bits: wide.bits) { r in
        ternary = ulp_gamma(r, a.operand, MPFR_RNDN)
        return ternary
      }
      if ternary == 0 {
        defer { mpfr_set_inexflag() }
        return unary(mpfr_set, wide.neighbor(of: whole, .down))
      }
      return try rounded { (outward) throws(LimitExceeded) in
        let error = BigFloat.integer(1).scaled(exponent)
        return outward.subtract(
          try outward.compute(.gamma, a), BigInterval(ordered: 0, error))
      } atPoint: {
        unary(mpfr_set, $0)
      }
    }
  }
}
