internal import CMPFR
import NumericCore

/// A whole number in two's complement, in which products are added up, and from which a rounded number is made.
struct WholeSum: ~Copyable {
  let limbs: UnsafeMutablePointer<UInt>
  let count: Int

  init(limbs count: Int) {
    limbs = .allocate(capacity: count)
    limbs.initialize(repeating: 0, count: count)
    self.count = count
  }

  deinit { limbs.deallocate() }

  func clear() { limbs.update(repeating: 0, count: count) }

  /// Adds x·2^shift.
  @inline(__always)
  func add(_ x: Int128, shift: Int) {
    let (place, offset) = (shift >> 6, UInt(shift & 63))
    let (low, high) = (UInt(truncatingIfNeeded: x), Int(truncatingIfNeeded: x >> 64))
    // x·2^offset is these limbs, after which the sign repeats.
    let second = (UInt(bitPattern: high) << offset) | ((low >> 1) >> (63 &- offset))
    let third = (high >> 1) >> Int(63 &- offset)
    var carry: UInt = 0
    add(low << offset, at: place, &carry)
    add(second, at: place + 1, &carry)
    add(UInt(bitPattern: third), at: place + 2, &carry)
    for index in stride(from: place + 3, to: count, by: 1) {
      add(UInt(bitPattern: high >> 63), at: index, &carry)
    }
  }

  @inline(__always)
  private func add(_ limb: UInt, at index: Int, _ carry: inout UInt) {
    if index >= count { return }
    let (half, first) = limbs[index].addingReportingOverflow(limb)
    let (sum, second) = half.addingReportingOverflow(carry)
    (limbs[index], carry) = (sum, first || second ? 1 : 0)
  }

  /// (s + ε)·2^unit for the sum s, correctly rounded, whatever |ε| < losses·2^width is; nil where that decides, or where the sum is zero.
  /// The sum is lost.
  ///
  /// With one bit more than the precision, all numbers strictly between two neighbours are rounded to the same number in every
  /// direction, and none of them is exact.
  func rounded(
    in context: BigFloatContext, unit: Int, losses: Int, width: Int
  ) -> BigFloat? {
    let isNegative = Int(bitPattern: limbs[count - 1]) < 0
    if isNegative { negate() }
    var size = count
    while size > 0, limbs[size - 1] == 0 { size -= 1 }
    if size == 0 { return nil }
    let zeros = limbs[size - 1].leadingZeroBitCount
    let bits = 64 * size - zeros
    if losses > 0, !isBetween(size, below: bits - context.bits - 1, losses, width) { return nil }
    if zeros > 0 { __gmpn_lshift(limbs, limbs, size, UInt32(zeros)) }
    return context.make { r, mode in
      var number = __mpfr_struct(
        _mpfr_prec: 64 * size, _mpfr_sign: isNegative ? -1 : 1, _mpfr_exp: unit + bits,
        _mpfr_d: limbs)
      return mpfr_set(r, &number, mode)
    }
  }

  /// Whether the bits below a place are neither all 0 nor all 1, and stay so if losses·2^width is added or subtracted.
  private func isBetween(_ size: Int, below place: Int, _ losses: Int, _ width: Int) -> Bool {
    // The highest ones of these bits are enough.
    let lowest = max(width, place - 60)
    if lowest >= place { return false }
    let all: UInt64 = 1 << UInt64(place - lowest)
    let field = LimbField.digit(limbs, size, from: lowest) & (all - 1)
    return field >= UInt64(losses) && field + 1 + UInt64(losses) <= all
  }

  private func negate() {
    var carry = true
    for index in 0..<count {
      let (sum, overflow) = (~limbs[index]).addingReportingOverflow(carry ? 1 : 0)
      limbs[index] = sum
      carry = overflow
    }
  }
}
