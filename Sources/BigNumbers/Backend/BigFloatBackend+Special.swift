internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func gamma(_ x: BigFloat) -> BigFloat { unary(mpfr_gamma, x) }
  public func lnGamma(_ x: BigFloat) -> BigFloat { unary(mpfr_lngamma, x) }
  public func logGamma(_ x: BigFloat) -> BigFloat { signedLogGamma(x).value }

  public func gammaSign(_ x: BigFloat) -> BigFloat {
    if x.isNaN || (x.isNegative && (x.isInfinite || (x.isInteger && !x.isZero))) {
      return make { r, _ in mpfr_set_nan(r) }
    }
    let sign = Int(signedLogGamma(x).sign)
    return make { r, mode in _ = mpfr_set_si(r, sign, mode) }
  }

  private func signedLogGamma(_ x: BigFloat) -> (value: BigFloat, sign: Int32) {
    var sign: Int32 = 0
    let value = make { r, mode in x.read { _ = mpfr_lgamma(r, &sign, $0, mode) } }
    return (value, sign)
  }

  public func digamma(_ x: BigFloat) -> BigFloat { unary(mpfr_digamma, x) }
  public func zeta(_ x: BigFloat) -> BigFloat { unary(mpfr_zeta, x) }
  public func expIntegral(_ x: BigFloat) -> BigFloat { unary(mpfr_eint, x) }
  public func dilogarithm(_ x: BigFloat) -> BigFloat { unary(mpfr_li2, x) }
  public func arithmeticGeometricMean(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(mpfr_agm, x, y)
  }
}
