internal import CMPFR

/// What a kernel computed: ±limbs·2^exponent with |error| < 2^errorBits·u, in the room of its
/// ``FixedPoint``, where u is a unit of the last limb of `limbs`.
///
/// Enclosures take it with its bound; correct rounding is decided here, once for all kernels.
struct Approximation {
  /// Whole part and fraction; overwritten when the number is written elsewhere.
  let limbs: FixedPoint.Limbs
  /// The number of limbs, the whole part included.
  let count: Int
  let exponent: Int
  let isNegative: Bool
  let errorBits: Int

  /// The same number with its sign changed, if `isNegated`.
  func negated(_ isNegated: Bool) -> Approximation {
    Approximation(
      limbs: limbs, count: count, exponent: exponent, isNegative: isNegative != isNegated,
      errorBits: errorBits)
  }

  /// The number of limbs without the zeros at the top.
  private var length: Int { FixedPoint.significantLimbs(limbs, count: count) }

  /// Writes the value, rounded correctly to the precision of `r`, and raises the inexact flag;
  /// returns the ternary value. Returns nil, and writes nothing, if the bound does not decide.
  ///
  /// The value lies in (a − 2^e, a + 2^e) for the integer a in the limbs and e = `errorBits`. Its
  /// rounding and the side of the exact value depend on the bits of a below the last one that is
  /// kept, to nearest below the one after that. If from bit e on these bits are neither all zeros
  /// nor all ones, then no number within the bound has other bits above them or is a boundary: the
  /// lower bits are at least 2^e, and at most 2^e − 1 below the next boundary less 2^e.
  func round(into r: BigFloat.Pointer, _ mode: mpfr_rnd_t) -> Int32? {
    let length = length
    if length == 0 { return nil }
    let zeros = limbs[length - 1].leadingZeroBitCount
    let total = 64 * length - zeros
    let bits = r.pointee._mpfr_prec
    // The number of bits that are not kept.
    let rest = total - bits
    guard !isUniform(from: errorBits, to: mode == MPFR_RNDN ? rest - 1 : rest),
      let target = r.pointee._mpfr_d
    else { return nil }

    let isUp: Bool
    switch mode {
    case MPFR_RNDN: isUp = (limbs[(rest - 1) >> 6] >> UInt((rest - 1) & 63)) & 1 != 0
    case MPFR_RNDU: isUp = !isNegative
    case MPFR_RNDD: isUp = isNegative
    case MPFR_RNDA: isUp = true
    default: isUp = false
    }
    let size = (bits + 63) >> 6
    let source = limbs + (length - size)
    if zeros == 0 {
      target.update(from: source, count: size)
    } else {
      _ = __gmpn_lshift(target, source, size, UInt32(zeros))
      if length > size { target[0] |= source[-1] >> UInt(64 - zeros) }
    }
    let unit = (1 as UInt) << UInt(64 * size - bits)
    target[0] &= ~(unit - 1)
    var binaryExponent = total - 64 * (count - 1) + exponent
    if isUp, __gmpn_add_1(target, target, size, unit) != 0 {
      // A carry out of the first limb leaves zeros.
      target[size - 1] = 1 << 63
      binaryExponent += 1
    }
    r.pointee._mpfr_sign = isNegative ? -1 : 1
    r.pointee._mpfr_exp = binaryExponent
    ulp_raise_inexact()
    return isUp != isNegative ? 1 : -1
  }

  /// Whether the bits from one place up to another are all zeros or all ones, or fewer than two.
  private func isUniform(from low: Int, to high: Int) -> Bool {
    if high - low < 2 { return true }
    let (first, last) = (low >> 6, (high - 1) >> 6)
    let below = (1 as UInt) << UInt(low & 63) - 1
    let above = (UInt.max << UInt((high - 1) & 63)) << 1
    if first == last {
      return limbs[first] & ~below & ~above == 0 || limbs[first] | below | above == .max
    }
    let fill: UInt = limbs[last] & ~above == 0 ? 0 : .max
    if fill != 0, limbs[last] | above != .max { return false }
    for index in first + 1..<last where limbs[index] != fill { return false }
    return fill == 0 ? limbs[first] & ~below == 0 : limbs[first] | below == .max
  }

  /// The bits by which the number is too short for `number(bits:)`; at most 0 if it is long enough.
  func lackingBits(bits: Int) -> Int {
    let length = length
    let size = length == 0 ? 0 : 64 * length - limbs[length - 1].leadingZeroBitCount
    return bits + errorBits + 16 - size
  }

  /// The number rounded to `bits` bits, which errs by less than half a unit in the last place plus
  /// 2^−16 units; nil if the bound is wider than the latter.
  func number(bits: Int) -> BigFloat? {
    let length = length
    if length == 0 { return nil }
    let zeros = limbs[length - 1].leadingZeroBitCount
    if lackingBits(bits: bits) > 0 { return nil }
    if zeros > 0 { _ = __gmpn_lshift(limbs, limbs, length, UInt32(zeros)) }
    var value = __mpfr_struct(
      _mpfr_prec: 64 * length, _mpfr_sign: isNegative ? -1 : 1,
      _mpfr_exp: 64 * (length - count + 1) - zeros + exponent, _mpfr_d: limbs)
    return BigFloat.make(bits: bits) { mpfr_set($0, &value, MPFR_RNDN) }
  }
}
