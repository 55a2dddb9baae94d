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
  /// Whether the variable is a complex number.
  private let isComplex: Bool
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
    _ sources: [String], variable: String?, isComplex: Bool = false, _ options: VariableOptions,
    _ limits: ExactLimits
  ) throws(CommandFailure) {
    (self.limits, self.variable, self.isComplex) = (limits, variable, isComplex)
    var calculator = try options.calculator(limits)
    // An undefined name is the variable, even `t`, which would be a unit otherwise.
    calculator.readsUnits = false
    constants = calculator
    self.calculator = calculator
    if let variable { self.calculator.set(variable, to: sample) }
    for source in sources { try compile(Array(source.utf8)) }
  }

  /// A value of the variable, whose kind is all that counts.
  private var sample: Value<ExactReal> { isComplex ? .complex(1, 1) : .number(1) }

  private mutating func compile(_ source: [UInt8]) throws(CommandFailure) {
    while true {
      do throws(CalculatorError) {
        let (compiled, warnings) = try calculator.compile(utf8: source)
        self.warnings += warnings.map { ($0, source) }
        guard compiled.shape.isComplex, !isComplex else {
          items.append(Item(source: source, compiled: compiled))
          return
        }
        // A complex number has two curves.
        for part in ["re(", "im("] {
          let source = Array(part.utf8) + source + Array(")".utf8)
          items.append(
            Item(source: source, compiled: try calculator.compile(utf8: source).expression))
        }
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
    calculator.set(name, to: sample)
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
      return try lifting(\.explanation) { () throws(ComputationFailure) in
        try Self.double(number, option, limits)
      }
    }
  }

  /// A corner of a rectangle of complex numbers, and whether it was written as a complex number.
  func corner(
    _ text: String, for option: String
  ) throws(CommandFailure) -> (re: Double, im: Double, isComplex: Bool) {
    let source = Array(text.utf8)
    let (calculator, limits) = (constants, limits)
    return try lifting({ $0.fault(in: source) }) { () throws(CalculatorError) in
      let value = try calculator.evaluate(utf8: source).value
      return try lifting(\.explanation) { () throws(ComputationFailure) in
        switch value {
        case .complex(let re, let im), .polar(let re, let im, _, _, _):
          return (
            try Self.double(re, option, limits), try Self.double(im, option, limits), true
          )
        case .number(let number): return (try Self.double(number, option, limits), 0, false)
        default: throw .inapplicable("\(option) is a number")
        }
      }
    }
  }

  private static func double(
    _ number: ExactReal, _ option: String, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Double {
    let rounded = try FloatFormat.double.rounded(number, limits: limits)
    guard case .binary(let x) = rounded, x.isFinite else {
      throw .inapplicable("\(option) is beyond the numbers that can be drawn, ±1.8e308")
    }
    return Double(x)
  }

  /// The function of an expression of a complex variable, on doubles.
  func planeFunction(_ item: Item) throws(CommandFailure) -> PlaneFunction {
    let fixed = calculator.namedInputs(of: item.compiled)
    let (variable, limits) = (variable, limits)
    return try lifting({ $0.fault(in: item.source) }) { () throws(CalculatorError) in
      guard item.compiled.shape.isNumber || item.compiled.shape.isComplex else {
        throw CalculatorError(.arguments, "only an expression of one number can be plotted", nil)
      }
      return try lifting(\.explanation) { () throws(ComputationFailure) in
        var inputs: [PlaneFunction.Input] = []
        for (name, element) in item.compiled.inputs {
          if name == variable {
            inputs.append(element == 0 ? .realPart : .imaginaryPart)
          } else if let number = fixed[name]?[element] {
            inputs.append(.fixed(try Self.double(number, "'\(name)'", limits)))
          }
        }
        return PlaneFunction(program: item.compiled.program, inputs: inputs, limits: limits.sizes)
      }
    }
  }
}
