import Foundation
import NumericCore

/// The characters that a locale writes around digits, taken from the output of Foundation's own
/// formatters.
struct LocaleNotation {
  private var symbols = NumberSymbols()
  private var grouping: DigitGrouping?

  init(_ locale: Locale) {
    let style = Decimal.FormatStyle(locale: locale).grouping(.automatic)
    // Eleven whole digits show the sizes of two groups and the separators.
    let sample = style.precision(.fractionLength(1)).format(Self.negativeSample)
    symbols.minus = String(sample.prefix { !$0.isDigit })
    let runs = Self.runs(sample.drop { !$0.isDigit })
    if let point = runs.last(where: { !$0.isDigits }) { symbols.point = String(point.text) }
    let whole = runs.filter(\.isDigits).dropLast().map(\.text.count)
    if whole.count > 1, let separator = runs.first(where: { !$0.isDigits }), let last = whole.last {
      // The first group may be incomplete; the second to last one is not.
      grouping = DigitGrouping(
        separator: String(separator.text), size: last,
        leadingSize: whole.count > 2 ? whole[whole.count - 2] : last,
        minimumLeadingDigits: style.format(1234).allSatisfy(\.isDigit) ? 2 : 1,
        includesFraction: false)
    }
    symbols.plus = String(style.sign(strategy: .always()).format(1).dropLast())
    symbols.exponent = String(
      style.notation(.scientific).format(Self.tenMillion).dropFirst().dropLast())
    symbols.exponentPlus = ""
    let digits = style.grouping(.never).format(1_234_567_890).map(String.init)
    if digits.count == 10, digits[0] != "1" { symbols.digits = [digits[9]] + digits[..<9] }
    let double = FloatingPointFormatStyle<Double>(locale: locale)
    symbols.infinity = double.format(.infinity)
    symbols.nan = double.format(.nan)
  }

  /// The locale's characters; in other radices than ten, digits and exponents are ASCII.
  func symbols(radix: Int) -> NumberSymbols {
    guard radix != 10 else { return symbols }
    var symbols = symbols
    symbols.digits = []
    symbols.exponent = nil
    symbols.exponentPlus = "+"
    if radix > 23 {
      // The letters of words would be digits.
      symbols.infinity = nil
      symbols.nan = nil
    }
    return symbols
  }

  /// The locale's groups; in other radices than ten only their separator.
  func grouping(radix: Int) -> DigitGrouping? {
    radix == 10
      ? grouping : grouping.map { DigitGrouping(separator: $0.separator, includesFraction: false) }
  }

  private static let negativeSample = Decimal(-123_456_789_015) / 10
  private static let tenMillion = Decimal(10_000_000)

  /// The text split into runs of digits and of other characters.
  private static func runs(_ text: Substring) -> [(text: Substring, isDigits: Bool)] {
    var runs: [(text: Substring, isDigits: Bool)] = []
    var rest = text
    while let first = rest.first {
      let run = rest.prefix { $0.isDigit == first.isDigit }
      runs.append((run, first.isDigit))
      rest = rest[run.endIndex...]
    }
    return runs
  }
}

extension Character {
  /// Whether the character is a digit of any script.
  fileprivate var isDigit: Bool { wholeNumberValue != nil }
}
