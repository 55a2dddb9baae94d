import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import Testing

/// Units that users define; expected values follow from 1 in = 2.54 cm.
@Suite("units that users define")
struct UserUnitTests {
  static let values = [
    ("unit smoot = 67 in; 364.4 smoot to m", "620.13592 m"),
    ("unit step = 2.5 ft; 3 step to ft", "7.5 ft"),
    ("unit step = 2.5 ft; (2 step)^2", "4 step^2"),
    ("unit step = 2.5 ft; 4 step2 to ft^2", "25 ft^2"),
    ("unit step = 5 ft / 2; 1 step + 1 ft", "1.4 step"),
    ("unit step = 3 ft - 6 in; unit walk = 100 step; 2 walk to ft", "500 ft"),
    ("unit step = 2^2 ft; 1 step to ft", "4 ft"),
    ("unit side = -(-3) m; 1 side to m", "3 m"),
    ("unit half = 1/2; 3 half * 4", "6"),
    ("unit turns_ = 2 pi rad; 1 turns_ to deg", "360 deg"),
    ("unit step = m; 5 step to m", "5 m"),
    ("unit step = 2.5 ft; 3 steps + 1 step", "4 step"),
    ("unit bean = 2 mm; unit beans = 3 mm; 1 beans to mm", "3 mm"),
    ("unit step = 1 m; f(x) = x to step; unit step = 2 m; f(6 m)", "6 step"),
  ]

  @Test("values", arguments: values)
  func computed(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 20) == expected)
    #expect(try QuantityTests.text(source, Calculator(DoubleBackend()), digits: 12) == expected)
  }

  static let refused: [(String, ErrorKind)] = [
    ("unit km = 3 ft", .syntax), ("unit smoot = 68 in", .syntax), ("unit sin = 3 ft", .syntax),
    ("unit pi = 3", .syntax), ("unit c = 3 m/s", .syntax), ("x = 1; unit x = 3 m", .syntax),
    ("f(x) = x; unit f = 3 m", .syntax), ("unit to = 3 m", .syntax),
    ("unit step = 0 m", .syntax), ("unit step = -3 m", .syntax), ("unit step = ln(2) m", .syntax),
    ("unit step = step", .unknownUnit), ("unit step = 3 stepp", .unknownUnit),
    ("unit step = 20 degC", .syntax), ("unit step = 1e999999 m", .syntax),
    ("unit step = G_newton", .syntax), ("x = 2; unit step = x m", .syntax),
    ("unit step = 1 m + 1 s", .syntax), ("unit step = 1/0 m", .syntax),
    ("unit step = ((9^20)^20)^20", .syntax), ("unit step = (1 m)^20 * ((1 m)^20)^4", .syntax),
    ("unit step = m^0.5", .syntax), ("unit step = 2.5 ft; 3 kstep", .unknownName),
    ("unit step = [1, 2]", .syntax),
  ]

  @Test("what is no definition", arguments: refused)
  func refusal(_ source: String, _ kind: ErrorKind) {
    let error = #expect(throws: CalculatorError.self) {
      try Calculator(ExactBackend()).evaluate(source)
    }
    #expect(error?.kind == kind, "\(error?.message ?? "")")
  }

  @Test("a definition stays in a calculator, and its name is printed")
  func session() throws {
    var calculator = Calculator(ExactBackend())
    let outcome = try calculator.execute(Array("unit step = 2.5 ft".utf8))
    guard case .text(let text) = outcome.value else {
      Issue.record("a definition shows itself")
      return
    }
    #expect(text == "unit step = 2.5 ft")
    _ = try calculator.execute(Array("x = 3 step".utf8))
    _ = try calculator.execute(Array("unit step = 1 m".utf8))
    #expect(try QuantityTests.text("x to ft", calculator, digits: 20) == "7.5 ft")
    #expect(try QuantityTests.text("1 step to m", calculator, digits: 20) == "1 m")
    _ = try calculator.execute(Array("g(t) = t to step".utf8))
    let body = try #require(calculator.functions["g"]?.body.description)
    #expect(body == "t to step")
  }

  @Test("without units there is no such statement") func plain() {
    var plain = Calculator(ExactBackend())
    plain.readsUnits = false
    #expect(throws: CalculatorError.self) { try plain.evaluate("unit step = 3") }
  }
}
