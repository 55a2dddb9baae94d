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

  /// Takes digits as long as there are any; returns the offset of the first byte that is none.
  mutating func appendRun(_ bytes: [UInt8], from start: Int) -> Int {
    var next = start
    while next < bytes.count, spilled.isEmpty, append(bytes[next]) { next += 1 }
    guard !spilled.isEmpty else { return next }
    let first = next
    while next < bytes.count, accepts(bytes[next]) { next += 1 }
    spilled += bytes[first..<next]
    count += next - first
    return next
  }

  /// The coefficient in the radix in which it was read.
  var coefficient: ExactLiteral.Coefficient { spilled.isEmpty ? .word(word) : .digits(spilled) }

  /// The coefficient of a binary, octal or hexadecimal number in hexadecimal digits.
  var hexCoefficient: ExactLiteral.Coefficient {
    guard !spilled.isEmpty, radix != 16 else { return coefficient }
    let width: UInt8 = radix == 2 ? 1 : 3
    var hex: [UInt8] = []
    hex.reserveCapacity(spilled.count * Int(width) / 4 + 1)
    // The first hexadecimal digit has as many bits as are left over by the others.
    var (nibble, missing): (UInt8, Int) = (0, (spilled.count * Int(width) - 1) % 4 + 1)
    for byte in spilled {
      let digit = byte &- UInt8(ascii: "0")
      var place = width
      while place > 0 {
        place -= 1
        nibble = nibble << 1 | digit >> place & 1
        missing -= 1
        if missing > 0 { continue }
        hex.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
        (nibble, missing) = (0, 4)
      }
    }
    // The first octal digit may contribute fewer than three bits, which leaves leading zeros.
    return .digits(Array(hex.drop { $0 == UInt8(ascii: "0") }))
  }
}
