import ArgumentParser
import Arithmetic

struct BatchCommand: NumberCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Evaluate one expression a line, on all cores, in order.",
    discussion: """
      Lines are independent of each other. A line that fails answers 'error: …' in its place; the \
      others go on, and the exit status is 1 at the end. With --json every answer is one line of \
      JSON.
      """)

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions
  @OptionGroup var loads: LoadOptions
  @OptionGroup var time: ClockOptions
  @OptionGroup var exchange: RatesOptions

  @Option(
    help: ArgumentHelp(
      "Answer the lines of a part of the file only, as 1/4; 'ulp merge' puts the answers together.",
      valueName: "i/n"))
  var part: JobPart?

  @Flag(help: "Answer some of the lines, and print what all of them will cost.")
  var estimate = false

  @Argument(help: "A file; standard input when left out or '-'.", completion: .file())
  var file: String?

  func run() throws {
    var options = options
    options.clock = time.clock
    options.rates = StoredRates.source(exchange, options.limits, options.clock)
    options.definitions = try loads.definitions(
      options.limits, options.variables.units, json: false)
    try Batch.run(
      file, try options.makeEvaluator(Presentation(forms: CompiledForms())), json: options.json,
      options.limits, prepare: prepare)
  }

  /// What belongs to the part that is asked for, of a file that is open; an estimate ends the command.
  private func prepare(_ batch: Batch, _ descriptor: Int32) throws -> BatchPart? {
    do throws(CommandFailure) {
      let part = try part(of: descriptor)
      guard estimate else { return part }
      let size = try BatchPart.size(of: descriptor, for: "--estimate")
      let found = try BatchEstimate(batch, descriptor, part?.bytes ?? 0..<size).estimate
      StandardOutput.write(line: options.json ? found.json.line : found.text)
    } catch {
      try FailureReporter(json: false).fail(error)
    }
    throw ExitCode.success
  }

  private func part(of descriptor: Int32) throws(CommandFailure) -> BatchPart? {
    guard let part else { return nil }
    var definitions: [[UInt8]] = []
    for file in loads.files {
      definitions.append(try DefinitionFile.content(of: file, bounds.limits))
    }
    return try BatchPart(part, of: descriptor, using: definitions)
  }
}
