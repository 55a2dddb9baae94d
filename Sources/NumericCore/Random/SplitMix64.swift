/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): a seed gives the same sequence on every
/// platform.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64
  private static let increment: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Starts the sequence that belongs to a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    skip(1)
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Skips a number of draws in constant time.
  public mutating func skip(_ count: Int) { state &+= Self.increment &* UInt64(count) }
}
