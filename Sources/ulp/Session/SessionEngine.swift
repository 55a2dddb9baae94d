import Arithmetic
import BigNumbers
import NumericCore

/// The values of a session's lines on one number system, computed when they are asked for.
protocol SessionEngine: Sendable {
  /// Computes a line anew and puts its value into words.
  mutating func answer(_ line: Int, in lines: [Definition]) throws(CalculatorError) -> Answer
  /// The value of a variable.
  mutating func answer(
    _ binding: Binding, in lines: [Definition]
  ) throws(CalculatorError) -> Answer
  /// Forgets lines that were taken back, this one and those behind it.
  mutating func forget(from line: Int)
  /// Takes over what was computed in another format.
  mutating func take(valuesOf other: any SessionEngine)
}

/// The values on a backend.
struct BackendEngine<Backend: NumericBackend>: SessionEngine {
  /// The engine, without variables, and the format of results.
  let evaluator: LineEvaluator<Backend>
  private var computed: [Int: Result<Computed, CalculatorError>] = [:]

  struct Computed: Sendable {
    /// Knows what the line read and set.
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
    // A number system that knows what it rounded knows what it did not.
    let isExact = computed.outcome.isExact.map { _ in !calculator.isRounded(binding.name) }
    let outcome = Evaluation(value: value, isExact: isExact, warnings: [])
    return try evaluator.render(outcome, lines[binding.line].source)
  }

  /// A calculator that knows the names of a line.
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

  /// Computes lines and what they need, each once. A line that fails here did not on the number system on which
  /// it was typed; what it sets is missing.
  private mutating func compute(_ wanted: [Int], in lines: [Definition]) throws(CalculatorError) {
    var needed: Set<Int> = []
    var pending = wanted
    while let line = pending.popLast() {
      guard computed[line] == nil, needed.insert(line).inserted else { continue }
      pending += lines[line].needed
    }
    // What a line needs stands before it.
    for line in needed.sorted() {
      if Task.isCancelled { throw CalculatorError(.limit, "interrupted", nil) }
      computed[line] = result(of: line, in: lines)
    }
  }

  private func result(
    of line: Int, in lines: [Definition]
  ) -> Result<Computed, CalculatorError> {
    let definition = lines[line]
    var calculator = populated(for: definition)
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

  /// Says of a name that has no value why it has none on this number system.
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
