/// The size of a term of a series, an estimate with about fifty bits.
struct TermSize {
  private var significand: Double
  private var exponent: Int

  static let one = TermSize(significand: 1, exponent: 0)

  @inline(__always)
  mutating func multiply(by factor: Double) {
    significand *= factor
    if significand < 0x1p-500 {
      significand *= 0x1p500
      exponent -= 500
    } else if significand > 0x1p500 {
      significand *= 0x1p-500
      exponent += 500
    }
  }

  /// An n ≥ 0 with size ≤ 2^(bits − n), at most two less than the largest; 0 if size > 2^bits.
  @inline(__always)
  func weight(below bits: Int) -> Int {
    max(0, bits - exponent - Int(significand.exponent) - 2)
  }
}
