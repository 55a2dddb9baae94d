import BigNumbers
import Conversion
import NumericCore
import Testing

@Suite("units")
struct ConverterTests {
  /// Exact definitions, and irrational factors to 50 digits from PARI/GP (`648000/Pi`, `Pi/180`).
  static let rows: [(String, String, String, String)] = [
    ("1", "mile", "km", "1.609344"),
    ("10", "km", "mi", "6.2137119223733396961743418436331822158593812137119"),
    ("1", "acre", "m2", "4046.8564224"), ("231", "in", "m", "5.8674"),
    ("1", "lb", "g", "453.59237"),
    ("16", "oz", "pound", "1"), ("1", "gal_us", "L", "3.785411784"),
    ("1", "gal_uk", "L", "4.54609"),
    ("36", "km/h", "m/s", "10"), ("1", "kn", "km/h", "1.852"), ("1", "kWh", "J", "3600000"),
    ("1", "eV", "J", "1.602176634e-19"), ("760", "torr", "atm", "1"), ("1", "day", "min", "1440"),
    ("1", "parsec", "au", "206264.80624709635515647335733077861319665970087963"),
    ("180", "deg", "rad", "3.1415926535897932384626433832795028841971693993751"),
    ("90", "deg", "gon", "100"), ("1", "turn", "deg", "360"), ("12", "inch", "ft", "1"),
  ]

  @Test("one rounding", arguments: rows)
  func rounded(_ x: String, _ from: String, _ to: String, _ expected: String) throws {
    let backend = try BigFloatBackend(precision: .digits(50))
    let value = try Converter(backend).convert(
      backend.number(ExactLiteral(x)), from: from, to: to)
    #expect(try backend.format(value, as: NumberFormat(digits: 50)).text == expected)
    let double = try Converter(DoubleBackend()).convert(
      DoubleBackend().number(ExactLiteral(x)), from: from, to: to)
    #expect(double == Double(expected))
  }

  @Test("nonsense is refused", arguments: [("kg", "m"), ("kgg", "m"), ("m", "m m"), ("ton", "kg")])
  func refused(_ from: String, _ to: String) {
    let converter = Converter(DoubleBackend())
    #expect(throws: EngineError<ComputationFailure>.self) {
      try converter.convert(1, from: from, to: to)
    }
  }
}
