internal import CMPFR
public import NumericCore

extension BigFloat {
  /// A number in a radix from 2 to 62, rounded once.
  ///
  ///     try BigFloat("-zz.8", radix: 36, precision: .bits(64))
  ///     try BigFloat("1_0000.1@-3", radix: 2, precision: .bits(64))
  ///
  /// The notation is that of `RadixLiteral`: no prefixes, an exponent behind `@`, or `e`
  /// in radices up to 10. The radix is a precondition. Overflow gives an infinity, underflow a zero, by
  /// IEEE 754's rules.
  ///
  /// **Source** MPFR `mpfr_strtofr`.
  ///
  /// - Throws: the fault and its place, where the text is no number; all of it has to be one.
  public init(
    _ text: String, radix: Int, precision: Precision, rounding: Rounding = .nearestEven
  ) throws(TextError) {
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

  /// A literal as an integer literal would be read: integers, infinities and NaN are exact and have no
  /// precision of their own, everything else is rounded once to ``creationPrecision``.
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

  /// A literal in any radix, under the same rules: digits without an exponent and a fraction are exact.
  public init(_ literal: RadixLiteral, rounding: Rounding = .nearestEven) {
    switch literal.kind {
    case .finite where literal.exponent == 0:
      // A digit of radix 62 has less than six bits.
      let bits = 6 * max(1, literal.digits.count)
      self.init(integer: BigFloat(literal, precision: .bits(bits)))
    case .finite: self.init(literal, precision: Self.creationPrecision, rounding: rounding)
    case .infinity: self = literal.isNegative ? -.infinity : .infinity
    case .nan: self = .nan
    }
  }

  /// An integer without a precision of its own, in no more bits than it needs.
  private init(integer: BigFloat) {
    self.init(integer, precision: .bits(integer.binaryExponent ?? 1))
    storage.fields.pointee.rank = -max(resultBits, Self.creationPrecision.bits)
  }
}

extension BigFloat: LosslessStringConvertible {
  /// A number in any notation of `ExactLiteral`; nil when the text as a whole is none.
  ///
  /// A text does not say how precise it is. Integers (`42`, `-0xff`), infinities and NaN are exact and
  /// get no precision of their own, like integer literals; everything else is rounded to nearest at
  /// ``creationPrecision``. So ``description`` reads back as an equal number where that number is an
  /// integer without a precision or has just this one; with ``init(_:precision:rounding:)-(String,_,_)``
  /// and the right precision any number does, and `Codable` keeps all that a value knows of itself.
  public init?(_ text: String) {
    do throws(TextError) { self.init(try ExactLiteral(text)) } catch { return nil }
  }
}
