import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

struct CompareCommand: AsyncParsableCommand, ExactCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Show how far floating-point results are from the true one, and where they went wrong.",
    discussion: """
      The true value is proven, as 'ulp EXPRESSION' proves it. Each format computes operation by \
      operation; digits that differ from the true ones stand in brackets, or are red on a terminal.

      ulp            distance from the true value in units of its last place
      ordinal        how many numbers of the format lie between, from the one nearest to the truth
      bits           log2(1 + ordinal)
      digits         correct decimal digits, -log10 of the relative error

      An error against the truth for rounded inputs leaves out what literals and variables lost \
      when they were rounded to the format.

      Of a complex result both parts are measured, and with 'norm' the distance |computed - true|: its \
      ulp is that of |true|, its bits are log2(1 + ulp). A part that is truly 0 is measured by the norm.

      --fpcore takes a core from a file of FPBench's interchange format (fpbench.org) instead of an \
      expression. Its arguments are numbers of their formats: values given by --let are rounded to them \
      before anything is computed, the true value included. Without -f a core computes in its own \
      precision, every operation correctly rounded; '-f double' is what the hardware and libm say.
      """)

  @Option(
    name: .letter(.format),
    help: ArgumentHelp(
      "A format; repeatable: \(FloatFormat.listed). (default: double)",
      valueName: "name"))
  var formats: [FormatName] = []

  @OptionGroup var stored: StoredFormatOptions

  @Option(
    name: .letter(.digits),
    help: ArgumentHelp(
      "Digits of the true value. (default: 30, as JSON 50)", valueName: "n"))
  var requestedDigits: Int?

  @Option(
    help: """
      Rounding of the formats: nearest-even, zero, up, down or away; of decimal formats also \
      nearest-away (half-up), nearest-zero (half-down) and 05-away; of cores also nearest-away. \
      (default: nearest-even, or what a core says)
      """)
  var rounding: DecimalRounding?

  @Option(
    help: ArgumentHelp(
      "Add the numbers of every sum(…) one after the other: left to right, pairwise or as Kahan does. The true value stays the exact sum. (default: sums are rounded once)",
      valueName: "left|pairwise|kahan"))
  var order: SummationOrder?

  @OptionGroup var variables: VariableOptions

  @OptionGroup(title: "Cores") var core: FPCoreOptions

  @OptionGroup(title: "Over ranges") var sampling: SamplingOptions

  @Option(
    help: ArgumentHelp(
      "Take the points from a file of JSON objects, one in a line: {\"x\": \"0x1.8p3\", \"y\": 2.5}; '-' is standard input.",
      valueName: "file"),
    completion: .file())
  var points: String?

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Flag(help: "Show every operation: its value, its error, its own error and condition numbers.")
  var tree = false

  @Option(
    help: ArgumentHelp(
      "Find the least precision that gives this many correct digits, as every precision up to 64 bits above does.",
      valueName: "digits"))
  var need: Int?

  @OptionGroup var perturbation: PerturbationOptions

  @Option(
    help: ArgumentHelp(
      "Where random numbers start; the same seed gives the same points and runs. (default: 0)",
      valueName: "n"))
  var seed: UInt64?

  @Flag(help: "Print everything as JSON.")
  var json = false

  @OptionGroup var page: PageOptions

  @Argument(help: "What to compute, for example: (0.1 + 0.2) - 0.3")
  var expression: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.expression }

  func run() async throws {
    try page.check()
    if let choice = core.choice {
      let comparison = FPCoreComparison(
        source: choice.storing(stored.formats), formats: formats.map(\.format),
        rounding: rounding.flatMap { FPCoreRounding($0) }, variables: variables, digits: digits,
        limits: limits, showsTree: tree, need: need, json: json, page: page)
      if points != nil { return try await compareCorePoints(comparison) }
      if hasManyPoints { return try await sampleCore(comparison) }
      let report = try comparison.run()
      let elements = report.comparisons.flatMap { comparison in
        comparison.elements.map { (comparison.format.name, $0.comparison.error) }
      }
      return try sampling.failAbove(
        elements.map(\.0), elements.map { $0.1?.approximateBits(limits) ?? 0 })
    }
    let sources = try sources()
    if sources.count > 1 { try refuseSeveral() }
    var failure: ExitCode?
    for (index, source) in sources.enumerated() {
      if index > 0, !json { StandardOutput.write(line: "") }
      if sources.count > 1, !json {
        StandardOutput.write(line: String(decoding: source, as: UTF8.self))
      }
      do {
        if points != nil {
          try await comparePoints(source)
        } else if hasManyPoints {
          try await compareRanges(source)
        } else {
          try comparePoint(source)
        }
      } catch let code as ExitCode {
        // The other expressions have their answers all the same.
        failure = code
      }
    }
    if let failure { throw failure }
  }

  /// The expressions: several if every word is one by itself, as for `plot`; otherwise the words are parts of one.
  private func sources() throws -> [[UInt8]] {
    let joined = Array(CommandWords.joined(expression).utf8)
    guard expression.count > 1 else { return [joined] }
    let calculator = try makeCalculator(variables: sampling.over.map(\.name))
    let words = expression.map { Array(CommandWords.joined([$0]).utf8) }
    let areExpressions = words.allSatisfy { word in
      let shape = (try? calculator.compile(utf8: word))?.expression.shape
      return shape.map { $0.isNumber || $0.isComplex } ?? false
    }
    return areExpressions ? words : [joined]
  }

  /// Refuses what is about one expression.
  private func refuseSeveral() throws {
    let given = [
      ("--html", page.isWanted), ("--csv", sampling.csv != nil), ("--points", points != nil),
      ("--part", sampling.part != nil),
    ]
    if let (name, _) = given.first(where: \.1) {
      try fail(
        CommandFailure(
          "\(name) is about one expression, and each of these words is one; 'ulp judge --versus' puts two formulas side by side"
        ))
    }
  }

  /// Whether comparison at many points was requested.
  var hasManyPoints: Bool { !sampling.over.isEmpty || sampling.samples != nil || points != nil }

  /// The number of digits of the true value.
  var digits: Int { requestedDigits ?? (json ? 50 : 30) }

  /// The requested formats.
  var chosenFormats: [FloatFormat] { formats.isEmpty ? [.double] : formats.map(\.format) }

  /// The seed of random numbers.
  var chosenSeed: UInt64 { seed ?? 0 }

  /// The direction in which formats round.
  var chosenRounding: DecimalRounding { rounding ?? .nearestEven }

  /// The limits in force.
  var limits: ExactLimits {
    var limits = ExactLimits(bounds.limits)
    limits.digits = digits
    return limits
  }

  /// Compares the expression at one point.
  private func comparePoint(_ source: [UInt8]) throws {
    let calculator = try makeCalculator(variables: [])
    let compiled = try compile(source, calculator)
    try requireSums(compiled, source)
    let inputs = calculator.inputs(of: compiled)
    if let fault = stored.fault(among: compiled.inputs.map(\.name)) { try fail(fault, source) }
    var comparisons: [ComparedResult] = []
    for format in chosenFormats {
      comparisons.append(
        try computing(source) { () throws(ComputationFailure) in
          try ComparedResult(
            compiled, inputs: inputs, format: format, rounding: chosenRounding,
            storing: stored.formats, adding: order, limits: limits)
        })
    }
    let perturbations = try computing(source) { () throws(ComputationFailure) in
      try perturbation.perturbations(
        of: comparisons, compiled, inputs, adding: order, seed: chosenSeed, limits)
    }
    var search: PrecisionSearch?
    if let need {
      guard comparisons[0].truths.allSatisfy({ $0.value != nil }) else {
        try fail(
          CalculatorError(.domain, "--need asks for digits of a value that was not found", nil),
          source)
      }
      search = try computing(source) { () throws(ComputationFailure) in
        try PrecisionSearch(
          compiled, inputs: inputs, digits: need, rounding: chosenRounding.binary ?? .nearestEven,
          adding: order, limits: limits)
      }
    }
    let report = ComparisonReport(
      source: source, comparisons: comparisons, order: order, perturbations: perturbations,
      search: search, digits: digits, limits: limits)
    try page.publish(json ? report.json.line : report.text(tree: tree)) {
      report.html(settings)
    }
    try sampling.failAbove(
      comparisons.map(\.format.name), comparisons.map { $0.approximateBits(limits) })
  }
}
