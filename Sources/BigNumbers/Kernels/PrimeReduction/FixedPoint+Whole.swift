internal import CMPFR

// Products and quotients of fixed-point numbers with whole numbers of many limbs.
extension FixedPoint {
  /// a = a + n·α_j modulo 2⁶⁴.
  func add(_ a: Limbs, _ n: Int, times index: Int, of values: PrimeValues) {
    values.withValue(index, self) {
      _ = (n < 0 ? __gmpn_submul_1 : __gmpn_addmul_1)(a, $0, count, n.magnitude)
    }
  }

  /// a = a − Σ e_j·α_j modulo 2⁶⁴, for the α_j from a first one; each errs by less than 2u.
  func subtract(_ a: Limbs, _ exponents: [Int], _ values: PrimeValues, from first: Int = 0) {
    for index in first..<exponents.count where exponents[index] != 0 {
      add(a, -exponents[index], times: index, of: values)
    }
  }

  /// r = a·|n|/2^(64·size), truncated by less than u, for |n| < 2^(64·size) and a size of at most `count` limbs.
  func multiply(_ r: Limbs, _ a: Limbs, by n: IntegerStorage, size: Int) {
    let length = Int(n.pointer.pointee._mp_size.magnitude)
    guard length > 0, let limbs = n.pointer.pointee._mp_d else { return set(r, 0) }
    withExtendedLifetime(n) { _ = __gmpn_mul(scratch, a, count, limbs, length) }
    let kept = min(count, count + length - size)
    r.update(from: scratch + size, count: max(0, kept))
    if kept < count { (r + max(0, kept)).update(repeating: 0, count: count - max(0, kept)) }
  }

  /// a = a·n/2^(64·size) for the limbs of n, truncated by less than u.
  func multiply(_ a: Limbs, by n: ShiftedInteger) { multiply(a, a, by: n.storage, size: n.size) }

  /// a = a·2^(64·size)/n for the limbs of n, truncated by less than u, for quotients below 2⁶⁴ and at most `count` limbs.
  func divide(_ a: Limbs, by n: ShiftedInteger) {
    guard let divisor = n.storage.pointer.pointee._mp_d else { return }
    let (dividend, length) = (scratch, count + n.size)
    dividend.update(repeating: 0, count: n.size)
    (dividend + n.size).update(from: a, count: count)
    // A quotient of one limb more, whose highest one is zero.
    let quotient = scratch + length
    withExtendedLifetime(n.storage) {
      __gmpn_tdiv_qr(quotient, dividend, 0, dividend, length, divisor, n.size)
    }
    copy(a, quotient)
  }

  /// a = |a| for a number modulo 2⁶⁴ that is negative from 2⁶³ on; returns whether it was.
  func makePositive(_ a: Limbs) -> Bool {
    let isNegative = a[fraction] >> 63 != 0
    if isNegative { negate(a) }
    return isNegative
  }

  /// Whether a number is small enough for the series of reduced arguments: less than 2⁻³².
  func isTiny(_ a: Limbs) -> Bool { a[fraction] == 0 && a[fraction - 1] >> 32 == 0 }

  /// An e with `units` < 2^e, as a bound of an error of so many units.
  static func errorBits(_ units: Int) -> Int { Int.bitWidth - units.leadingZeroBitCount }
}

extension [Int] {
  /// The sum of the magnitudes of exponents.
  var totalMagnitude: Int { reduce(0) { $0 + Int($1.magnitude) } }
}
