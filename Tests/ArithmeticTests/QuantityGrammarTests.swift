import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Numbers and units as people write them. The expected values are products of the definitions of
/// the units, computed by hand.
@Suite("how quantities are written")
struct QuantityGrammarTests {
  @Test(
    "a quantity is one operand",
    arguments: [
      ("100 km / 2 h", "50 km/h"), ("0.30 / 1 kWh * 250 kWh", "75"), ("2 GB / 100 MB/s", "20 s"),
      ("5 kg * 9.80665 m/s^2", "49.03325 N"), ("1 kg m^2 s^-2", "1 kg*m^2/s^2"),
      ("5 W m^-2 K^-4", "5 W/(m^2*K^4)"), ("8.314 J/(mol K)", "8.314 J/(mol*K)"),
      ("8 L / 100 km", "0.08 L/km"), ("5 m/2 s", "2.5 m/s"), ("1 / 50 Hz", "20 ms"),
      ("3 kg m^2 s^-2 to J", "3 J"), ("3 m in cm", "300 cm"), ("3 W h to J", "10800 J"),
      ("2 min(3, 4) m", "6 m"), ("3 m min(2, 3)", "6 m"), ("5 mm x 4 mm", "20 mm^2"),
    ])
  func operand(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 15) == expected)
  }

  @Test(
    "fractions and powers before a unit",
    arguments: [
      ("1/3 ft to in", "4 in"), ("3/2 m", "1.5 m"), ("x = 3; x/2 m", "1.5 m"),
      ("x = 4; 3/x m", "0.75 m"), ("sin(pi/2 rad)", "1"), ("1/50 Hz", "0.02 Hz"),
      ("10/4/2 m", "1.25 m^-1"), ("3*10^8 m/s", "300000000 m/s"), ("10^3 kg", "1000 kg"),
      ("2^20 B", "1048576 B"), ("10^-3 kg", "0.001 kg"), ("10³ kg", "1000 kg"),
      ("6 / 10^3 kg", "0.006 kg^-1"), ("2^3/4 m", "2 m"), ("-1/2 m", "-0.5 m"),
      ("x = 2; x^2 m", "4 m"), ("(2)^3 m", "8 m"), ("2^3^2 m", "512 m"),
      ("2 1/2 in to cm", "6.35 cm"),
    ])
  func number(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 15) == expected)
  }

  @Test(
    "adjacent quantities, marks and clocks",
    arguments: [
      ("6 ft 2 in to in", "74 in"), ("6 ft 2 1/2 in to in", "74.5 in"), ("5'8\" to in", "68 in"),
      ("5.5' to in", "66 in"), ("5' 8 1/2\" to in", "68.5 in"), ("2h30m", "2.5 h"),
      ("2h 30m 36s to s", "9036 s"), ("5ft3in", "5.25 ft"), ("3 m 15 cm * 2", "6.3 m"),
      ("1:30:00", "1.5 h"), ("1:30", "1.5 h"), ("0:00:30.5 to s", "30.5 s"), ("2 * 0:45", "1.5 h"),
      ("12° 30'", "12.5 deg"), ("12°30'36\"", "12.51 deg"), ("30′ to deg", "0.5 deg"),
      ("30 m", "30 m"), ("3 m2", "3 m^2"),
    ])
  func sums(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 15) == expected)
  }

  @Test(
    "powers of units are rational",
    arguments: [
      ("4 m^0.5 * 3 m^0.5", "12 m"), ("9 m^(1/2)", "9 m^(1/2)"),
      ("4 hm^0.5 to m^0.5", "40 m^(1/2)"),
      ("(9 m)^0.5", "3 m^(1/2)"), ("(8 m^3)^(1/3)", "2 m"), ("(4 m^2)^-0.5", "0.5 m^-1"),
      ("3 nV/Hz^0.5 * sqrt(100 Hz)", "30 nV"), ("sqrt(2 J / 2 kg)", "1 m/s"),
      ("sqrt(10 mH * 1000 nF)", "100 µs"), ("cbrt(27 m)", "3 m^(1/3)"),
      ("1 dm^(1/2) m^(1/2) to m", "0.316227766016838 m"),
    ])
  func powers(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 15) == expected)
  }

  @Test(
    "results are as simple as the SI makes them",
    arguments: [
      ("12 V / 480 ohm", "25 mA"), ("5 GB / 50 Mbps", "800 s"), ("3 kW * 2 h", "21.6 MJ"),
      ("2 N * 3 m", "6 J"), ("2 * 5 N*m", "10 N*m"), ("1 g/cm^3 * 2 L", "2 kg"),
      ("0 V / 3 ohm", "0 A"), ("1 / 2 s", "0.5 s^-1"), ("60 km/h * 20 min", "20 km"),
      ("1 kN / 1 mm^2", "1 GPa"), ("3 km + 200 m", "3.2 km"), ("3 m * 2 m", "6 m^2"),
      ("1e40 J / 1 m", "1e+22 EN"), ("1e-30 N * 1 m", "1e-30 J"),
      ("12 V / 480 ohm to A", "0.025 A"), ("-12 V / 480 ohm", "-25 mA"),
      ("x = 12 V; y = 480 ohm; x/y", "25 mA"), ("2 A * 3 s", "6 C"), ("1 T * 1 m^2", "1 Wb"),
      ("6 N * 1 m / 1 s / 2 m^2", "3 W/m^2"), ("6 N / 2 kg * 1 m / 1 m", "3 N/kg"),
      ("6 J / 2 kg / 1 m * 1 s / 1 s", "3 m/s^2"),
    ])
  func simplest(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 30) == expected)
  }

  @Test(
    "C and F are temperatures where one is converted",
    arguments: [
      ("98.6 F to C", "37 degC"), ("-40 F to C", "-40 degC"), ("20 C to K", "293.15 K"),
      ("20 C to F", "68 degF"), ("100 C to degF", "212 degF"), ("5 F to mF", "5000 mF"),
      ("5 C to C", "5 C"),
    ])
  func temperatures(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, Calculator(ExactBackend()), digits: 15) == expected)
  }

  @Test(
    "what may surprise is named",
    arguments: [
      ("1/50 Hz", "1/50 Hz is 0.02 Hz"), ("x = 3; 1/x m", "fraction without blanks"),
      ("1:30", "hours and minutes"), ("98.6 F to C", "temperatures"),
      ("m = 3; 5 kg * m", "a variable behind a unit"), ("s = 4; 5 m/s", "a variable behind a unit"),
      ("m = 3; 5 kg m", "a variable behind a unit"),
    ])
  func notes(_ source: String, _ words: String) throws {
    let warnings = try Calculator(ExactBackend()).evaluate(source).warnings
    #expect(warnings.contains { $0.isNote && $0.message.contains(words) }, "\(warnings)")
  }

  @Test(
    "what cannot surprise is not",
    arguments: ["1/3 ft", "2^20 B", "5'8\"", "1:30:00", "100 km / 2 h", "3 kg m^2 s^-2"])
  func silence(_ source: String) throws {
    #expect(try Calculator(ExactBackend()).evaluate(source).warnings.isEmpty)
  }
}
