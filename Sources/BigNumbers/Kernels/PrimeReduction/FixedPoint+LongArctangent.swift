internal import CMPFR

// Inverse circular functions of thousands of bits, by powers of Gaussian primes.
extension FixedPoint {
  /// The angle from 0 to π/2 of the point x + yi with x, y ≥ 0, of which the larger is at least ½ and at most 1, in number 2;
  /// returns the bits of its error if both err by at most `error` units, one or more. Nil if y/x is less than 2^−60, or the
  /// angles of primes are not there.
  ///
  /// Overwrites both.
  ///
  /// The angle is Σ e_j·α_j and that of u + vi = (x + yi)·∏ (a_j − b_j·i)^e_j, which is tiny. Both parts err by 4·(E + 1)·u if x
  /// and y err by E·u, and their quotient by less than 68E·u because u ≥ ⅛; each of the n = Σ |e_j| multiples errs by 2u.
  func angleByPrimes(_ y: Limbs, _ x: Limbs, error: Int = 1) -> Int? {
    guard let values = PrimeValues.values(.gaussian, self), let exponents = exponents(y, x)
    else { return nil }
    let z = GaussianProduct(exponents)
    let size = z.fillLimbs()
    guard size <= fraction else { return nil }
    let (u, v, t) = (self[2], self[3], self[4])
    // u + vi = (x + yi)(re − im·i).
    multiply(u, x, by: z.re, size: size)
    if z.re.isNegative { negate(u) }
    multiply(t, y, by: z.im, size: size)
    if z.im.isNegative { subtract(u, u, t) } else { add(u, u, t) }
    multiply(v, y, by: z.re, size: size)
    if z.re.isNegative { negate(v) }
    multiply(t, x, by: z.im, size: size)
    if z.im.isNegative { add(v, v, t) } else { subtract(v, v, t) }
    rotate(u, v, by: exponents[0], t)
    let isNegative = makePositive(v)
    guard u[fraction] >> 63 == 0, u[fraction] != 0 || u[fraction - 1] >> 61 != 0 else {
      return nil
    }

    divide(t, v, u)
    guard isTiny(t) else { return nil }
    if isZero(t) {
      set(u, 0)
    } else {
      oddSeries(u, t, zeros: leadingZeros(t), isAlternating: true, y: v)
    }
    if isNegative { negate(u) }
    subtract(u, exponents.map { -$0 }, values)
    return Self.errorBits(2 * exponents.totalMagnitude + 68 * error + 16)
  }

  /// u + vi multiplied by (1 − i)^n up to a power of two.
  private func rotate(_ u: Limbs, _ v: Limbs, by n: Int, _ t: Limbs) {
    if n & 1 != 0 {
      copy(t, u)
      add(u, u, v)
      subtract(v, v, t)
    }
    // (1 − i)² = −2i.
    for _ in 0..<(n >> 1) & 3 {
      copy(t, u)
      copy(u, v)
      copy(v, t)
      negate(v)
    }
  }

  /// The exponents of the angle of a point, from its highest limbs; nil if y/x is less than 2^−60.
  private func exponents(_ y: Limbs, _ x: Limbs) -> [Int]? {
    let isSteep = __gmpn_cmp(y, x, count) > 0
    return FixedPoint.withRoom(fraction: 4) { room in
      let (n, d) = (room[0], room[1])
      n.update(from: (isSteep ? x : y) + (fraction - 4), count: 5)
      d.update(from: (isSteep ? y : x) + (fraction - 4), count: 5)
      if !isSteep, n[3] == 0 { return nil }
      room.shiftDown(n, 2)
      room.shiftDown(d, 2)
      room.arctangent(room[2], n, d, room[3], room[4])
      if isSteep {
        room.quarterTurn(n)
        room.subtract(room[2], n, room[2])
      }
      return PrimeLattice.gaussian.exponents(of: room[2], room, length: fraction)
    }
  }

  func longAtan(_ x: BigFloat.Reader) -> Approximation? {
    let (y, one) = (self[0], self[1])
    let exponent = max(x.pointee._mpfr_exp, 0)
    load(y, x, scaledDown: exponent)
    set(one, 1)
    shiftDown(one, exponent)
    guard let errorBits = angleByPrimes(y, one) else { return nil }
    return result(self[2], isNegative: x.isNegative, errorBits: errorBits)
  }

  func longAsin(_ x: BigFloat.Reader) -> Approximation? {
    guard let error = loadRoot(x),
      let errorBits = angleByPrimes(self[0], self[1], error: error)
    else { return nil }
    return result(self[2], isNegative: x.isNegative, errorBits: errorBits)
  }

  func longAcos(_ x: BigFloat.Reader) -> Approximation? {
    guard let error = loadRoot(x),
      let errorBits = angleByPrimes(self[1], self[0], error: error)
    else { return nil }
    if x.isNegative {
      // π/4 = α₀.
      guard let values = PrimeValues.values(.gaussian, self) else { return nil }
      negate(self[2])
      add(self[2], 4, times: 0, of: values)
    }
    return result(self[2], errorBits: errorBits)
  }

  /// Writes |x| and s = √(1 − x²) to numbers 0 and 1; returns a bound of their errors in units, or nil if s < 2^−20.
  ///
  /// With s ≥ 2^−n the root errs by at most 1 + 2^(n + 1) units.
  private func loadRoot(_ x: BigFloat.Reader) -> Int? {
    let (t, s) = (self[0], self[1])
    load(t, x)
    copy(self[2], square(of: t))
    subtractFromOne(self[2])
    if self[2][fraction] > 0 || self[2][fraction - 1] >> 24 == 0 { return nil }
    squareRoot(s, self[2])
    return 1 + 2 << zeros(s)
  }
}
