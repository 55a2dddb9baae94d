internal import CMPFR

/// Storage for non-negative fixed-point numbers: one limb before the point and `fraction` limbs
/// behind it.
///
/// In all bounds u = 2^(−64·fraction) is a unit of the last limb. For numbers of a few limbs a
/// function of GMP's lowest layer takes nanoseconds, less than MPFR spends on exponents, rounding
/// and flags.
///
/// **Source.** Johansson, "Efficient implementation of elementary functions in the medium-precision
/// range", ARITH 22 (2015).
struct FixedPoint {
  /// A number of this storage; limb `fraction` is the whole part.
  typealias Limbs = UnsafeMutablePointer<UInt>

  let fraction: Int
  private let room: Limbs

  /// The number of numbers in the storage, without the powers that a series keeps there.
  static let capacity = 6

  /// Calls `body` with storage that lasts until it returns.
  static func withRoom<Result>(fraction: Int, _ body: (FixedPoint) -> Result) -> Result {
    let limbs = numbers(fraction) * (fraction + 3) + 4 * (fraction + 2)
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: limbs) { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("no room") }
      return body(FixedPoint(fraction: fraction, room: base))
    }
  }

  /// The number of numbers in the storage: the powers of a series begin with the second.
  private static func numbers(_ fraction: Int) -> Int {
    capacity + mostPowers(fraction: fraction) - 1
  }

  /// One of the numbers.
  ///
  /// The limb below it and the limb above it are scratch.
  @inline(__always)
  subscript(_ index: Int) -> Limbs { room + (index &* (fraction &+ 3) &+ 1) }

  /// The number of limbs of a number.
  @inline(__always)
  var count: Int { fraction &+ 1 }

  /// Scratch of twice the size of a product.
  @inline(__always)
  var scratch: Limbs { room + Self.numbers(fraction) &* (fraction &+ 3) }

  // MARK: - Arithmetic

  /// r = a whole number.
  @inline(__always)
  func set(_ r: Limbs, _ whole: UInt) {
    r.update(repeating: 0, count: fraction)
    r[fraction] = whole
  }

  @inline(__always)
  func copy(_ r: Limbs, _ a: Limbs) { r.update(from: a, count: count) }

  /// a·b: 0 ≤ error < u below the exact product.
  ///
  /// Valid until the next product or quotient.
  @inline(__always)
  func product(_ a: Limbs, _ b: Limbs) -> Limbs {
    __gmpn_mul_n(scratch, a, b, count)
    return scratch + fraction
  }

  /// a², under the rules of a product.
  @inline(__always)
  func square(of a: Limbs) -> Limbs {
    __gmpn_sqr(scratch, a, count)
    return scratch + fraction
  }

  /// a = a·b in the first `limbs` limbs behind the point, truncated by at most one unit of the last
  /// of these.
  @inline(__always)
  func multiply(_ a: Limbs, by b: Limbs, limbs: Int) {
    let lowest = fraction - limbs
    __gmpn_mul_n(scratch, a + lowest, b + lowest, limbs + 1)
    (a + lowest).update(from: scratch + limbs, count: limbs + 1)
  }

  /// a·b for b < 1 and an a with `limbs` limbs at its lower end, truncated by at most 2u; the
  /// result has as many limbs.
  ///
  /// The limbs of b that are left out contribute less than u, and so does the truncation of the
  /// product.
  @inline(__always)
  func lowProduct(_ a: Limbs, _ b: Limbs, limbs: Int) -> Limbs {
    if limbs > 0 { __gmpn_mul_n(scratch, a, b + (fraction - limbs), limbs) }
    return scratch + limbs
  }

  /// a·b, truncated by at most 2u, for a b with a whole part and an a with `limbs` limbs at its lower end and a zero above
  /// them; the result has one limb more.
  @inline(__always)
  func shortProduct(_ a: Limbs, _ b: Limbs, limbs: Int) -> Limbs {
    if limbs > fraction { return product(a, b) }
    __gmpn_mul_n(scratch, a, b + (fraction - limbs), limbs + 1)
    return scratch + limbs
  }

  /// a = a·c/2⁶⁴ in the first `limbs` limbs behind the point, truncated by at most one unit of the
  /// last of these.
  @inline(__always)
  func scale(_ a: Limbs, _ c: UInt, limbs: Int) {
    // The product is written one limb lower; the limb below, which it overwrites, is restored.
    let lowest = a + (fraction - limbs)
    let below = lowest[-1]
    a[fraction] = __gmpn_mul_1(lowest - 1, lowest, limbs + 1, c)
    lowest[-1] = below
  }

  /// a = a/d, truncated by less than u.
  @inline(__always)
  func divide(_ a: Limbs, by d: UInt) {
    if d > 1 { _ = __gmpn_divrem_1(a, 0, a, count, d) }
  }

  /// r = √a, truncated by less than u, for 2^−64 ≤ a < 2⁶⁴.
  func squareRoot(_ r: Limbs, _ a: Limbs) {
    let operand = scratch
    operand.update(repeating: 0, count: fraction)
    (operand + fraction).update(from: a, count: count)
    set(r, 0)
    _ = __gmpn_sqrtrem(r, nil, operand, 2 * fraction + (a[fraction] == 0 ? 0 : 1))
  }

  /// r = a/b, truncated by less than u, for b ≥ 2^−64 and quotients below 2⁶⁴.
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

  /// r = a − b modulo 2⁶⁴; returns whether a < b.
  @inline(__always) @discardableResult
  func subtract(_ r: Limbs, _ a: Limbs, _ b: Limbs) -> Bool { __gmpn_sub_n(r, a, b, count) != 0 }

  /// a = 2⁶⁴ − a.
  @inline(__always)
  func negate(_ a: Limbs) { _ = __gmpn_neg(a, a, count) }

  /// a = a·2^bits, for 1 to 63 bits.
  @inline(__always)
  func shiftUp(_ a: Limbs, _ bits: Int) { _ = __gmpn_lshift(a, a, count, UInt32(bits)) }

  /// a = a/2^bits, truncated by less than u.
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

  // MARK: - From numbers and to them

  /// r = |x|, truncated by less than u, for |x| < 2⁶⁴.
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

  /// r = |x|/2^exponent, under the same rules.
  func load(_ r: Limbs, _ x: BigFloat.Reader, scaledDown exponent: Int) {
    var scaled = x.pointee
    scaled._mpfr_exp -= exponent
    withUnsafePointer(to: scaled) { load(r, $0) }
  }

  /// ±a·2^exponent as a kernel's result, with |error| < 2^errorBits·u.
  @inline(__always)
  func result(
    _ a: Limbs, exponent: Int = 0, isNegative: Bool = false, errorBits: Int
  ) -> Approximation {
    Approximation(
      limbs: a, count: count, exponent: exponent, isNegative: isNegative, errorBits: errorBits)
  }
}

extension UnsafePointer<__mpfr_struct> {
  @inline(__always)
  var isNegative: Bool { pointee._mpfr_sign < 0 }

  /// Whether the number is 1 or −1.
  @inline(__always)
  var isUnit: Bool { pointee._mpfr_exp == 1 && mpfr_cmpabs_ui(self, 1) == 0 }
}
