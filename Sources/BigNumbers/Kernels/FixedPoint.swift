internal import CMPFR

/// Room for numbers of fixed point: one limb before the point and `fraction` limbs behind it, which are
/// not negative. In the bounds below u = 2^(−64·fraction) is a unit of the last limb.
///
/// Where numbers have a few limbs, a function of GMP's lowest layer takes nanoseconds, and what a number of
/// MPFR has beside its limbs (an exponent, a rounding, a flag) takes longer than the limbs.
/// **Source.** Johansson, "Efficient implementation of elementary functions in the medium-precision
/// range", ARITH 22 (2015).
struct FixedPoint {
  /// A number of this room: limb `fraction` is the whole part.
  typealias Limbs = UnsafeMutablePointer<UInt>

  let fraction: Int
  private let room: Limbs

  /// Numbers that fit the room.
  private static let capacity = 6

  /// Gives a room to `body`, whose result is no part of it.
  static func withRoom<Result>(fraction: Int, _ body: (FixedPoint) -> Result) -> Result {
    let limbs = capacity * (fraction + 3) + 4 * (fraction + 2)
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: limbs) { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("no room") }
      return body(FixedPoint(fraction: fraction, room: base))
    }
  }

  /// One of the numbers; a limb below it and one above it are scratch.
  @inline(__always)
  subscript(_ index: Int) -> Limbs { room + (index &* (fraction &+ 3) &+ 1) }

  /// Limbs of a number.
  @inline(__always)
  var count: Int { fraction &+ 1 }

  /// Twice a product.
  @inline(__always)
  private var scratch: Limbs { room + Self.capacity &* (fraction &+ 3) }

  // MARK: - Arithmetic

  /// r = a whole number.
  @inline(__always)
  func set(_ r: Limbs, _ whole: UInt) {
    r.update(repeating: 0, count: fraction)
    r[fraction] = whole
  }

  @inline(__always)
  func copy(_ r: Limbs, _ a: Limbs) { r.update(from: a, count: count) }

  /// a·b, at most u too small, until the next product or quotient is asked for.
  @inline(__always)
  func product(_ a: Limbs, _ b: Limbs) -> Limbs {
    __gmpn_mul_n(scratch, a, b, count)
    return scratch + fraction
  }

  /// a², as a product.
  @inline(__always)
  func square(of a: Limbs) -> Limbs {
    __gmpn_sqr(scratch, a, count)
    return scratch + fraction
  }

  /// a = a·b in the first `limbs` limbs behind the point, at most a unit of the last of them too small.
  @inline(__always)
  func multiply(_ a: Limbs, by b: Limbs, limbs: Int) {
    let lowest = fraction - limbs
    __gmpn_mul_n(scratch, a + lowest, b + lowest, limbs + 1)
    (a + lowest).update(from: scratch + limbs, count: limbs + 1)
  }

  /// a·b for b < 1 and an a of so many limbs at its lower end, at most 2u too small: as many limbs.
  @inline(__always)
  func lowProduct(_ a: Limbs, _ b: Limbs, limbs: Int) -> Limbs {
    if limbs > 0 { __gmpn_mul_n(scratch, a, b + (fraction - limbs), limbs) }
    return scratch + limbs
  }

  /// a = a·c/2⁶⁴ in the first `limbs` limbs behind the point, at most a unit of the last of them too small.
  @inline(__always)
  func scale(_ a: Limbs, _ c: UInt, limbs: Int) {
    // Written one limb further down: what falls out below is scratch, or zero as before.
    let lowest = a + (fraction - limbs)
    let below = lowest[-1]
    a[fraction] = __gmpn_mul_1(lowest - 1, lowest, limbs + 1, c)
    lowest[-1] = below
  }

  /// a = a/d, at most u too small.
  @inline(__always)
  func divide(_ a: Limbs, by d: UInt) {
    if d > 1 { _ = __gmpn_divrem_1(a, 0, a, count, d) }
  }

  /// r = √a, at most u too small, for 2^−64 ≤ a < 2⁶⁴.
  func squareRoot(_ r: Limbs, _ a: Limbs) {
    let operand = scratch
    operand.update(repeating: 0, count: fraction)
    (operand + fraction).update(from: a, count: count)
    set(r, 0)
    _ = __gmpn_sqrtrem(r, nil, operand, 2 * fraction + (a[fraction] == 0 ? 0 : 1))
  }

  /// r = a/b, at most u too small, for quotients below 2⁶⁴ and b ≥ 2^−64.
  func divide(_ r: Limbs, _ a: Limbs, _ b: Limbs) {
    let dividend = scratch
    dividend.update(repeating: 0, count: fraction)
    (dividend + fraction).update(from: a, count: count)
    let quotient = scratch + (2 * fraction + 2)
    let length = b[fraction] == 0 ? fraction : count
    __gmpn_tdiv_qr(quotient, dividend, 0, dividend, 2 * fraction + 1, b, length)
    copy(r, quotient)
  }

  @inline(__always)
  func add(_ r: Limbs, _ a: Limbs, _ b: Limbs) { _ = __gmpn_add_n(r, a, b, count) }

  /// r = a − b; answers whether that is negative, and then it is 2⁶⁴ too large.
  @inline(__always) @discardableResult
  func subtract(_ r: Limbs, _ a: Limbs, _ b: Limbs) -> Bool { __gmpn_sub_n(r, a, b, count) != 0 }

  /// a = 2⁶⁴ − a.
  @inline(__always)
  func negate(_ a: Limbs) { _ = __gmpn_neg(a, a, count) }

  /// a = a·2^bits, for 1 to 63 bits.
  @inline(__always)
  func shiftUp(_ a: Limbs, _ bits: Int) { _ = __gmpn_lshift(a, a, count, UInt32(bits)) }

  /// a = a/2^bits, at most u too small.
  @inline(__always)
  func shiftDown(_ a: Limbs, _ bits: Int) {
    let (limbs, bits) = (min(bits >> 6, count), bits & 63)
    if bits > 0 { _ = __gmpn_rshift(a, a, count, UInt32(bits)) }
    if limbs > 0 {
      a.update(from: a + limbs, count: count - limbs)
      (a + (count - limbs)).update(repeating: 0, count: limbs)
    }
  }

  /// a = 1 − a, for a ≤ 1.
  @inline(__always)
  func subtractFromOne(_ a: Limbs) {
    negate(a)
    a[fraction] &+= 1
  }

  /// r = a constant of MPFR times 2^−exponent, which lies between ½ and 1; at most u beside it.
  @inline(__always)
  func set(_ r: Limbs, _ constant: (BigFloat.Pointer?, mpfr_rnd_t) -> Int32) {
    var value = __mpfr_struct(_mpfr_prec: 64 * fraction, _mpfr_sign: 1, _mpfr_exp: 0, _mpfr_d: r)
    _ = constant(&value, MPFR_RNDN)
    r[fraction] = 0
  }

  // MARK: - From numbers and to them

  /// r = |x|, at most u too small, for |x| < 2⁶⁴.
  func load(_ r: Limbs, _ x: BigFloat.Reader) {
    r.update(repeating: 0, count: count)
    let (limbs, length) = (x.pointee._mpfr_d, ((x.pointee._mpfr_prec - 1) >> 6) + 1)
    guard let limbs else { return }
    let shift = 64 * (fraction - length) + x.pointee._mpfr_exp
    let (words, bits) = (Int(shift.magnitude >> 6), UInt32(shift.magnitude & 63))
    if shift >= 0 {
      if bits == 0 {
        (r + words).update(from: limbs, count: length)
      } else {
        r[words + length] = __gmpn_lshift(r + words, limbs, length, bits)
      }
    } else if words < length {
      if bits == 0 {
        r.update(from: limbs + words, count: length - words)
      } else {
        _ = __gmpn_rshift(r, limbs + words, length - words, bits)
      }
    }
  }

  /// The number ±a·2^exponent of `bits` bits, where a is at least 2^−16. Overwrites a.
  func number(_ a: Limbs, exponent: Int, isNegative: Bool, bits: Int) -> BigFloat? {
    let length = a[fraction] == 0 ? fraction : count
    let zeros = a[length - 1].leadingZeroBitCount
    if length == fraction, zeros > 16 { return nil }
    if zeros > 0 { _ = __gmpn_lshift(a, a, length, UInt32(zeros)) }
    var value = __mpfr_struct(
      _mpfr_prec: 64 * length, _mpfr_sign: isNegative ? -1 : 1,
      _mpfr_exp: 64 * (length - fraction) - zeros + exponent, _mpfr_d: a)
    return BigFloat.make(bits: bits) { mpfr_set($0, &value, MPFR_RNDN) }
  }
}
