internal import CMPFR

extension Coefficient {
  /// a · b without its last digits where it has more than `digits`: the digits kept, how many these are,
  /// what the others were worth, and their number.
  ///
  /// A product of 34 digits by 34 is cut before it is ever stored.
  @inline(__always)
  static func product(
    _ a: Coefficient, _ b: Coefficient, digits: Int
  ) -> (kept: Coefficient, length: Int, lost: Remainder, places: Int) {
    if a.large == nil, b.large == nil, (a.small | b.small) >> 64 != 0, digits <= 37 {
      let (high, low) = a.small.timesWide(b.small)
      if high != 0, let cut = cutWide(high, low, digits: digits) {
        return (cut.kept, digits, cut.lost, cut.places)
      }
    }
    if let product = smallProduct(a, b) {
      let length = product.digitCount
      if length <= digits { return (product, length, .zero, 0) }
      let (kept, lost) = product.shortened(by: length - digits)
      return (kept, digits, lost, length - digits)
    }
    return a.read { x, m in
      b.read { y, n in cutProduct(x, m, y, n, digits: digits) }
    }
  }

  /// A product beyond 128 bits, which is written to memory that lasts no longer than this.
  private static func cutProduct(
    _ a: UnsafePointer<UInt>, _ m: Int, _ b: UnsafePointer<UInt>, _ n: Int, digits: Int
  ) -> (kept: Coefficient, length: Int, lost: Remainder, places: Int) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: m + n) { scratch in
      let words = scratch.baseAddress.unsafelyUnwrapped
      multiply(a, m, b, n, into: words)
      let count = m + n - (words[m + n - 1] == 0 ? 1 : 0)
      let length = digitCount(words, count)
      guard length > digits else {
        let product = make(capacity: count) { r in
          r.update(from: words, count: count)
          return count
        }
        return (product, length, .zero, 0)
      }
      let (kept, lost) = shortened(words, count, by: length - digits)
      return (kept, digits, lost, length - digits)
    }
  }

  /// The first digits of a number of 256 bits; nil where the others are too many for a word of 128.
  @inline(__always)
  private static func cutWide(
    _ high: UInt128, _ low: UInt128, digits: Int
  ) -> (kept: Coefficient, lost: Remainder, places: Int)? {
    let bits = 2 * UInt128.bitWidth - high.leadingZeroBitCount
    // The number has `least` digits or one more: for sure if 10^least has fewer bits, and not if more.
    let least = decimalDigits(ofBits: bits)
    let powerBits = Self.bits(ofPowerOfTen: least)
    guard least <= 76 else { return nil }
    let isLonger =
      powerBits < bits || (powerBits == bits && isAtLeastPowerOfTen(least, high, low))
    let places = least - digits + (isLonger ? 1 : 0)
    guard (1...38).contains(places) else { return nil }
    let (quotient, rest) = WideDivisor.powersOfTen[places].divide(high, low)
    let lost = Remainder(rest, isZero: rest == 0, outOf: .powerOfTen(places) - rest)
    return (Coefficient(quotient), lost, places)
  }

  /// For exponents from 38 to 76.
  @inline(__always)
  private static func isAtLeastPowerOfTen(
    _ exponent: Int, _ high: UInt128, _ low: UInt128
  ) -> Bool {
    let power = UInt128.powerOfTen(38).timesWide(.powerOfTen(exponent - 38))
    return high > power.high || (high == power.high && low >= power.low)
  }
}
