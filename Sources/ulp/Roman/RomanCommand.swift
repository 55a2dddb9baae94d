import ArgumentParser
import Arithmetic
import BigNumbers
import Conversion
import NumericCore

struct RomanCommand: ParsableCommand, ExactCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "roman",
    abstract: "Write numbers as Roman numerals, and read numerals.",
    discussion: """
      Letters are a numeral, everything else is an expression. Numerals have to be in their canonical form: \
      four is IV and 99 is XCIX.

        ulp roman 2024                    MMXXIV
        ulp roman MMXXIV                  2024
        ulp roman --vinculum 4000         I̅V̅
      """)

  @Flag(help: "Write thousands from 4000 on with lines above their letters, up to 3999999.")
  var vinculum = false

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print JSON, one object for each number.")
  var json = false

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "Numbers or numerals, for example: 2024")
  var numbers: [String]

  static var operandWords: WritableKeyPath<Self, [String]> { \.numbers }

  func run() throws {
    let calculator = try makeCalculator(variables: [])
    let answers = try numbers.map { word in
      let text = CommandWords.joined([word])
      let isNumeral = text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == RomanNumeral.vinculum
      }
      let numeral = try isNumeral ? numeral(text) : number(text, calculator)
      if json {
        return JSONValue.object([
          ("number", JSONValue(numeral.number)), ("roman", .string(numeral.text)),
        ]).line
      }
      return isNumeral ? "\(numeral.number)" : numeral.text
    }
    for answer in answers { StandardOutput.write(line: answer) }
  }

  private func numeral(_ text: String) throws -> RomanNumeral {
    try reporting(Array(text.utf8)) { () throws(TextError) in
      try RomanNumeral(text, vinculum: vinculum)
    }
  }

  private func number(
    _ text: String, _ calculator: Calculator<ExactBackend>
  ) throws -> RomanNumeral {
    let source = Array(text.utf8)
    let most = vinculum ? RomanNumeral.largestWithVinculum : RomanNumeral.largest
    let refusal =
      "Roman numerals are the whole numbers of 1 to \(most)"
      + (vinculum ? "" : "; --vinculum goes further")
    let value = try number(text, calculator, orElse: refusal)
    let rational = try computing(source) { () throws(ComputationFailure) in
      try value.rational(limits: limits)
    }
    guard let number = rational.flatMap({ Int(exactly: $0) }),
      let numeral = RomanNumeral(number, vinculum: vinculum)
    else {
      try fail(CalculatorError(.domain, refusal, SourceSpan(0, source.count)), source)
    }
    return numeral
  }
}
