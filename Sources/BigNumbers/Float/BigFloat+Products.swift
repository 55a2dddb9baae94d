internal import CMPFR
package import NumericCore

// a·b + c·d and a·b − c·d with one rounding, in the shape of MPFR's functions.

func roundedSumOfProducts(
  _ r: BigFloat.Pointer?, _ a: BigFloat.Reader?, _ b: BigFloat.Reader?, _ c: BigFloat.Reader?,
  _ d: BigFloat.Reader?, _ mode: mpfr_rnd_t
) -> Int32 {
  guard let r, let a, let b, let c, let d else { return 0 }
  return BigFloat.roundProducts(into: r, a, b, c, d, isDifference: false, mode)
}

func roundedDifferenceOfProducts(
  _ r: BigFloat.Pointer?, _ a: BigFloat.Reader?, _ b: BigFloat.Reader?, _ c: BigFloat.Reader?,
  _ d: BigFloat.Reader?, _ mode: mpfr_rnd_t
) -> Int32 {
  guard let r, let a, let b, let c, let d else { return 0 }
  return BigFloat.roundProducts(into: r, a, b, c, d, isDifference: true, mode)
}

extension BigFloat {
  /// The most limbs of an operand of ``roundProducts(into:_:_:_:_:isDifference:_:)`` that computes by itself: MPFR multiplies longer
  /// numbers in the same time.
  private static let mostLimbs = 64

  /// Writes a·b + c·d, or the difference, with one rounding; returns the ternary value.
  ///
  /// Both products are exact in limbs, side by side, where MPFR allocates numbers for them: for numbers of a few limbs this takes a
  /// third of the time of `mpfr_fmma`, which computes zeros, special values and products of very different sizes.
  fileprivate static func roundProducts(
    into r: Pointer, _ a: Reader, _ b: Reader, _ c: Reader, _ d: Reader, isDifference: Bool,
    _ mode: mpfr_rnd_t
  ) -> Int32 {
    let lengths = (a.limbCount, b.limbCount, c.limbCount, d.limbCount)
    guard lengths.0 | lengths.1 | lengths.2 | lengths.3 < mostLimbs, a.isOrdinary, b.isOrdinary,
      c.isOrdinary, d.isOrdinary,
      let x = a.pointee._mpfr_d, let y = b.pointee._mpfr_d, let u = c.pointee._mpfr_d,
      let v = d.pointee._mpfr_d
    else {
      return (isDifference ? mpfr_fmms : mpfr_fmma)(r, a, b, c, d, mode)
    }
    let (first, second) = (lengths.0 + lengths.1, lengths.2 + lengths.3)
    // The exponents of the last bits of the products.
    let (low, other) = (
      a.pointee._mpfr_exp + b.pointee._mpfr_exp - 64 * first,
      c.pointee._mpfr_exp + d.pointee._mpfr_exp - 64 * second
    )
    let gap = low - other
    guard gap.magnitude <= 64 * mostLimbs else {
      return (isDifference ? mpfr_fmms : mpfr_fmma)(r, a, b, c, d, mode)
    }
    let shift = Int(gap.magnitude)
    let count = max(first + (gap > 0 ? shift : 0) >> 6, second + (gap < 0 ? shift : 0) >> 6) + 2
    let isOpposite =
      (a.isNegative != b.isNegative) != ((c.isNegative != d.isNegative) != isDifference)
    let ternary = withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2 * count) { room in
      guard let p = room.baseAddress else { preconditionFailure("no room") }
      let q = p + count
      product(p, x, lengths.0, y, lengths.1, count: count, shift: max(gap, 0))
      product(q, u, lengths.2, v, lengths.3, count: count, shift: max(-gap, 0))
      var isNegative = a.isNegative != b.isNegative
      if isOpposite {
        if __gmpn_sub_n(p, p, q, count) != 0 {
          _ = __gmpn_neg(p, p, count)
          isNegative.toggle()
        }
      } else {
        _ = __gmpn_add_n(p, p, q, count)
      }
      var length = count
      while length > 0, p[length - 1] == 0 { length -= 1 }
      if length == 0 { return nil as Int32? }
      let zeros = p[length - 1].leadingZeroBitCount
      if zeros > 0 { _ = __gmpn_lshift(p, p, length, UInt32(zeros)) }
      var sum = __mpfr_struct(
        _mpfr_prec: 64 * length, _mpfr_sign: isNegative ? -1 : 1,
        _mpfr_exp: min(low, other) + 64 * length - zeros, _mpfr_d: p)
      return mpfr_set(r, &sum, mode)
    }
    // The sign of a zero follows from those of the products.
    return ternary ?? (isDifference ? mpfr_fmms : mpfr_fmma)(r, a, b, c, d, mode)
  }

  /// r = x·y·2^shift in `count` limbs.
  private static func product(
    _ r: UnsafeMutablePointer<UInt>, _ x: UnsafeMutablePointer<UInt>, _ m: Int,
    _ y: UnsafeMutablePointer<UInt>, _ n: Int, count: Int, shift: Int
  ) {
    let (words, bits) = (shift >> 6, UInt32(shift & 63))
    r.update(repeating: 0, count: words)
    let target = r + words
    if m == n {
      __gmpn_mul_n(target, x, y, n)
    } else {
      _ = m > n ? __gmpn_mul(target, x, m, y, n) : __gmpn_mul(target, y, n, x, m)
    }
    (target + (m + n)).update(repeating: 0, count: count - words - m - n)
    if bits > 0 { target[m + n] = __gmpn_lshift(target, target, m + n, bits) }
  }
}

extension BigFloat.Reader {
  fileprivate var limbCount: Int { ((pointee._mpfr_prec - 1) >> 6) + 1 }
  /// Whether the number is regular, and its products with such numbers are within the range of exponents.
  fileprivate var isOrdinary: Bool {
    ulp_is_regular(self) != 0 && pointee._mpfr_exp.magnitude < 1 << 60
  }
}

extension BigFloat {
  /// a·b + c·d, or the difference, with one rounding.
  static func products(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, isDifference: Bool,
    precision: Precision, rounding: Rounding
  ) -> BigFloat {
    make(bits: precision.bits) { r in
      roundProducts(
        into: r, a.operand, b.operand, c.operand, d.operand, isDifference: isDifference,
        rounding.mpfr)
    }
  }

  /// Writes a·b + c·d, or the difference, with one rounding, at the precision of this number, in its storage if nothing else shares
  /// that.
  package mutating func setProducts(
    _ a: BigFloat, _ b: BigFloat, _ c: BigFloat, _ d: BigFloat, isDifference: Bool,
    rounding: Rounding
  ) {
    overwrite(bits: resultBits) { r in
      Self.roundProducts(
        into: r, a.operand, b.operand, c.operand, d.operand, isDifference: isDifference,
        rounding.mpfr)
    }
  }
}
