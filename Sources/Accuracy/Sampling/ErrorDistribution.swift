/// How often each number of bits of error occurred, in memory that does not grow with the number of errors.
///
/// Small errors are counted as they are: below 12 bits there are 4096 values at most. Larger ones are counted as they are
/// until there are many; then each is rounded up to a multiple of 2⁻¹² bits, a relative excess of at most 2⁻¹⁵. What is
/// counted does not depend on the order of the errors, nor on the parts in which they come.
struct ErrorDistribution: Equatable, Sendable {
  /// The number of errors for each number of bits.
  private(set) var counts: [Double: Int] = [:]

  /// The number of different values from which on large ones are rounded.
  private static let mostValues = 1 << 16
  private static let leastRounded = 12.0
  private static let steps = 4096.0

  /// Whether large errors are rounded.
  private(set) var isRounded = false

  init() {}

  /// A distribution that was kept.
  init(counts: [Double: Int], isRounded: Bool) {
    (self.counts, self.isRounded) = (counts, isRounded)
  }

  mutating func add(_ bits: Double) {
    counts[isRounded ? Self.rounded(bits) : bits, default: 0] += 1
    if !isRounded { roundIfMany() }
  }

  mutating func merge(_ other: ErrorDistribution) {
    if other.isRounded, !isRounded { round() }
    for (bits, count) in other.counts {
      counts[isRounded ? Self.rounded(bits) : bits, default: 0] += count
    }
    if !isRounded { roundIfMany() }
  }

  private mutating func roundIfMany() {
    if counts.count > Self.mostValues { round() }
  }

  private mutating func round() {
    isRounded = true
    var rounded: [Double: Int] = [:]
    for (bits, count) in counts { rounded[Self.rounded(bits), default: 0] += count }
    counts = rounded
  }

  private static func rounded(_ bits: Double) -> Double {
    bits < leastRounded ? bits : (bits * steps).rounded(.up) / steps
  }
}
