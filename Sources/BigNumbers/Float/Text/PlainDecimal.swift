internal import CMPFR
import NumericCore

/// A decimal as most are written, `-12.5e-3`: read from its bytes, without an `ExactLiteral` in between.
enum PlainDecimal {
  /// The number of a text, rounded once; nil for other notations, for zero, and where the product of the digits by a power of
  /// five does not decide the rounding.
  static func number(_ text: String, bits: Int, _ rounding: Rounding) -> BigFloat? {
    let read = text.utf8.withContiguousStorageIfAvailable { bytes in
      number(bytes, bits: bits, rounding)
    }
    return read ?? nil
  }

  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, bits: Int, _ rounding: Rounding
  ) -> BigFloat? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    guard let most = DecimalProduct.mostDigits(bits: bits) else { return nil }
    let capacity = DecimalLimbs.limbs(digits: min(bytes.count, most))
    let room = DecimalProduct.room(limbs: capacity, bits: bits)
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: room) { room in
      guard let base = room.baseAddress else { return nil }
      var digits = DecimalLimbs(base, most: most)
      guard var exponent = scan(bytes, from: isNegative ? 1 : 0, into: &digits),
        let count = digits.finish()
      else { return nil }
      exponent += digits.omitted
      let mode = isNegative ? rounding.mirrored : rounding
      var isDecided = false
      let number = BigFloat.make(bits: bits) { r in
        let ternary = DecimalProduct.write(
          base, count, isCut: digits.isCut, exponent, to: r, mode)
        guard let ternary else { return 0 }
        isDecided = true
        guard isNegative else { return ternary }
        _ = mpfr_neg(r, r, MPFR_RNDN)
        return -ternary
      }
      return isDecided ? number : nil
    }
  }

  /// Reads the digits; returns the power of ten of the last one, or nil if the text is in another notation.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into digits: inout DecimalLimbs
  ) -> Int? {
    var (next, point, hasDigits) = (start, -1, false)
    while next < bytes.count {
      let digit = bytes[next] &- UInt8(ascii: "0")
      if digit < 10 {
        digits.append(digit)
        hasDigits = true
      } else if bytes[next] == UInt8(ascii: "."), point < 0 {
        point = next + 1
      } else {
        break
      }
      next += 1
    }
    guard hasDigits else { return nil }
    let places = point < 0 ? 0 : next - point
    if next == bytes.count { return -places }
    guard bytes[next] | 0x20 == UInt8(ascii: "e") else { return nil }
    return exponent(bytes[(next + 1)...]).map { $0 - places }
  }

  /// The exponent of at most nine digits behind `e`; nil for anything else.
  private static func exponent(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var bytes = bytes
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    guard 1...9 ~= bytes.count else { return nil }
    var value = 0
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = 10 * value + Int(digit)
    }
    return isNegative ? -value : value
  }
}
