import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Printed expressions show the order of evaluation and read back as the same computation.
@Suite("printing expressions")
struct PrintingTests {
  private func printed(_ source: String) throws -> String {
    let text = try GrammarTests.double("f(a, b, c) = \(source)")
    return String(text.drop { $0 != "=" }.dropFirst(2))
  }

  @Test(
    "parentheses tell the order",
    arguments: [
      ("a + b + c", "(a + b) + c"), ("(a + b) + c", "(a + b) + c"), ("a + (b + c)", "a + (b + c)"),
      ("a*b + c", "a * b + c"), ("a*(b + c)", "a * (b + c)"), ("a^b^c", "a^(b^c)"),
      ("(a^b)^c", "(a^b)^c"), ("-a^b", "-a^b"), ("(-a)^b", "(-a)^b"), ("a^-b", "a^-b"),
      ("(a^3)^-1", "(a^3)^-1"), ("(a^3)^-+1", "(a^3)^-1"), ("a^(-0.5)", "a^-0.5"),
      ("2a", "2 * a"), ("a!^2", "a!^2"), ("(a+b)!", "(a + b)!"), ("√a", "sqrt(a)"), ("a²", "a^2"),
      ("sin(30°)", "sin(30°)"), ("sin(-(a+b)°)", "sin(-(a + b)°)"), ("a + 10%", "a + 10%"),
      ("a/b/c", "(a / b) / c"), ("a mod b", "a mod b"), ("a < b", "a < b"),
      ("hypot(a, y=b)", "hypot(a, y = b)"), ("sum([a, 1.50, 0xff])", "sum([a, 1.5, 0xffp0])"),
      ("(30°)^2", "(30°)^2"), ("1/2 m + 3 m", "1/2 m + 3 m"), ("8/(1/2 m)", "8 / (1/2 m)"),
      // What follows a sign after a unit would belong to the unit.
      ("(3 m)*s", "(3 m) * s"), ("-3 m", "-3 m"),
      ("(-3 m)^2", "(-3 m)^2"), ("a - -3 degC", "a - -3 degC"), ("-(-3 m)", "3 m"),
      ("3+/-0.1 kg", "3 ± 0.1 kg"), ("2(x±1)", "2 * (x ± 1)"), ("(a*b) ± c", "(a * b) ± c"),
      ("-(3 ± 0.1)^2", "-(3 ± 0.1)^2"), ("1 + 2 ± -3", "1 + (2 ± -3)"),
      ("10^3 kg", "10^3 kg"), ("6 / 10^3 kg", "6 / 10^3 kg"), ("(10^3 kg)^2", "(10^3 kg)^2"),
      ("2^-3^2 m", "2^-3^2 m"), ("10³ kg", "10^3 kg"), ("2*3/4 m", "2 * (3/4 m)"),
      ("2 1/2 in", "2 1/2 in"), ("(3&1) == x", "(3 & 1) == x"), ("(-(1.5))!", "(-1.5)!"),
      ("4 m^0.5", "4 m^(1/2)"), ("5'8\"", "5 ft + 8 in"), ("1:30:00", "(1 h + 30 min) + 0 s"),
      ("(3 m)/(s*t)", "(3 m) / (s * t)"), ("(3 m)*2^b", "3 m * 2^b"), ("3 m * 4 m", "3 m * 4 m"),
      ("(9°)/sec(b)", "(9°) / sec(b)"), ("(2∠9°)/b", "(2∠9°) / b"),
      ("(9°)*min(a, b)", "(9°) * min(a, b)"),
      ("9° * 2", "9° * 2"),
      ("(3 m)*min(a, b)", "(3 m) * min(a, b)"), ("(3 m)*a^2", "(3 m) * a^2"),
      ("0.5 to L^0", "0.5 to m/m"), ("-0.0", "-0"), ("0.00", "0"), ("1/-0.0", "1 / -0"),
      ("-(-a)", "-(-a)"), ("a - -b", "a - -b"), ("1e500000000*a", "1e+500000000 * a"),
      ("(tan)^(2/3)", "(tan)^(2 / 3)"), ("(y1)^2*y1", "(y1)^2 * y1"),
      ("20% off a", "(1 - 20%) * a"), ("20% on a + b", "(1 + 20%) * a + b"),
      ("a plus b times c", "a + b * c"), ("a divided by b", "a / b"), ("a choose b", "a nCr b"),
      ("hex(a) + 1", "(a to hex) + 1"), ("OR(a < b, b < c)", "a < b or b < c"),
      ("square root of a", "sqrt(a)"), ("PI() + e()", "pi + e"), ("a to %", "a to percent"),
      ("40e99999999999999999999", "4e+6917529027641081856"),
      ("Feb 24 2024 + 1 d", "2024-02-24 + 1 d"), ("2024-02-24 12:00", "2024-02-24T12:00:00"),
      ("a - 2024-02-24", "a - 2024-02-24"), ("(2024-02-24)²", "2024-02-24^2"),
      ("a to Asia/Tokyo", "a to Asia/Tokyo"), ("a to unix", "a to unix"),
      ("$3/kg", "(3 USD) / kg"), ("€5 + a", "5 EUR + a"), ("a to €/kg", "a to EUR/kg"),
      ("sum(2k, k=1..a-1)", "sum(2 * k, k = 1..a - 1)"),
      ("-product(1/i, i = a..b by .5)^2", "-product(1 / i, i = a..b by 0.5)^2"),
      ("(sum(sum(i j, j = 1..i), i = 1..3))!", "sum(sum(i * j, j = 1..i), i = 1..3)!"),
      ("(2024-1)-31", "(2024 - 1) - 31"), ("2000-50-20", "(2000 - 50) - 20"),
    ])
  func order(_ source: String, _ expected: String) throws {
    #expect(try printed(source) == expected)
    // Printing the result again does not change it.
    #expect(try printed(expected) == expected)
  }

  @Test("a factor of 200 000 operators behind a unit") func longFactor() throws {
    let source = "3 m * 2" + String(repeating: "%", count: 200_000)
    #expect(try printed(source) == source)
  }

  @Test("what is printed computes the same", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let source = Self.random(5, &generator)
      let text = try printed(source)
      let first = try GrammarTests.double("a=1.5;b=-0.3;c=7;x=\(source)")
      let second = try GrammarTests.double("a=1.5;b=-0.3;c=7;x=\(text)")
      #expect(first == second, "seed \(seed): \(source) printed as \(text)")
    }
  }

  private static func random(_ depth: Int, _ generator: inout SplitMix64) -> String {
    let kind = depth == 0 ? 0 : Int.random(in: 0..<9, using: &generator)
    func operand() -> String { random(depth - 1, &generator) }
    switch kind {
    case 0, 1: return ["a", "b", "c", "2", "0.25", "pi"].randomElement(using: &generator) ?? "a"
    case 2: return "(\(operand()))"
    case 3: return "-\(operand())"
    case 4: return "(\(operand()))^2"
    case 5: return "atan(\(operand()))"
    default:
      let symbol = ["+", "-", "*", " - ", "+"].randomElement(using: &generator) ?? "+"
      return "\(operand())\(symbol)\(operand())"
    }
  }
}
