/// A checksum of 64 bits, which finds what was cut off or changed by accident: FNV-1a
/// (draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm").
struct Checksum: Equatable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var text: String { String(state, radix: 16) }
}
