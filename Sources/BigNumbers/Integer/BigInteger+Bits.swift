internal import CMPFR

// Bits of two's complement, in which negative numbers have endless ones above.
extension BigInteger {
  /// The number of bits with one sign bit that the number needs in two's complement: 1 for 0 and −1, 8 for −128, 9 for 128.
  public var bitWidth: Int {
    sign >= 0 ? magnitudeBits + 1 : (-1 - self).magnitudeBits + 1
  }

  /// The number of zeros below the lowest bit that is set; the ``bitWidth`` for 0.
  public var trailingZeroBitCount: Int {
    isZero ? bitWidth : read { Int(__gmpz_scan1($0, 0)) }
  }

  /// The number of bits that are set in the magnitude.
  public var magnitudePopulationCount: Int { Int(clamping: magnitude.read { __gmpz_popcount($0) }) }

  /// Whether the bit with a weight of 2^index is set; negative numbers have ones above their words.
  public func isBitSet(at index: Int) -> Bool {
    precondition(index >= 0, "bits have indices from 0 on")
    return read { __gmpz_tstbit($0, mp_bitcnt_t(index)) != 0 }
  }

  /// The complement, −1 − x.
  public static prefix func ~ (x: BigInteger) -> BigInteger { -1 - x }

  /// The bits that are set in both.
  public static func & (a: BigInteger, b: BigInteger) -> BigInteger { binary(__gmpz_and, a, b) }
  /// The bits that are set in one or both.
  public static func | (a: BigInteger, b: BigInteger) -> BigInteger { binary(__gmpz_ior, a, b) }
  /// The bits that are set in exactly one.
  public static func ^ (a: BigInteger, b: BigInteger) -> BigInteger { binary(__gmpz_xor, a, b) }

  /// Keeps the bits that are set in both.
  public static func &= (a: inout BigInteger, b: BigInteger) { a = a & b }
  /// Adds the bits of another number.
  public static func |= (a: inout BigInteger, b: BigInteger) { a = a | b }
  /// Changes the bits that are set in another number.
  public static func ^= (a: inout BigInteger, b: BigInteger) { a = a ^ b }

  // MARK: - Shifts

  /// The number · 2^count; a negative count shifts down.
  public static func << (x: BigInteger, count: some BinaryInteger) -> BigInteger {
    x.shifted(Int(clamping: count))
  }

  /// The number / 2^count, rounded down; a negative count shifts up.
  public static func >> (x: BigInteger, count: some BinaryInteger) -> BigInteger {
    let count = Int(clamping: count)
    return x.shifted(count == .min ? .max : -count)
  }

  /// Shifts up in place.
  public static func <<= (x: inout BigInteger, count: some BinaryInteger) { x = x << count }
  /// Shifts down in place.
  public static func >>= (x: inout BigInteger, count: some BinaryInteger) { x = x >> count }

  private func shifted(_ count: Int) -> BigInteger {
    count >= 0 ? shiftedUp(count) : shiftedDown(count == .min ? .max : -count)
  }

  /// The number · 2^count, for count ≥ 0.
  func shiftedUp(_ count: Int) -> BigInteger {
    if isZero { return self }
    let (bits, overflow) = magnitudeBits.addingReportingOverflow(count)
    Self.requireSize(overflow ? .max : bits)
    return Self.make { r in read { __gmpz_mul_2exp(r, $0, mp_bitcnt_t(count)) } }
  }

  /// ⌊this number / 2^count⌋, for count ≥ 0.
  func shiftedDown(_ count: Int) -> BigInteger {
    if storage == nil { return BigInteger(word: word >> count) }
    return Self.make { r in read { __gmpz_fdiv_q_2exp(r, $0, mp_bitcnt_t(count)) } }
  }
}
