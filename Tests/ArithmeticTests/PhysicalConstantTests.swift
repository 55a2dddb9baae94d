import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import Testing

/// Constants of physics in expressions.
@Suite("constants of physics, computed")
struct PhysicalConstantTests {
  let calculator = Calculator(ExactBackend())

  /// Thirty digits, by mpmath from the defining constants: 2π⁵k⁴/(15h³c²) and its like, and for Wien's
  /// constants the roots of x·eˣ = 5(eˣ − 1) and x·eˣ = 3(eˣ − 1), found by Newton's method.
  static let exact = [
    ("hbar", "1.0545718176461563912624280033e-34 J*s"),
    ("sigma_SB", "5.67037441918442945397099673189e-8 W/(m^2*K^4)"),
    ("b_wien", "0.00289777195518517266147860544809 m*K"),
    ("b_wien_f", "58789257576.4682494660613079531 Hz/K"),
    ("R_gas", "8.31446261815324 J/(mol*K)"), ("F_faraday", "96485.3321233100184 C/mol"),
    ("Phi_0", "2.06783384846192932308111541215e-15 Wb"),
    ("R_K", "25812.8074593045066600455167061 ohm"),
    ("c_1", "3.74177185219275801136715555593e-16 W*m^2"),
    ("electron_volt_kelvin_relationship", "11604.5181215500826060787354353 K"),
    (
      "molar_volume_of_ideal_gas_273_15_k_101_325_kpa",
      "0.0224139695450141377350111028868 m^3/mol"
    ),
    ("conventional_value_of_watt_90", "1.00000019553655483498993591826 W"),
    ("reduced_planck_constant_times_c_in_mev_fm", "197.326980459302465890894408187 MeV*fm"),
  ]

  @Test("exact constants have all digits", arguments: exact)
  func digits(_ name: String, _ expected: String) throws {
    let text = try QuantityTests.text(name, calculator, digits: 30)
    let parts = expected.split(separator: " ", maxSplits: 1)
    #expect(text.split(separator: " ")[0] == parts[0])
    let outcome = try calculator.evaluate(name)
    guard case .quantity(_, let unit) = outcome.value else {
      Issue.record("\(name) has no unit")
      return
    }
    #expect(try unit == Unit(parsing: String(parts[1])))
    #expect(outcome.knownDigits == nil)
  }

  /// The digits that the list breaks off begin those that are computed.
  @Test("every constant is the number of the list") func list() throws {
    for constant in PhysicalConstant.all {
      let outcome = try calculator.evaluate(constant.name)
      let number: ExactReal
      switch outcome.value {
      case .number(let value):
        number = value
        #expect(constant.unit == nil)
      case .quantity(let value, let unit):
        number = value
        #expect(unit == constant.unit)
      default:
        Issue.record("\(constant.name) is no number")
        continue
      }
      let listed = try calculator.backend.number(constant.value)
      let difference = try calculator.backend.compute(.subtract, number, listed)
      if constant.formula == nil {
        #expect(calculator.backend.isZero(difference), "\(constant.name)")
        continue
      }
      let places = constant.digits.split(separator: "e")[0].split(separator: ".").last?.count ?? 0
      let power = constant.digits.split(separator: "e").dropFirst().first.flatMap { Int($0) } ?? 0
      let last = try calculator.backend.exponent(of: difference, radix: 10)
      #expect(last <= power - places, "\(constant.name)")
    }
  }

  /// CODATA's own figures for what follows from others, to the digits in which they agree.
  static let known = [
    ("G_newton", 6), ("2 G_newton", 6), ("G_newton^2", 6), ("m_p/m_e", 11),
    ("m_n - m_p", 8), ("(m_n - m_p)*c^2 to MeV", 9), ("sqrt(m_e)", 11),
    ("x = m_n; y = m_p; x - y", 8), ("a_0 + 1 km", 12), ("sin(1e9*m_p/m_e)", 0),
  ]

  @Test("digits that are known", arguments: known)
  func digits(_ source: String, _ count: Int) throws {
    #expect(try calculator.evaluate(source).knownDigits?.count == count)
  }

  @Test(
    "digits of what does not depend on the measurement",
    arguments: ["m_p/m_p", "m_p - m_p", "if(m_p > m_e, 1, 2)", "x = G_newton; x/x", "c", "0*m_e"])
  func independent(_ source: String) throws {
    #expect(try calculator.evaluate(source).knownDigits == nil)
  }

  @Test("the published difference of masses") func difference() throws {
    // Neutron-proton mass difference energy equivalent in MeV: 1.293 332 51(38).
    let text = try QuantityTests.text("(m_n - m_p)*c^2 to MeV", calculator, digits: 9)
    #expect(text == "1.29333251 MeV")
  }

  static let hidden = [
    ("c = 3; 2c", "6"), ("c = 3; 2 c + c", "9"), ("f(c) = 2c; f(4)", "8"),
    ("c(x) = x + 1; c(2)", "3"), ("m_e = 2; 3m_e", "6"), ("hbar = 5; 2 hbar", "10"),
    ("g0 = 1; g0", "1"), ("R = 8; g = 2; R*g", "16"),
  ]

  @Test("variables, parameters and functions hide constants", arguments: hidden)
  func hiding(_ source: String, _ expected: String) throws {
    #expect(try QuantityTests.text(source, calculator, digits: 20) == expected)
  }

  @Test("without units there are no constants of physics", arguments: ["c", "hbar", "2 g0"])
  func plain(_ source: String) {
    var plain = calculator
    plain.readsUnits = false
    #expect(throws: CalculatorError.self) { try plain.evaluate(source) }
  }

  @Test("the digits of a variable go with it") func variables() throws {
    var session = calculator
    _ = try session.execute(Array("x = 2 G_newton".utf8))
    #expect(session.knownDigits(of: "x")?.count == 6)
    #expect(session.knownDigits(of: "x")?.constant == "G_newton")
    var other = calculator
    other.set("y", from: "x", of: session)
    #expect(try other.evaluate("y*3").knownDigits?.count == 6)
    _ = try session.execute(Array("x = 2".utf8))
    #expect(session.knownDigits(of: "x") == nil)
  }
}
