public import NumericCore

/// The exchange rates of one day, in units per unit of a base currency.
public struct ExchangeRates: Sendable {
  /// The base currency, whose rate is 1.
  public let base: Currency
  /// The day of the rates.
  public let date: CivilDate
  /// Units of each currency per unit of the base, as they were written; positive.
  let rates: [String: ExactLiteral]

  init(base: Currency, date: CivilDate, rates: [String: ExactLiteral]) {
    (self.base, self.date, self.rates) = (base, date, rates)
  }

  /// The codes of all currencies that have a rate, sorted.
  public var codes: [String] { Set(rates.keys).union([base.code]).sorted() }

  /// The number of days since the day of the rates.
  public func age(on day: CivilDate) -> Int { day.dayNumber - date.dayNumber }

  /// The units of one currency per unit of another, computed through the base; nil if one of them
  /// has no rate.
  ///
  /// - Exactness: the exact quotient of the two rates as they were written.
  public func ratio(from source: Currency, to target: Currency) -> ExactRatio? {
    guard let source = rate(of: source), let target = rate(of: target) else { return nil }
    return ExactRatio(target, source)
  }

  /// Whether there is a rate for a currency.
  public func has(_ currency: Currency) -> Bool { rate(of: currency) != nil }

  private func rate(of currency: Currency) -> ExactLiteral? {
    currency == base ? ExactLiteral(1) : rates[currency.code]
  }
}

/// Conversion between currencies on any backend, rounded once: two rates make one exact ratio.
public struct CurrencyConverter<Backend: NumericBackend>: Sendable {
  /// The number system.
  public let backend: Backend
  /// The exchange rates.
  public let rates: ExchangeRates

  /// Creates a converter.
  public init(_ backend: Backend, _ rates: ExchangeRates) {
    (self.backend, self.rates) = (backend, rates)
  }

  /// Converts an amount from one currency to another.
  ///
  /// - Exactness: the ratio of the rates is exact; the product is rounded once by the backend.
  public func convert(
    _ amount: Backend.Number, from source: Currency, to target: Currency
  ) throws(EngineError<Backend.Failure>) -> Backend.Number {
    guard let ratio = rates.ratio(from: source, to: target) else {
      let lacking = rates.has(source) ? target : source
      throw .mathematics(.inapplicable("the rates have none for \(lacking.code)"))
    }
    return try lifting(EngineError<Backend.Failure>.backend) { () throws(Backend.Failure) in
      try backend.scaled(amount, by: ratio)
    }
  }
}
