internal import CMPFR
import NumericCore

extension BigFloatContext {
  func constant(_ constant: Constant) throws(LimitExceeded) -> BigFloat {
    if bits > CallCost.cheapBits { try admit(constant.cost, bits: bits) }
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

extension Constant {
  /// The cost of computing the constant anew: twice the time that 10⁴ to 10⁷ bits took.
  fileprivate var cost: CallCost {
    switch self {
    case .pi, .tau: .growing(scale: 0.000_03, power: 1.35)
    case .e: .growing(scale: 0.000_02, power: 1.35)
    case .ln2: .growing(scale: 0.000_06, power: 1.35)
    case .eulerGamma: .growing(scale: 0.000_84, power: 1.35)
    case .catalan: .growing(scale: 0.000_36, power: 1.35)
    case .apery: .wholeZeta
    case .phi: .quick
    }
  }
}
