public import BigNumbers
public import Foundation
public import NumericCore

/// Reads numbers as people of a locale write them.
///
/// The whole text is one number, with the locale's point and signs, its digits or ASCII ones, and an exponent after the locale's
/// mark, `@`, or `e` in radices up to 10. Separators of groups are optional, but if there are any they must be where the locale
/// has them: `1.23` is an error in German, neither 123 nor 1.23. All spaces are equivalent, and so are all apostrophes. Marks of
/// the direction of writing are ignored.
public struct NumberParser<Number: LocaleReadable>: ParseStrategy, Codable, Hashable, Sendable {
  /// The locale, radix and notation of the text.
  public var formatStyle: NumberStyle<Number>
  private var bits: Precision?
  private var direction: Rounding = .nearestEven

  init(
    of style: NumberStyle<Number>, precision: Precision? = nil, rounding: Rounding = .nearestEven
  ) {
    (formatStyle, bits, direction) = (style, precision, rounding)
  }

  /// Creates a strategy; a text that is not exactly a number of the type is rounded to nearest.
  public init(_ formatStyle: NumberStyle<Number> = NumberStyle()) { self.init(of: formatStyle) }

  /// The number that a text denotes.
  ///
  /// - Throws: `TextError` with the position of the fault where the text is not a number, or not one of the type.
  public func parse(_ value: String) throws(TextError) -> Number {
    let literal: LocaleLiteral =
      formatStyle.notation == .hexadecimal
      ? .bits(try ExactLiteral(value)) : .digits(try LocalizedText(value, formatStyle).literal())
    return try Number(localized: literal, bits, direction)
  }
}

extension NumberParser where Number == BigFloat {
  /// Creates a strategy with the precision of its results; nil for `BigFloat.creationPrecision`, or for none in the case of
  /// integers.
  public init(
    _ formatStyle: NumberStyle<BigFloat> = NumberStyle(), precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) {
    self.init(of: formatStyle, precision: precision, rounding: rounding)
  }

  /// The precision of the result; nil for `BigFloat.creationPrecision`, or for none in the case of integers.
  public var precision: Precision? {
    get { bits }
    set { bits = newValue }
  }

  /// The direction in which the result is rounded once.
  public var rounding: Rounding {
    get { direction }
    set { direction = newValue }
  }
}

extension LocaleReadable {
  /// A number as people of a locale write it, rounded to nearest where the type has to round.
  ///
  ///     try BigRational("1.234,5", format: .number.locale(Locale(identifier: "de_DE")))
  ///
  /// - Throws: `TextError` with the position of the fault where the text is not a number, or not one of the type.
  public init(_ text: String, format: NumberStyle<Self>) throws(TextError) {
    self = try NumberParser(of: format).parse(text)
  }

  /// A number that a strategy reads.
  ///
  /// - Throws: what the strategy throws.
  public init<Strategy: Foundation.ParseStrategy>(
    _ input: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == Self {
    self = try strategy.parse(input)
  }
}

extension BigFloat {
  /// A number as people of a locale write it, rounded once to a precision.
  ///
  ///     try BigFloat("1.234,5", format: .number.locale(Locale(identifier: "de_DE")), precision: .bits(100))
  ///
  /// Without a `precision` it has `BigFloat.creationPrecision`, or, if it is an integer, no precision of its own.
  ///
  /// - Throws: `TextError` with the position of the fault where the text is not a number.
  public init(
    _ text: String, format: NumberStyle<BigFloat>, precision: Precision?,
    rounding: Rounding = .nearestEven
  ) throws(TextError) {
    self = try NumberParser(format, precision: precision, rounding: rounding).parse(text)
  }
}
