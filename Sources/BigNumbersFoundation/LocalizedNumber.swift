import BigNumbers
public import Foundation
public import NumericCore

/// A number that a ``NumberStyle`` writes for people of a locale.
public protocol LocalizedNumber: Sendable, CustomStringConvertible {
  /// The text in a format whose symbols are a locale's; its digits are rounded once.
  ///
  /// - Throws: what keeps the digits from being written: a limit, or that they could not be decided.
  func localized(
    _ format: NumberFormat, _ rounding: Rounding, _ limits: Limits
  ) throws -> String
}

/// A number in the text of a locale, after its symbols were replaced.
public enum LocaleLiteral: Hashable, Sendable {
  /// Digits in a radix from 2 to 62.
  case digits(RadixLiteral)
  /// Every bit, in the notation of C's `%a`.
  case bits(ExactLiteral)
}

/// A number that a ``NumberParser`` reads from the text of a locale.
public protocol LocaleReadable: LocalizedNumber {
  /// The value of a literal, rounded once where the type has to round; nil as precision stands for that of the type.
  ///
  /// - Throws: `TextError` where the literal is no number of the type.
  init(
    localized literal: LocaleLiteral, _ precision: Precision?, _ rounding: Rounding
  ) throws(TextError)
}

extension LocalizedNumber {
  /// The style of such numbers.
  public typealias FormatStyle = NumberStyle<Self>

  /// The number in the current locale, with all of its digits as far as there is an end.
  public func formatted() -> String { NumberStyle<Self>().format(self) }

  /// The number in a style.
  public func formatted(_ style: NumberStyle<Self>) -> String { style.format(self) }

  /// The number in a custom style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self {
    style.format(self)
  }
}

extension LocaleReadable {
  /// The strategy that reads such numbers.
  public typealias ParseStrategy = NumberParser<Self>
}
