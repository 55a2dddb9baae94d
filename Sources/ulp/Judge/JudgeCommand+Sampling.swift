import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension JudgeCommand {
  /// Judges by an expression of the variables of `--over`, or of those of a known function.
  func judge(_ functions: [ForeignFunction], by truth: String) async throws {
    let given = sampling.over.map(\.name)
    // A truth by the name of a function has its arguments in their order, whatever the order of the ranges.
    let known = functions.first?.signature.known?.variables ?? []
    let names = given.isEmpty || expression.isEmpty ? known : given
    if names.isEmpty {
      try fail(
        CalculatorError(
          .arguments, "no variable is given; --over x=LO:HI names the arguments in their order", nil
        ))
    }
    let calculator = try makeCalculator(variables: names)
    let compiled = try compile(Array(truth.utf8), calculator)
    let own = try formula(truth, compiled, calculator, of: names)
    try await judge(functions, own, own.problem, truth, core: nil) { index in
      try knownBounds(functions.first?.signature, of: names[index])
    }
  }

  /// Judges by a core, whose precondition bounds what has no range.
  func judge(_ functions: [ForeignFunction], by choice: FPCoreChoice) async throws {
    let (core, problem, name) = try truth(of: choice)
    try await judge(functions, formula(name, problem), problem, name, core: core) {
      core.bounds(of: core.arguments[problem.coordinates.arguments[$0]])
    }
  }

  /// Judges by the truth of a problem; `bounds` are those of an argument without a range.
  private func judge(
    _ functions: [ForeignFunction], _ own: FormulaComputation, _ truth: any PointProblem,
    _ source: String, core: FPCore?,
    bounds: (Int) throws -> (lower: ExactReal?, upper: ExactReal?)
  ) async throws {
    let formulas = try formulas(of: truth.variables)
    let computations = try computations(functions, own, formulas, of: truth.variables)
    if let unknown = sampling.unknown(among: truth.variables) {
      try fail(
        CalculatorError(
          .unknownName, "the truth has no argument '\(unknown)'", nil,
          suggestion: Suggestion.nearest(to: unknown, among: truth.variables)))
    }
    // Formulas and programs take the points of functions, which have whole numbers among their arguments.
    let first = computations.first { $0 is ForeignComputation } ?? computations[0]
    let ranges = try ranges(of: truth.variables, first.argumentFormats, bounds: bounds)
    if options.exhaustive {
      return try await exhaust(truth, computations, ranges, source: source)
    }
    let report = try await report(
      truth, computations, ranges, source: source, core: core,
      table: try sampling.table(truth.variables, computations.map(\.name), hasFlags: flags),
      reporter: FailureReporter(json: json))
    try page.publish(json ? report.json.line : report.text) {
      SamplePage(
        report: report, settings: variables.settings(rounding: nil),
        commandLine: { commandLine(at: $0, of: truth.variables) }
      ).html
    }
    try name(formulas, thatDifferFrom: truth, at: report.sample)
    try sampling.requireTruth(report.sample)
    try sampling.failAbove(report.names, report.sample.largestBits(report.climbed))
  }

  /// Where a known function is looked at by itself.
  func knownBounds(
    _ signature: ForeignSignature?, of variable: String
  ) throws -> (lower: ExactReal?, upper: ExactReal?) {
    guard let signature, expression.isEmpty,
      let range = signature.known?.range(of: variable, in: signature.number.format)
    else { return (nil, nil) }
    let ends = try ends(
      of: VariableRange(name: variable, lower: range.lower, upper: range.upper),
      try makeCalculator(variables: []))
    return (ends.lower, ends.upper)
  }

  /// The ranges of variables: those of `--over`, or else between bounds, or all finite numbers.
  func ranges(
    of variables: [String], _ formats: [FloatFormat],
    bounds: (Int) throws -> (lower: ExactReal?, upper: ExactReal?)
  ) throws -> [SampleRange] {
    let constants = try makeCalculator(variables: [])
    return try variables.enumerated().map { index, name in
      let format = formats[index]
      if let over = sampling.range(of: name) {
        let ends = try ends(of: over, constants)
        if format.isOfWholeNumbers, !lib.isEmpty || !libm.isEmpty {
          try requireWhole(ends.lower, over.lower, name, format)
          try requireWhole(ends.upper, over.upper, name, format)
        }
        return try range(name, from: ends.lower, to: ends.upper, format, sampling.measure)
      }
      let (bounds, finite) = (try bounds(index), format.finiteEnds)
      return try range(
        name, from: bounds.lower ?? finite.lower, to: bounds.upper ?? finite.upper, format,
        sampling.measure, givenBy: "the precondition")
    }
  }

  /// Refuses an end of a range that is no number of a type of whole ones.
  private func requireWhole(
    _ end: ExactReal, _ text: String, _ name: String, _ format: FloatFormat
  ) throws {
    let nearest = try reporting { () throws(ComputationFailure) in try format.rounded(end) }
    if let fraction = try? end.rational(limits: limits), fraction == nearest.rational { return }
    let ends = try range(
      name, from: format.finiteEnds.lower, to: format.finiteEnds.upper, format, sampling.measure
    ).ends
    try fail(
      CalculatorError(
        .arguments,
        "'\(name)' is a whole number from \(ends.lower.text) to \(ends.upper.text), and \(text) is none",
        nil))
  }

  /// The report of points that are drawn from ranges.
  func report(
    _ truth: any PointProblem, _ computations: [any Computation], _ ranges: [SampleRange],
    source: String, core: FPCore?, table: PointTable.File?, reporter: FailureReporter
  ) async throws -> SampleReport {
    let formats = computations.map(\.format)
    let run = SampleRun(
      options: sampling, seed: seed ?? 0, limits: limits,
      settings: variables.settings(rounding: nil), core: core, names: computations.map(\.name),
      libraries: MergedParts.current == nil ? computations.map(\.fingerprint) : [],
      keeping: page.isWanted || computations.count > 1 ? Self.keptPoints : 0, table: table)
    let (sample, climbed) = try await run.measure(
      JudgedProblem(truth, computations), formats, ranges, source, reporter)
    return SampleReport(
      source: source, isCore: core != nil, core: core, formats: formats,
      computations: computations.map(\.name),
      variables: truth.variables,
      origin: .ranges(ranges, count: sampling.count, sampling.measure, seed: seed ?? 0),
      sample: sample, climbed: climbed)
  }

  /// What is judged, all of one format and of as many arguments as there are variables.
  ///
  /// The truth's own formula is among them if there are others, or if there is nothing else.
  func computations(
    _ functions: [ForeignFunction], _ own: FormulaComputation, _ formulas: [FormulaComputation],
    of variables: [String]
  ) throws -> [any Computation] {
    var computations: [any Computation] =
      formulas.isEmpty && !judgesOnlyItself ? [] : [own] + formulas
    for (index, function) in functions.enumerated() {
      let count = function.signature.arguments.count
      guard count == variables.count else {
        let names = variables.joined(separator: ", ")
        try fail(
          CalculatorError(
            .arguments,
            "\(function.name) takes \(count) \(count == 1 ? "number" : "numbers"), and the truth has \(variables.count): \(names)",
            nil))
      }
      if flags, function.signature.isOfArrays {
        try fail(
          CalculatorError(
            .arguments,
            "--flags is about functions that return one result; a call of \(function.name) has one flag for many",
            nil))
      }
      let computation = ForeignComputation(
        function, index: index, hasFlags: flags, limits: self.bounds.limits)
      // Parts are merged without a call of the library.
      if MergedParts.current == nil {
        try reporting { () throws(ComputationFailure) in try computation.prepare() }
      }
      computations.append(computation)
    }
    for command in run {
      computations.append(
        LineComputation(
          command: command, format: judgedFormat, argumentCount: variables.count,
          limits: self.bounds.limits))
    }
    if let other = computations.first(where: { $0.format != computations[0].format }),
      other.format.layout != computations[0].format.layout
    {
      try fail(
        CalculatorError(
          .arguments,
          "\(computations[0].name) has numbers of \(computations[0].format.name), \(other.name) of \(other.format.name); what is judged together has the same points",
          nil))
    }
    let foreign = computations.filter { $0 is ForeignComputation }
    if let other = foreign.first(where: { $0.argumentFormats != foreign[0].argumentFormats }) {
      try fail(
        CalculatorError(
          .arguments,
          "\(foreign[0].name) and \(other.name) have arguments of other types; what is judged together has the same points",
          nil))
    }
    return computations
  }

  /// A shell command that judges one point.
  private func commandLine(at point: [FormatValue], of names: [String]) -> String {
    var words = ["ulp", "judge"]
    for text in lib { words += ["--lib", text] }
    for name in libm { words += ["--libm", name] }
    for command in run { words += ["--run", command] }
    if let format { words += ["-f", format.format.name] }
    words += stored.words
    for assignment in variables.assignments { words += ["--let", assignment] }
    for (name, x) in zip(names, point) {
      words += ["--over", "\(name)=\(x.exactText):\(x.exactText)"]
    }
    words += ["--samples", "1"] + (flags ? ["--flags"] : [])
    words += core.words
    if !expression.isEmpty {
      words.append(CommandWords.joined(expression))
    }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}
