public import BigNumbers
public import Foundation
public import NumericCore

extension BigFloat {
  /// Reads numbers as people of a locale write them.
  ///
  /// The whole text is one number, with the locale's point and signs, its digits or ASCII ones, and
  /// an exponent after the locale's mark, `@`, or `e` in radices up to 10. Separators of groups are
  /// optional, but if there are any they must be where the locale has them: `1.23` is an error in
  /// German, neither 123 nor 1.23. All spaces are equivalent, and so are all apostrophes. Marks of
  /// the direction of writing are ignored.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// The locale, radix and notation of the text.
    public var formatStyle: FormatStyle
    /// The precision of the result; nil for `BigFloat.creationPrecision`, or for none in the case
    /// of integers.
    public var precision: NumericCore.Precision?
    /// The direction in which the result is rounded once.
    public var rounding: Rounding

    /// Creates a strategy.
    public init(
      _ formatStyle: FormatStyle = FormatStyle(), precision: NumericCore.Precision? = nil,
      rounding: Rounding = .nearestEven
    ) {
      self.formatStyle = formatStyle
      self.precision = precision
      self.rounding = rounding
    }

    /// The number that a text denotes, rounded once.
    ///
    /// - Throws: `LiteralError` with the position of the fault where the text is not a number.
    public func parse(_ value: String) throws(LiteralError) -> BigFloat {
      if formatStyle.notation == .hexadecimal {
        let literal = try ExactLiteral(value)
        return precision.map { BigFloat(literal, precision: $0, rounding: rounding) }
          ?? BigFloat(literal, rounding: rounding)
      }
      let literal = try LocalizedText(value, formatStyle).literal()
      return precision.map { BigFloat(literal, precision: $0, rounding: rounding) }
        ?? BigFloat(literal, rounding: rounding)
    }
  }

  /// A number as people of a locale write it, rounded once.
  ///
  ///     try BigFloat("1.234,5", format: .number.locale(Locale(identifier: "de_DE")))
  ///
  /// Without a `precision` it has `BigFloat.creationPrecision`, or, if it is an integer, no
  /// precision of its own.
  ///
  /// - Throws: `LiteralError` with the position of the fault where the text is not a number.
  public init(
    _ text: String, format: FormatStyle, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) throws(LiteralError) {
    self = try ParseStrategy(format, precision: precision, rounding: rounding).parse(text)
  }

  /// A number that a strategy reads.
  ///
  /// - Throws: what the strategy throws.
  public init<Strategy: Foundation.ParseStrategy>(
    _ input: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == BigFloat {
    self = try strategy.parse(input)
  }
}
