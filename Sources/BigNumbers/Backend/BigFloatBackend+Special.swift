internal import CMPFR
public import NumericCore

extension BigFloatBackend {
  public func constant(_ constant: Constant) throws(LimitExceeded) -> BigFloat {
    switch constant {
    case .pi: return make { r, mode in _ = mpfr_const_pi(r, mode) }
    case .tau:
      return make { r, mode in
        _ = mpfr_const_pi(r, mode); _ = mpfr_mul_2ui(r, r, 1, mode)
      }
    case .e: return exp(BigFloat(1))
    case .ln2: return make { r, mode in _ = mpfr_const_log2(r, mode) }
    case .eulerGamma: return make { r, mode in _ = mpfr_const_euler(r, mode) }
    case .catalan: return make { r, mode in _ = mpfr_const_catalan(r, mode) }
    case .phi:
      // √5 and the sum round once each and halving is exact: at most 1 ulp.
      return try ziv { inner in
        inner.divide(inner.add(inner.sqrt(BigFloat(5)), BigFloat(1)), BigFloat(2))
      }
    }
  }

  public func gamma(_ x: BigFloat) -> BigFloat { unary(mpfr_gamma, x) }

  public func logGamma(_ x: BigFloat) -> BigFloat {
    make { r, mode in
      var sign: Int32 = 0
      x.read { _ = mpfr_lgamma(r, &sign, $0, mode) }
    }
  }

  public func factorial(_ n: BigFloat) -> BigFloat {
    guard n.isInteger, !n.isNegative || n.isZero else {
      // ∞! is ∞; anything else that is no whole number has no factorial.
      return n.isInfinite && !n.isNegative ? unary(mpfr_set, n) : make { r, _ in mpfr_set_nan(r) }
    }
    // A product of small integers wins below, Γ(n + 1) above. From 2⁶² on Γ overflows anyway.
    if let word = n.word, word <= 4096 { return make { r, mode in _ = mpfr_fac_ui(r, word, mode) } }
    let next = BigFloat.binary(
      mpfr_add, n, BigFloat(1), bits: max(n.precision.bits, 64) + 1, .nearestEven)
    return gamma(next)
  }

  /// Exact and halfway results are powers: b^(p/q) = x. A candidate of one bit more than the result
  /// is tried with `mpfr_pow`, whose ternary value says whether the power is exact.
  public func log(_ x: BigFloat, base: BigFloat) throws(LimitExceeded) -> BigFloat {
    let isOrdinary = x.isRegular && !x.isNegative && base.isRegular && !base.isNegative
    guard isOrdinary, base != BigFloat(1), x != BigFloat(1) else {
      // log 1 = 0; b ≤ 0, b = 1 and x < 0 have no logarithm; x = 0 is a pole.
      if base.isNegative || base == BigFloat(1) { return make { r, _ in mpfr_set_nan(r) } }
      return divide(log(x), log(base))
    }
    return try ziv { inner throws(LimitExceeded) in
      // Each logarithm and the quotient round once: at most 3 ulp.
      inner.divide(inner.log(x), inner.log(base))
    } isExact: { candidate in
      var ternary: Int32 = 1
      let power = BigFloat.make(bits: x.precision.bits) { r in
        base.read { b in candidate.read { c in ternary = mpfr_pow(r, b, c, MPFR_RNDN) } }
      }
      return ternary == 0 && power == x
    }
  }

  /// The real root of an integer index that fits a word; other indices give NaN.
  public func root(_ x: BigFloat, _ n: BigFloat) -> BigFloat {
    guard n.isInteger, n.read({ mpfr_fits_slong_p($0, MPFR_RNDN) }) != 0 else {
      return make { r, _ in mpfr_set_nan(r) }
    }
    let index = n.read { mpfr_get_si($0, MPFR_RNDN) }
    return make { r, mode in x.read { _ = mpfr_rootn_si(r, $0, index, mode) } }
  }

  public func sum(_ terms: [BigFloat]) -> BigFloat {
    withExtendedLifetime(terms) {
      var pointers = terms.map { Optional($0.storage.pointer) }
      return make { r, mode in _ = mpfr_sum(r, &pointers, UInt(pointers.count), mode) }
    }
  }
}

extension BigFloat {
  /// The value as an unsigned word, if it is one.
  var word: UInt? {
    guard isInteger, read({ mpfr_fits_ulong_p($0, MPFR_RNDN) }) != 0 else { return nil }
    return read { mpfr_get_ui($0, MPFR_RNDN) }
  }
}
