// Finite numbers with a binary coefficient, without their signs.
//
// Source: IEEE 754-2019 §3.5.2, item c 2.
extension DecimalFormat {
  func binaryInteger(_ coefficient: UInt128, _ exponent: Int) -> UInt128 {
    let biased = UInt128(exponent + bias)
    let shortBits = trailingBits + 3
    if coefficient >> UInt128(shortBits) == 0 { return biased << UInt128(shortBits) | coefficient }
    // The first three of the coefficient's four leading bits are 100, which the encoding implies
    // and does not store.
    return 0b11 << UInt128(bitWidth - 3) | biased << UInt128(trailingBits + 1)
      | coefficient.field(trailingBits + 1)
  }

  func fromBinaryInteger(_ bits: UInt128) -> BigDecimal {
    let isLong = bits.field(2, at: bitWidth - 3) == 0b11
    let codedBits = trailingBits + (isLong ? 1 : 3)
    let coded = bits.field(codedBits)
    let coefficient = isLong ? 0b100 << UInt128(codedBits) | coded : coded
    return BigDecimal(
      Coefficient(coefficient < .powerOfTen(precision) ? coefficient : 0),
      exponent: Int(bits.field(exponentBits + 2, at: codedBits)) - bias)
  }
}
