internal import CMPFR

/// Γ at real numbers y from ½ to 3/2 by rectangular splitting of both sums of ``GammaCut``.
///
/// m terms are a fraction of two polynomials in y with whole coefficients of about m·log₂ N bits, so
/// that they take two long products beside those by the coefficients. Of 33 000 bits Γ takes 0.4 s
/// where MPFR takes minutes.
///
/// **Source.** F. Johansson, arXiv:2109.08392 (2021), sections 3 and 7.
struct RealGamma {
  private let cut: GammaCut
  private let columns: Int
  /// N^m.
  private let rowPower = IntegerStorage.make()

  private init(bits: Int) {
    cut = GammaCut(bits: bits)
    // Measured: 8 is best for 2000 bits, 16 for 10 000, 24 for 33 000.
    columns = max(8, Int(Double(bits).squareRoot() / 7))
    __gmpz_ui_pow_ui(rowPower.pointer, cut.n, UInt(columns))
  }

  /// Γ(y), which errs by less than 2^−bits of itself.
  ///
  /// A block errs by less than 2m² + 4 units of 2^−inner, as the quotient of a polynomial with
  /// positive coefficients at 1 and at ½ is less than m. There are fewer than 2^word blocks, and
  /// L is a quotient of sums of products of them.
  static func value(_ y: BigFloat, bits: Int) -> BigFloat {
    let word = Int.bitWidth - bits.leadingZeroBitCount
    let gamma = RealGamma(bits: bits + 2 * word + 8)
    return gamma.cut.product(y, gamma.lower(y), gamma.upper(y))
  }

  /// L from U_b = T_b·V_(b+1) + N^m·U_(b+1) and V_b = Q_b·V_(b+1) over blocks from the last one, where
  /// Q_b = Π (y + k) and T_b = Σ N^i·Π (y + k) over the k behind the i-th of the block.
  private func lower(_ y: BigFloat) -> BigFloat {
    let bits = cut.bits
    let powers = FixedPointPowers(y, count: columns, fraction: bits)
    var u = BigFloat.make(bits: bits) { mpfr_set_ui($0, 0, MPFR_RNDN) }
    var v = BigFloat.make(bits: bits) { mpfr_set_ui($0, 1, MPFR_RNDN) }
    for block in (0...cut.lowerCount / columns).reversed() {
      let (q, t) = lowerPolynomials(UInt(block * columns))
      let (factor, sum) = (powers.polynomial(q, bits: bits), powers.polynomial(t, bits: bits))
      let term = BigFloat.make(bits: bits) { r in
        sum.read { a in v.read { mpfr_mul(r, a, $0, MPFR_RNDN) } }
      }
      u = BigFloat.make(bits: bits) { r in
        _ = u.read { a in rowPower.read { mpfr_mul_z(r, a, $0, MPFR_RNDN) } }
        return term.read { mpfr_add(r, r, $0, MPFR_RNDN) }
      }
      v = BigFloat.make(bits: bits) { r in
        factor.read { a in v.read { mpfr_mul(r, a, $0, MPFR_RNDN) } }
      }
    }
    return BigFloat.make(bits: bits) { r in u.read { a in v.read { mpfr_div(r, a, $0, MPFR_RNDN) } }
    }
  }

  /// U from S_b = (T_b + P_b·S_(b+1))/N^m, where with z = 1 − y P_b = Π −(z + k − 1) and
  /// T_b = Σ N^(m−1−i)·Π −(z + k − 1) over the k before the i-th.
  private func upper(_ y: BigFloat) -> BigFloat {
    let bits = cut.upperBits
    let z = BigFloat.make(bits: y.precision.bits + 8) { r in
      y.read { mpfr_ui_sub(r, 1, $0, MPFR_RNDN) }
    }
    let powers = FixedPointPowers(z, count: columns, fraction: bits)
    var sum = BigFloat.make(bits: bits) { mpfr_set_ui($0, 0, MPFR_RNDN) }
    for block in (0...Int(cut.n) / columns).reversed() {
      let (p, t) = upperPolynomials(UInt(block * columns))
      let (factor, first) = (powers.polynomial(p, bits: bits), powers.polynomial(t, bits: bits))
      sum = BigFloat.make(bits: bits) { r in
        _ = factor.read { a in sum.read { mpfr_mul(r, a, $0, MPFR_RNDN) } }
        _ = first.read { mpfr_add(r, r, $0, MPFR_RNDN) }
        return rowPower.read { mpfr_div_z(r, r, $0, MPFR_RNDN) }
      }
    }
    return sum
  }

  private func lowerPolynomials(_ first: UInt) -> ([IntegerStorage], [IntegerStorage]) {
    let (q, t) = (WholePolynomial(degree: columns, constant: 1), WholePolynomial(degree: columns))
    let weight = IntegerStorage.make()
    __gmpz_set_ui(weight.pointer, 1)
    for k in 0..<columns {
      q.multiply(byRootAt: first + UInt(k), degree: k)
      t.multiply(byRootAt: first + UInt(k), degree: k)
      t.add(weight)
      weight.read { __gmpz_mul_ui(weight.pointer, $0, cut.n) }
    }
    return (q.coefficients, t.coefficients)
  }

  private func upperPolynomials(_ first: UInt) -> ([IntegerStorage], [IntegerStorage]) {
    let (p, t) = (WholePolynomial(degree: columns, constant: 1), WholePolynomial(degree: columns))
    for k in 0..<columns {
      t.scale(by: cut.n, degree: k)
      t.add(p, degree: k)
      p.multiply(byRootAt: first + UInt(k), degree: k)
      p.negate(degree: k + 1)
    }
    return (p.coefficients, t.coefficients)
  }
}
