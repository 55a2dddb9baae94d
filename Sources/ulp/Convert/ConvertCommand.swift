import ArgumentParser
import Arithmetic
import Conversion
import NumericCore

struct ConvertCommand: NumberCommand, AsyncParsableCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a quantity to other units.",
    discussion: """
      The last word is the unit asked for, or 'to' stands before it. Units are names or symbols with prefixes, and \
      products of them; 'ft+in' asks for a sum of which all but the last are whole. Without a unit the one in which the \
      number is handy is chosen. 'ulp units' lists them all.

        ulp convert 10 km mi               ulp convert '5 ft + 3 in' cm
        ulp convert 100 km/h mph           ulp convert '1.74 m to ft+in'
        ulp convert 20 degC degF           ulp convert 12345678 s

      With --batch the argument is a file of lines such as '10 km to mi', or nothing for standard input. With --keys it is \
      what is pressed on a converter with two sides: 'from:km to:mi 10', with from and to for going to a side, digits, '.', \
      ee, '+/-', bs, c and swap.
      """)

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions

  @Flag(help: "Print the number without its unit.")
  var bare = false

  @Flag(help: "Convert one line after the other, on all cores.")
  var batch = false

  @Flag(help: "Press keys of a two-way converter and print both sides after each.")
  var keys = false

  @Flag(help: "Show what double arithmetic and tables of rounded factors answer.")
  var compare = false

  @Argument(help: "The quantity and the unit asked for, for example: 10 km mi")
  var words: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.words }

  mutating func validate() throws {
    try validateNumbers()
    let modes = [("--batch", batch), ("--keys", keys), ("--compare", compare)].filter(\.1)
    if modes.count > 1 {
      throw ValidationError("\(modes[0].0) and \(modes[1].0) exclude each other")
    }
    if bare, keys || compare { throw ValidationError("--bare does not go with \(modes[0].0)") }
    if keys { try options.variables.refuse(because: "--keys presses keys", readsUnits: true) }
    let unused = options.given.filter { $0 != "--digits" && $0 != "--json" }
    if compare, let name = unused.first {
      throw ValidationError("--compare writes true digits beside doubles; leave out \(name)")
    }
    if batch, words.count > 1 { throw ValidationError("--batch reads one file") }
    if words.isEmpty, !batch {
      throw ValidationError(
        keys
          ? "keys are missing: ulp convert --keys 'from:km to:mi 10'"
          : "a quantity is missing: ulp convert 10 km mi")
    }
  }

  func run() throws {
    var presentation = Presentation(showsUnits: !bare, choosesUnit: true)
    if batch {
      presentation.conversions = ConversionCache()
      let evaluator = try options.makeEvaluator(presentation)
      return try Batch.run(words.first, evaluator, options)
    }
    let line = keys ? CommandWords.joined(words) : Self.line(words)
    let source = Array(line.utf8)
    let report = LineReport(options)
    guard keys || compare else {
      return try report.run(source, try options.makeEvaluator(presentation))
    }
    if compare {
      let comparison = try ConversionReport(options)
      return try report.reporting(source) { () throws(CalculatorError) in
        try comparison.run(source)
      }
    }
    var log = try ConverterLog(options)
    try report.reporting(source) { () throws(CalculatorError) in try log.run(line) }
  }

  /// The words as one conversion.
  ///
  /// If no word is `to`, the last word is the target unit, unless the preceding number needs it as
  /// its own unit.
  static func line(_ words: [String]) -> String {
    let text = CommandWords.joined(words)
    let before = CommandWords.joined(words.dropLast())
    guard let last = words.last, !before.isEmpty, !saysTo(text), !endsInNumber(before) else {
      return text
    }
    return "\(before) to \(CommandWords.joined([last]))"
  }

  /// Whether a word separates the target; `in` after a number or as the last word is the inch.
  private static func saysTo(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    if words.contains(where: { ["to", "->", "→"].contains($0) }) { return true }
    return zip(words.dropFirst(), words).dropLast().contains { word, before in
      word == "in" && !endsInNumber(String(before))
    }
  }

  /// Whether a text ends with a number without a unit, unlike `m2` and `m^2`.
  private static func endsInNumber(_ text: String) -> Bool {
    let word = text.split(separator: " ").last ?? ""
    if (try? ExactLiteral(String(word))) != nil { return true }
    if word.hasSuffix(")") { return !text.contains { $0.isLetter || $0 == "°" } }
    let rest = word.reversed().drop { $0.isASCII && ($0.isNumber || $0 == ".") }
    return rest.count < word.count && !(rest.first.map { $0.isLetter || $0 == "^" } ?? false)
  }
}
