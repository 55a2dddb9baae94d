import BigNumbers
public import Foundation
public import NumericCore

/// How a number is written for people of a locale, in the manner of Foundation's format styles.
///
///     x.formatted()                                                 // 1,234.5
///     x.formatted(.number.precision(.significantDigits(20)))
///     x.formatted(.number.notation(.engineering).sign(strategy: .always()))
///     x.formatted(.number.locale(Locale(identifier: "de_DE")))      // 1.234,5
///     try BigFloat("1.234,5", format: .number.locale(Locale(identifier: "de_DE")))
///
/// **Accuracy** The digits are those of the exact value, rounded once. Without a precision they are those that the type writes
/// without being asked for fewer: of binary numbers the fewest that read back as the same number, whereas Foundation shows six
/// decimals; of decimals their own; of fractions and exact reals all, or 50 where there is no end.
///
/// **Special values** Infinities and NaN have the locale's symbols, such as `∞`; a negative zero keeps its sign. An exact real
/// whose digits could not be decided is written as its description, which says so.
///
/// **Locale** Separators, sizes of groups, digits and signs are those of Foundation's own formatters. Other radices than ten have
/// ASCII digits and the exponent mark `@`.
public struct NumberStyle<Number: LocalizedNumber>: Codable, Hashable, Sendable {
  /// How many digits are written.
  public typealias Precision = NumberStyleConfiguration.Precision
  /// Whether there is an exponent.
  public typealias Notation = NumberStyleConfiguration.Notation
  /// Whether groups of digits are separated.
  public typealias Grouping = NumberStyleConfiguration.Grouping
  /// Which numbers show a sign.
  public typealias SignDisplayStrategy = NumberStyleConfiguration.SignDisplayStrategy

  /// The locale whose separators, digits and signs are written.
  public var locale: Locale
  var precision: Precision = .automatic
  var notation: Notation = .automatic
  var grouping: Grouping = .automatic
  var sign: SignDisplayStrategy = .automatic
  var rounding: Rounding = .nearestEven
  var radix = NumberStyleConfiguration.Radix(value: 10)

  /// The type's own digits, grouped, in the current locale unless another one is given.
  public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

  /// The same style with another precision.
  public func precision(_ precision: Precision) -> Self { with { $0.precision = precision } }

  /// The same style with another notation: with or without an exponent.
  public func notation(_ notation: Notation) -> Self { with { $0.notation = notation } }

  /// The same style with or without separators of groups.
  public func grouping(_ grouping: Grouping) -> Self { with { $0.grouping = grouping } }

  /// The same style with another rule for signs.
  public func sign(strategy: SignDisplayStrategy) -> Self { with { $0.sign = strategy } }

  /// The same style with another radix.
  ///
  /// **Precondition** The radix is between 2 and 62.
  public func radix(_ radix: Int) -> Self {
    precondition(
      NumberStyleConfiguration.Radix.range.contains(radix),
      "a radix is between 2 and 62, not \(radix)")
    return with { $0.radix = NumberStyleConfiguration.Radix(value: radix) }
  }

  /// The same style for another locale.
  public func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension NumberStyle where Number: LocaleReadable {
  /// The same style with another direction of rounding; the default is to nearest, ties to even.
  ///
  /// The bounds of intervals are always rounded outward.
  public func rounded(rule: Rounding) -> Self { with { $0.rounding = rule } }
}

extension NumberStyle: FormatStyle {
  /// The text of a number.
  ///
  /// A number that would need more digits without an exponent than the default `Limits` allow is written with one, and a number
  /// without bits in digits where the notation is hexadecimal.
  public func format(_ value: Number) -> String {
    var format = numberFormat
    if let text = try? value.localized(format, rounding, Limits()) { return text }
    // What has no bits is written in digits, and what is too long with an exponent.
    format.style = notation == .hexadecimal ? .auto : .scientific
    var limits = Limits()
    // A style requests fewer digits than the limit, and a number's own digits are bounded by its precision.
    limits.digits = .max
    return (try? value.localized(format, rounding, limits)) ?? value.description
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

extension NumberStyle: ParseableFormatStyle where Number: LocaleReadable {
  /// A strategy that reads what this style writes; see ``NumberParser``.
  public var parseStrategy: NumberParser<Number> { NumberParser(of: self) }
}
