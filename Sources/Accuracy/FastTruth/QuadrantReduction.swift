/// x = n·π/2 + r for all x of binary32 beyond π/4, by the bits of 2/π that matter for x (Payne and Hanek, "Radian reduction for
/// trigonometric functions", 1983).
///
/// With x = M·2^E, M < 2²⁴, bits of 2/π before place E − 1 give multiples of 4. From there 128 bits are taken, so that
/// 2^128·(x·2/π mod 4)/4 is M times them mod 2^128, with an error below 2²⁴. No x is nearer than 2⁻³⁰ quadrants to a multiple of
/// π/2 (all were looked at: 2⁻²⁹·⁸⁶ for 16 367 173·2⁷², as in Muller et al., "Handbook of Floating-Point Arithmetic", 2018, 11.3.2), so
/// that r has a relative error below 2⁻⁶⁰ before it is rounded; conversion and product round by less than 3.5u: 2⁻⁵¹ is claimed.
struct QuadrantReduction {
  static let bound = 0x1p-51
  /// 64 zeros, and the bits of 2/π.
  private let words: [UInt64]

  init() {
    words = [0] + TwoOverPi.words
  }

  /// The reduced angle of x, or of x + eighths·π/4 for a positive x: no x is nearer than 2⁻³¹ quadrants to an odd multiple of π/4, because
  /// 2x is none to an even one (and those without a 2x were looked at).
  @inline(__always)
  func reduced(_ x: Double, eighths: Int64 = 0) -> (quadrant: Int, CircularSeries) {
    let bits = x.magnitude.bitPattern
    let m = (bits & (1 << 52 - 1) | 1 << 52) >> 29
    // Bit 0 is the first one of 2/π, at place 1; the window starts at place E − 1, behind the zeros.
    let start = Int(bits >> 52) - (1023 + 23) - 1 + 63
    let (index, shift) = (start >> 6, UInt64(start & 63))
    let high = Self.word(words[index], words[index + 1], shift)
    let low = Self.word(words[index + 1], words[index + 2], shift)
    let (carry, bottom) = m.multipliedFullWidth(by: low)
    let top = m &* high &+ carry &+ UInt64(bitPattern: eighths << 61)
    // The quadrant is in two bits; the rest is a fraction, which is taken from −1/2 on.
    let fraction = Int64(bitPattern: top << 2 | bottom >> 62)
    let quadrant = Int(top >> 62) + (fraction < 0 ? 1 : 0)
    let f = Double(fraction) * 0x1p-64 + Double(bottom << 2) * 0x1p-128
    let r = f * (Double.pi / 2)
    // −x has the angle −r and the quadrant −n.
    let isNegative = x < 0
    return (
      isNegative ? -quadrant : quadrant,
      CircularSeries(isNegative ? -r : r, bound: Self.bound)
    )
  }

  /// 64 bits from a place of a word on.
  @inline(__always)
  private static func word(_ first: UInt64, _ second: UInt64, _ shift: UInt64) -> UInt64 {
    first << shift | (second >> 1) >> (63 - shift)
  }
}
