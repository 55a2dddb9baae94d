import Arithmetic
import BigNumbers
import NumericCore

/// The values of the lines of a session on one number system, computed on request.
protocol SessionEngine: Sendable {
  /// Evaluates a line and formats its value.
  mutating func answer(_ line: Int, in lines: [Definition]) throws(CalculatorError) -> Answer
  /// The value of a variable.
  mutating func answer(
    _ binding: Binding, in lines: [Definition]
  ) throws(CalculatorError) -> Answer
  /// Removes the values of a line that was undone and of all later lines.
  mutating func forget(from line: Int)
  /// Takes over the values that an engine with another output format has computed.
  mutating func take(valuesOf other: any SessionEngine)
}

/// The values on one backend.
struct BackendEngine<Backend: NumericBackend>: SessionEngine {
  /// The evaluator, without variables, and the format of results.
  let evaluator: LineEvaluator<Backend>
  private var computed: [Int: Result<Computed, CalculatorError>] = [:]

  struct Computed: Sendable {
    /// The calculator with the names that the line has read and set.
    var calculator: Calculator<Backend>
    var outcome: Evaluation<Backend.Number>
  }

  init(_ evaluator: LineEvaluator<Backend>) { self.evaluator = evaluator }

  mutating func answer(_ line: Int, in lines: [Definition]) throws(CalculatorError) -> Answer {
    try compute(lines[line].needed, in: lines)
    computed[line] = result(of: line, in: lines)
    let outcome = try value(of: line).outcome
    if let wider = try evaluator.wider(for: outcome.value) {
      var engine = BackendEngine(wider)
      return try engine.answer(line, in: lines)
    }
    return try evaluator.render(outcome, lines[line].source)
  }

  mutating func answer(
    _ binding: Binding, in lines: [Definition]
  ) throws(CalculatorError) -> Answer {
    try compute([binding.line], in: lines)
    let computed = try value(of: binding.line)
    let calculator = computed.calculator
    guard let value = calculator.variables[binding.name] else {
      throw CalculatorError(.variableNotSet, "'\(binding.name)' has no value", nil)
    }
    if let wider = try evaluator.wider(for: value) {
      var engine = BackendEngine(wider)
      return try engine.answer(binding, in: lines)
    }
    // If the number system records exactness, roundings of the variables are known as well.
    let isExact = computed.outcome.isExact.map { _ in !calculator.isRounded(binding.name) }
    var outcome = Evaluation(value: value, isExact: isExact, warnings: [])
    outcome.knownDigits = calculator.knownDigits(of: binding.name)
    outcome.uncertainties = calculator.uncertainties(of: binding.name)
    return try evaluator.render(outcome, lines[binding.line].source)
  }

  /// A calculator with the names of a line.
  mutating func calculator(
    for definition: Definition, in lines: [Definition]
  ) throws(CalculatorError) -> Calculator<Backend> {
    try compute(definition.needed, in: lines)
    return populated(for: definition)
  }

  mutating func forget(from line: Int) { computed = computed.filter { $0.key < line } }

  mutating func take(valuesOf other: any SessionEngine) {
    guard let other = other as? BackendEngine else { return }
    computed = other.computed
  }

  // MARK: - Computing

  private func value(of line: Int) throws(CalculatorError) -> Computed {
    switch computed[line] {
    case .success(let value): return value
    case .failure(let error): throw error
    case nil: throw CalculatorError(.variableNotSet, "this line was not computed", nil)
    }
  }

  /// Evaluates lines and the lines on which they depend, each once.
  ///
  /// A line may fail here although it succeeded on the number system on which it was typed; then
  /// its names have no value.
  private mutating func compute(_ wanted: [Int], in lines: [Definition]) throws(CalculatorError) {
    var needed: Set<Int> = []
    var pending = wanted
    while let line = pending.popLast() {
      guard computed[line] == nil, needed.insert(line).inserted else { continue }
      pending += lines[line].needed
    }
    // A line depends only on earlier lines.
    for line in needed.sorted() {
      if Task.isCancelled { throw CalculatorError(.limit, "interrupted", nil) }
      computed[line] = result(of: line, in: lines)
    }
  }

  private func result(
    of line: Int, in lines: [Definition]
  ) -> Result<Computed, CalculatorError> {
    ComputationGuard.beginStep()
    let definition = lines[line]
    var calculator = populated(for: definition)
    calculator.line = line
    do throws(CalculatorError) {
      let outcome = try calculator.execute(definition.source)
      return .success(Computed(calculator: calculator, outcome: outcome))
    } catch {
      return .failure(explained(error, definition))
    }
  }

  private func populated(for definition: Definition) -> Calculator<Backend> {
    var calculator = evaluator.calculator
    calculator.angle = definition.angle
    calculator.units = definition.units
    for (name, binding) in definition.variables {
      if case .success(let found)? = computed[binding.line] {
        calculator.set(name, from: binding.name, of: found.calculator)
      }
    }
    for (name, line) in definition.functions {
      if case .success(let found)? = computed[line],
        let function = found.calculator.functions[name]
      {
        calculator.define(function)
      }
    }
    return calculator
  }

  /// Adds to the error about a name the reason why it has no value on this number system.
  private func explained(_ error: CalculatorError, _ definition: Definition) -> CalculatorError {
    guard error.kind == .unknownName, let span = error.span else { return error }
    let name = String(decoding: definition.source[span.start..<span.end], as: UTF8.self)
    let line = definition.variables[name]?.line ?? definition.functions[name]
    guard let line, case .failure(let reason)? = computed[line] else { return error }
    return CalculatorError(
      reason.kind,
      "'\(name)' has no value on '\(evaluator.calculator.backend.name)': \(reason.message)",
      span, limit: reason.limit)
  }
}
