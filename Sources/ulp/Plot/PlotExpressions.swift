import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// Expressions of one variable, and expressions of the numbers that define the window.
struct PlotExpressions {
  /// One expression and its program.
  struct Item {
    var source: [UInt8]
    var compiled: CompiledExpression
    var text: String { String(decoding: source, as: UTF8.self) }
  }

  private var calculator: Calculator<ExactBackend>
  /// The same calculator without the variable.
  private let constants: Calculator<ExactBackend>
  private let limits: ExactLimits
  private(set) var items: [Item] = []
  /// Warnings about expressions, with their sources.
  private(set) var warnings: [(warning: Warning, source: [UInt8])] = []
  /// The variable; nil until an expression contains one.
  private(set) var variable: String?

  /// Reads expressions.
  ///
  /// The variable has the given name, otherwise it is the name without a value.
  init(
    _ sources: [String], variable: String?, _ options: VariableOptions, _ limits: ExactLimits
  ) throws(SourceFault) {
    self.limits = limits
    self.variable = variable
    var calculator = try options.calculator(limits)
    // An undefined name is the variable, even `t`, which would be a unit otherwise.
    calculator.readsUnits = false
    constants = calculator
    self.calculator = calculator
    if let variable { self.calculator.set(variable, to: .number(1)) }
    for source in sources { try compile(Array(source.utf8)) }
  }

  private mutating func compile(_ source: [UInt8]) throws(SourceFault) {
    while true {
      do throws(CalculatorError) {
        let (compiled, warnings) = try calculator.compile(utf8: source)
        items.append(Item(source: source, compiled: compiled))
        self.warnings += warnings.map { ($0, source) }
        return
      } catch {
        try open(error, source)
      }
    }
  }

  /// Uses the undefined name of an error as the variable, or rethrows the error.
  private mutating func open(_ error: CalculatorError, _ source: [UInt8]) throws(SourceFault) {
    guard error.kind == .unknownName, let name = error.span?.variable(in: source) else {
      throw SourceFault(error: error, source: source)
    }
    if let variable {
      var error = error
      error.message += "; the variable is '\(variable)', and --let gives others a value"
      throw SourceFault(error: error, source: source)
    }
    variable = name
    calculator.set(name, to: .number(1))
  }

  /// The function of an expression, in a format or with its true values.
  func function(_ item: Item, _ format: FloatFormat?) throws(SourceFault) -> CurveFunction {
    let used = item.compiled.inputs.map(\.name)
    let fixed = Dictionary(
      zip(used, calculator.inputs(of: item.compiled)), uniquingKeysWith: { first, _ in first })
    return try SourceFault.about(item.source) { () throws(CalculatorError) in
      let problem: ExpressionProblem
      do throws(ComparisonFailure) {
        problem = try ExpressionProblem(
          item.compiled, variables: variable.map { [$0] } ?? [], fixed: fixed,
          formats: format.map { [$0] } ?? [], limits: limits)
      } catch .notANumber {
        throw CalculatorError(.arguments, "only an expression of one number can be plotted", nil)
      } catch {
        throw error.explanation
      }
      return try explaining { () throws(ComputationFailure) in
        try CurveFunction(problem, format: format, limits: limits)
      }
    }
  }

  /// The double that is nearest to the value of an expression without the variable.
  func number(_ text: String, for option: String) throws(SourceFault) -> Double {
    let source = Array(text.utf8)
    let (calculator, limits) = (constants, limits)
    return try SourceFault.about(source) { () throws(CalculatorError) in
      let value = try calculator.evaluate(utf8: source).value
      guard case .number(let number) = value else {
        throw CalculatorError(.arguments, "\(option) is a number", nil)
      }
      do throws(ComputationFailure) {
        let rounded = try FloatFormat.double.rounded(number, limits: limits)
        guard case .binary(let x) = rounded, x.isFinite else {
          throw .inapplicable("\(option) is beyond the numbers that can be drawn, ±1.8e308")
        }
        return Double(x)
      } catch {
        throw error.explanation
      }
    }
  }
}
