import NumericCore

// Currencies as units; their rows come behind those of the table.
extension Units {
  /// The currency with this code in any case, or with this sign or name.
  static func currency(_ name: String) -> Named? {
    guard let currency = currencyWords[name] ?? Currencies.currency(name) else { return nil }
    return Currencies.table.firstIndex(of: currency).map { Named(row: table.count + $0) }
  }

  /// Names that are not those of other units; the dollar without a country is that of the United
  /// States.
  private static let currencyNames = ["dollar": "USD"]

  private static let currencyWords: [String: Currency] = {
    var codes = [
      "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "euro": "EUR", "euros": "EUR", "yen": "JPY",
    ]
    for (name, code) in currencyNames { (codes[name], codes[name + "s"]) = (code, code) }
    return codes.compactMapValues { Currencies.currency($0) }
  }()

  /// Whether a name is that of a currency only because codes are read in any case.
  public static func isCurrencyInOtherCase(_ name: String) -> Bool {
    guard name.utf8.count == 3, let unit = named(name)?.currency else { return false }
    return unit.code != name
  }

  static func row(of currency: Currency) -> UnitRow {
    UnitRow(
      String(currency.name.map { $0 == " " ? "_" : $0 }).lowercased(), [currency.code], "1",
      aliases: currencyNames.filter { $0.value == currency.code }.map(\.key), in: .money,
      source: "ISO 4217")
  }
}

extension Units.Named {
  /// The currency that it is; nil for other units.
  public var currency: Currency? {
    row < Units.table.count || isCustom ? nil : Currencies.table[row - Units.table.count]
  }
}

extension Unit {
  /// The currency of an amount; nil for other units, and for products with a currency.
  public var currency: Currency? { single?.currency }

  /// How an amount of this unit becomes one in the currency of another unit; nil where both do not have
  /// one currency each, to the same power, or have the same.
  public func exchange(to target: Unit) -> CurrencyExchange? {
    guard let own = moneyTerm, let other = target.moneyTerm, own.term.unit != other.term.unit,
      own.term.exponent == other.term.exponent, let power = own.term.exponent.whole,
      let from = own.term.unit.currency, let to = other.term.unit.currency
    else { return nil }
    var terms = terms
    terms[own.place].unit = other.term.unit
    return Unit(terms).map { CurrencyExchange(from: from, to: to, power: power, unit: $0) }
  }

  private var moneyTerm: (term: Term, place: Int)? {
    let found = terms.enumerated().filter { $0.element.unit.currency != nil }
    return found.count == 1 ? (found[0].element, found[0].offset) : nil
  }
}

extension [Unit.Term] {
  /// Whether there are more currencies than the two of a rate of exchange.
  var hasManyCurrencies: Bool { count { $0.unit.currency != nil } > 2 }
}

/// An exchange of the currency in a unit.
public struct CurrencyExchange: Sendable {
  /// The currency that is given away.
  public let from: Currency
  /// The currency that is received.
  public let to: Currency
  /// The power that they have: −1 for a number of things for a unit of money.
  public let power: Int
  /// The unit with the other currency.
  public let unit: Unit
}
