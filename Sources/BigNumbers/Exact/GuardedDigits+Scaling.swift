internal import CMPFR
import NumericCore

extension BigFloat {
  /// The first decimal digits of a number, truncated: `count` of them, one less or a few more.
  ///
  /// Nil for magnitudes that are not between about 10^(count − 1000) and 10^count, for more than
  /// 4096 bits, or if there are fewer bits than the digits need.
  ///
  /// x = m·2^e becomes ⌊m·5^s/2^(−e − s)⌋ with products by a word. MPFR computes a power of ten for
  /// every exponent, which was measured to take four times as long.
  func truncatedDigits(_ count: Int) -> NumberDigits? {
    guard let exponent = binaryExponent, exponent.magnitude < 1 << 20 else { return nil }
    // |x| is about 10^places: 78 913/2¹⁸ equals log₁₀2 to six digits.
    let places = ((exponent - 1) * 78_913) >> 18 + 1
    let length = (storedBits + 63) / 64
    let power = count - places
    let shift = 64 * length - exponent - power
    guard 0...Self.mostPower ~= power, shift > 0, length <= 64 else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: length + power / 27 + 2) { room in
      guard let limbs = room.baseAddress else { return nil }
      var used = length
      read { limbs.update(from: $0.pointee._mpfr_d, count: length) }
      for step in stride(from: power, to: 0, by: -27) {
        limbs[used] = __gmpn_mul_1(limbs, limbs, used, Self.powersOfFive[min(step, 27)])
        used += 1
      }
      let (words, bits) = (shift >> 6, UInt32(shift & 63))
      used -= words
      guard used > 0 else { return nil }
      if bits > 0 {
        _ = __gmpn_rshift(limbs, limbs + words, used, bits)
      } else {
        limbs.update(from: limbs + words, count: used)
      }
      while used > 0, limbs[used - 1] == 0 { used -= 1 }
      guard used > 0 else { return nil }
      let digits = Self.decimal(limbs, used)
      // The digits are those of |x|·10^power, truncated to an integer, where power + places =
      // count.
      return NumberDigits(
        isNegative: isNegative, digits: digits, exponent: places + digits.count - count,
        isExact: nil)
    }
  }

  /// The digits of an integer; the limbs are overwritten.
  private static func decimal(_ limbs: UnsafeMutablePointer<UInt>, _ used: Int) -> [UInt8] {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20 * used) { text in
      // Appending in a loop avoids the runtime's lookup of the storage type.
      var digits: [UInt8] = []
      guard let base = text.baseAddress else { return digits }
      let written = __gmpn_get_str(base, 10, limbs, used)
      digits.reserveCapacity(written)
      // mpn_get_str may return leading zeros.
      for value in text[..<written].drop(while: { $0 == 0 }) {
        digits.append(value + UInt8(ascii: "0"))
      }
      return digits
    }
  }

  /// The largest power of five, so that the product takes at most 38 more words.
  ///
  /// A thousand roots times 10^30 to 10^5000 and 10^−30 to 10^−5000 were evaluated and printed equally
  /// fast, within the noise of a tenth, with bounds from 100 to 3000.
  private static let mostPower = 1000
  /// 5^0 … 5^27, which are all that fit a word.
  private static let powersOfFive = (0...27).map { k in (0..<k).reduce(1 as UInt) { r, _ in 5 * r }
  }
}
