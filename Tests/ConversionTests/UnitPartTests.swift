import BigNumbers
import Conversion
import NumericCore
import Testing

/// Units that are products and quotients under a name of their own, and reciprocals.
@Suite("parts of units")
struct UnitPartTests {
  /// The symbol of a product, and the number that 1 becomes.
  private func product(
    _ a: String, _ b: String, isQuotient: Bool = false
  ) throws -> (symbol: String?, number: Double) {
    let (unit, factor) = try #require(
      try Unit(parsing: a).product(with: try Unit(parsing: b), isQuotient: isQuotient))
    return (unit?.symbol, try factor.value(of: 1, on: DoubleBackend()))
  }

  @Test(
    "what cancels is taken out",
    arguments: [
      ("mph", "h", "mi", 1), ("kn", "min", "nmi", 1.0 / 60), ("L/100km", "km", "L", 0.01),
      ("gpm_us", "h", "gal_us", 60), ("mg/kg", "kg", "mg", 1),
      ("mph*mi", "h", "mi^2", 1), ("mph/mi", "h", nil, 1),
    ])
  func products(_ a: String, _ b: String, _ symbol: String?, _ number: Double) throws {
    let (unit, factor) = try product(a, b)
    #expect(unit == symbol && abs(factor - number) <= 1e-15)
    let (swapped, same) = try product(b, a)
    #expect(swapped == symbol && abs(same - number) <= 1e-15)
  }

  @Test(
    "quotients",
    arguments: [
      ("mi", "mph", "h", 1), ("kWh", "kW", "h", 1), ("kWh", "W", "h", 1000), ("mAh", "mA", "h", 1),
      ("kWh", "h", "kW", 1), ("mi", "mpg_us", "gal_us", 1), ("L", "L/100km", "km", 100),
      // Nothing that people would cancel.
      ("mph", "s", "mph/s", 1), ("kWh", "d", "kWh/d", 1), ("m", "mph", "m/mph", 1),
      ("kWh", "kWh", nil, 1), ("km", "h", "km/h", 1),
    ])
  func quotients(_ a: String, _ b: String, _ symbol: String?, _ number: Double) throws {
    let (unit, factor) = try product(a, b, isQuotient: true)
    #expect(unit == symbol && abs(factor - number) <= 1e-12)
  }

  @Test(
    "reciprocals",
    arguments: [
      ("Hz", "ms", 50, 20), ("km/h", "min/km", 10, 6), ("min/km", "km/h", 5, 12),
      ("ohm", "mS", 200, 5), ("mi/gal_us", "L/100km", 30, 7.84048611111111),
    ])
  func reciprocals(_ a: String, _ b: String, _ x: Double, _ y: Double) throws {
    let conversion = try #require(
      try Unit(parsing: a).conversion(to: try Unit(parsing: b)))
    #expect(conversion.isReciprocal && conversion.note?.contains("inverted") == true)
    #expect(abs(try conversion.value(of: x, on: DoubleBackend()) - y) <= 1e-13)
  }

  @Test("no reciprocal of a point of a scale") func points() throws {
    let inverse = try Unit(parsing: "K^-1")
    #expect(inverse.conversion(to: .named("degC")) == nil)
    #expect(inverse.conversion(to: .named("K"))?.isReciprocal == true)
  }

  @Test(
    "full names in any case, and degrees of temperature",
    arguments: [
      ("Liters", "L"), ("KILOMETERS", "km"), ("Degrees Celsius", "degC"), ("degrees F", "degF"),
      ("degree C", "degC"), ("Gallons", "gal_us"), ("Kib", "Kibit"),
    ])
  func names(_ text: String, _ symbol: String) throws {
    #expect(try Unit(parsing: text).symbol == symbol)
  }

  @Test("short names keep their case", arguments: ["KM", "CM", "DAG"]) func symbols(_ text: String)
  {
    #expect(throws: TextError.self) { try Unit(parsing: text) }
  }
}
