/// The bits that represent a number in memory, starting with the sign.
public struct BitPattern: Hashable, Sendable {
  /// The bits from the most to the least significant.
  public let bits: [Bool]

  /// Creates a pattern from bits, the most significant first.
  public init(_ bits: some Sequence<Bool>) { self.bits = Array(bits) }

  /// Reads `0x3fb9…` or `0b0011…`, with optional `_` between groups; nil for other texts.
  public init?(_ text: String) {
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    guard isHexadecimal || text.hasPrefix("0b") || text.hasPrefix("0B") else { return nil }
    let width = isHexadecimal ? 4 : 1
    var bits: [Bool] = []
    for character in text.dropFirst(2) where character != "_" {
      guard character.isASCII, let digit = character.hexDigitValue, digit >> width == 0 else {
        return nil
      }
      bits += (0..<width).reversed().map { digit >> $0 & 1 == 1 }
    }
    if bits.isEmpty { return nil }
    self.bits = bits
  }

  /// The same bits with another width; nil if a bit that is set would be lost.
  public func resized(to width: Int) -> BitPattern? {
    let extra = bits.count - width
    if extra <= 0 { return BitPattern(Array(repeating: false, count: -extra) + bits) }
    return bits.prefix(extra).contains(true) ? nil : BitPattern(bits.suffix(width))
  }

  /// The pattern as in `0x3fb999999999999a`, with as many digits as the width needs.
  public var hexadecimal: String {
    let padded = Array(repeating: false, count: (4 - bits.count % 4) % 4) + bits
    let digits = stride(from: 0, to: padded.count, by: 4).map { start in
      String(padded[start..<start + 4].reduce(0) { $0 * 2 + ($1 ? 1 : 0) }, radix: 16)
    }
    return "0x" + digits.joined()
  }

  /// A range of bits as zeros and ones.
  public func text(_ range: Range<Int>) -> String {
    String(bits[range].map { $0 ? "1" : "0" })
  }
}
