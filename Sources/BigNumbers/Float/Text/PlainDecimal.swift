internal import CMPFR
import NumericCore

/// A decimal as most are written, `-12.5e-3`: read from its bytes, without an `ExactLiteral` in between.
enum PlainDecimal {
  /// The number of a text, rounded once; nil for other notations.
  ///
  /// MPFR reads zeros, and texts with a power of ten that is long beside the precision.
  static func number(_ text: String, bits: Int, _ rounding: Rounding) -> BigFloat? {
    let scanned = text.utf8.withContiguousStorageIfAvailable { bytes in
      scan(bytes, from: bytes.first == UInt8(ascii: "-") ? 1 : 0).map { whole, part, exponent in
        let isNegative = bytes.first == UInt8(ascii: "-")
        let mode = isNegative ? rounding.mirrored : rounding
        return BigFloat.make(bits: bits) { r in
          guard let ternary = DecimalProduct.write(whole, part, exponent, to: r, mode) else {
            return text.withCString { mpfr_strtofr(r, $0, nil, 10, rounding.mpfr) }
          }
          guard isNegative else { return ternary }
          _ = mpfr_neg(r, r, MPFR_RNDN)
          return -ternary
        }
      }
    }
    return scanned ?? nil
  }

  private typealias Digits = DigitRuns.Run

  /// The digits before and behind the point, and the power of ten of the last one; nil if the text is in another notation.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (whole: Digits, part: Digits, exponent: Int)? {
    let point = endOfDigits(bytes, from: start)
    var (first, next) = (point, point)
    if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
      first = next + 1
      next = endOfDigits(bytes, from: first)
    }
    let (whole, part) = (bytes[start..<point], bytes[first..<next])
    if whole.isEmpty, part.isEmpty { return nil }
    if next == bytes.count { return (whole, part, -part.count) }
    guard bytes[next] | 0x20 == UInt8(ascii: "e"),
      let exponent = exponent(bytes[(next + 1)...])
    else { return nil }
    return (whole, part, exponent - part.count)
  }

  private static func endOfDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var next = start
    while next < bytes.count, bytes[next] &- UInt8(ascii: "0") < 10 { next += 1 }
    return next
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
