internal import CMPFR
import NumericCore

// ln |Γ| and the sign of Γ, which MPFR computes together.
extension BigFloatContext {
  func logGamma(_ x: BigFloat) -> BigFloat { signedLogGamma(x).value }

  func gammaSign(_ x: BigFloat) -> BigFloat {
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
}
