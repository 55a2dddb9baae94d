public import BigNumbers
public import Foundation
public import NumericCore

extension BigFloat {
  /// How a number is written for people of a locale, in the manner of Foundation's format styles.
  ///
  ///     x.formatted()                                                 // 1,234.5
  ///     x.formatted(.number.precision(.significantDigits(20)))
  ///     x.formatted(.number.notation(.engineering).sign(strategy: .always()))
  ///     x.formatted(.number.locale(Locale(identifier: "de_DE")))      // 1.234,5
  ///     try BigFloat("1.234,5", format: .number.locale(Locale(identifier: "de_DE")))
  ///
  /// **Accuracy** The digits are those of the exact value, rounded once. Without a precision they
  /// are the fewest that read back as the same number, whereas Foundation shows six decimals.
  ///
  /// **Special values** Infinities and NaN have the locale's symbols, such as `∞`; a negative zero
  /// keeps its sign.
  ///
  /// **Locale** Separators, sizes of groups, digits and signs are those of Foundation's own
  /// formatters. Other radices than ten have ASCII digits and the exponent mark `@`.
  public struct FormatStyle: Codable, Hashable, Sendable {
    /// The locale whose separators, digits and signs are written.
    public var locale: Locale
    var precision: Precision = .automatic
    var notation: Notation = .automatic
    var grouping: Grouping = .automatic
    var sign: SignDisplayStrategy = .automatic
    var rounding: Rounding = .nearestEven
    var radix = Radix(value: 10)

    /// The shortest digits, grouped, in the current locale unless another one is given.
    public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

    /// The same style with another precision.
    public func precision(_ precision: Precision) -> Self { with { $0.precision = precision } }

    /// The same style with another notation: with or without an exponent.
    public func notation(_ notation: Notation) -> Self { with { $0.notation = notation } }

    /// The same style with or without separators of groups.
    public func grouping(_ grouping: Grouping) -> Self { with { $0.grouping = grouping } }

    /// The same style with another rule for signs.
    public func sign(strategy: SignDisplayStrategy) -> Self { with { $0.sign = strategy } }

    /// The same style with another direction of rounding; the default is to nearest, ties to even.
    public func rounded(rule: Rounding) -> Self { with { $0.rounding = rule } }

    /// The same style with another radix.
    ///
    /// **Precondition** The radix is between 2 and 62.
    public func radix(_ radix: Int) -> Self {
      precondition(Radix.range.contains(radix), "a radix is between 2 and 62, not \(radix)")
      return with { $0.radix = Radix(value: radix) }
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }
  }
}

extension BigFloat.FormatStyle: Foundation.FormatStyle {
  /// The text of a number.
  ///
  /// A number that would need more digits without an exponent than the default `Limits` allow is
  /// written with one.
  public func format(_ value: BigFloat) -> String {
    var format = numberFormat
    if let text = try? value.text(as: format, rounding: rounding) { return text }
    format.style = .scientific
    var limits = Limits()
    // A style requests fewer digits than the limit, and a number's own digits are bounded by its
    // precision.
    limits.digits = .max
    let text = try? value.text(as: format, rounding: rounding, limits: limits)
    return text ?? value.description
  }

  /// The corresponding format of the core.
  var numberFormat: NumberFormat {
    let learned = LocaleNotation(locale)
    var format = NumberFormat(
      style: notation.style, radix: radix.value, showsNegativeZero: true,
      symbols: notation == .hexadecimal
        ? NumberSymbols() : learned.symbols(radix: radix.value))
    precision.apply(to: &format)
    format.sign = sign.display
    if grouping == .automatic { format.grouping = learned.grouping(radix: radix.value) }
    return format
  }
}

extension BigFloat.FormatStyle: ParseableFormatStyle {
  /// A strategy that reads what this style writes; see ``BigNumbers/BigFloat/ParseStrategy``.
  public var parseStrategy: BigFloat.ParseStrategy { BigFloat.ParseStrategy(self) }
}

extension Foundation.FormatStyle where Self == BigFloat.FormatStyle {
  /// The shortest digits, grouped, in the current locale.
  public static var number: BigFloat.FormatStyle { BigFloat.FormatStyle() }
}

extension BigFloat {
  /// The number in the current locale, with the fewest digits that read back as the same number.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The number in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// The number in a custom style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == BigFloat {
    style.format(self)
  }
}
