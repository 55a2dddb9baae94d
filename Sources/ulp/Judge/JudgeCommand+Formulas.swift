import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension JudgeCommand {
  /// The format of programs, texts and formulas.
  var judgedFormat: FloatFormat { format?.format ?? .double }

  /// The context of cores: their own, unless a format is given.
  var context: FPCoreContext { FPCoreContext(precision: format.map { .format($0.format) }) }

  /// The most points that are kept, for plots and to find where which computation is better.
  static let keptPoints = 1 << 16

  /// A core as the truth, and its name.
  func truth(
    of choice: FPCoreChoice
  ) throws -> (core: FPCore, problem: FPCoreProblem, name: String) {
    let core = try choice.storing(stored.formats).core(limits.sizes, json: json)
    return (core, try problem(of: core), choice.title(of: core))
  }

  private func problem(of core: FPCore) throws -> FPCoreProblem {
    try reporting { () throws(CalculatorError) in
      try FPCoreInputs(core, limits).problem([context], variables)
    }
  }

  /// A core as the program that computes it.
  func formula(_ name: String, _ problem: FPCoreProblem) -> FormulaComputation {
    FormulaComputation(title(name), problem, problem.formats[0])
  }

  /// The formulas of `--versus`, whose variables are those of the truth.
  func formulas(of variables: [String]) throws -> [FormulaComputation] {
    try versus.map { text in
      let source = Array(text.utf8)
      if text.drop(while: \.isWhitespace).hasPrefix("(FPCore") {
        return try core(source, of: variables)
      }
      let calculator = try makeCalculator(variables: variables)
      let compiled = try compile(source, calculator)
      return try formula(text, compiled, calculator, of: variables)
    }
  }

  /// An expression as the program that computes it in the format, with formats of some variables.
  func formula(
    _ text: String, _ compiled: CompiledExpression, _ calculator: Calculator<ExactBackend>,
    of variables: [String]
  ) throws -> FormulaComputation {
    let source = Array(text.utf8)
    if let fault = stored.fault(among: compiled.inputs.map(\.name)) { try fail(fault, source) }
    let problem = try problem(
      compiled, source, calculator, variables: variables, formats: [judgedFormat],
      storing: stored.formats)
    return FormulaComputation(title(text), problem, judgedFormat)
  }

  /// The name of a formula, which tells it from the same one without formats of variables.
  private func title(_ formula: String) -> String {
    stored.formatOf.reduce(formula) { "\($0), \($1.name) in \($1.format.name)" }
  }

  /// A core, whose arguments are the variables in their order.
  private func core(_ source: [UInt8], of variables: [String]) throws -> FormulaComputation {
    let cores = try reporting(source) { () throws(TextError) in
      try FPCoreFile(utf8: source, storing: stored.formats).cores
    }
    guard cores.count == 1, let core = cores.first else {
      try fail(CommandFailure("--versus takes one core, not \(cores.count)", source))
    }
    let problem = try problem(of: core)
    guard problem.variables.count == variables.count else {
      try fail(
        CommandFailure(
          "the core has \(problem.variables.count) arguments, and the truth has \(variables.count)",
          source))
    }
    let name = core.name ?? core.identifier ?? String(decoding: source, as: UTF8.self)
    return formula(name, problem)
  }

  /// Says which formulas have another value than the truth in real arithmetic, at the points of the largest errors.
  func name(
    _ formulas: [FormulaComputation], thatDifferFrom truth: any PointProblem, at sample: Sample
  ) throws {
    // The truth's own formula comes first, then the others.
    let points = sample.worst.flatMap { $0.prefix(1) }.map(\.point)
    for formula in formulas {
      for point in points {
        guard let found = formula.difference(from: truth, at: point, limits: limits) else {
          continue
        }
        let place = zip(truth.variables, point).map { "\($0) = \($1.text)" }.joined(separator: ", ")
        let values = [found.formula, found.truth].map { value in
          (try? value.digits(.significant(17), limits: limits))?.text(as: .significant(17)) ?? "?"
        }
        StandardError.write(
          "warning: '\(formula.name)' is another function than the truth: \(values[0]), not \(values[1]), at \(place)\n"
        )
        break
      }
    }
  }
}
