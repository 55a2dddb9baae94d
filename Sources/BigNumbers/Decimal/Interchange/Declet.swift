/// Three decimal digits in ten bits.
///
/// A digit of four bits is large, 8 or 9, if its first bit is set; then the next two are zero, and
/// only the last one is needed. The last bits of all three digits have fixed places. The other
/// seven bits tell which digits are large, and hold the middle two bits of those that are not:
///
///     9 8   7   6 5   4   3   2 1   0
///     p p   x   q q   y   v   r r   z      x, y, z: the last bits of the digits
///
/// **Source.** IEEE 754-2019 tables 3.3 and 3.4; M. Cowlishaw, "Densely packed decimal encoding",
/// IEE Proceedings 149(3), 2002.
struct Declet {
  let bits: UInt16

  init(bits: UInt16) { self.bits = bits }

  /// The canonical group of a number below 1000.
  init(digits: UInt16) {
    let (first, second, third) = (digits / 100, digits / 10 % 10, digits % 10)
    // The middle two bits of digits that are not large.
    let (a, b, c) = (first >> 1, second >> 1, third >> 1)
    let (p, q, v, r): (UInt16, UInt16, UInt16, UInt16) =
      switch (first > 7, second > 7, third > 7) {
      case (false, false, false): (a, b, 0, c)
      case (false, false, true): (a, b, 1, 0b00)
      case (false, true, false): (a, c, 1, 0b01)
      case (true, false, false): (c, b, 1, 0b10)
      case (true, true, false): (c, 0b00, 1, 0b11)
      case (true, false, true): (b, 0b01, 1, 0b11)
      case (false, true, true): (a, 0b10, 1, 0b11)
      case (true, true, true): (0b00, 0b11, 1, 0b11)
      }
    bits =
      p << 8 | (first & 1) << 7 | q << 5 | (second & 1) << 4 | v << 3 | r << 1 | third & 1
  }

  /// The number below 1000.
  ///
  /// With three large digits the first two bits are ignored, so that 24 groups are not canonical.
  var digits: UInt16 {
    let (p, q, r) = (bits >> 8 & 3, bits >> 5 & 3, bits >> 1 & 3)
    let large: UInt16 = 4
    let (a, b, c): (UInt16, UInt16, UInt16) =
      switch (bits >> 3 & 1, r, q) {
      case (0, _, _): (p, q, r)
      case (_, 0b00, _): (p, q, large)
      case (_, 0b01, _): (p, large, q)
      case (_, 0b10, _): (large, q, p)
      case (_, _, 0b00): (large, large, p)
      case (_, _, 0b01): (large, p, large)
      case (_, _, 0b10): (p, large, large)
      default: (large, large, large)
      }
    return 100 * (a << 1 | bits >> 7 & 1) + 10 * (b << 1 | bits >> 4 & 1) + (c << 1 | bits & 1)
  }
}
