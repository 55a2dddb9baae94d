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
    let core = try choice.core(limits.sizes, json: json)
    let problem = try reporting { () throws(ComputationFailure) in
      try FPCoreProblem(core, [context], limits: limits)
    }
    return (core, problem, choice.title(of: core))
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
      let problem = try problem(
        compiled, source, calculator, variables: variables, formats: [judgedFormat])
      return FormulaComputation(text, problem, judgedFormat)
    }
  }

  /// A core, whose arguments are the variables in their order.
  private func core(_ source: [UInt8], of variables: [String]) throws -> FormulaComputation {
    let cores = try reporting(source) { () throws(TextError) in try FPCoreFile(utf8: source).cores }
    guard cores.count == 1, let core = cores.first else {
      try fail(CommandFailure("--versus takes one core, not \(cores.count)", source))
    }
    guard core.arguments.count == variables.count else {
      try fail(
        CommandFailure(
          "the core has \(core.arguments.count) arguments, and the truth has \(variables.count)",
          source))
    }
    let problem = try reporting(source) { () throws(ComputationFailure) in
      try FPCoreProblem(core, [context], limits: limits)
    }
    let name = core.name ?? core.identifier ?? String(decoding: source, as: UTF8.self)
    return FormulaComputation(name, problem, problem.formats[0])
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
