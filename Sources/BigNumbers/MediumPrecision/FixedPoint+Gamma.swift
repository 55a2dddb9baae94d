internal import CMPFR

extension FixedPoint {
  /// Γ(x) = Γ(z)/(x(x + 1)…(z − 1)) for a z that Stirling's series serves (DLMF 5.11.1):
  /// ln Γ(z) = (z − ½)·ln z − z + ½·ln 2π + Σ cₖ/z^(2k−1), with an error less than the first term left away
  /// (DLMF 5.11(ii)). For x > 0 that is no whole number, whose Γ MPFR knows exactly.
  func gamma(_ x: BigFloat.Reader, bits: Int) -> BigFloat? {
    guard x.pointee._mpfr_sign > 0, mpfr_integer_p(x) == 0 else { return nil }
    let stirling = StirlingSeries.of(fraction: fraction)
    let (product, z, logarithm, t) = (self[0], self[1], self[2], self[3])
    load(z, x)
    let exponent = risingFactorial(stirling.least, z, product, self[2], self[3], self[4])
    let length = UInt.bitWidth - z[fraction].leadingZeroBitCount
    copy(t, z)
    shiftDown(t, length)
    let sign = self.logarithm(logarithm, of: t, exponent: length, self[4], self[5], self[6])
    guard sign == false else { return nil }
    // t = (z − ½)·ln z − z + ½·ln 2π + the series.
    let other = self[4]
    set(other, 1)
    shiftDown(other, 1)
    subtract(other, z, other)
    copy(t, self.product(other, logarithm))
    subtract(t, t, z)
    stirling.addSum(to: t, at: z, self, other, self[5])
    let k = reduceByLogarithmOfTwo(t, isNegative: false, other)
    exponential(logarithm, t, other)
    divide(t, logarithm, product)
    return number(t, exponent: k - exponent, isNegative: false, bits: bits)
  }

  /// product·2^exponent = x(x + 1)…(z − 1) for the first z ≥ least, which takes the place of x; the exponent.
  /// In fours, as (x + i)(x + i + 1)(x + i + 2)(x + i + 3) = q(q + 2) for q = x² + (2i + 3)x + i(i + 3).
  private func risingFactorial(
    _ least: Int, _ x: Limbs, _ product: Limbs, _ square: Limbs, _ q: Limbs, _ next: Limbs
  ) -> Int {
    let count = max(0, least - Int(x[fraction]) + 3) / 4 * 4
    set(product, 1)
    var exponent = 0
    copy(square, self.square(of: x))
    for i in stride(from: 0, to: UInt(count), by: 4) {
      copy(q, square)
      _ = __gmpn_addmul_1(q, x, self.count, 2 * i + 3)
      q[fraction] &+= i * (i + 3)
      copy(next, q)
      next[fraction] &+= 2
      copy(q, self.product(q, next))
      copy(product, self.product(product, q))
      let length = UInt.bitWidth - product[fraction].leadingZeroBitCount
      shiftDown(product, length)
      exponent += length
    }
    x[fraction] &+= UInt(count)
    return exponent
  }
}
