import Conversion
import NumericCore
import Testing

/// Currencies as units of dimensions of their own.
@Suite("currencies as units")
struct CurrencyUnitTests {
  @Test("every code is a unit, in capitals and where no other unit has the name in small letters")
  func codes() throws {
    for currency in Currencies.table {
      let unit = try Unit(parsing: currency.code)
      #expect(unit.currency == currency && unit.symbol == currency.code)
      let small = currency.code.lowercased()
      let other = try? Unit(parsing: small)
      #expect(other?.currency == currency || Unit.isSpelling(small), "\(small)")
    }
  }

  @Test(
    "signs and names",
    arguments: [
      ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("euros", "EUR"), ("dollar", "USD"),
      ("yen", "JPY"), ("€/kg", "EUR/kg"), ("kg/€", "kg/EUR"),
    ])
  func signs(_ text: String, _ symbol: String) throws {
    #expect(try Unit(parsing: text).symbol == symbol)
  }

  @Test("full names are read in any case", arguments: ["Euro", "EUROS", "Dollars", "dollar"])
  func names(_ text: String) throws {
    #expect(try Unit(parsing: text).dimension == Unit(parsing: text.lowercased()).dimension)
  }

  @Test("two currencies have different dimensions, and so have all products and quotients of two")
  func dimensions() throws {
    let units = try Currencies.table.map { try Unit(parsing: $0.code) }
    var products: Set<Dimension> = []
    var quotients: Set<Dimension> = []
    var pairs = 0
    for (place, a) in units.enumerated() {
      for b in units[..<place] {
        products.insert(try #require(a.product(with: b)?.unit).dimension)
        quotients.insert(try #require(a.product(with: b, isQuotient: true)?.unit).dimension)
        quotients.insert(try #require(b.product(with: a, isQuotient: true)?.unit).dimension)
        pairs += 1
      }
    }
    #expect(products.count == pairs && quotients.count == 2 * pairs)
    #expect(Set(units.map(\.dimension)).count == units.count)
    #expect(!quotients.contains(Dimension.none) && products.isDisjoint(with: quotients))
  }

  @Test("powers and roots keep the currency") func powers() throws {
    let (euro, dollar) = (try Unit(parsing: "EUR"), try Unit(parsing: "USD"))
    let square = try #require(euro.power(2))
    let half = try #require(UnitPower(1, over: 2))
    let root = try #require(square.power(half))
    #expect(root.dimension == euro.dimension && square.dimension != dollar.power(2)?.dimension)
    #expect(euro.power(-1)?.product(with: euro)?.unit == nil)
    #expect(euro.conversion(to: dollar) == nil && euro.differenceScale(to: dollar) == nil)
  }

  @Test("an exchange replaces the one currency") func exchange() throws {
    let exchange = try #require(
      try Unit(parsing: "kg/EUR").exchange(to: try Unit(parsing: "lb/USD")))
    #expect(exchange.from.code == "EUR" && exchange.to.code == "USD" && exchange.power == -1)
    #expect(exchange.unit.symbol == "kg/USD")
    for (a, b) in [("EUR", "EUR"), ("EUR", "kg"), ("EUR", "USD^2"), ("EUR/USD", "GBP")] {
      #expect(try Unit(parsing: a).exchange(to: try Unit(parsing: b)) == nil, "\(a) \(b)")
    }
  }

  @Test("three currencies are refused") func many() {
    #expect(throws: TextError.self) { try Unit(parsing: "EUR*USD*JPY") }
  }
}
