extension Coefficient {
  /// a · b without its last digits where it has more than `digits`: the digits kept, what the others
  /// were worth, and their number.
  ///
  /// A product of 34 digits by 34 is cut before it is ever stored.
  @inline(__always)
  static func product(
    _ a: Coefficient, _ b: Coefficient, digits: Int
  ) -> (kept: Coefficient, lost: Remainder, places: Int) {
    if a.large == nil, b.large == nil, (a.small | b.small) >> 64 != 0, digits <= 37 {
      let (high, low) = a.small.multipliedFullWidth(by: b.small)
      if high != 0, let cut = cutWide(high, low, digits: digits) { return cut }
    }
    let product = a * b
    let places = product.digitCount - digits
    if places <= 0 { return (product, .zero, 0) }
    let (kept, lost) = product.shortened(by: places)
    return (kept, lost, places)
  }

  /// The first digits of a number of 256 bits; nil where the others are too many for a word of 128.
  private static func cutWide(
    _ high: UInt128, _ low: UInt128, digits: Int
  ) -> (kept: Coefficient, lost: Remainder, places: Int)? {
    let bits = 2 * UInt128.bitWidth - high.leadingZeroBitCount
    // The number has `least` digits or one more.
    let least = decimalDigits(ofBits: bits)
    let places = least - digits
    guard (1...38).contains(places) else { return nil }
    let divisor = UInt128.powerOfTen(places)
    let (quotient, rest) = divisor.dividingFullWidth((high, low))
    let lost = Remainder(rest, isZero: rest == 0, outOf: divisor - rest)
    if quotient < .powerOfTen(digits) { return (Coefficient(quotient), lost, places) }
    let (kept, digit) = quotient.quotientAndRemainder(dividingBy: 10)
    let last = Remainder(digit, isZero: digit == 0, outOf: 10 - digit)
    return (Coefficient(kept), last.joined(by: lost), places + 1)
  }
}
