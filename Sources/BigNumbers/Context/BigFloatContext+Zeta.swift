internal import CMPFR
import NumericCore

extension BigFloatContext {
  /// The precisions at which ζ is computed from η.
  ///
  /// At 53 bits that takes 0.73 of the time of MPFR's ζ, at 128 bits 0.37, at 256 bits 0.18, at 1024 bits 0.08; for
  /// negative numbers 0.21, 0.11, 0.05 and 0.02 (`kernel-ratios`). It takes bits²/40 bytes, 64 MB at most.
  private static var summedBits: ClosedRange<Int> { 53...50_000 }

  func zeta(_ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    if bits > WholeZeta.mostBits, WholeZeta.contains(x) {
      return try ziv { inner in
        WholeZeta.value(x, bits: inner.bits) ?? inner.unary(ulp_zeta, x)
      }
    }
    guard Self.summedBits.contains(bits), isSummed(x) else { return unary(ulp_zeta, x) }
    return try ziv { inner in
      let distance = x.oneMinus
      return x.isNegative ? inner.reflectedZeta(x, distance) : inner.quotientOfEta(x, distance)
    }
  }

  /// Whether ζ(x) is computed from η: not where x or ζ(x) − 1 is tiny, nor for whole numbers that MPFR
  /// recognizes.
  ///
  /// At an odd number below zero the value is rational, but its denominator is a multiple of 3 by the
  /// theorem of von Staudt and Clausen, so that it is not representable and Ziv's loop ends.
  private func isSummed(_ x: BigFloat) -> Bool {
    guard let exponent = x.binaryExponent, exponent >= -bits else { return false }
    if !x.isNegative { return !x.isInteger && x <= BigFloat.integer(bits) }
    return exponent <= 20 && !x.isEven
  }

  /// ζ(x) = η(x)/(1 − 2^(1−x)) for x > 0, with the exact 1 − x.
  ///
  /// η, the power and the quotient err by at most 2^−bits of themselves each, so that the result errs
  /// by at most 4 ulp.
  private func quotientOfEta(_ x: BigFloat, _ distance: BigFloat) -> BigFloat {
    let eta = DirichletEta.value(x, bits: bits + 1)
    return negate(divide(eta, unary(.exp2MinusOne, distance)))
  }

  /// ζ(x) = 2·(2π)^(x−1)·sin(πx/2)·Γ(1 − x)·ζ(1 − x) for −2²⁰ < x < 0 (DLMF 25.4.1), with the exact
  /// 1 − x.
  ///
  /// 2π has 26 bits more, so that its error changes the power by at most 2⁻⁵ ulp. Nine roundings and η
  /// err by at most 2^−bits of themselves each, so that the result errs by at most 12 ulp.
  private func reflectedZeta(_ x: BigFloat, _ distance: BigFloat) -> BigFloat {
    let turn = BigFloat.make(bits: bits + 26) { r in
      _ = mpfr_const_pi(r, MPFR_RNDN)
      return mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
    }
    let power = divide(BigFloat.integer(2), binary(mpfr_pow, turn, distance))
    let sine = make { r, mode in x.read { mpfr_sinu(r, $0, 4, mode) } }
    let factor = multiply(multiply(power, sine), gamma(distance))
    // 1 − 2^(1−(1−x)) = 1 − 2^x.
    let eta = DirichletEta.value(distance, bits: bits + 1)
    return negate(multiply(factor, divide(eta, unary(.exp2MinusOne, x))))
  }
}

extension BigFloat {
  /// Whether the value is an even whole number.
  fileprivate var isEven: Bool {
    BigFloat.make(bits: storedBits) { r in mpfr_div_2ui(r, operand, 1, MPFR_RNDN) }.isInteger
  }

  /// 1 − x without rounding.
  fileprivate var oneMinus: BigFloat {
    let exponent = binaryExponent.map { abs($0) } ?? 0
    return BigFloat.make(bits: storedBits + exponent + 2) { r in
      mpfr_ui_sub(r, 1, operand, MPFR_RNDN)
    }
  }
}
