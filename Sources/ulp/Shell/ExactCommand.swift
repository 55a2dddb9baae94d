import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

/// A command that analyses expressions and computes their true values.
protocol ExactCommand: FailureReporting {
  var variables: VariableOptions { get }
  var bounds: LimitOptions { get }
  /// The limits in force.
  var limits: ExactLimits { get }
}

extension ExactCommand {
  var limits: ExactLimits { ExactLimits(bounds.limits) }

  /// The result of a closure that computes; reports a failure and ends the command, also where the
  /// computation has to be ended by force.
  func computing<Result, Failure: ExplainedFailure>(
    _ source: [UInt8], _ body: () throws(Failure) -> Result
  ) throws -> Result {
    try reporting(source) { () throws(Failure) in
      try ComputationGuard(limits: bounds.limits).run(source, json: json, body)
    }
  }

  /// A calculator with the values of `--let` and with some variables without values.
  ///
  /// It exists once for all commands, as ``number(_:_:orElse:)`` does: copies would be 18 kB of the installed command.
  @_semantics("optimize.sil.specialize.generic.never")
  func makeCalculator(variables open: [String]) throws -> Calculator<ExactBackend> {
    var calculator = try reporting { () throws(CommandFailure) in try variables.calculator(limits) }
    for name in open {
      if let complex = ExpressionProblem.complexVariable(of: name) {
        calculator.set(complex, to: .complex(1, 1))
      } else {
        calculator.set(name, to: .number(1))
      }
    }
    return calculator
  }

  /// The number that is the value of an expression; fails if the value is not a number, and prints
  /// warnings.
  @_semantics("optimize.sil.specialize.generic.never")
  func number(
    _ text: String, _ calculator: Calculator<ExactBackend>, orElse refusal: String
  ) throws -> ExactReal {
    let source = Array(text.utf8)
    let evaluation = try computing(source) { () throws(CalculatorError) in
      try calculator.evaluate(utf8: source)
    }
    for warning in evaluation.warnings { ErrorReport(warning, source: source).write() }
    guard case .number(let number) = evaluation.value else {
      try fail(CalculatorError(.arguments, refusal, nil), source)
    }
    return number
  }

  /// The program of an expression.
  func compile(
    _ source: [UInt8], _ calculator: Calculator<ExactBackend>
  ) throws -> CompiledExpression {
    let (compiled, warnings) = try reporting(source) { () throws(CalculatorError) in
      do throws(CalculatorError) { return try calculator.compile(utf8: source) } catch {
        var error = error
        if error.kind == .unknownName, error.suggestion == nil {
          error.message += "; --let gives a variable its value, --over a range"
        }
        throw error
      }
    }
    for warning in warnings { ErrorReport(warning, source: source).write() }
    return compiled
  }
}

// MARK: - Problems

extension ExactCommand {
  /// The problem of an expression in some formats, with these variables; all others have the values of `--let`.
  func problem(
    _ compiled: CompiledExpression, _ source: [UInt8], _ calculator: Calculator<ExactBackend>,
    variables: [String], formats: [FloatFormat], rounding: DecimalRounding = .nearestEven,
    storing own: [String: FloatFormat] = [:], adding order: SummationOrder? = nil,
    allowsComplex: Bool = false
  ) throws -> ExpressionProblem {
    return try computing(source) { () throws(ComputationFailure) in
      try ExpressionProblem(
        compiled, variables: variables, fixed: calculator.namedInputs(of: compiled),
        formats: formats, rounding: rounding,
        storing: own, adding: order, allowsComplex: allowsComplex, limits: limits)
    }
  }
}

// MARK: - Ranges

extension ExactCommand {
  /// The ends of a range, which are expressions.
  func ends(
    of range: VariableRange, _ calculator: Calculator<ExactBackend>
  ) throws -> (lower: ExactReal, upper: ExactReal) {
    (try end(range.lower, calculator), try end(range.upper, calculator))
  }

  private func end(_ text: String, _ calculator: Calculator<ExactBackend>) throws -> ExactReal {
    try number(text, calculator, orElse: "the end of a range is a number")
  }

  /// A range of numbers of a format.
  func range(
    _ name: String, from lower: ExactReal, to upper: ExactReal, _ format: FloatFormat,
    _ measure: SampleMeasure, givenBy option: String = "--over"
  ) throws -> SampleRange {
    let result = try reporting([]) { () throws(ComputationFailure) in
      try SampleRange(name, from: lower, to: upper, format, measure, limits: limits)
    }
    guard let result else {
      try fail(
        CalculatorError(
          .arguments, "\(option) leaves no number of \(format.name) for '\(name)' to draw", nil), []
      )
    }
    return result
  }
}

extension CalculatorError {
  /// The error for a text that could not be read as a number: a fault of the text, or a limit.
  init(reading failure: any Error, _ source: [UInt8]) {
    guard let fault = failure as? TextError else {
      self.init(failure, SourceSpan(0, source.count))
      return
    }
    let start = min(fault.offset, source.count)
    self.init(.syntax, fault.message, SourceSpan(start, min(start + 1, source.count)))
  }
}
