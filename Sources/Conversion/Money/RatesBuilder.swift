import NumericCore

/// Collects the rates of one day from a file that may have many days.
struct RatesBuilder {
  let source: [UInt8]
  /// The day whose rates are requested; nil for the latest.
  private let wanted: CivilDate?
  private var base: Currency?
  private var day: CivilDate?
  private var rates: [String: ExactLiteral] = [:]
  private var kept: (day: CivilDate, rates: [String: ExactLiteral])?
  private var days: Set<CivilDate> = []

  init(_ source: [UInt8], wanted: CivilDate?) { (self.source, self.wanted) = (source, wanted) }

  /// Whether a day has been started.
  var hasDay: Bool { day != nil }

  func text(_ span: SourceSpan) -> String {
    String(decoding: source[span.start..<span.end], as: UTF8.self)
  }

  // MARK: - Contents of a file

  /// Sets the base currency, which must be the same in the whole file.
  mutating func setBase(_ currency: Currency, _ span: SourceSpan) throws(TextError) {
    if let base, base != currency {
      throw TextError("the base was \(base.code) before", span)
    }
    base = currency
  }

  /// Starts the rates of a day.
  mutating func begin(_ day: CivilDate, _ span: SourceSpan) throws(TextError) {
    close()
    guard days.insert(day).inserted else {
      throw TextError("the rates of \(day) stand in two places", span)
    }
    self.day = day
  }

  /// Adds a rate of the current day.
  mutating func add(_ code: SourceSpan, _ rate: SourceSpan) throws(TextError) {
    let currency = try currency(code)
    let literal = try self.rate(rate)
    if day == nil {
      throw TextError("this rate has no date before it", code)
    }
    if rates.updateValue(literal, forKey: currency.code) != nil {
      throw TextError("'\(currency.code)' has two rates on one day", code)
    }
  }

  /// Ends the current day, and keeps its rates if they are requested.
  private mutating func close() {
    guard let day else { return }
    if wanted.map({ $0 == day }) ?? (kept.map { $0.day < day } ?? true) { kept = (day, rates) }
    self.day = nil
    rates.removeAll(keepingCapacity: true)
  }

  /// The rates of the requested day.
  mutating func finish() throws(TextError) -> ExchangeRates {
    close()
    let end = SourceSpan(source.count, source.count)
    guard let kept else {
      guard let wanted, let first = days.min(), let last = days.max() else {
        throw TextError("there are no rates with a date in this file", end)
      }
      let before = days.filter { $0 < wanted }.max().map { "; the last ones before are of \($0)" }
      let range = first == last ? "those of \(first)" : "rates from \(first) to \(last)"
      throw TextError("there are no rates of \(wanted); the file has \(range)\(before ?? "")", end)
    }
    guard let base else {
      throw TextError("the rates have no base; a line 'base,EUR' names it", end)
    }
    if let own = kept.rates[base.code], !own.isOne {
      throw TextError("the rate of the base \(base.code) is 1", end)
    }
    if kept.rates.isEmpty {
      throw TextError("there are no rates of \(kept.day) in this file", end)
    }
    return ExchangeRates(base: base, date: kept.day, rates: kept.rates)
  }

  // MARK: - Parts

  /// The currency with a code in capital letters.
  func currency(_ span: SourceSpan) throws(TextError) -> Currency {
    let code = text(span)
    guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else {
      throw TextError("a currency is three capital letters, as EUR", span)
    }
    guard let currency = Currencies.currency(code) else {
      throw TextError(.unknownName, "there is no currency '\(code)' in ISO 4217", span)
    }
    return currency
  }

  /// A positive decimal without an exponent.
  func rate(_ span: SourceSpan) throws(TextError) -> ExactLiteral {
    let bytes = source[span.start..<span.end]
    let isPlain = bytes.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 }
    guard isPlain, bytes.first != UInt8(ascii: "."), bytes.last != UInt8(ascii: "."),
      let literal = try? ExactLiteral(text(span))
    else {
      throw TextError("a rate is a decimal number, as 1.0932", span)
    }
    if literal.isZero { throw TextError("a rate is above zero", span) }
    guard bytes.count <= Self.longestRate else {
      throw TextError("a rate has at most \(Self.longestRate) characters, not \(bytes.count)", span)
    }
    return literal
  }

  /// The largest number of bytes of a rate, far more than real rates have.
  private static let longestRate = 60

  /// A day in the notation of ISO 8601.
  func day(_ span: SourceSpan) throws(TextError) -> CivilDate {
    do throws(TextError) {
      let literal = try DateLiteral(text(span))
      if !literal.hasTime { return literal.local.date }
    } catch {
      throw TextError(error.message, span)
    }
    throw TextError("the date of rates is a whole day", span)
  }
}

extension ExactLiteral {
  /// Whether the value of a positive decimal is 1, with any number of zeros.
  fileprivate var isOne: Bool {
    guard case .word(let word) = coefficient, (-19...0).contains(exponent) else { return false }
    return word == (0..<(-exponent)).reduce(UInt64(1)) { power, _ in power * 10 }
  }
}
