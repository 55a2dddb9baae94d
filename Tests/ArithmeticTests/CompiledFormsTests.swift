import BigNumbers
import NumericCore
import TestSupport
import Testing

@testable import Arithmetic

/// Lines that are compiled once for all that differ only in their numbers answer as lines that are compiled each.
@Suite("compiled forms")
struct CompiledFormsTests {
  /// What a line leads to, as a text.
  static func outcome<Backend: NumericBackend>(
    _ calculator: Calculator<Backend>,
    _ body: () throws(CalculatorError) -> Evaluation<Backend.Number>
  ) -> String {
    do throws(CalculatorError) {
      let evaluation = try body()
      let numbers = evaluation.value.numbers.map { number in
        (try? calculator.backend.format(number, as: NumberFormat(digits: 40)).text) ?? "?"
      }
      let isExact = evaluation.isExact.map { "\($0)" } ?? "unknown"
      return "\(numbers) \(evaluation.value.shape) \(isExact) \(evaluation.warnings)"
    } catch {
      return "\(error)"
    }
  }

  private func expectSame<Backend: NumericBackend>(
    _ line: String, _ calculator: Calculator<Backend>, _ forms: CompiledForms
  ) {
    let source = Array(line.utf8)
    let each = Self.outcome(calculator) { () throws(CalculatorError) in
      try calculator.evaluate(utf8: source)
    }
    let formed = Self.outcome(calculator) { () throws(CalculatorError) in
      try calculator.evaluate(utf8: source, forms)
    }
    #expect(each == formed, "\(line) on \(calculator.backend.name)")
  }

  /// Lines of numbers, in which `#` stands for one.
  private static let templates = [
    "#", "-#", "sqrt(#)", "# * atan(#)", "1.5*#+#.25^2-sqrt(#)", "#^#", "-#^#", "#-#-#",
    "# - # - #", "#/#", "#/#/#", "(#)", "#*(#+#)", "# / #", "ln(#)/#", "pow(#, #)", "atan2(#, #)",
    "sin(#)",
    "#*pi", "e^#", "log(#, #)", "root(#, #)", "lambertw(#, #)", "lambertw(#, -1)", "round(#, #)",
    "gcd(#, #)", "max(#, #, #)", "max(#,#)", "x + #", "f(#)", "# m", "#m", "m^#/m^#", "# #/#",
    "#(#)",
    "# (#)", "#+#%", "c/#", "# mod #", "#!", "fact(#)", "-#*-#", "#--#", "+#", "hypot(#, #, #)",
    "# +", "(#", "#)", "#*", "nosuch(#)", "nosuch+#", "sqrt #", "mean(#, #, #)", "#*10^#", "#x10^#",
    "tvm_pv(#, #, #)", "compound(#, #, #)", "stdev(#, #)", "2e#", "#**#", "#//#", "ans+#", "#e3*#",
    "bessel_j(#, #)", "0x#", "0#", "#:#", "#.#.#", "if(#, #, #)", "#<#", "tan(#)", "asin(#)",
  ]
  /// Numbers that are read in special ways in some places.
  private static let numbers = [
    "0", "1", "2", "10", "12", "31", "100", "000", "234", "2024", "1e5", "1e-400", "1.5", "5.",
    "007",
    "1_000", "123456789012345678901234567890", "0.1", "20240131",
    "0.5e2", "99", "7",
  ]

  @Test("numbers of all kinds in the same places", arguments: templates)
  func numbersInPlaces(_ template: String) throws {
    let forms = (CompiledForms(), CompiledForms(), CompiledForms())
    var generator = SplitMix64(seed: 20)
    var calculators = (
      Calculator(DoubleBackend.completed), Calculator(ExactBackend()),
      Calculator(try BigFloatBackend(precision: .bits(128)))
    )
    calculators.0.set("x", to: .number(3))
    for count in 0..<30 {
      let line = template.split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: "#").map { character in
          character == "#"
            ? Self.numbers.randomElement(using: &generator) ?? "" : String(character)
        }.joined()
      expectSame(line, calculators.0, forms.0)
      if count < 6 { expectSame(line, calculators.1, forms.1) }
      if count < 6 { expectSame(line, calculators.2, forms.2) }
    }
  }

  @Test("what sessions and vectors contain, with other digits") func corpus() throws {
    var lines: [String] = []
    for path in Repository.files(in: "Tests/Sessions", endingIn: ".session") {
      for line in try Repository.text(path).split(separator: "\n") where line.hasPrefix("$ ulp '") {
        let words = line.split(separator: "'", omittingEmptySubsequences: false)
        if words.count == 3, words[2].isEmpty { lines.append(String(words[1])) }
      }
    }
    #expect(lines.count > 200)
    let forms = CompiledForms()
    var limits = Limits()
    (limits.length, limits.operations, limits.argument, limits.flows) = (1000, 10_000, 20, 20)
    limits.time = 60
    let calculator = Calculator(DoubleBackend.completed, special: .ieee, limits: limits)
    var generator = SplitMix64(seed: 21)
    for line in lines {
      expectSame(line, calculator, forms)
      for _ in 0..<2 {
        let other = line.map { character -> Character in
          character.isASCII && character.isNumber && Int.random(in: 0..<3, using: &generator) == 0
            ? Character(String(Int.random(in: 0...9, using: &generator))) : character
        }
        expectSame(String(other), calculator, forms)
      }
    }
  }

  @Test("lines of one form run one program, and others do not") func served() {
    let forms = CompiledForms()
    let environment = Environment()
    func isServed(_ line: String) -> Bool {
      forms.line(Array(line.utf8), environment, .radians, Limits()) != nil
    }
    for line in [
      "sqrt(2)", "sqrt(1e5)", "4*atan(1)", "1.5*12+3.25^2-sqrt(5)", "-2", "pow(2, 3)", "2 ^ -3",
      "7",
      "2024-1", "2024 - 01 - 31",
    ] {
      #expect(isServed(line), "\(line)")
    }
    for line in [
      "", "2 m", "2(3)", "2 1/2", "max(1,234)", "lambertw(1, 0)", "nosuch(2)", "2+", "5%", "5!",
      "m^2",
      "c", "0xff", "1 < 2", "2pi", "x", "sqrt 2", "if(1 < 2, 3, 4)", "(1+2", "2024-01-31", "[1, 2]",
      String(repeating: "1+", count: 200) + "1",
    ] {
      #expect(!isServed(line), "\(line)")
    }
    let form = LineForm(Array("sqrt(2) + 31".utf8))
    #expect(form?.text == LineForm(Array("sqrt(0.125) + 7".utf8))?.text)
    #expect(LineForm(Array("31-01-2024".utf8))?.numbers.isEmpty == true)
  }

  @Test("a line does not make a date of the next one, nor the other way") func dates() {
    let pairs = [
      ("7-12-31", "2024-12-31"), ("5/8/7", "24/02/2024"), ("55555-1-1", "2000-50-20"),
      ("90000-50-20", "2000-50-20"), ("1/2/3", "2024/01/31"), ("12345-67", "2024-01"),
      ("lambertw(1, 2)", "lambertw(1, 0)"), ("lambertw(1, 0)", "lambertw(1, 5)"),
      ("m^2/m^2", "m^3/m^2"), ("round(2.5, 0)", "round(2.5, 1.5)"),
    ]
    let calculator = Calculator(DoubleBackend.completed)
    for (a, b) in pairs + pairs.map({ ($1, $0) }) {
      let forms = CompiledForms()
      for line in [a, b, a] { expectSame(line, calculator, forms) }
    }
  }

  @Test("an error stands at its place in the line itself") func places() {
    let forms = CompiledForms()
    let calculator = Calculator(ExactBackend())
    for (line, place) in [
      ("2 + 1/(3 - 2) + 5", nil), ("20000 + 1/(3 - 3) + 5", SourceSpan(8, 17)),
      ("2 + 1/(300.5 - 300.5) + 5", SourceSpan(4, 21)),
    ] {
      let source = Array(line.utf8)
      do throws(CalculatorError) {
        _ = try calculator.evaluate(utf8: source, forms)
        #expect(place == nil)
      } catch {
        #expect(error.kind == .divisionByZero && error.span == place)
      }
      expectSame(line, calculator, forms)
    }
  }
}
