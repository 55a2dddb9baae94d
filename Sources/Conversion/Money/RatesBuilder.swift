public import NumericCore

/// A fault in a file of exchange rates.
public struct RatesFault: Error, Hashable, Sendable {
  /// A sentence that states the fault, without its position.
  public var message: String
  /// Its place in the bytes of the file.
  public var span: SourceSpan
  /// A code that does not belong to any currency.
  public var unknownCode: String?
}

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
  mutating func setBase(_ currency: Currency, _ span: SourceSpan) throws(RatesFault) {
    if let base, base != currency {
      throw RatesFault(message: "the base was \(base.code) before", span: span)
    }
    base = currency
  }

  /// Starts the rates of a day.
  mutating func begin(_ day: CivilDate, _ span: SourceSpan) throws(RatesFault) {
    close()
    guard days.insert(day).inserted else {
      throw RatesFault(message: "the rates of \(day) stand in two places", span: span)
    }
    self.day = day
  }

  /// Adds a rate of the current day.
  mutating func add(_ code: SourceSpan, _ rate: SourceSpan) throws(RatesFault) {
    let currency = try currency(code)
    let literal = try self.rate(rate)
    if day == nil {
      throw RatesFault(message: "this rate has no date before it", span: code)
    }
    if rates.updateValue(literal, forKey: currency.code) != nil {
      throw RatesFault(message: "'\(currency.code)' has two rates on one day", span: code)
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
  mutating func finish() throws(RatesFault) -> ExchangeRates {
    close()
    let end = SourceSpan(source.count, source.count)
    guard let kept else {
      guard let wanted, let first = days.min(), let last = days.max() else {
        throw RatesFault(message: "there are no rates with a date in this file", span: end)
      }
      let before = days.filter { $0 < wanted }.max().map { "; the last ones before are of \($0)" }
      let range = first == last ? "those of \(first)" : "rates from \(first) to \(last)"
      throw RatesFault(
        message: "there are no rates of \(wanted); the file has \(range)\(before ?? "")", span: end)
    }
    guard let base else {
      throw RatesFault(message: "the rates have no base; a line 'base,EUR' names it", span: end)
    }
    if let own = kept.rates[base.code], !own.isOne {
      throw RatesFault(message: "the rate of the base \(base.code) is 1", span: end)
    }
    if kept.rates.isEmpty {
      throw RatesFault(message: "there are no rates of \(kept.day) in this file", span: end)
    }
    return ExchangeRates(base: base, date: kept.day, rates: kept.rates)
  }

  // MARK: - Parts

  /// The currency with a code in capital letters.
  func currency(_ span: SourceSpan) throws(RatesFault) -> Currency {
    let code = text(span)
    guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else {
      throw RatesFault(message: "a currency is three capital letters, as EUR", span: span)
    }
    guard let currency = Currencies.currency(code) else {
      throw RatesFault(
        message: "there is no currency '\(code)' in ISO 4217", span: span, unknownCode: code)
    }
    return currency
  }

  /// A positive decimal without an exponent.
  func rate(_ span: SourceSpan) throws(RatesFault) -> ExactLiteral {
    let bytes = source[span.start..<span.end]
    let isPlain = bytes.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 }
    guard isPlain, bytes.first != UInt8(ascii: "."), bytes.last != UInt8(ascii: "."),
      let literal = try? ExactLiteral(text(span))
    else {
      throw RatesFault(message: "a rate is a decimal number, as 1.0932", span: span)
    }
    if literal.isZero { throw RatesFault(message: "a rate is above zero", span: span) }
    guard bytes.count <= Self.longestRate else {
      throw RatesFault(
        message: "a rate has at most \(Self.longestRate) characters, not \(bytes.count)", span: span
      )
    }
    return literal
  }

  /// The largest number of bytes of a rate, far more than real rates have.
  private static let longestRate = 60

  /// A day in the notation of ISO 8601.
  func day(_ span: SourceSpan) throws(RatesFault) -> CivilDate {
    do throws(DateError) {
      let literal = try DateLiteral(text(span))
      if !literal.hasTime { return literal.local.date }
    } catch {
      throw RatesFault(message: error.message, span: span)
    }
    throw RatesFault(message: "the date of rates is a whole day", span: span)
  }
}

extension ExactLiteral {
  /// Whether the value of a positive decimal is 1, with any number of zeros.
  fileprivate var isOne: Bool {
    guard case .word(let word) = coefficient, (-19...0).contains(exponent) else { return false }
    return word == (0..<(-exponent)).reduce(UInt64(1)) { power, _ in power * 10 }
  }
}
