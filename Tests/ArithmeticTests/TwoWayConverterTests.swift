import Arithmetic
import Conversion
import NumericCore
import Testing

@Suite("converter with two sides")
struct TwoWayConverterTests {
  private func pressed(_ keys: [TwoWayConverter.Key]) -> TwoWayConverter {
    var converter = TwoWayConverter()
    for key in keys { converter.press(key) }
    return converter
  }

  private func value(_ converter: TwoWayConverter) throws -> Double {
    try DoubleBackend().number(ExactLiteral(converter.typed.literal))
  }

  @Test("digits, a point, an exponent and a sign make one number") func typing() throws {
    let converter = pressed([
      .digit(1), .point, .digit(2), .digit(5), .exponent, .digit(3),
    ])
    #expect(try value(converter) == 1250)
    #expect(try value(pressed([.digit(7), .sign])) == -7)
    #expect(try value(pressed([.digit(7), .digit(8), .backspace])) == 7)
    #expect(try value(pressed([.digit(7), .clear])) == 0)
  }

  @Test("the other side starts a number of its own") func sides() throws {
    #expect(try value(pressed([.digit(7), .side(.to), .digit(8)])) == 8)
    #expect(try value(pressed([.digit(7), .side(.to), .point, .digit(5)])) == 0.5)
    #expect(pressed([.digit(7), .side(.to), .exponent]).source == .to)
    #expect(pressed([.digit(7), .side(.to)]).source == .from)
    // A computed number has no digits to remove.
    #expect(try value(pressed([.digit(7), .side(.to), .backspace])) == 7)
  }

  @Test("units of another dimension, and the unit of the other side") func units() throws {
    let (metre, foot) = try (Unit(parsing: "m"), Unit(parsing: "ft"))
    let second = try Unit(parsing: "s")
    #expect(pressed([.unit(.from, metre), .unit(.to, foot)]).units == [.from: metre, .to: foot])
    #expect(
      pressed([.unit(.from, metre), .unit(.to, foot), .unit(.from, foot)]).units
        == [.from: foot, .to: metre])
    #expect(pressed([.unit(.from, metre), .unit(.to, second)]).units == [.to: second])
    #expect(
      pressed([.unit(.from, metre), .unit(.to, foot), .swap]).units == [.from: foot, .to: metre])
  }
}
