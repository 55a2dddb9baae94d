// Finite numbers with three digits in ten bits, without their signs.
//
// Source: IEEE 754-2019 §3.5.2, item c 1.
extension DecimalFormat {
  func denselyPacked(_ coefficient: UInt128, _ exponent: Int) -> UInt128 {
    let (digit, rest) = coefficient.dividedFast(by: .powerOfTen(precision - 1))
    let biased = UInt128(exponent + bias)
    // The first two bits of the exponent, which take three values, and the first digit share five
    // bits.
    let high = biased >> UInt128(exponentBits)
    let combination = digit < 8 ? high << 3 | digit : 0b11000 | high << 1 | digit & 1
    return combination << UInt128(bitWidth - 6)
      | biased.field(exponentBits) << UInt128(trailingBits) | packed(rest)
  }

  func fromDenselyPacked(_ bits: UInt128) -> BigDecimal {
    let combination = bits.field(5, at: bitWidth - 6)
    let isLarge = combination >> 3 == 0b11
    let high = isLarge ? combination.field(2, at: 1) : combination >> 3
    let digit = isLarge ? 8 | combination & 1 : combination.field(3)
    let biased = high << UInt128(exponentBits) | bits.field(exponentBits, at: trailingBits)
    let coefficient = digit * .powerOfTen(precision - 1) + unpacked(bits.field(trailingBits))
    return BigDecimal(Coefficient(coefficient), exponent: Int(biased) - bias)
  }

  /// The trailing significand that encodes a number below 10^(p − 1).
  func packed(_ number: UInt128) -> UInt128 {
    var (rest, result) = (number, UInt128(0))
    for group in 0..<groups {
      let (quotient, digits) = rest.dividedFast(by: 1000)
      result |= UInt128(Declet(digits: UInt16(digits)).bits) << UInt128(10 * group)
      rest = quotient
    }
    return result
  }

  /// The number below 10^(p − 1) that a trailing significand encodes.
  func unpacked(_ trailing: UInt128) -> UInt128 {
    (0..<groups).reversed().reduce(0) { number, group in
      number * 1000 + UInt128(Declet(bits: UInt16(trailing.field(10, at: 10 * group))).digits)
    }
  }
}
