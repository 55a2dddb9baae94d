internal import CMPFR

/// The whole number N at which Γ(y) = γ(y, N) + Γ(y, N) is cut, for 0 < y ≤ 3/2 and a precision:
///
/// Γ(y) = N^y·e^(−N)·(L + U), L = Σ N^k/(y(y + 1)…(y + k)), U = Σ (y − 1)…(y − k)/N^(k+1)
/// (DLMF 8.7.1, 8.11.2).
///
/// What L leaves out behind αN terms, α(ln α − 1) = 1, is less than 1.4·e^(−N)/y, because
/// (y)_(k+1) ≥ y·k! and k! ≥ (k/e)^k. U is cut after N terms and errs by less than the next one,
/// N!/N^(N+1) < 3·e^(−N) (DLMF 8.11.3). With the factor N^y·e^(−N) both are less than
/// 8·N^(5/2)·e^(−2N) of Γ(y), which is less than 2^−(bits + 4) for N < 2²³.
///
/// **Source.** The incomplete gamma function is used so in F. Johansson, Arbitrary-precision
/// computation of the gamma function, arXiv:2109.08392 (2021), section 7.
struct GammaCut {
  /// A product of small primes, so that its logarithm is quick.
  let n: UInt
  private let exponents: [Int]
  let bits: Int

  init(bits: Int) {
    // 2N·log₂ e > 2.885·N > bits + 72 and 5/2·23 + 3 + 4 < 72.
    (n, exponents) = PrimeLogarithms.smoothNumber(from: UInt(Double(bits + 72) / 2.885) + 1)
    self.bits = bits
  }

  /// The number of terms of L.
  var lowerCount: Int { Int(3.5912 * Double(n)) + 2 }

  /// The bits of U, which is less than 2^(−bits/2 − 30) of L.
  var upperBits: Int { bits / 2 + 32 }

  /// N^y·e^(−N)·(L + U), of which all operations together err by less than 2^(3−bits) of the result.
  func product(_ y: BigFloat, _ lower: BigFloat, _ upper: BigFloat) -> BigFloat {
    // |y·ln N − N| < 2^word, so that the exponent errs by less than 2^−(bits + 8).
    let wide = bits + 12 + UInt.bitWidth - n.leadingZeroBitCount
    let logarithm = PrimeLogarithms.logarithm(exponents, bits: wide)
    let power = BigFloat.make(bits: wide) { r in
      _ = logarithm.read { a in y.read { mpfr_mul(r, a, $0, MPFR_RNDN) } }
      return mpfr_sub_ui(r, r, n, MPFR_RNDN)
    }
    let factor = BigFloat.make(bits: bits) { r in power.read { mpfr_exp(r, $0, MPFR_RNDN) } }
    return BigFloat.make(bits: bits) { r in
      _ = lower.read { a in upper.read { mpfr_add(r, a, $0, MPFR_RNDN) } }
      return factor.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
    }
  }
}
