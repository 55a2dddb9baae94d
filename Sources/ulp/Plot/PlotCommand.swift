import Accuracy
import ArgumentParser
import BigNumbers
import NumericCore

struct PlotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw functions of one variable, as formats compute them, and their errors.",
    usage: "ulp plot [options] EXPRESSION... --from A --to B",
    discussion: """
      Each EXPRESSION is one word of the command line and one curve: quote those with blanks. The \
      variable is the name that has no value, whatever it is. A curve shows what a format computes at \
      numbers of the format; '-f exact' shows the true values. A complex value has a curve for each part.

      Points are joined where the function is proven to be continuous between them, by enclosures of \
      all its values there. Poles, jumps and the ends of domains are looked for until they are far \
      smaller than a pixel, and are not joined; nor is what could not be decided.

      --error adds a second panel: how far each format is from the certified truth at its own numbers.

        ulp          distance from the true value in units of its last place
        bits         log2(1 + ordinal), the ordinal being the count of numbers between
        relative     relative error
        digits       correct decimal digits

      If --from and --to are complex numbers, they are opposite corners of a rectangle, and the picture is a phase portrait of \
      a function of a complex variable, computed on doubles: the angle of a value is its hue, red for positive numbers, and its \
      length the lightness, black at 0 and white at poles, with a step at each power of two.

        ulp plot 'gamma(z)' --from=-4-3i --to 4+3i -o gamma.png

      gnuplot draws (Debian: apt install gnuplot-nox). Without it the numbers are written instead.
      """)

  @OptionGroup var window: WindowOptions

  @Option(
    name: .letter(.format),
    help: ArgumentHelp(
      "A format; repeatable, a curve for each: exact, \(FloatFormat.listed). (default: double)",
      valueName: "name"))
  var formats: [FormatOrExact] = []

  @Option(
    name: .customLong("error"), defaultAsFlag: ErrorMeasure.ulps, parsing: .next,
    help: ArgumentHelp(
      "Draw errors as well: ulps, bits, relative or digits.", valueName: "measure"))
  var measure: ErrorMeasure?

  @OptionGroup var variables: VariableOptions

  @OptionGroup(title: "Output") var output: PlotOutputOptions

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "What to draw, for example: sin(x)/x")
  var expressions: [String] = []

  /// The formats of the curves; nil for the true values.
  var chosenFormats: [FloatFormat?] {
    if formats.isEmpty { return [.double] }
    return formats.map { if case .format(let format) = $0 { format } else { nil } }
  }

  /// The limits in force.
  var limits: ExactLimits { ExactLimits(bounds.limits) }

  func validate() throws {
    if expressions.isEmpty { throw ValidationError("an expression is missing") }
    if let name = window.variable, variables.names.contains(name) {
      throw ValidationError("'\(name)' has a value from --let and is the variable")
    }
    if measure != nil, chosenFormats.allSatisfy({ $0 == nil }) {
      throw ValidationError("--error is of a format, and exact values have none; add -f FORMAT")
    }
  }

  func run() async throws {
    try output.check()
    let portrait: PortraitReport?
    let report: PlotReport?
    do throws(CommandFailure) {
      portrait = try await makePortrait()
      report = portrait == nil ? try await makeReport() : nil
    } catch {
      try output.fail(error)
    }
    if let portrait { try await output.publish(portrait) }
    guard let report else { return }
    for note in report.notes { StandardError.write("note: \(note)\n") }
    try await output.publish(report)
  }
}
