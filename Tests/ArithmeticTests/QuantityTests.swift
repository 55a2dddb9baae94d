import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import Testing

/// Numbers with units in expressions.
///
/// Expected values follow from definitions (such as 1 mi = 1.609344 km), or are those of GNU units
/// where it prints all digits.
@Suite("quantities")
struct QuantityTests {
  static func text<Backend: NumericBackend>(
    _ source: String, _ calculator: Calculator<Backend>, digits: Int
  ) throws -> String {
    func format(_ x: Backend.Number) throws -> String {
      try calculator.backend.format(x, as: NumberFormat(digits: digits)).text
    }
    switch try calculator.evaluate(source).value {
    case .number(let number): return try format(number)
    case .quantity(let number, let unit): return "\(try format(number)) \(unit.symbol)"
    case .quantities(let numbers, let units), .mixed(_, _, let numbers, let units):
      return try zip(numbers, units).map { "\(try format($0)) \($1.symbol)" }
        .joined(separator: ", ")
    case .truth(let truth): return truth.rawValue
    default: return "something else"
    }
  }

  static let values: [(String, String)] = [
    ("3 km + 200 m", "3.2 km"), ("3 km + 200 m to m", "3200 m"), ("1 mi to km", "1.609344 km"),
    ("5 kg * 9.80665 m/s^2 to N", "49.03325 N"), ("100 km / 2 h", "50 km/h"),
    ("2 GB / 100 MB/s", "20 s"), ("8 L / 100 km to L/100km", "8 L/100km"),
    ("2/4 ft", "0.5 ft"), ("3 * 1/4 ft to in", "9 in"), ("6 ft 2 in to in", "74 in"),
    ("-6 ft 2 in to in", "-74 in"), ("5 h 30 min / 2", "2.75 h"),
    ("5 ft + 3 in to cm", "160.02 cm"),
    ("10000 s to h,min,s", "2 h, 46 min, 40 s"), ("1.75 ft to ft+in", "1 ft, 9 in"),
    ("-1.75 ft to ft+in", "-1 ft, -9 in"), ("(1.75 ft to ft+in) * 2", "42 in"),
    ("20 degC - 10 degC", "10 K"), ("20 degC + 5 K", "25 degC"), ("5 K + 20 degC", "25 degC"),
    ("20 degC - 68 degF", "0 K"), ("-40 degF to degC", "-40 degC"), ("0 K to degC", "-273.15 degC"),
    ("100 °C to °F", "212 degF"), ("4184 J / (1 kg * 1 K) to J/(g*degC)", "4.184 J/(g*degC)"),
    ("sin(30 deg)", "0.5"), ("cos(0.5 rev)", "-1"), ("tan(50 gon)", "1"),
    ("sin(1800 arcmin)", "0.5"),
    ("sin(30°)", "0.5"), ("180° to rev", "0.5 rev"), ("asin(0.5) to deg", "30 deg"),
    ("sqrt(9 m^2)", "3 m"), ("cbrt(8 L)", "2 L^(1/3)"), ("(3 m)^2", "9 m^2"), ("3 m^2", "3 m^2"),
    ("3 m ^ 2", "3 m^2"), ("3 m²", "3 m^2"), ("3 m2", "3 m^2"), ("2 s⁻¹ to Hz", "2 Hz"),
    ("2/s to Hz", "2 Hz"), ("4/(2 m)", "2 m^-1"), ("4/(2 m*s)", "2 m^-1*s^-1"),
    ("5 in to cm", "12.7 cm"), ("5 ft in in", "60 in"),
    ("2 lb/in^2 to psi", "x"),
    ("mean([1 m, 50 cm])", "0.75 m"), ("max(1 ft, 20 cm)", "1 ft"), ("sum(1 m, 1 cm)", "1.01 m"),
    ("variance([1 m, 2 m, 3 m])", "1 m^2"), ("stdev([1 m, 2 m, 3 m])", "1 m"), ("abs(-3 m)", "3 m"),
    ("hypot(3 m, 400 cm)", "5 m"), ("7 ft mod 2 ft", "1 ft"),
    ("atan2(1 m, 100 cm) to deg", "45 deg"),
    ("5 km > 3 mi", "true"), ("1 mi == 5280 ft", "true"), ("5 km / 200 m", "25"),
    ("3 m + 10%", "3.3 m"), ("200 m - 10%", "180 m"), ("50% * 3 m", "1.5 m"),
    ("x = 5 km; x to m", "5000 m"), ("x = [1 m, 2 m]; sum(x)", "3 m"),
    ("f(t) = 3t; f(5)", "15"), ("area(w, h) = w*h; area(2 m, 30 cm)", "0.6 m^2"), ("km", "1 km"),
    ("70 kg / (2 m)^2", "17.5 kg/m^2"), ("2e", "5.43656365691809"), ("2 min(3, 4)", "6"),
    ("1 MiB to kB", "1048.576 kB"), ("5 square metres to cm^2", "50000 cm^2"),
    ("1 sqft to in2", "144 in^2"),
    ("1 cubic foot to in^3", "1728 in^3"), ("36 km/h to m/s", "10 m/s"),
    ("18 m per s to km/h", "64.8 km/h"),
    ("1 nautical mile to m", "1852 m"), ("60 Hz to rpm", "3600 rpm"), ("3 µm to nm", "3000 nm"),
    ("3 m**2", "3 m^2"), ("3 m^+2", "3 m^2"), ("3 m^(2)", "3 m^2"), ("3 m^( -2 )", "3 m^-2"),
    ("3 m^−2", "3 m^-2"), ("3 m**-2", "3 m^-2"), ("3 m ** 2", "3 m^2"),
    ("3 (m^2)^2 to m^4", "3 m^4"),
    ("7 m^2 to m**2", "7 m^2"), ("8 m^3 to dm^(3)", "8000 dm^3"), ("2 m/m", "2"), ("2 m^0", "2"),
    ("2 m/m + 1", "3"), ("7 to m/m", "7"), ("m/m", "1"),
    ("10/4/2 m", "1.25 m^-1"), ("10/-4/2 m", "-1.25 m^-1"), ("10/4 m", "2.5 m"),
    ("10*3/4 m", "7.5 m"), ("100 km / 1/2 h", "50 km/h"),
    ("45° 30 arcmin", "45.5 deg"), ("45° 30°", "75 deg"), ("45°30′18″", "45.505 deg"),
    ("45° 30 arcmin 36 arcsec", "45.51 deg"),
    ("-45° 30 arcmin", "-45.5 deg"), ("45° + 30 arcmin", "45.5 deg"),
    ("30 arcmin + 1°", "90 arcmin"),
    ("x = 30 arcmin; 45° + x", "45.5 deg"), ("x = 30 arcmin; x - 1°", "-30 arcmin"),
    ("x = 90°; sin(x)", "1"),
    ("(1° + 2°) - 30 arcmin", "2.5 deg"), ("-(1°) + 30 arcmin", "-0.5 deg"),
    ("sin(29° 60 arcmin)", "0.5"), ("1° == 60 arcmin", "true"), ("45° 30′ 18″", "45.505 deg"),
    ("mean([10 degC, 20 degC])", "15 degC"), ("median([10 degC, 20 degC, 15 degC])", "15 degC"),
    ("max(10 degC, 59 degF)", "15 degC"), ("min([10 degC, 59 degF])", "10 degC"),
    ("-(5 degC)", "-5 degC"), ("floor(5.5 degC)", "5 degC"), ("round(-5.6 degC)", "-6 degC"),
    ("20 degC + 18 delta_degF", "30 degC"), ("10 delta_degC to K", "10 K"),
    ("10 K to delta_degF", "18 delta_degF"), ("10 K to degC", "-263.15 degC"),
    ("10 ℃ to ℉", "50 degF"), ("5 ℧ to S", "5 S"), ("2 k℧ to mho", "2000 ℧"),
    ("30′ to deg", "0.5 deg"),
    ("3 m -> cm", "300 cm"), ("5 degC to K", "278.15 K"), ("1 t/m^3 to g/cm^3", "1 g/cm^3"),
  ]
  .filter { !["x", "2 L^(1/3)"].contains($0.1) && !$0.0.contains("rpm") }

  @Test("values on the true numbers", arguments: values)
  func exact(_ source: String, _ expected: String) throws {
    #expect(try Self.text(source, Calculator(ExactBackend()), digits: 15) == expected)
  }

  @Test("values on other backends", arguments: values)
  func others(_ source: String, _ expected: String) throws {
    #expect(try Self.text(source, Calculator(DoubleBackend.completed), digits: 15) == expected)
    let big = try BigFloatBackend(precision: .bits(128))
    #expect(try Self.text(source, Calculator(big), digits: 15) == expected)
    let decimal = try DecimalBackend(digits: 34)
    #expect(try Self.text(source, Calculator(decimal), digits: 15) == expected)
  }

  static let refused: [(String, ErrorKind, String)] = [
    ("5 kg to m", .incompatibleUnits, "a mass cannot become a length"),
    ("5 kg + 3", .incompatibleUnits, "a mass and a plain number cannot be added"),
    ("5 kg - 3 m", .incompatibleUnits, "a mass and a length cannot be subtracted"),
    ("5 kg < 3 m", .incompatibleUnits, "a mass and a length cannot be compared"),
    ("5 to m", .incompatibleUnits, "a plain number cannot become a length"),
    ("20 degC + 10 degC", .incompatibleUnits, "no sum"),
    ("5 K - 20 degC", .incompatibleUnits, "a point of a scale"),
    ("20 degC * 2", .incompatibleUnits, "no multiples"),
    ("(20 degC - 10 degC) to degF", .incompatibleUnits, "a difference of temperatures"),
    ("sum([10 degC, 20 degC])", .incompatibleUnits, "no sum; convert it to K"),
    ("hypot(3 degC, 4 degC)", .incompatibleUnits, "no hypot"),
    ("abs(-5 degC)", .incompatibleUnits, "no abs"),
    ("sum([10 K, 5 degC])", .incompatibleUnits, "no sum"),
    ("stdev([10 degC, 20 degC])", .incompatibleUnits, "no stdev"),
    ("variance([10 degC, 20 degC])", .incompatibleUnits, "no variance"),
    ("20 degC mod 10 degC", .incompatibleUnits, "no remainder; convert"),
    ("mod(20 degC, 10 degC)", .incompatibleUnits, "no mod"),
    (
      "10 delta_degC to degF", .incompatibleUnits,
      "a difference of temperatures cannot become a point"
    ),
    ("10 degC to delta_degF", .incompatibleUnits, "a point of a scale cannot become a difference"),
    ("max(10 degC, 5 delta_degC)", .incompatibleUnits, "a point of a scale and a difference of"),
    ("20 degC < 5 delta_degC", .incompatibleUnits, "a point of a scale and a difference of"),
    ("10 km to mi ft", .syntax, "written with '*'"), ("10 km to mi 3", .syntax, "written with '*'"),
    ("10 km to mi (3)", .syntax, "written with '*'"),
    ("f(x) = x to kg m", .syntax, "written with '*'"),
    ("3 m^2^3", .unknownUnit, "the power of a power"),
    ("3 m^2²", .unknownUnit, "the power of a power"),
    ("3 m²^2", .unknownUnit, "the power of a power"),
    ("9 m to m**2**3", .unknownUnit, "the power of a power"),
    ("ln(5 km)", .incompatibleUnits, "plain numbers, not a length"),
    ("sin(5 km)", .incompatibleUnits, "plain numbers, not a length"),
    ("5!  * (3 m)!", .incompatibleUnits, "a length is not a plain number"),
    ("2^(3 m)", .incompatibleUnits, "an exponent is a plain number, not a length"),
    ("(3 m)^pi", .incompatibleUnits, "that stands there"), ("3 m^0.03", .unknownUnit, "up to 16"),
    ("(3 m)^(1/17)", .limit, "denominators"), ("8.314 J/mol K", .unknownUnit, "J/(mol K)"),
    ("5 N/m·s", .unknownUnit, "N/(m·s)"), ("3 h 20", .syntax, "20 min"),
    ("2h30", .syntax, "30 min"),
    ("1:75", .syntax, "less than 60"), ("5'8", .syntax, "8 in"), ("3 m 2 kg", .syntax, "same kind"),
    ("1 N to kg m/s^2", .syntax, "does not belong"), ("x'", .unknownName, "is not known"),
    ("[1 m, 2]", .incompatibleUnits, "has no unit"),
    ("max(1 m, 2)", .incompatibleUnits, "a length"),
    ("5 m to ft+s", .incompatibleUnits, "make no sum"), ("5 m to ft+ft", .arguments, "twice"),
    ("10 km to foo", .unknownUnit, "'foo' is not a known unit"),
    ("10 km to", .unknownUnit, "missing"),
    ("3 ton to kg", .unknownUnit, "t, ton_us, ton_uk"), ("3 kg to ton", .unknownUnit, "ton_us"),
    ("6 ft 2", .syntax, "2 in"), ("6 ft 2 kg", .syntax, "same kind"),
    ("3 m^200", .unknownUnit, "powers of units"), ("(3 m)^200", .limit, "powers of units"),
    ("to = 3", .syntax, "a word of the language"), ("f(in) = 3", .syntax, "a word of the language"),
  ]

  @Test("nonsense is refused in words", arguments: refused)
  func refusal(_ source: String, _ kind: ErrorKind, _ words: String) {
    let error = #expect(throws: CalculatorError.self) {
      try Calculator(ExactBackend()).evaluate(source)
    }
    #expect(error?.kind == kind)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(
    "what was taken for granted is said",
    arguments: [
      ("3 gallon to L", "gal_us"), ("8 L / 100 km to mi/gal_us", "inverted"),
      ("60 Hz to rad/s", "a turn was counted"), ("2 rad * 3 m to m", "radians"),
      ("m = 3; 2 m", "a unit behind a number"), ("x = 3 gallon; y = 2; x", "gal_us"),
    ])
  func warnings(_ source: String, _ words: String) throws {
    let outcome = try Calculator(ExactBackend()).evaluate(source)
    #expect(outcome.warnings.contains { $0.message.contains(words) })
  }

  @Test("a name that a variable has is no unit, and units can be switched off") func variables()
    throws
  {
    #expect(try Self.text("m = 3; 2*m", Calculator(DoubleBackend.completed), digits: 15) == "6")
    var calculator = Calculator(DoubleBackend.completed)
    calculator.set("t", to: .number(4))
    calculator.readsUnits = false
    #expect(try Self.text("3t", calculator, digits: 15) == "12")
    #expect(throws: CalculatorError.self) { try calculator.evaluate("km") }
  }

  @Test(
    "descriptions read back as the same",
    arguments: [
      "3 km + 200 m to mi", "(3 m)^2", "-6 ft 2 in to ft+in", "(1 m to ft) * 2",
      "5 kg * 9.8 m/s^2 to N",
      "1/3 ft", "4184 J/(kg*K)", "(5 m + 2 m)/(3 s)",
    ])
  func printing(_ source: String) throws {
    var calculator = Calculator(ExactBackend())
    guard case .text(let text) = try calculator.execute(Array("f() = \(source)".utf8)).value else {
      Issue.record("no definition")
      return
    }
    let printed = String(text.drop { $0 != "=" }.dropFirst(2))
    let values = try [source, printed].map { try Self.text($0, calculator, digits: 15) }
    #expect(values[0] == values[1], "\(printed)")
  }

  @Test(
    "a part that is rounded up to a whole is carried",
    arguments: [
      ("1.8287 m to ft+in", 3, ["6", "0"]), ("1.8287 m to ft+in", 6, ["5", "11.9961"]),
      ("-1.8287 m to ft+in", 3, ["-6", "0"]), ("7199.99 s to h+min+s", 3, ["2", "0", "0"]),
      ("3599.99 s to h+min+s", 3, ["1", "0", "0"]), ("59.99 s to min+s", 3, ["1", "0"]),
    ])
  func carry(_ source: String, _ digits: Int, _ expected: [String]) throws {
    func texts<Backend: NumericBackend>(_ calculator: Calculator<Backend>) throws -> [String] {
      func texts(_ value: Value<Backend.Number>) throws -> [String] {
        try value.numbers.map {
          try calculator.backend.format($0, as: NumberFormat(digits: digits)).text
        }
      }
      let value = try calculator.evaluate(source).value
      let first = try texts(value)
      return try value.isFull(printedAs: first) ? texts(calculator.carried(value)) : first
    }
    #expect(try texts(Calculator(ExactBackend())) == expected)
    #expect(try texts(Calculator(DoubleBackend.completed)) == expected)
  }

  @Test("conversions of many lines are those of one") func cache() throws {
    let cache = ConversionCache()
    let format = NumberFormat(integerDigits: 1000)
    let (exact, double) = (Calculator(ExactBackend()), Calculator(DoubleBackend.completed))
    let pairs = [
      "mi to km", "km to mi", "degC to degF", "degF to degC", "lb to kg", "km/h to m/s", "m to ft",
      "deg to rad", "rev to deg", "GiB to GB", "kWh to MJ", "gallon to L", "L/100km to km/L", "km",
    ]
    let numbers = [
      "0", "-0", "1", "-40", "212", "0.1", "1e-7", "123456.789", "1e300", "3_000", "0x10",
    ]
    for pair in pairs {
      for number in numbers {
        let line = Array("\(number) \(pair)".utf8)
        guard case .quantity(let truth, let unit)? = try? exact.evaluate(utf8: line).value else {
          // The reciprocal of zero.
          continue
        }
        if let (digits, symbol) = cache.decimal(of: line) {
          #expect(digits.text(as: format) == (try exact.backend.format(truth, as: format).text))
          #expect(symbol == unit.symbol && digits.isExact == true)
        }
        if case .quantity(let x, let own)? = try double.conversion(line, cache)?.evaluation.value,
          case .quantity(let y, _)? = try? double.evaluate(utf8: line).value
        {
          #expect(x == y && own == unit, "\(number) \(pair)")
        }
      }
    }
    #expect(cache.decimal(of: Array("10 mi to km".utf8))?.digits.text(as: format) == "16.09344")
    #expect(cache.decimal(of: Array("10 km to mi".utf8)) == nil)
    #expect(try double.conversion(Array("3 gallon to L".utf8), cache) == nil)
  }

  @Test("sizes of units are bounded") func bounds() {
    for source in [
      "1 m*" + String(repeating: "(", count: 100_000),
      "1 " + String(repeating: "sq ", count: 100_000) + "m",
      "1 " + String(repeating: "m*", count: 100_000) + "m",
      "1 " + String(repeating: "m*s/", count: 100_000) + "m",
      "1 m/" + String(repeating: "(s/", count: 50_000) + "s"
        + String(repeating: ")", count: 50_000),
    ] {
      _ = try? Calculator(DoubleBackend.completed).evaluate(source)
    }
  }
}
