public import NumericCore

// To binary numbers, rounded once.
extension BigDecimal {
  /// The same number for those who read decimals; it has no payload and no sign of a NaN.
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
  /// A decimal, rounded once; of any exponent, without its power of ten being written out.
  ///
  /// **Special values** signs of zeros and infinities are kept. What is beyond the range of exponents, about
  /// ±10^(1.4·10¹⁸), overflows or underflows by IEEE 754's rules.
  public init(_ value: BigDecimal, precision: Precision, rounding: Rounding = .nearestEven) {
    self.init(value.literal, precision: precision, rounding: rounding)
  }
}

extension Double {
  /// The nearest double, ties to even; infinite from 2¹⁰²⁴ − 2⁹⁷⁰ on in magnitude.
  ///
  /// **Exactness** Rounded once, subnormal numbers included. **Special values** signs of zeros, infinities
  /// and NaNs are kept; a NaN is a quiet one without a payload.
  public init(_ value: BigDecimal) { self = value.binary { Double($0) } }
}

extension Float {
  /// The nearest float, ties to even; infinite from 2¹²⁸ − 2¹⁰³ on in magnitude. As for a `Double`.
  public init(_ value: BigDecimal) { self = value.binary { Float($0) } }
}

extension BigDecimal {
  /// What `rounded` makes of a number that stands in for this one, for formats of 62 bits or fewer.
  fileprivate func binary<Format: BinaryFloatingPoint>(_ rounded: (BigFloat) -> Format) -> Format {
    if isNaN { return isNegative ? -.nan : .nan }
    let literal = literal
    return rounded(BigFloat(odd: { literal.write(to: $0, .towardZero) }))
  }
}
