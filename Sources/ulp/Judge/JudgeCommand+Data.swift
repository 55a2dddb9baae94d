import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension JudgeCommand {
  /// Judges at the rows of a file: its columns of results, functions and programs.
  func judge(_ functions: [ForeignFunction], atRowsOf path: String) async throws {
    let path = CommandWords.joined([path])
    let (data, source) = try reporting { () throws(CommandFailure) in
      let data = try DataFile(path)
      return (data, try data.source(file.columns, limits: bounds.limits))
    }
    defer { data.close() }
    if data.size == nil, options.resume != nil {
      try fail(CommandFailure("--resume reads a file again, and \(data.name) is none"))
    }
    if let choice = core.choice {
      let (core, problem, name) = try truth(of: choice)
      let places = try problem.variables.map { try place(of: $0, source, data.name) }
      return try await judge(
        functions, formula(name, problem), problem, name, places, data, source, core: core)
    }
    let truth = try truth(functions)
    let known = expression.isEmpty ? functions.first?.signature.known?.variables : nil
    let (compiled, calculator, places) = try compile(truth, source, data.name, known: known)
    let own = try formula(truth, compiled, calculator, of: places.map(\.name))
    try await judge(functions, own, own.problem, truth, places, data, source, core: nil)
  }

  /// A variable and its column.
  typealias Place = (name: String, column: Int)

  /// The column of a variable: that of `--input`, or the one with its name.
  private func place(
    of variable: String, _ source: any DataSource, _ name: String
  ) throws -> Place {
    (
      variable,
      try column(file.column(of: variable) ?? variable, source, name, "variable '\(variable)'")
    )
  }

  private func column(
    _ word: String, _ source: any DataSource, _ name: String, _ use: String
  ) throws -> Int {
    if let column = source.column(word) { return column }
    if let fault = source.fault(of: word) { try fail(CommandFailure(fault)) }
    let names = source.columns.map(\.name)
    try fail(
      CalculatorError(
        .unknownName,
        "\(name) has no column '\(word)' for the \(use); there are \(names.prefix(Self.mostNames).map { "'\($0.printable)'" }.series)\(names.count > Self.mostNames ? " and others" : "")",
        nil, suggestion: Suggestion.nearest(to: word, among: names)))
  }

  /// The most columns that a message names.
  private static let mostNames = 12

  /// The program of the truth, and its variables: those of `--input`, and columns whose names it has.
  ///
  /// The arguments of functions are in the order of `--input`, then in that of the columns.
  private func compile(
    _ truth: String, _ source: any DataSource, _ name: String, known: [String]?
  ) throws -> (CompiledExpression, Calculator<ExactBackend>, [Place]) {
    let given = file.input.flatMap(\.pairs).map(\.name)
    if let twice = given.first(where: variables.names.contains) {
      try fail(CommandFailure("'\(twice)' has a value from --let and a column from --input"))
    }
    let open = source.columns.map(\.name).filter {
      !given.contains($0) && !variables.names.contains($0)
    }
    let calculator = try makeCalculator(variables: given + open)
    let compiled = try compile(Array(truth.utf8), calculator)
    let used = Set(compiled.inputs.map(\.name))
    if let unused = given.first(where: { !used.contains($0) }) {
      try fail(
        CommandFailure(
          "the truth has no variable '\(unused)', which --input gives", Array(truth.utf8)))
    }
    let names = known ?? (given + open.filter(used.contains))
    if names.isEmpty {
      try fail(
        CommandFailure(
          "the truth has no variable that is a column; --input x=COLUMN names one",
          Array(truth.utf8)))
    }
    let plain = try makeCalculator(variables: [])
    for name in names where !given.contains(name) && !variables.isQuiet {
      guard known == nil, (try? plain.compile(utf8: Array(name.utf8))) != nil else { continue }
      StandardError.write(
        "note: '\(name)' is the column of that name, and nothing else that it may mean\n")
    }
    return (compiled, calculator, try names.map { try place(of: $0, source, name) })
  }

  private func judge(
    _ functions: [ForeignFunction], _ own: FormulaComputation, _ truth: any PointProblem,
    _ text: String, _ places: [Place],
    _ data: DataFile, _ source: any DataSource, core: FPCore?
  ) async throws {
    var source = source
    let formulas = try formulas(of: truth.variables)
    let computed = try computations(functions, own, formulas, of: truth.variables)
    let results = try file.computed.map { try column($0, source, data.name, "results") }
    let given = format?.format
    try reporting { () throws(CommandFailure) in
      try source.restrict(to: places.map(\.column) + results)
    }
    if let stored = (results + places.map(\.column)).lazy.map({ source.columns[$0] }).first(
      where: { $0.format != nil }), let given, given != stored.format
    {
      try fail(
        CommandFailure(
          "the numbers of '\(stored.name)' are \(stored.format?.name ?? ""); --format is about text, not \(given.name)"
        ))
    }
    let wanted: [(column: Int, format: FloatFormat)] =
      places.map {
        (
          $0.column,
          source.columns[$0.column].format ?? file.inputFormat?.format ?? given ?? .double
        )
      }
      + results.map { ($0, source.columns[$0].format ?? given ?? .double) }
    let formats = wanted.dropFirst(places.count).map(\.format) + computed.map(\.format)
    let names = results.map { source.columns[$0].name } + computed.map(\.name)
    let table = try sampling.table(places.map(\.name), names, unit: source.unit)
    let errors = try file.errors.map { try GrowingFile($0, option: "--errors") }
    let judgement = DataJudgement(
      problem: JudgedProblem(truth, computed), wanted: wanted, variableCount: places.count,
      formats: formats, limits: limits,
      keeping: page.isWanted || names.count > 1 ? Self.keptPoints : 0,
      table: table?.table, listsErrors: errors != nil)
    var tally = judgement.emptyTally
    let run = DataRun(
      judgement: judgement, fileName: data.name, threads: sampling.threads,
      skipsBroken: file.skipBroken)
    let kept = options.resume.map { path in
      DataProgress(
        path: CommandWords.joined([path]),
        job: job(names, formats, text, places, data, source, computed), limits: bounds.limits)
    }
    try kept?.restore(&tally, &source, table?.file, wanted.prefix(places.count).map(\.format))
    try await run.run(&source, adding: &tally) { part in
      table?.file.write(part.table)
      try table?.file.finish()
      errors?.write(part.errors)
      try errors?.finish()
    } keep: { tally, place in
      try kept?.save(tally, place, table?.file)
    }
    try table?.file.finish()
    try errors?.finish()
    try kept?.save(tally, source.place, table?.file, always: true)
    let report = SampleReport(
      source: text, isCore: core != nil, core: core, formats: formats, computations: names,
      variables: truth.variables,
      origin: .rows(
        SampleReport.RowOrigin(
          file: data.name, unit: source.unit, count: tally.rows, broken: tally.broken,
          notes: notes(tally, places, results, source, wanted.map(\.format)),
          ranges: page.isWanted ? ranges(of: tally.sample, places, wanted.map(\.format)) : [])),
      sample: tally.sample, climbed: nil)
    try page.publish(json ? report.json.line : report.text) {
      SamplePage(
        report: report, settings: variables.settings(rounding: nil),
        commandLine: { comparison(at: $0, of: truth.variables, formats[0], text) }
      ).html
    }
    try name(formulas, thatDifferFrom: truth, at: tally.sample)
    try sampling.requireTruth(tally.sample)
    try sampling.failAbove(names, tally.sample.largestBits(nil))
  }
}
