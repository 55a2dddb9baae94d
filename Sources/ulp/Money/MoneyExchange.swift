import Arithmetic
import BigNumbers
import Conversion
import NumericCore

/// Converts a line such as `100 USD EUR` and formats the result.
struct MoneyExchange {
  /// The form of results.
  struct Form {
    var rounding: MoneyRounding
    var digits: Int?
    var isFraction: Bool
    var json: Bool
  }

  let rates: ExchangeRates
  let system: MoneySystem
  let form: Form
  /// The number of days since the day of the rates.
  let age: Int
  let isStale: Bool
  let limits: ExactLimits

  /// A warning that is printed once, if the rates are old or from the future.
  var warning: String? {
    guard isStale else { return nil }
    return age < 0
      ? "the rates are of \(rates.date), a day to come"
      : "the rates are of \(rates.date), \(age) \(age == 1 ? "day" : "days") ago; --max-age allows more"
  }

  /// The digits of amounts in currencies without a smallest unit: those of decimal128.
  private static let plainDigits = 34

  func answer(_ line: [UInt8]) throws(CalculatorError) -> Answer {
    let words = Self.words(of: line)
    guard words.count >= 3 else {
      throw CalculatorError(
        .arguments, "an amount and two currencies are needed, as in 100 USD EUR", nil)
    }
    let to = try currency(words[words.count - 1], line)
    // `100 USD to EUR` is accepted as well.
    let filler = Self.text(words[words.count - 2], line).lowercased()
    let isFilled = words.count > 3 && (filler == "to" || filler == "in")
    let fromIndex = words.count - (isFilled ? 3 : 2)
    let from = try currency(words[fromIndex], line)
    let amount = Array(line[words[0].lowerBound..<words[fromIndex - 1].upperBound])
    for (currency, word) in [(from, words[fromIndex]), (to, words[words.count - 1])]
    where !rates.has(currency) {
      throw CalculatorError(
        .arguments,
        "the rates of \(rates.date) have none for \(currency.code); they are those of \(rates.codes.joined(separator: " "))",
        SourceSpan(word.lowerBound, word.upperBound))
    }
    let (converted, warnings) = try evaluate(amount, at: words[0].lowerBound, from, to)
    do throws(ComputationFailure) {
      let text =
        form.json
        ? try json(String(decoding: amount, as: UTF8.self), from, to, converted).line
        : "\(try written(converted, to)) \(to.code) (rates of \(rates.date))"
      return Answer(text: text, warnings: warnings)
    } catch {
      throw error.explanation
    }
  }

  // MARK: - Reading

  private static func words(of line: [UInt8]) -> [Range<Int>] {
    line.split { $0 <= 0x20 }.map(\.indices)
  }

  private static func text(_ range: Range<Int>, _ line: [UInt8]) -> String {
    String(decoding: line[range], as: UTF8.self)
  }

  private func currency(
    _ range: Range<Int>, _ line: [UInt8]
  ) throws(CalculatorError) -> Currency {
    let code = Self.text(range, line)
    guard let currency = Currencies.currency(code) else {
      let suggestion =
        Suggestion.nearest(
          to: code, among: rates.codes)
        ?? Suggestion.nearest(to: code, among: Currencies.table.map(\.code))
      throw CalculatorError(
        .unknownName, "there is no currency '\(code)' in ISO 4217",
        SourceSpan(range.lowerBound, range.upperBound), suggestion: suggestion)
    }
    return currency
  }

  private func evaluate(
    _ amount: [UInt8], at offset: Int, _ from: Currency, _ to: Currency
  ) throws(CalculatorError) -> (ExactReal, [Warning]) {
    do throws(CalculatorError) {
      let (value, warnings) = try system.convert(amount, from, to)
      let moved = warnings.map { warning in
        var warning = warning
        warning.span = SourceSpan(warning.span.start + offset, warning.span.end + offset)
        return warning
      }
      return (value, moved)
    } catch {
      var error = error
      if let span = error.span {
        error.span = SourceSpan(span.start + offset, span.end + offset)
      }
      throw error
    }
  }

  // MARK: - Writing

  /// The amount in the requested form, without its currency.
  private func written(
    _ amount: ExactReal, _ currency: Currency
  ) throws(ComputationFailure) -> String {
    if form.isFraction {
      guard let value = try amount.rational(limits: limits) else {
        throw .inapplicable("the value is not known as a fraction")
      }
      return value.description
    }
    if let digits = form.digits { return try significant(amount, digits) }
    return try rounded(amount, currency)
  }

  private func significant(
    _ amount: ExactReal, _ digits: Int
  ) throws(ComputationFailure) -> String {
    try amount.digits(.significant(digits), limits: limits).text(as: NumberFormat())
  }

  /// The amount rounded to the smallest unit of its currency, if there is one.
  private func rounded(
    _ amount: ExactReal, _ currency: Currency
  ) throws(ComputationFailure) -> String {
    guard let places = currency.minorUnit else {
      return try significant(amount, Self.plainDigits)
    }
    let digits = try amount.digits(
      .afterPoint(places), tiesAwayFromZero: form.rounding == .halfUp, limits: limits)
    return digits.text(as: .fixed(places))
  }

  private func json(
    _ amount: String, _ from: Currency, _ to: Currency, _ converted: ExactReal
  ) throws(ComputationFailure) -> JSONValue {
    guard let ratio = rates.ratio(from: from, to: to) else { return .null }
    let rate = try ExactBackend(limits: limits).scaled(1, by: ratio)
    func number(_ value: ExactReal) throws(ComputationFailure) -> JSONValue {
      let fraction = try value.rational(limits: limits)?.description
      let decimal = try significant(value, form.digits ?? Self.plainDigits)
      return .object([
        ("fraction", JSONValue(fraction)), ("decimal", .string(decimal)),
      ])
    }
    return .object([
      ("amount", .string(amount)), ("from", .string(from.code)),
      ("to", .string(to.code)), ("backend", .string(system.name.rawValue)),
      ("rate", try number(rate)),
      ("date", .string("\(rates.date)")), ("value", try number(converted)),
      ("rounded", .string(try rounded(converted, to))), ("age_days", JSONValue(age)),
      ("stale", JSONValue(isStale)),
    ])
  }
}
