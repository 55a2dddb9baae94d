internal import CMPFR
import NumericCore

extension BigFloat {
  /// The first decimal digits of a number, truncated: `count` of them, or one less or a few more. Nil for what
  /// is not between 10^−900 and 10^count or so, or has fewer bits than digits.
  ///
  /// x = m·2^e becomes ⌊m·5^s/2^(−e − s)⌋ by products by a word. MPFR finds a power of ten for every exponent, in
  /// four times the time.
  func truncatedDigits(_ count: Int) -> NumberDigits? {
    guard let exponent = binaryExponent, exponent.magnitude < 1 << 20 else { return nil }
    // |x| is about 10^places: 78 913/2¹⁸ is log₁₀ 2 to six digits.
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
      // A whole number of n digits that is |x|·10^power, where power + places = count.
      return NumberDigits(
        isNegative: isNegative, digits: digits, exponent: places + digits.count - count,
        isExact: nil)
    }
  }

  /// The digits of a whole number. Overwrites the limbs.
  private static func decimal(_ limbs: UnsafeMutablePointer<UInt>, _ used: Int) -> [UInt8] {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20 * used) { text in
      // Adding one by one avoids the runtime's search for the type of the storage.
      var digits: [UInt8] = []
      guard let base = text.baseAddress else { return digits }
      let written = __gmpn_get_str(base, 10, limbs, used)
      digits.reserveCapacity(written)
      // GMP may begin with zeros.
      for value in text[..<written].drop(while: { $0 == 0 }) {
        digits.append(value + UInt8(ascii: "0"))
      }
      return digits
    }
  }

  private static let mostPower = 1000
  /// 5^0 … 5^27: all that fit a word.
  private static let powersOfFive = (0...27).map { k in (0..<k).reduce(1 as UInt) { r, _ in 5 * r }
  }
}
