import ArgumentParser
import Arithmetic
import BigNumbers
import Conversion
import NumericCore
import Scientific

struct ConstantsCommand: NumberCommand {
  static let configuration = CommandConfiguration(
    commandName: "constants", abstract: "List the constants and their values, or describe one.",
    discussion: """
      Constants of physics are those of CODATA 2022, with their standard uncertainty and unit. A measured one has so \
      many digits as are known.

        ulp constants               all of them
        ulp constants hbar          all about one
        ulp constants proton        those whose description has a word

      A part of the terms of the series for pi is written by --part; 'ulp merge' prints the digits of all parts.
      """)

  @Argument(
    help: "A name, or a word of a description.",
    completion: .list(ConstantEntry.all.map(\.name)))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compute a part of the series for pi to --digits, as 1/4, for 'ulp merge'.", valueName: "i/n"
    ))
  var part: JobPart?

  @Option(
    help: ArgumentHelp("Where --part writes its numbers.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions

  mutating func validate() throws {
    try validateNumbers()
    guard part != nil || output != nil else { return }
    guard part != nil, output != nil, let digits = results.digits else {
      throw ValidationError("a part needs --part, --digits and --output together")
    }
    guard digits <= DigitPart.mostDigits else {
      throw ValidationError("--part is of at most \(DigitPart.mostDigits) digits")
    }
    guard Catalogue.constant(named: CommandWords.joined(words))?.name == "pi" else {
      throw ValidationError("--part is of pi, whose series it divides")
    }
  }

  func run() throws {
    if let part, let output, let digits = results.digits {
      return try write(part, of: PiSeries(digits: digits), to: output)
    }
    let text = CommandWords.joined(words)
    let entries = words.isEmpty ? ConstantEntry.all : ConstantEntry.named(text)
    if entries.isEmpty {
      let names = Catalogue.constants.map(\.name) + PhysicalConstant.names
      let near = Suggestion.nearest(to: text, among: names).map { "; did you mean '\($0)'?" } ?? ""
      try StandardError.fail("there is no constant '\(text)'\(near)")
    }
    let evaluator = try options.makeEvaluator()
    // NaN and infinity are constants as well, but exact numbers do not include them.
    var ieee = options
    ieee.results.special = .ieee
    if !options.system.definition.traits.hasSpecialValues { ieee.backend = Systems.ofPrecision }
    let special = try ieee.makeEvaluator()
    var lines = IsolatedLines(options.limits) { source throws(CalculatorError) in
      let isFinite = Catalogue.constants.first { Array($0.name.utf8) == source }?.isFinite ?? true
      return try (isFinite ? evaluator : special)(source)
    }
    let width = entries.map(\.name.count).filter { $0 <= Self.widestName }.max() ?? 0
    var isComplete = true
    for entry in entries {
      let source = Array(entry.name.utf8)
      do throws(CalculatorError) {
        let value = try lines.answer(source).text
        write(entry, value, width, isAlone: entries.count == 1 && !words.isEmpty)
      } catch {
        // Constants whose digits take too long cost no other one its row.
        if options.json { StandardOutput.write(json: error.json) }
        ErrorReport(error, source: source).write()
        isComplete = false
      }
    }
    if !isComplete { throw ExitCode(1) }
  }

  /// Writes the numbers of a part of the terms.
  private func write(_ part: JobPart, of series: PiSeries, to path: String) throws {
    let file = OutputFile(path: CommandWords.joined([path]))
    if let obstacle = file.obstacle { try file.fail(obstacle) }
    let terms = part.range(of: series.count)
    if terms.isEmpty {
      try StandardError.fail("the \(series.count) terms have no \(part.total) parts")
    }
    let content = DigitPart.file(series.part(terms), terms, of: series)
    if let reason = file.write(content) { try file.fail(reason) }
  }

  /// Longer names shift their rows to the right.
  private static var widestName: Int { 11 }

  private func write(_ entry: ConstantEntry, _ value: String, _ width: Int, isAlone: Bool) {
    if options.json { return StandardOutput.write(line: Self.extended(value, entry.json)) }
    if isAlone {
      StandardOutput.write(line: entry.name)
      StandardOutput.write(line: entry.summary)
      for line in Columns.facts([("value", value)] + entry.facts) {
        StandardOutput.write(line: line)
      }
      return
    }
    let shown = entry.uncertainty.isEmpty ? value : "\(value)  \(entry.uncertainty)"
    StandardOutput.write(
      line: Columns.row([(entry.name, width), (shown, 52), (entry.summary, 0)]))
  }

  /// The object of a value with more fields behind its own.
  private static func extended(_ object: String, _ fields: JSONFields) -> String {
    object.dropLast() + ", " + JSONValue.object(fields).line.dropFirst()
  }
}
