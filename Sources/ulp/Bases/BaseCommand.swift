import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

struct BaseCommand: ParsableCommand, ExactCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "base",
    abstract: "Write numbers in other radices, with the digits that repeat for ever.",
    discussion: """
      Each argument is a number: with --from digits of that radix, else an expression. Digits are 0-9, A-Z and \
      a-z: up to radix 36 the case does not matter, above it capital letters come first. Digits in parentheses \
      repeat for ever, also in what --from reads. Without --to radices 2, 8, 10 and 16 are shown, or 10 alone \
      for digits.

        ulp base 0.1 --to 2                 0.0(0011)
        ulp base '0.0(0011)' --from 2       0.1
        ulp base -1 --to 16 --width 32      ffffffff
      """)

  @Option(help: ArgumentHelp("The radix of the numbers, 2 to 62.", valueName: "r"))
  var from: Int?

  @Option(help: ArgumentHelp("The radix to write, 2 to 62; repeatable.", valueName: "r"))
  var to: [Int] = []

  @Option(
    name: .letter(.digits),
    help: ArgumentHelp(
      "Round to this many digits of the radix. (default: all, or as many as carry 50 decimal digits)",
      valueName: "n"))
  var digits: Int?

  @Option(
    help: ArgumentHelp(
      "Write all digits after the point, including the repeating ones, if they are at most this many.",
      valueName: "n"))
  var maxPlaces = 1000

  @Option(
    help: ArgumentHelp(
      "Write whole numbers as the bits of two's complement with this many bits.",
      valueName: "bits"))
  var width: Int?

  @Flag(help: "With --width: the bits have no sign.")
  var unsigned = false

  @Flag(help: "With --width and --from: take digits for those bits.")
  var decode = false

  @Flag(help: "Write fractions n/d in the radix.")
  var fraction = false

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print JSON, one object for each number.")
  var json = false

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "Numbers, for example: 0.1")
  var numbers: [String]

  static var operandWords: WritableKeyPath<Self, [String]> { \.numbers }

  private var radices: [Int] {
    to.isEmpty ? (from == nil ? (width == nil ? [2, 8, 10, 16] : [2, 8, 16]) : [10]) : to
  }

  func validate() throws {
    if numbers.isEmpty { throw ValidationError("a number is missing") }
    for (name, radix) in from.map({ [("from", $0)] }) ?? [] + to.map({ ("to", $0) })
    where !(2...62).contains(radix) {
      throw ValidationError("--\(name) is between 2 and 62, not \(radix)")
    }
    if let digits, digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
    if from != nil { try variables.refuse(because: "--from reads digits") }
    if maxPlaces < 0 { throw ValidationError("--max-places is at least 0, not \(maxPlaces)") }
    for size in [digits ?? 0, maxPlaces] { try checkSize(.digits, size) }
    if fraction, digits != nil {
      throw ValidationError("--fraction writes whole numbers; leave out --digits")
    }
    try validateWidth()
  }

  private func validateWidth() throws {
    guard let width else {
      if unsigned || decode {
        throw ValidationError("--\(unsigned ? "unsigned" : "decode") needs --width")
      }
      return
    }
    if width < 1 { throw ValidationError("--width is at least 1 bit, not \(width)") }
    try checkSize(.precision, width)
    if digits != nil || fraction {
      throw ValidationError("--width writes bits; leave out --\(fraction ? "fraction" : "digits")")
    }
    if decode, from == nil {
      throw ValidationError("--decode needs the radix of the digits: --from")
    }
    if !decode, let radix = radices.first(where: { $0.nonzeroBitCount != 1 }) {
      throw ValidationError(
        "with --width the radix is a power of two, not \(radix); choose it with --to")
    }
  }

  private func checkSize(_ limit: Limit, _ size: Int) throws {
    do throws(LimitExceeded) { try bounds.limits.check(limit, size) } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  func run() throws {
    let calculator = try makeCalculator(variables: [])
    let answers = try numbers.map { word in
      let text = CommandWords.joined([word])
      let value = try value(text, calculator)
      let source = Array(text.utf8)
      let report = try computing(source) { () throws(CalculatorError) in
        try BaseReport(
          value, source: text, radices: radices, form: form, digits: digits, limits: limits)
      }
      for note in report.notes { StandardError.write("note: \(note)\n") }
      return json ? report.json.line : report.text
    }
    for answer in answers { StandardOutput.write(line: answer) }
  }

  private var form: BaseReport.Form {
    if let width, !decode { return .bits(width: width, isSigned: !unsigned) }
    return fraction ? .fraction : .digits(places: maxPlaces)
  }

  private func value(_ text: String, _ calculator: Calculator<ExactBackend>) throws -> ExactReal {
    guard let from else {
      return try number(text, calculator, orElse: "only a number has digits")
    }
    let source = Array(text.utf8)
    return try computing(source) { () throws(CalculatorError) in
      do {
        let value = try BigRational(parsing: text, radix: from, limits: bounds.limits)
        guard decode, let width else { return ExactReal(value) }
        guard BigRational.integers(ofWidth: width, isSigned: false).contains(value),
          value.isInteger
        else {
          throw CalculatorError(
            .arguments, "these are not \(width) bits", SourceSpan(0, source.count))
        }
        return ExactReal(value.wrapped(toWidth: width, isSigned: !unsigned))
      } catch let error as CalculatorError {
        throw error
      } catch {
        throw CalculatorError(reading: error, source)
      }
    }
  }
}
