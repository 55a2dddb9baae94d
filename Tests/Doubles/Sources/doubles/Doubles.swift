import Arithmetic
import Conversion
import NumericCore
import Scientific

/// Computes on doubles alone, and fails if a result is not the expected one.
@main
enum Doubles {
  static func main() throws {
    try expressions()
    try conversions()
    try texts()
    try missing()
    try float()
    print("\(Catalogue.functions.count) functions are known")
  }

  /// Values from mpmath, rounded to binary64, except for functions of libm, which are compared with
  /// C.
  private static func expressions() throws {
    for (source, expected) in [
      ("0.1 + 0.2", 0.30000000000000004), ("2*pi - tau", 0), ("phi", 1.618033988749895),
      ("sum([1e300, 1, -1e300])", 1), ("dot([1e200, 3, 1e200], [1e100, 0.5, -1e100])", 1.5),
      ("mean([1, 2, 4])", 7.0 / 3), ("stdev([1, 2, 3, 4])", 1.2909944487358056),
      ("fmma(1e16 + 2, 1e16, -1e16, 1e16)", 2e16), ("erf(0.5)", 0.5204998778130465),
      ("gamma(5)", 24), ("f(x) = x^2 + 1; f(3)", 10), ("1e400", .infinity),
    ] { expect(try value(source, on: DoubleBackend()) == expected, source) }
    for source in ["1/0", "ln(0)", "sqrt(-1)", "gamma(-1)"] {
      expect((try? value(source, on: DoubleBackend())) == nil, "\(source) has no value")
    }
  }

  private static func conversions() throws {
    let converter = Converter(DoubleBackend())
    expect(try converter.convert(1, from: "inch", to: "cm") == 2.54, "an inch")
    expect(try converter.convert(180, from: "deg", to: "rad") == .pi, "half a turn")
    expect(try converter.convert(32, from: "degF", to: "degC") == 0, "freezing")
  }

  private static func texts() throws {
    let backend = DoubleBackend()
    for (format, expected) in [
      (NumberFormat(), "0.1"), (NumberFormat(digits: 20), "0.10000000000000000555"),
    ] { expect(try backend.format(0.1, as: format).text == expected, expected) }
  }

  private static func missing() throws {
    do {
      _ = try DoubleBackend().zeta(3)
      expect(false, "libm has no zeta")
    } catch {
      expect("\(error)" == "zeta is not in this platform's libm", "\(error)")
    }
  }

  private static func float() throws {
    let backend = FloatBackend()
    expect(try value("0.1 + 0.2", on: backend) == 0.1 + 0.2, "a sum of floats")
    expect(try value("sin(1)", on: backend) == 0.8414709848, "a sine of floats")
    expect(try backend.format(0.1, as: NumberFormat()).text == "0.1", "the text of a float")
  }

  private static func value<Backend: NumericBackend>(
    _ source: String, on backend: Backend
  ) throws -> Backend.Number {
    let value = try Calculator(backend).evaluate(source).value
    guard case .number(let number) = value else {
      preconditionFailure("\(source) is a number")
    }
    return number
  }

  private static func expect(_ condition: Bool, _ what: String) {
    precondition(condition, "failed: \(what)")
  }
}
