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
  ) throws(CommandFailure) {
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

  private mutating func compile(_ source: [UInt8]) throws(CommandFailure) {
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
  private mutating func open(_ error: CalculatorError, _ source: [UInt8]) throws(CommandFailure) {
    guard error.kind == .unknownName, let name = error.span?.variable(in: source) else {
      throw CommandFailure(error: error, source: source)
    }
    if let variable {
      var error = error
      error.message += "; the variable is '\(variable)', and --let gives others a value"
      throw CommandFailure(error: error, source: source)
    }
    variable = name
    calculator.set(name, to: .number(1))
  }

  /// The function of an expression, in a format or with its true values.
  func function(_ item: Item, _ format: FloatFormat?) throws(CommandFailure) -> CurveFunction {
    let fixed = calculator.namedInputs(of: item.compiled)
    return try lifting({ $0.fault(in: item.source) }) { () throws(CalculatorError) in
      guard item.compiled.shape.isNumber else {
        throw CalculatorError(.arguments, "only an expression of one number can be plotted", nil)
      }
      return try lifting(\.explanation) { () throws(ComputationFailure) in
        let problem = try ExpressionProblem(
          item.compiled, variables: variable.map { [$0] } ?? [], fixed: fixed,
          formats: format.map { [$0] } ?? [], limits: limits)
        return try CurveFunction(problem, format: format, limits: limits)
      }
    }
  }

  /// The double that is nearest to the value of an expression without the variable.
  func number(_ text: String, for option: String) throws(CommandFailure) -> Double {
    let source = Array(text.utf8)
    let (calculator, limits) = (constants, limits)
    return try lifting({ $0.fault(in: source) }) { () throws(CalculatorError) in
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
