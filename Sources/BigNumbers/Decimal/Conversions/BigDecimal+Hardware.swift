public import NumericCore

// Conversions to binary numbers, rounded once.
extension BigDecimal {
  /// The same number as a literal; the sign and the payload of a NaN are lost.
  var literal: ExactLiteral {
    switch kind {
    case .quietNaN, .signalingNaN: return .nan
    case .infinity:
      var result = ExactLiteral.infinity
      result.isNegative = isNegative
      return result
    case .finite:
      let word = coefficient.int.map { ExactLiteral.Coefficient.word(UInt64($0)) }
      return ExactLiteral(
        isNegative: isNegative, coefficient: word ?? .digits(coefficient.digits),
        exponent: exponent)
    }
  }
}

extension BigFloat {
  /// A decimal of any exponent, rounded once; its power of ten is not written out.
  ///
  /// **Special values** The signs of zeros and infinities are kept. Values beyond the range of
  /// exponents, about 10^(±1.4·10¹⁸), overflow or underflow by IEEE 754's rules.
  public init(_ value: BigDecimal, precision: Precision, rounding: Rounding = .nearestEven) {
    self.init(value.literal, precision: precision, rounding: rounding)
  }
}

extension Double {
  /// The nearest double, ties to even; infinite for magnitudes from 2¹⁰²⁴ − 2⁹⁷⁰ on.
  ///
  /// **Exactness** Rounded once, subnormal numbers included. **Special values** The signs of zeros,
  /// infinities and NaNs are kept; a NaN is quiet and has no payload.
  public init(_ value: BigDecimal) { self = value.binary { Double($0) } }
}

extension Float {
  /// The nearest float, ties to even; infinite for magnitudes from 2¹²⁸ − 2¹⁰³ on.
  ///
  /// Other rules are those for a `Double`.
  public init(_ value: BigDecimal) { self = value.binary { Float($0) } }
}

extension BigDecimal {
  /// The result of `rounded` for a binary number that rounds as this one does, rounded to odd for
  /// formats of at most 62 bits.
  fileprivate func binary<Format: BinaryFloatingPoint>(_ rounded: (BigFloat) -> Format) -> Format {
    if isNaN { return isNegative ? -.nan : .nan }
    let literal = literal
    return rounded(BigFloat(odd: { literal.write(to: $0, .towardZero) }))
  }
}
