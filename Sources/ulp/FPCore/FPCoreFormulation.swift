import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Scientific

/// Writes an expression of the calculator as a core: names without a value become arguments, and
/// names with a value become variables of `let*`.
struct FPCoreFormulation {
  private var calculator: Calculator<ExactBackend>
  private(set) var arguments: [String] = []
  private var bindings: [(name: String, text: String)] = []
  /// The names in the core of the elements of list variables.
  private var elements: [String: [String]] = [:]

  init(_ options: VariableOptions) throws(CommandFailure) {
    calculator = Calculator(ExactBackend(), angle: options.angle)
    // Undefined names are arguments, including `m` and `t`, which would be units otherwise.
    calculator.readsUnits = false
    for assignment in options.assignments { try bind(Array(assignment.utf8)) }
  }

  /// The body of a core for an expression, with the variables that have values.
  mutating func body(_ source: [UInt8]) throws(CommandFailure) -> String {
    let text = try expression(source).text
    if bindings.isEmpty { return text }
    let list = bindings.map { "[\($0.name) \($0.text)]" }.joined(separator: " ")
    return "(let* (\(list)) \(text))"
  }

  /// An expression without these variables: preconditions can use arguments only.
  mutating func condition(_ source: [UInt8]) throws(CommandFailure) -> String {
    let compiled = try compile(source)
    guard case .truth = compiled.shape else {
      throw CommandFailure(
        error: CalculatorError(.arguments, "--pre is a comparison", nil), source: source)
    }
    for (name, _) in compiled.inputs where !arguments.contains(symbol(name)) {
      throw CommandFailure(
        error: CalculatorError(
          .arguments, "--pre depends on '\(name)', which is not an argument of the core", nil),
        source: source)
    }
    return try written(compiled, source)
  }

  private mutating func expression(
    _ source: [UInt8]
  ) throws(CommandFailure) -> (text: String, shape: Shape) {
    let compiled = try compile(source)
    return (try written(compiled, source), compiled.shape)
  }

  private func written(
    _ compiled: CompiledExpression, _ source: [UInt8]
  ) throws(CommandFailure) -> String {
    let names = compiled.inputs.map { name, element in elements[name]?[element] ?? symbol(name) }
    return try lifting({ $0.fault(in: source) }) { () throws(TextError) in
      try FPCoreExpression(compiled, inputs: names).text
    }
  }

  /// Processes `name=expression`, or the definition of a function, which is expanded where it is
  /// called.
  private mutating func bind(_ source: [UInt8]) throws(CommandFailure) {
    let equals = source.firstIndex(of: UInt8(ascii: "=")) ?? source.count
    let name = String(decoding: source[..<equals], as: UTF8.self).filter { $0 != " " }
    if name.contains("(") {
      _ = try lifting({ $0.fault(in: source) }) { () throws(CalculatorError) in
        try calculator.execute(source)
      }
      return
    }
    let value = Array(source.dropFirst(equals + 1))
    let (text, shape) = try expression(value)
    switch shape {
    case .number:
      bindings.append((symbol(name), text))
      elements[name] = [symbol(name)]
      calculator.set(name, to: .number(0))
    case .complex, .polar, .list, .complexes, .polynomial, .factored, .matrix, .complexMatrix,
      .matrices, .quantity,
      .duration, .quantities, .mixed, .factors, .divisors, .truth, .condition, .date, .dates, .text:
      throw CommandFailure(
        error: CalculatorError(.arguments, "'\(name)' has to be a number", nil), source: source)
    }
  }

  /// Compiles an expression; undefined names become arguments, unless they are called.
  private mutating func compile(_ source: [UInt8]) throws(CommandFailure) -> CompiledExpression {
    while true {
      do throws(CalculatorError) {
        return try calculator.compile(utf8: source).expression
      } catch {
        guard error.kind == .unknownName, let span = error.span,
          let name = span.variable(in: source), calculator.variables[name] == nil
        else { throw CommandFailure(error: error, source: source) }
        calculator.set(name, to: .number(0))
        elements[name] = [symbol(name)]
        arguments.append(symbol(name))
      }
    }
  }

  /// A name that differs from the constants of FPCore.
  private func symbol(_ name: String) -> String {
    FPCoreFile.reservedNames.contains(name) ? name + "_" : name
  }
}
