internal import CMPFR

extension FixedPoint {
  /// B(x, y) = Γ(x)·Γ(y)/Γ(x + y) for 2^−15 ≤ x, y < 2¹³ that are not whole.
  ///
  /// B is transcendental for rational x and y that are not whole (Schneider, Crelle 183, 1941), so that no value is a short
  /// number.
  ///
  /// With 2^z ≥ 1/x and 2^w ≥ 1/y, both at least 1, the limbs of Γ(x) are less than 4.1·2^z, those of Γ(y) less than 4.1·2^w, and
  /// those of Γ(x + y) at least 0.4. If each errs by less than 2^e·u, the product errs by less than 8.2·2^(e + z + w)·u + u, and the quotient
  /// by less than 2.5 times that, 106·2^(e + z + w)·u for the divisor, and u.
  func beta(_ x: BigFloat.Reader, _ y: BigFloat.Reader) -> Approximation? {
    if mpfr_integer_p(x) != 0 || mpfr_integer_p(y) != 0 { return nil }
    // The bits of the longer term, and those by which the sizes of the terms differ.
    let sum = BigFloat.make(bits: max(x.pointee._mpfr_prec, y.pointee._mpfr_prec) + 32) {
      mpfr_add($0, x, y, MPFR_RNDN)
    }
    return Self.withRoom(fraction: fraction) { room in
      let (left, right, product) = (room[0], room[1], room[2])
      guard let first = gamma(x) else { return nil }
      copy(left, first.limbs)
      guard let second = gamma(y) else { return nil }
      copy(right, second.limbs)
      copy(product, room.product(left, right))
      let third = sum.read { gammaOfPositive($0) }
      guard let third else { return nil }
      copy(right, third.limbs)
      room.divide(left, product, right)
      copy(self[0], left)
      let zeros = max(0, 1 - x.pointee._mpfr_exp) + max(0, 1 - y.pointee._mpfr_exp)
      return result(
        self[0], exponent: first.exponent + second.exponent - third.exponent,
        errorBits: max(first.errorBits, second.errorBits, third.errorBits) + zeros + 7)
    }
  }
}
