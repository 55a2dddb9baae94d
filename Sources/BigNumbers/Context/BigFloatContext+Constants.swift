internal import CMPFR
import NumericCore

extension BigFloatContext {
  func constant(_ constant: Constant) throws(LimitExceeded) -> BigFloat {
    if bits > CallCost.cheapBits { try admit(constant.cost, bits: bits) }
    if bits >= KeptNumber.fewestBits, let number = constant.keptNumber {
      let value = try ziv { inner in number.value(bits: inner.bits) }
      // Doubling is exact.
      return constant == .tau ? value.scaled(1) : value
    }
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
  /// The number that splitting computes; the one of which it is the double for 2π.
  fileprivate var keptNumber: KeptNumber? {
    switch self {
    case .pi, .tau: .pi
    case .e: .e
    case .ln2: .logarithmOfTwo
    case .eulerGamma: .eulerGamma
    case .catalan: .catalan
    case .apery: .oddZeta(3)
    case .phi: nil
    }
  }

  /// The cost of computing the constant anew: twice the time that 3·10⁴ to 3·10⁶ bits took.
  fileprivate var cost: CallCost {
    switch self {
    case .pi, .tau: .growing(scale: 0.000_015, power: 1.35)
    case .e: .growing(scale: 0.000_012, power: 1.35)
    case .ln2: .growing(scale: 0.000_03, power: 1.35)
    case .eulerGamma: .growing(scale: 0.000_6, power: 1.35)
    case .catalan: .growing(scale: 0.000_08, power: 1.35)
    case .apery: .growing(scale: 0.000_05, power: 1.35)
    case .phi: .quick
    }
  }
}
