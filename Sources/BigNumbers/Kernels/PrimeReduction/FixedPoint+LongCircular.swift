internal import CMPFR

// Circular functions of thousands of bits, by powers of Gaussian primes.
extension FixedPoint {
  /// What is left of a complex number of magnitude 1 that has a whole numerator: N·sin x and N·cos x with their signs, and N.
  struct LongAngle {
    let sin: (limbs: Limbs, isNegative: Bool)
    let cos: (limbs: Limbs, isNegative: Bool)
    let norm: ShiftedInteger
    /// Both err by less than so many units.
    let error: Int
  }

  /// N·sin x and N·cos x, scaled so that ½ ≤ N < 1; nil for exponents beyond the bits of the numbers.
  ///
  /// With x = k·π/2 ± t and t = Σ 2e_j·α_j + τ, where α_j is the angle of the Gaussian prime a_j + b_j·i, e^(it) is e^(iτ)·z²/|z|²
  /// for z = ∏ (a_j + b_j·i)^e_j. cos τ = √(1 − sin² τ). With n = Σ |e_j| t errs by less than (4n + 4)·u, sine and cosine of τ by
  /// 4u more, and both results by twice that and 4u.
  func longAngle(_ x: BigFloat.Reader) -> LongAngle? {
    let (t, half, s, c) = (self[0], self[1], self[2], self[3])
    guard let values = PrimeValues.values(.gaussian, self),
      let reduced = reduceByNearestQuarter(t, x)
    else { return nil }
    copy(half, t)
    shiftDown(half, 1)
    let exponents = PrimeLattice.gaussian.exponents(of: half, self, length: fraction)
    subtract(t, exponents.map { 2 * $0 }, values)
    let isNegative = makePositive(t)
    guard isTiny(t) else { return nil }

    copy(c, square(of: t))
    oddExponentialSeries(s, c, isAlternating: true)
    copy(s, product(s, t))
    copy(t, square(of: s))
    subtractFromOne(t)
    squareRoot(c, t)

    var z = GaussianProduct(exponents)
    let norm = z.norm
    z.square()
    z.shiftUp(-norm.bitCount & 63)
    let shifted = ShiftedInteger(norm)
    guard shifted.size <= fraction else { return nil }
    let sine = combine(self[4], z.re, s, isNegative, z.im, c, false, size: shifted.size)
    let cosine = combine(self[5], z.re, c, false, z.im, s, !isNegative, size: shifted.size)
    return rotated(
      LongAngle(
        sin: sine, cos: cosine, norm: shifted, error: 8 * exponents.totalMagnitude + 20),
      quarters: exponents[0], reduced,
      isNegative: x.isNegative)
  }

  /// r = |a·m ± b·n| for whole numbers a and b over 2^(64·size), with the sign of the sum before; |error| ≤ 2u.
  ///
  /// Overwrites the first number.
  private func combine(
    _ r: Limbs, _ a: IntegerStorage, _ m: Limbs, _ mIsNegative: Bool, _ b: IntegerStorage,
    _ n: Limbs, _ nIsNegative: Bool, size: Int
  ) -> (limbs: Limbs, isNegative: Bool) {
    let other = self[0]
    multiply(r, m, by: a, size: size)
    multiply(other, n, by: b, size: size)
    if a.isNegative != mIsNegative { negate(r) }
    if b.isNegative != nIsNegative { subtract(r, r, other) } else { add(r, r, other) }
    return (r, makePositive(r))
  }

  /// The angle of x = k·π/2 ± (t + quarters·π/2), given that of t.
  private func rotated(
    _ angle: LongAngle, quarters: Int, _ reduced: (quarter: Int, isNegative: Bool), isNegative: Bool
  ) -> LongAngle {
    var (sin, cos) = (angle.sin, angle.cos)
    func turn(_ quarters: Int) {
      for _ in 0..<quarters & 3 {
        (sin, cos) = ((cos.limbs, cos.isNegative), (sin.limbs, !sin.isNegative))
      }
    }
    turn(quarters)
    if reduced.isNegative { sin.isNegative.toggle() }
    turn(reduced.quarter)
    if isNegative { sin.isNegative.toggle() }
    return LongAngle(sin: sin, cos: cos, norm: angle.norm, error: angle.error)
  }

  /// |x| = k·π/2 ± t with 0 ≤ t ≤ π/4 + 2^−60: writes t, which errs by less than 2u; nil for exponents beyond the bits of the
  /// numbers.
  private func reduceByNearestQuarter(
    _ t: Limbs, _ x: BigFloat.Reader
  ) -> (quarter: Int, isNegative: Bool)? {
    let exponent = x.pointee._mpfr_exp
    if exponent <= 0 {
      load(t, x)
      if t[fraction - 1] <= 0xC000_0000_0000_0000 { return (0, false) }
    }
    guard exponent <= 64 * fraction else { return nil }
    let bits = 64 * fraction + max(0, exponent) + 64
    let pi = KeptNumber.pi.value(bits: bits)
    let multiple = IntegerStorage.make()
    _ = BigFloat.make(bits: max(0, exponent) + 64) { r in
      _ = pi.read { mpfr_div(r, x, $0, MPFR_RNDN) }
      _ = mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
      _ = mpfr_abs(r, r, MPFR_RNDN)
      return mpfr_get_z(multiple.pointer, r, MPFR_RNDN)
    }
    // k·π/2 − |x|.
    let rest = BigFloat.make(bits: bits) { r in
      _ = multiple.read { n in pi.read { mpfr_mul_z(r, $0, n, MPFR_RNDN) } }
      _ = mpfr_div_2ui(r, r, 1, MPFR_RNDN)
      return x.isNegative ? mpfr_add(r, r, x, MPFR_RNDN) : mpfr_sub(r, r, x, MPFR_RNDN)
    }
    rest.read { load(t, $0) }
    return (Int(multiple.read { __gmpz_fdiv_ui($0, 4) }), !rest.isNegative)
  }

  func longSin(_ x: BigFloat.Reader) -> Approximation? {
    longAngle(x).map { quotient($0.sin, $0) }
  }

  func longCos(_ x: BigFloat.Reader) -> Approximation? {
    longAngle(x).map { quotient($0.cos, $0) }
  }

  func longSinCos(_ x: BigFloat.Reader) -> (sin: Approximation, cos: Approximation)? {
    longAngle(x).map { (quotient($0.sin, $0), quotient($0.cos, $0)) }
  }

  /// A numerator divided by N, which errs by at most twice as much and a unit.
  private func quotient(
    _ numerator: (limbs: Limbs, isNegative: Bool), _ angle: LongAngle
  ) -> Approximation {
    divide(numerator.limbs, by: angle.norm)
    return result(
      numerator.limbs, isNegative: numerator.isNegative,
      errorBits: Self.errorBits(2 * angle.error + 1))
  }

  /// sin x/cos x. With |N·cos x| ≥ 2^−n, |tan x| < 2^m and errors of at most E·u the quotient errs by less than
  /// (E·2^n·(1 + 2^m) + 1)·u.
  func longTan(_ x: BigFloat.Reader) -> Approximation? {
    guard let angle = longAngle(x) else { return nil }
    let (s, c) = (angle.sin.limbs, angle.cos.limbs)
    guard c[fraction - 1] >> 44 != 0 || c[fraction] != 0 else { return nil }
    let (r, n) = (self[0], zeros(c))
    divide(r, s, c)
    let m = UInt.bitWidth - r[fraction].leadingZeroBitCount
    return result(
      r, isNegative: angle.sin.isNegative != angle.cos.isNegative,
      errorBits: Self.errorBits(angle.error) + n + m + 1)
  }
}
