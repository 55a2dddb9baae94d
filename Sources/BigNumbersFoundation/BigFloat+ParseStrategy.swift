public import BigNumbers
public import Foundation
public import NumericCore

extension BigFloat {
  /// Reads numbers as people of a locale write them.
  ///
  /// The text is one number as a whole, with the locale's point and signs, its digits or ASCII ones,
  /// and an exponent behind the locale's mark, `@`, or `e` in radices up to 10. Separators of groups are
  /// optional, but where there are any they stand where the locale has them: `1.23` is an error in
  /// German, neither 123 nor 1.23. Any kind of space and of apostrophe stands for another. Marks of the
  /// direction of writing are skipped.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// Locale, radix and notation of the text.
    public var formatStyle: FormatStyle
    /// Bits of the result; nil for `BigFloat.creationPrecision`, and for integers without
    /// a precision of their own.
    public var precision: NumericCore.Precision?
    /// How the result is rounded, once.
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
    /// - Throws: the fault and its place, where the text is no number.
    public func parse(_ value: String) throws(TextError) -> BigFloat {
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
  /// Without a precision it has `BigFloat.creationPrecision`; integers have none of their
  /// own then.
  ///
  /// - Throws: the fault and its place, where the text is no number.
  public init(
    _ text: String, format: FormatStyle, precision: Precision? = nil,
    rounding: Rounding = .nearestEven
  ) throws(TextError) {
    self = try ParseStrategy(format, precision: precision, rounding: rounding).parse(text)
  }

  /// A number read by a strategy.
  public init<Strategy: Foundation.ParseStrategy>(
    _ input: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == BigFloat {
    self = try strategy.parse(input)
  }
}
