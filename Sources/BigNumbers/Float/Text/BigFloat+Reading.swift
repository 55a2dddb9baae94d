internal import CMPFR
public import NumericCore

extension BigFloat {
  /// A number in a radix from 2 to 62, rounded once.
  ///
  ///     try BigFloat("-zz.8", radix: 36, precision: .bits(64))
  ///     try BigFloat("1_0000.1@-3", radix: 2, precision: .bits(64))
  ///
  /// The notation is that of `RadixLiteral`: no prefixes, an exponent after `@`, or after `e` in
  /// radices up to 10. Overflow gives an infinity, underflow a zero, by IEEE 754's rules.
  /// **Precondition** The radix is between 2 and 62.
  ///
  /// **Source** MPFR `mpfr_strtofr`.
  ///
  /// - Throws: `LiteralError` with the position of the fault where the whole text is not a number.
  public init(
    _ text: String, radix: Int, precision: Precision, rounding: Rounding = .nearestEven
  ) throws(LiteralError) {
    self.init(try RadixLiteral(text, radix: radix), precision: precision, rounding: rounding)
  }

  /// A literal in any radix, rounded once.
  public init(_ literal: RadixLiteral, precision: Precision, rounding: Rounding = .nearestEven) {
    self = Self.make(bits: precision.bits) { r in
      literal.text.withCString {
        mpfr_strtofr(r, $0, nil, Int32(literal.radix), rounding.mpfr)
      }
    }
  }

  /// A literal under the rules of an integer literal: integers, infinities and NaN are exact and
  /// have no precision of their own; everything else is rounded once to ``creationPrecision``.
  public init(_ literal: ExactLiteral, rounding: Rounding = .nearestEven) {
    switch (literal.kind, literal.coefficient) {
    case (.finite, .word(let word)) where literal.exponent == 0:
      self.init(word)
      if literal.isNegative { negate() }
    case (.finite, .digits(let digits)) where literal.exponent == 0:
      let bits = literal.base == 2 ? 4 * digits.count : Precision.bitsCovering(digits: digits.count)
      self.init(integer: BigFloat(literal, precision: .bits(bits)))
    case (.finite, _): self.init(literal, precision: Self.creationPrecision, rounding: rounding)
    case (.infinity, _): self = literal.isNegative ? -.infinity : .infinity
    case (.nan, _): self = .nan
    }
  }

  /// A literal in any radix, under the same rules: it is an exact integer if it has neither a
  /// fraction nor an exponent.
  public init(_ literal: RadixLiteral, rounding: Rounding = .nearestEven) {
    switch literal.kind {
    case .finite where literal.exponent == 0:
      // A digit of radix 62 has fewer than six bits.
      let bits = 6 * max(1, literal.digits.count)
      self.init(integer: BigFloat(literal, precision: .bits(bits)))
    case .finite: self.init(literal, precision: Self.creationPrecision, rounding: rounding)
    case .infinity: self = literal.isNegative ? -.infinity : .infinity
    case .nan: self = .nan
    }
  }

  /// An integer without a precision of its own, stored in no more bits than it needs.
  private init(integer: BigFloat) {
    self.init(integer, precision: .bits(integer.binaryExponent ?? 1))
    storage.fields.pointee.rank = -max(resultBits, Self.creationPrecision.bits)
  }
}

extension BigFloat: LosslessStringConvertible {
  /// A number in any notation of `ExactLiteral`; nil if the whole text is not a number.
  ///
  /// A text does not state its precision. Integers (`42`, `-0xff`), infinities and NaN are exact
  /// and have no precision of their own, like integer literals; everything else is rounded to
  /// nearest at ``creationPrecision``. Hence ``description`` reads back as an equal number if the
  /// number is an integer without a precision or has the creation precision; with
  /// ``init(_:precision:rounding:)-(String,_,_)`` and the right precision every number does, and
  /// `Codable` keeps all properties of a value.
  public init?(_ text: String) {
    do throws(LiteralError) { self.init(try ExactLiteral(text)) } catch { return nil }
  }
}
