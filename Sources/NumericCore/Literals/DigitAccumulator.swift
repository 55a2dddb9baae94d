/// Collects the digits of a coefficient: in a word as long as it fits, otherwise as ASCII digits.
struct DigitAccumulator {
  let radix: UInt8
  /// Digits read, leading zeros included.
  private(set) var count = 0
  private var word: UInt64 = 0
  private var spilled: [UInt8] = []

  init(radix: Int) { self.radix = UInt8(radix) }

  /// The value of an ASCII digit in this radix.
  private func value(of byte: UInt8) -> UInt8? {
    let decimal = byte &- UInt8(ascii: "0")
    if decimal < 10 { return decimal < radix ? decimal : nil }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 && letter + 10 < radix ? letter + 10 : nil
  }

  func accepts(_ byte: UInt8) -> Bool { value(of: byte) != nil }

  /// Takes one digit; false if the byte is not a digit.
  mutating func append(_ byte: UInt8) -> Bool {
    guard let digit = value(of: byte) else { return false }
    count += 1
    if spilled.isEmpty {
      let (scaled, high) = word.multipliedReportingOverflow(by: UInt64(radix))
      let (sum, low) = scaled.addingReportingOverflow(UInt64(digit))
      if !high && !low {
        word = sum
        return true
      }
      spilled = Array(String(word, radix: Int(radix)).utf8)
    }
    spilled.append(byte)
    return true
  }

  /// The coefficient in the radix in which it was read.
  var coefficient: ExactLiteral.Coefficient { spilled.isEmpty ? .word(word) : .digits(spilled) }

  /// The coefficient of a binary, octal or hexadecimal number in hexadecimal digits.
  var hexCoefficient: ExactLiteral.Coefficient {
    guard !spilled.isEmpty, radix != 16 else { return coefficient }
    let width = radix == 2 ? 1 : 3
    let bits = spilled.flatMap { byte in
      (0..<width).reversed().map { (byte &- UInt8(ascii: "0")) >> UInt8($0) & 1 }
    }
    let padding = Array(repeating: UInt8(0), count: (4 - bits.count % 4) % 4)
    let padded = padding + bits
    let hex = stride(from: 0, to: padded.count, by: 4).map { start in
      let nibble = padded[start..<start + 4].reduce(0) { $0 << 1 | $1 }
      return nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
    }
    // The first octal digit may contribute fewer than three bits, which leaves leading zeros.
    return .digits(Array(hex.drop { $0 == UInt8(ascii: "0") }))
  }
}
