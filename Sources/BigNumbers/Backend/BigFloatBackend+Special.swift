internal import CMPFR
import NumericCore

extension BigFloatBackend {
  public func gamma(_ x: BigFloat) -> BigFloat { unary(.gamma, x) }
  public func lnGamma(_ x: BigFloat) -> BigFloat { unary(.lnGamma, x) }
  public func logGamma(_ x: BigFloat) -> BigFloat { signedLogGamma(x).value }

  public func gammaSign(_ x: BigFloat) -> BigFloat {
    if x.isNaN || (x.isNegative && (x.isInfinite || (x.isInteger && !x.isZero))) {
      return make { r, _ in r.setNaN() }
    }
    let sign = Int(signedLogGamma(x).sign)
    return make { r, mode in mpfr_set_si(r, sign, mode) }
  }

  private func signedLogGamma(_ x: BigFloat) -> (value: BigFloat, sign: Int32) {
    var sign: Int32 = 0
    let value = make { r, mode in x.read { mpfr_lgamma(r, &sign, $0, mode) } }
    return (value, sign)
  }

  public func digamma(_ x: BigFloat) -> BigFloat { unary(.digamma, x) }
  public func zeta(_ x: BigFloat) -> BigFloat { unary(.zeta, x) }
  public func expIntegral(_ x: BigFloat) -> BigFloat { unary(.expIntegral, x) }
  public func dilogarithm(_ x: BigFloat) -> BigFloat { unary(.dilogarithm, x) }
  public func arithmeticGeometricMean(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
    binary(.arithmeticGeometricMean, x, y)
  }
}
