import BigNumbers
public import NumericCore

extension FloatFormat {
  /// The bytes of a number of the format as the processor stores it, the lowest first; nil if the format has none.
  public func bytes(of x: FormatValue) -> [UInt8]? {
    if case .binary(let number) = x {
      switch kind {
      case .hardware, .binary(.binary64): return Self.bytes(Double(number).bitPattern)
      case .binary(.binary32): return Self.bytes(Float(Double(number)).bitPattern)
      default: break
      }
    }
    guard let bits = pattern(of: x)?.bits else { return nil }
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (place, bit) in bits.reversed().enumerated() where bit {
      bytes[place / 8] |= 1 << (place % 8)
    }
    return bytes
  }

  /// The number that such bytes are; nil if there are too few, or if they are none.
  public func value(ofBytes bytes: some Collection<UInt8>) -> FormatValue? {
    guard let layout, bytes.count >= (layout.width + 7) / 8 else { return nil }
    let word = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch kind {
    case .hardware, .binary(.binary64): return .binary(BigFloat(Double(bitPattern: word)))
    case .binary(.binary32):
      return .binary(
        fitted(BigFloat(Double(Float(bitPattern: UInt32(truncatingIfNeeded: word))))))
    default:
      let bits = Array(bytes.prefix((layout.width + 7) / 8)).reversed().flatMap { byte in
        (0..<8).reversed().map { byte >> $0 & 1 == 1 }
      }
      return value(of: BitPattern(Array(bits.suffix(layout.width))))
    }
  }

  private static func bytes(_ word: some FixedWidthInteger) -> [UInt8] {
    (0..<word.bitWidth / 8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
  }
}
