/// A random number ±1.f × 2^e whose fraction uses all bits of its precision.
///
/// Numbers such as 2·random − 1 are multiples of one fixed power of two: their sums are exact and
/// show nothing about rounding.
public struct FullSignificand: Sendable {
  /// The sign.
  public var isNegative: Bool
  /// The bits of the fraction in words, first bit first; the last word is padded with zeros.
  public var fraction: [UInt64]
  /// The number of hexadecimal digits that hold all bits of the fraction.
  public var digitCount: Int
  /// The exponent e.
  public var exponent: Int

  /// Draws a number with uniform sign, fraction of `bits` − 1 bits, and exponent.
  public init(
    bits: Int, exponents: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) {
    isNegative = generator.next() & 1 == 1
    exponent = Int.random(in: exponents, using: &generator)
    let count = bits - 1
    fraction = (0..<(count + 63) / 64).map { _ in generator.next() }
    let unused = fraction.count * 64 - count
    if unused > 0 { fraction[fraction.count - 1] &= ~UInt64(0) << UInt64(unused) }
    digitCount = (count + 3) / 4
  }

  /// The number as a hexadecimal floating literal, exact.
  public var text: String { "\(isNegative ? "-" : "")\(magnitudeText)" }

  /// The magnitude as a hexadecimal floating literal, exact.
  public var magnitudeText: String {
    "0x1\(digitCount > 0 ? "." : "")\(fractionDigits)p\(exponent)"
  }

  /// The number, exact.
  public var literal: ExactLiteral {
    ExactLiteral(
      isNegative: isNegative, coefficient: .digits(Array("1\(fractionDigits)".utf8)), base: 2,
      exponent: exponent - 4 * digitCount)
  }

  private var fractionDigits: Substring {
    fraction.map { word in
      let hex = String(word, radix: 16)
      return String(repeating: "0", count: 16 - hex.count) + hex
    }.joined().prefix(digitCount)
  }
}
