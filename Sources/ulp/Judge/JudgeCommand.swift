import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

struct JudgeCommand: AsyncParsableCommand, ExactCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "judge",
    abstract:
      "Show how far the results of a function of a library, or of a program, are from the truth.",
    discussion: """
      The truth is an expression, or a core of FPBench's interchange format; it is proven, as 'ulp EXPRESSION' \
      proves it. The functions take its variables in the order of --over. A function whose name is one of C's \
      library needs no expression: sinf is judged by sin(x), pow by pow(x, y), over all finite numbers unless --over \
      says which.

      A library is loaded in a process of its own: if the function crashes or does not return, the point is named, \
      and what the library does to the processor's modes does not touch the truth.

      A program reads a point from each line of its standard input, hexadecimal numbers with blanks between, and \
      answers with a line that is a number. It is kept running, so it has to flush its output after every line.

      The columns of a file are judged row by row, however large it is: --data results.csv --computed y 'sin(x)'. A \
      decimal that is the text of a number of the format is that number: 0.1 is a double, not a tenth.

      --libm all, and --lib FILE:all, judge every function of a library whose truth is known, each as if it were \
      alone, and print a table.
      """)

  @Option(
    help: ArgumentHelp(
      "A function of a library, by a name of C's library or by a declaration; repeatable, as libm.so.6:sinf or 'libfast.so:float f(float, int)'. A type with '*' is passed by address; with [] it is an array, as in 'void f(int n, const float x[], float y[])'. FILE:all is every function whose truth is known.",
      valueName: "file:function"))
  var lib: [String] = []

  @Option(
    help: ArgumentHelp(
      "A function of the platform's library of mathematical functions, or all; repeatable.",
      valueName: "name"))
  var libm: [String] = []

  @Option(help: ArgumentHelp("A program; repeatable.", valueName: "command"))
  var run: [String] = []

  @Option(
    help: ArgumentHelp(
      "Another formula, which is computed in the format beside the truth's own: an expression, or a core in parentheses; repeatable.",
      valueName: "formula"))
  var versus: [String] = []

  @Option(
    name: .letter(.format),
    help: ArgumentHelp(
      "The format of the numbers of programs, texts, formulas and all functions of a library; alone, that in which the truth's own formula is judged. (default: double)",
      valueName: "name"))
  var format: FormatName?

  @OptionGroup var stored: StoredFormatOptions

  @OptionGroup var variables: VariableOptions

  @OptionGroup(title: "Files") var file: DataOptions

  @OptionGroup(title: "Cores") var core: FPCoreOptions

  @OptionGroup(title: "Points") var sampling: SamplingOptions

  @OptionGroup(title: "All points") var options: ExhaustiveOptions

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Option(
    help: ArgumentHelp(
      "Where random numbers start; the same seed gives the same points. (default: 0)",
      valueName: "n"))
  var seed: UInt64?

  @Flag(
    help:
      "Look at the flag of inexact results of functions of libraries: raised for exact results, or not for rounded ones."
  )
  var flags = false

  @Flag(help: "Print everything as JSON.")
  var json = false

  @Flag(
    help:
      "Read requests, one JSON object a line, each with the words of another 'ulp judge', and answer each with one."
  )
  var requests = false

  @OptionGroup var page: PageOptions

  @Argument(help: "The truth, for example: sin(x)")
  var expression: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.expression }

  func validate() throws {
    // The words of this command are those of every request, which is checked when it comes.
    if requests { return }
    if judgesOnlyItself, format == nil {
      throw ValidationError(
        "nothing is judged; name it with --libm, --lib, --run, --versus, or --data and --computed, or the format of the truth's own formula with --format"
      )
    }
    try validateFlags()
    try validateData()
    try validateLibrary()
    if options.resume != nil, !options.exhaustive, file.data == nil {
      throw ValidationError("--resume is about --exhaustive or --data, which is missing")
    }
    let drawing = [
      ("--samples", sampling.samples != nil), ("--sampling", sampling.sampling != nil),
      ("--worst", sampling.worst), ("--seed", seed != nil),
    ]
    if options.exhaustive, let (name, _) = drawing.first(where: \.1) {
      throw ValidationError("\(name) draws points, and --exhaustive takes all of them")
    }
    if options.exhaustive, wholeLibrary == nil, sampling.csv != nil {
      throw ValidationError("--csv lists points that are drawn; --exhaustive has too many")
    }
    let isAnothers = run.isEmpty && versus.isEmpty && file.data == nil && wholeLibrary == nil
    if format != nil, isAnothers, !judgesOnlyItself {
      throw ValidationError(
        "--format is about --run, --versus and --data; a function of a library has its own type")
    }
    if !stored.formatOf.isEmpty, !judgesOnlyItself, versus.isEmpty {
      throw ValidationError(
        "--format-of is about formulas: the truth's own, judged alone, and those of --versus")
    }
    if core.isGiven, !expression.isEmpty {
      throw ValidationError(
        "\(core.words[0]) takes the place of an expression; leave one of them out")
    }
    if let twice = sampling.over.map(\.name).first(where: variables.names.contains) {
      throw ValidationError("'\(twice)' has a value from --let and a range from --over")
    }
  }

  /// Whether nothing but the truth's own formula is there to be judged.
  var judgesOnlyItself: Bool {
    lib.isEmpty && libm.isEmpty && run.isEmpty && versus.isEmpty && file.computed.isEmpty
  }

  /// Refuses flags of what has none.
  private func validateFlags() throws {
    guard flags else { return }
    let others = [
      ("--run", !run.isEmpty), ("--versus", !versus.isEmpty), ("--data", file.data != nil),
    ]
    if let (name, _) = others.first(where: \.1) {
      throw ValidationError(
        "--flags is about functions of libraries at points that are chosen, so that \(name) does not go with it"
      )
    }
    if lib.isEmpty, libm.isEmpty {
      throw ValidationError(
        "--flags is about functions of libraries; name one with --libm or --lib")
    }
  }

  /// Refuses what rows of a file do not have.
  private func validateData() throws {
    guard file.data != nil else { return }
    let given = [
      ("--over", !sampling.over.isEmpty), ("--samples", sampling.samples != nil),
      ("--sampling", sampling.sampling != nil), ("--seed", seed != nil),
      ("--exhaustive", options.exhaustive), ("--part", sampling.part != nil),
      ("--estimate", sampling.estimate),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) chooses points, and --data has them")
    }
    if sampling.worst {
      throw ValidationError("--worst climbs to other points, for which --data has no results")
    }
    if options.resume != nil, page.isWanted {
      throw ValidationError(
        "--html needs all points of one run, so that it does not go with --resume")
    }
  }

  func run() async throws {
    if requests { return try await answerRequests() }
    try page.check()
    let functions = try reporting { () throws(CommandFailure) in try foreignFunctions() }
    if Worker.isThisProcess {
      var worker = ForeignWorker(functions, limits: bounds.limits)
      worker.serve()
    }
    if wholeLibrary != nil { return try await judgeLibrary(functions) }
    if let path = file.data { return try await judge(functions, atRowsOf: path) }
    if let choice = core.choice { return try await judge(functions, by: choice) }
    try await judge(functions, by: truth(functions))
  }

  private func foreignFunctions() throws(CommandFailure) -> [ForeignFunction] {
    if let library = wholeLibrary, let number = ForeignSignature.Number(format: judgedFormat) {
      return ForeignFunction.all(of: library, number)
    }
    var functions: [ForeignFunction] = []
    for text in lib { functions.append(try ForeignFunction(text)) }
    for name in libm { functions.append(try ForeignFunction(platform: name)) }
    return functions
  }

  /// The expression that is given, or that of a known function.
  func truth(_ functions: [ForeignFunction]) throws -> String {
    if !expression.isEmpty { return CommandWords.joined(expression) }
    let truths = functions.compactMap(\.signature.known?.truth)
    if let first = functions.first, truths.count > 1,
      let other = functions.dropFirst().first(where: {
        $0.signature.known?.truth != first.signature.known?.truth
      })
    {
      try fail(
        CalculatorError(
          .arguments,
          "\(first.name) and \(other.name) have different truths by their names; they are judged apart, or by one expression",
          nil))
    }
    guard let known = functions.first?.signature.known else {
      try fail(
        CalculatorError(
          .arguments,
          "the truth is missing: an expression, or --fpcore; only functions of C's library have one by their names",
          nil))
    }
    return known.truth
  }
}
