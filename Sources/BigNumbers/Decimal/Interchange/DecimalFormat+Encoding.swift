extension DecimalFormat {
  /// The canonical bits of a number that the format represents.
  ///
  /// **Precondition** ``represents(_:)``; ``encode(_:as:rounding:)`` takes any number. **Special
  /// values** The signs and payloads of NaNs and the exponents of zeros are kept.
  public func encode(_ x: BigDecimal, as encoding: Encoding) -> UInt128 {
    precondition(represents(x), "\(x) is no number of decimal\(bitWidth)")
    // A coefficient of the format has at most 34 digits, which fit 128 bits.
    let coefficient = x.coefficient.small
    let magnitude =
      switch x.kind {
      case .infinity: Self.infinity << UInt128(bitWidth - 6)
      case .quietNaN, .signalingNaN:
        (x.isSignalingNaN ? Self.signalingNaN : Self.quietNaN) << UInt128(bitWidth - 7)
          | trailing(coefficient, encoding)
      case .finite:
        switch encoding {
        case .bid: binaryInteger(coefficient, x.exponent)
        case .dpd: denselyPacked(coefficient, x.exponent)
        }
      }
    return (x.isNegative ? 1 : 0) << UInt128(bitWidth - 1) | magnitude
  }

  /// The bits of a number after one rounding to the format, and the conditions of that rounding.
  public func encode(
    _ x: BigDecimal, as encoding: Encoding, rounding: DecimalRounding
  ) -> (bits: UInt128, conditions: DecimalConditions) {
    var context = context
    context.rounding = rounding
    let rounded = context.rounded(x)
    return (encode(rounded, as: encoding), context.conditions)
  }

  /// The number that bits encode, canonical or not.
  ///
  /// A binary coefficient of more than p digits is zero, and so is a binary payload of p or more
  /// digits. Of the 1024 groups of ten bits, 24 are second encodings of their digits. Bits without
  /// a meaning in infinities and NaNs are ignored. **Precondition** Bits beyond the width are zero.
  public func decode(_ bits: UInt128, as encoding: Encoding) -> BigDecimal {
    precondition(bits == bits.field(bitWidth), "\(bits) is wider than decimal\(bitWidth)")
    var result =
      switch bits.field(5, at: bitWidth - 6) {
      case Self.infinity: BigDecimal.infinity
      case Self.infinity + 1:
        BigDecimal(
          Coefficient(payload(bits, encoding)),
          kind: bits.field(6, at: bitWidth - 7) == Self.signalingNaN ? .signalingNaN : .quietNaN)
      default:
        switch encoding {
        case .bid: fromBinaryInteger(bits)
        case .dpd: fromDenselyPacked(bits)
        }
      }
    result.isNegative = bits.field(1, at: bitWidth - 1) != 0
    return result
  }

  /// The bits that ``encode(_:as:)`` gives for the number that these encode.
  public func canonical(_ bits: UInt128, as encoding: Encoding) -> UInt128 {
    encode(decode(bits, as: encoding), as: encoding)
  }

  /// Whether these are the canonical bits of their number.
  public func isCanonical(_ bits: UInt128, as encoding: Encoding) -> Bool {
    canonical(bits, as: encoding) == bits
  }

  /// The first five bits behind the sign of an infinity.
  private static let infinity: UInt128 = 0b11110
  /// The first six bits behind the sign of a NaN.
  private static let quietNaN: UInt128 = 0b111110
  private static let signalingNaN: UInt128 = 0b111111

  /// The trailing significand of a NaN's payload.
  private func trailing(_ payload: UInt128, _ encoding: Encoding) -> UInt128 {
    encoding == .bid ? payload : packed(payload)
  }

  private func payload(_ bits: UInt128, _ encoding: Encoding) -> UInt128 {
    let trailing = bits.field(trailingBits)
    if encoding == .dpd { return unpacked(trailing) }
    return trailing < .powerOfTen(precision - 1) ? trailing : 0
  }
}
