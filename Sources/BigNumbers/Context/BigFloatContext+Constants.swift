internal import CMPFR
import NumericCore

extension BigFloatContext {
  func constant(_ constant: Constant) throws(LimitExceeded) -> BigFloat {
    switch constant {
    case .pi: return make { r, mode in mpfr_const_pi(r, mode) }
    case .tau:
      return make { r, mode in
        // Doubling is exact.
        let ternary = mpfr_const_pi(r, mode)
        _ = mpfr_mul_2ui(r, r, 1, mode)
        return ternary
      }
    case .e: return exp(BigFloat.integer(1))
    case .ln2: return make { r, mode in mpfr_const_log2(r, mode) }
    case .eulerGamma: return make { r, mode in mpfr_const_euler(r, mode) }
    case .catalan: return make { r, mode in mpfr_const_catalan(r, mode) }
    case .apery: return make { r, mode in mpfr_zeta_ui(r, 3, mode) }
    case .phi:
      // The error is at most 1 ulp: √5 and the sum are rounded once each, and halving is exact.
      return try ziv { inner in
        inner.divide(
          inner.add(inner.sqrt(BigFloat.integer(5)), BigFloat.integer(1)), BigFloat.integer(2))
      }
    }
  }
}
