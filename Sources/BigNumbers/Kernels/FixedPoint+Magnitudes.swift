// How large numbers are, in bits and limbs.
extension FixedPoint {
  /// An n with a ≥ 2^−n, for a ≥ 2^−64.
  @inline(__always)
  func zeros(_ a: Limbs) -> Int {
    a[fraction] != 0 ? 0 : a[fraction - 1].leadingZeroBitCount + 1
  }

  /// The largest n with a < 2^−n, for 0 < a < 1.
  func leadingZeros(_ a: Limbs) -> Int {
    var index = fraction - 1
    while index > 0, a[index] == 0 { index -= 1 }
    return 64 * (fraction - 1 - index) + a[index].leadingZeroBitCount
  }

  func isZero(_ a: Limbs) -> Bool {
    for index in 0..<count where a[index] != 0 { return false }
    return true
  }

  /// Whether a number from ½ to 1 is ½.
  func isPowerOfTwo(_ a: Limbs) -> Bool {
    if a[fraction - 1] != 1 << 63 { return false }
    for index in 0..<fraction - 1 where a[index] != 0 { return false }
    return true
  }

  /// The number of limbs without the zeros at the top.
  @inline(__always)
  static func significantLimbs(_ a: Limbs, count: Int) -> Int {
    var length = count
    while length > 0, a[length - 1] == 0 { length -= 1 }
    return length
  }

  /// The same for a number of this storage.
  @inline(__always)
  func significantLimbs(_ a: Limbs) -> Int { Self.significantLimbs(a, count: count) }

  /// Shifts a number down so that it is less than 1, truncated by less than u; returns the number of bits.
  func normalize(_ a: Limbs) -> Int {
    let bits = UInt.bitWidth - a[fraction].leadingZeroBitCount
    if bits > 0 { shiftDown(a, bits) }
    return bits
  }
}
