internal import CMPFR

extension Coefficient {
  /// a · b without the last digits where it has more than `digits`: the digits kept, their number,
  /// the remainder of the others, and the number of the others.
  ///
  /// A product of two coefficients of 34 digits is shortened before it is stored.
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

  /// A product of more than 128 bits, which is only written to temporary memory.
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

  /// The first digits of a number of 256 bits; nil where more digits have to be cut off than a word
  /// of 128 bits holds.
  @inline(__always)
  private static func cutWide(
    _ high: UInt128, _ low: UInt128, digits: Int
  ) -> (kept: Coefficient, lost: Remainder, places: Int)? {
    let bits = 2 * UInt128.bitWidth - high.leadingZeroBitCount
    // The number has `least` digits or one more. If 10^least has fewer bits than the number, it has
    // one more; if 10^least has more bits, it does not.
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

  /// Whether a number of 256 bits is at least 10^exponent, for exponents from 38 to 76.
  @inline(__always)
  private static func isAtLeastPowerOfTen(
    _ exponent: Int, _ high: UInt128, _ low: UInt128
  ) -> Bool {
    let power = UInt128.powerOfTen(38).timesWide(.powerOfTen(exponent - 38))
    return high > power.high || (high == power.high && low >= power.low)
  }
}
