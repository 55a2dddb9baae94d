internal import CMPFR
import NumericCore

/// Dirichlet's η(s) = 1 − 2^−s + 3^−s − … = (1 − 2^(1−s))·ζ(s) for real s > 0, from a sum of n terms
/// whose weights come from Chebyshev's polynomial T_n:
///
/// η(s) = Σ (−1)^(k−1)·w_k·k^−s / w_0 with w_k = Σ t_i for k ≤ i ≤ n and
/// t_i = n·(n + i − 1)!·4^i / ((n − i)!·(2i)!).
///
/// What is left out is ∫₀¹ T_n(1 − 2x)·|ln x|^(s−1)/(1 + x) dx / (w_0·Γ(s)). Because |T_n| ≤ 1 there,
/// it is at most 1/w_0 < 2·(3 + √8)^−n.
///
/// **Source.** P. Borwein, "An efficient algorithm for the Riemann zeta function", Canadian
/// Mathematical Society Conference Proceedings 27 (2000), algorithm 2.
enum DirichletEta {
  /// η(s) with |error| ≤ 2^−bits, for s > 0; the value lies between ½ and 1.
  static func value(_ s: BigFloat, bits: Int) -> BigFloat {
    // log₂(3 + √8) > 2.543, so that what is left out is less than 2^−(bits + 3).
    let count = UInt(Double(bits + 4) / 2.543) + 1
    // A power errs by at most 4·log₂(n) units, and its weight is at most 1, so that the sum errs by less
    // than 2^−(bits + 3). The rounded quotient adds as much.
    let depth = UInt.bitWidth - count.leadingZeroBitCount
    let fraction = bits + 5 + depth + (Int.bitWidth - depth.leadingZeroBitCount)
    var powers = FixedPowers(exponent: s, count: count, fraction: fraction)

    let term = BigInteger.one.shiftedUp(Int(2 * count - 1)).register
    let (weight, sum) = (IntegerStorage.make(), IntegerStorage.make())
    for k in (1...count).reversed() {
      term.read { __gmpz_add(weight.pointer, weight.pointer, $0) }
      let step = k.isMultiple(of: 2) ? __gmpz_submul : __gmpz_addmul
      powers.power(of: k).read { power in
        weight.read { step(sum.pointer, $0, power) }
      }
      // t_(k−1) from t_k.
      term.read { __gmpz_mul_ui(term.pointer, $0, k * (2 * k - 1)) }
      term.read { __gmpz_divexact_ui(term.pointer, $0, 2 * (count + k - 1) * (count - k + 1)) }
    }
    let whole = (BigInteger(weight) + BigInteger(term)).shiftedUp(fraction)
    func float(_ integer: BigInteger) -> BigFloat {
      .make(bits: bits + 4) { r in integer.read { mpfr_set_z(r, $0, MPFR_RNDN) } }
    }
    let (dividend, divisor) = (float(BigInteger(sum)), float(whole))
    return .make(bits: bits + 4) { r in
      mpfr_div(r, dividend.operand, divisor.operand, MPFR_RNDN)
    }
  }
}

/// k^−s·2^fraction for 1 ≤ k ≤ count and s > 0, rounded down: for primes exponentials, or roots if 2s
/// is whole, products for other numbers. The first half of them is kept, because factors are at most
/// half of their product.
private struct FixedPowers {
  private let exponent: BigFloat
  private let fraction: Int
  /// 2s, if that is a small whole number: then the power is a root.
  private let doubled: UInt?
  /// The smallest prime factor of every number.
  private var smallestFactor: [UInt]
  private var kept: [BigInteger?]

  init(exponent: BigFloat, count: UInt, fraction: Int) {
    (self.exponent, self.fraction) = (exponent, fraction)
    doubled = exponent.scaled(1).signedWord.flatMap { $0 <= 256 ? UInt($0) : nil }
    smallestFactor = Array(0...count)
    kept = Array(repeating: nil, count: max(2, Int(count) / 2 + 1))
    for p in 2...max(2, count) {
      if p * p > count { break }
      guard smallestFactor[Int(p)] == p else { continue }
      for multiple in stride(from: p * p, through: count, by: Int(p))
      where smallestFactor[Int(multiple)] == multiple {
        smallestFactor[Int(multiple)] = p
      }
    }
    kept[1] = BigInteger(1).shiftedUp(fraction)
  }

  /// The power of k, which errs by at most 4·Ω(k) − 2 units, where Ω(k) ≤ log₂ k counts the prime
  /// factors: a product of powers, which are at most 1, errs by the sum of their errors, by less than
  /// a unit for the product of the errors, and by one for its rounding.
  mutating func power(of k: UInt) -> BigInteger {
    if k < kept.count, let power = kept[Int(k)] { return power }
    let p = smallestFactor[Int(k)]
    let power =
      p == k
      ? powerOfPrime(p) : (power(of: p) * power(of: k / p)).shiftedDown(fraction)
    if k < kept.count { kept[Int(k)] = power }
    return power
  }

  /// p^−s, which errs by at most two units.
  private func powerOfPrime(_ p: UInt) -> BigInteger {
    doubled.map { rootOfPower(p, $0) } ?? exponential(p)
  }

  /// √(p^−n), rounded down from the root of a quotient that is rounded down.
  private func rootOfPower(_ p: UInt, _ n: UInt) -> BigInteger {
    let power = BigInteger.make { __gmpz_ui_pow_ui($0, p, n) }
    return .make { z in
      __gmpz_ui_pow_ui(z, 2, UInt(2 * fraction))
      power.read { __gmpz_fdiv_q(z, z, $0) }
      __gmpz_sqrt(z, z)
    }
  }

  /// e^(−s·ln p).
  ///
  /// With u = 2^−bits, the logarithm errs by at most 2u of itself and the exponent y by 3u·y, where
  /// y·e^−y < ½; the exponential adds 2u. That is less than half a unit; rounding down adds one.
  private func exponential(_ p: UInt) -> BigInteger {
    let bits = fraction + 3
    let logarithm = Self.logarithm(p, bits: bits)
    let y = BigFloat.make(bits: bits) { r in
      _ = mpfr_mul(r, exponent.operand, logarithm.operand, MPFR_RNDN)
      return mpfr_neg(r, r, MPFR_RNDN)
    }
    let power =
      MediumFunction.exp.value(y, bits: bits)
      ?? .make(bits: bits) { r in mpfr_exp(r, y.operand, MPFR_RNDN) }
    return .make { z in
      let scaled = BigFloat.make(bits: bits) { r in
        mpfr_mul_2si(r, power.operand, fraction, MPFR_RNDN)
      }
      mpfr_get_z(z, scaled.operand, MPFR_RNDD)
    }
  }

  /// The precision from which MPFR's logarithm of a word is faster than that of a number: at 2048 bits
  /// they took 73 and 41 µs, at 4096 bits 97 and 91, at 10 000 bits 282 and 351.
  private static let fewestBitsOfWords = 4096

  private static func logarithm(_ p: UInt, bits: Int) -> BigFloat {
    let number = BigFloat.make(bits: UInt.bitWidth) { r in mpfr_set_ui(r, p, MPFR_RNDN) }
    if let value = MediumFunction.log.value(number, bits: bits) { return value }
    return .make(bits: bits) { r in
      bits < fewestBitsOfWords
        ? mpfr_log(r, number.operand, MPFR_RNDN) : mpfr_log_ui(r, p, MPFR_RNDN)
    }
  }
}
