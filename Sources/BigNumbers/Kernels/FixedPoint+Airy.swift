internal import CMPFR

extension FixedPoint {
  /// Ai(x) for |x| < 8, where it is not too close to a zero: a·F − b·x·G with a = Ai(0), b =
  /// −Ai′(0), F = Σ x^(3k)/((2·3)(5·6)…) and G = Σ x^(3k)/((3·4)(6·7)…) (DLMF 9.4.1).
  ///
  /// Below zero both series alternate, and their even and odd terms are summed apart, so that the
  /// value is a difference of two positive numbers as it is above. All sums are scaled by 2^−s with
  /// e^ζ ≤ 2^s for ζ = ⅔·|x|^(3/2): without signs G ≤ F ≤ e^ζ, because F″ = |x|·F and (e^ζ)″ ≥
  /// |x|·e^ζ with the same value and slope at 0.
  ///
  /// A scaled sum of n terms errs by (9n + 300)·u. v = |x|³ errs by less than 4(w + 1)²·u for w =
  /// ⌊|x|⌋ and v² by 2v + 1 times as much, by which sums change by less than a sixth and a 180th as
  /// much. The factors a and b are below ½, and the others at most |x| and v/6.
  func airy(_ x: BigFloat.Reader) -> Approximation? {
    let (value, subtrahend, t, y, v, r) = (self[0], self[1], self[2], self[3], self[4], self[5])
    let isNegative = x.isNegative
    load(t, x)
    let whole = t[fraction]
    let bound = Double(whole + 1)
    let shift = 1 + Int(bound * bound.squareRoot() * 0.9617967)
    if shift >= 64 * fraction { return nil }
    copy(v, square(of: t))
    copy(v, product(v, t))
    copy(y, isNegative ? square(of: v) : v)
    // a·F, or b·|x|·G if n is 1 or 4; of the odd terms without their first one's coefficient if n
    // is 3 or 4.
    func sum(from n: UInt) -> Int {
      let isDerivative = n & 1 == (n < 3 ? 1 : 0)
      let terms =
        isNegative
        ? positiveSeries(r, y, shift: shift) { k in
          let i = n + 6 * UInt(k)
          return (i - 4) * (i - 3) * (i - 1) * i
        }
        : positiveSeries(r, y, shift: shift) { k in
          let i = n + 3 * UInt(k)
          return (i - 1) * i
        }
      let factor = isDerivative ? FixedConstant.airyDerivative : .airyValue
      copy(r, product(r, factor.limbs(self)))
      if isDerivative { copy(r, product(r, t)) }
      if n > 1 {
        copy(r, product(r, v))
        divide(r, by: n * (n - 1))
      }
      return terms
    }
    var terms = sum(from: 0)
    copy(value, r)
    terms += sum(from: 1)
    if isNegative {
      add(value, value, r)
      terms += sum(from: 3)
      copy(subtrahend, r)
      terms += sum(from: 4)
      add(subtrahend, subtrahend, r)
    } else {
      copy(subtrahend, r)
    }
    let isBelowZero = subtract(value, value, subtrahend)
    if isBelowZero { negate(value) }
    let error =
      (whole + 1) * (v[fraction] + 2) * (UInt(9 * terms + 320) + 4 * (whole + 1) * (whole + 1))
    return result(
      value, exponent: shift, isNegative: isBelowZero,
      errorBits: UInt.bitWidth - error.leadingZeroBitCount)
  }
}
