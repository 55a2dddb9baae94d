import BigNumbers
public import NumericCore

/// A program as a graph: each step has an index of its own, an operation, and sources of its
/// operands.
public struct StepGraph: Sendable {
  /// The source of an operand.
  public enum Source: Hashable, Sendable {
    case input(Int)
    case step(Int)
  }

  /// What a step computes.
  public struct Step: Sendable {
    /// The operation.
    public var operation: Operation
    /// The sources of the operands.
    public var operands: [Source]
    /// The value, if the step is a literal.
    var literal: ExactLiteral?
    /// The conversion, if the step is one.
    var rescaling: Rescaling?
  }

  /// The steps, one for each instruction, in order.
  public private(set) var steps: [Step] = []
  /// The sources of the results.
  public let outputs: [Source]

  /// Builds the graph of a program.
  public init(_ program: Program) {
    var registers = [Source](repeating: .input(0), count: program.registerCount)
    for (index, register) in program.inputs.enumerated() {
      registers[Int(register)] = .input(index)
    }
    for instruction in program.instructions {
      var step = Step(
        operation: instruction.operation,
        operands: program.operands(of: instruction).map { registers[Int($0)] })
      switch instruction.operation {
      case .literal: step.literal = program.literals[Int(instruction.a)]
      case .scale: step.rescaling = program.rescalings[Int(instruction.b)]
      default: break
      }
      registers[Int(instruction.destination)] = .step(steps.count)
      steps.append(step)
    }
    outputs = program.outputs.map { registers[Int($0)] }
  }

  /// Replaces the value of a literal.
  mutating func replaceLiteral(of step: Int, by literal: ExactLiteral) {
    steps[step].literal = literal
  }

  /// A result of the program, from the results of all steps.
  func output<Value>(_ results: [Value], _ inputs: [Value], _ index: Int = 0) -> Value {
    value(of: outputs[index], results, inputs)
  }

  /// All results of the program, from the results of all steps.
  func results<Value>(_ results: [Value], _ inputs: [Value]) -> [Value] {
    outputs.map { value(of: $0, results, inputs) }
  }

  /// The value of a source.
  func value<Value>(of source: Source, _ results: [Value], _ inputs: [Value]) -> Value {
    switch source {
    case .input(let index): inputs[index]
    case .step(let index): results[index]
    }
  }
}

extension NumericBackend {
  /// The results of all steps, computed in order.
  func trace(_ graph: StepGraph, inputs: [Number]) throws(Failure) -> [Number] {
    var results: [Number] = []
    for step in graph.steps {
      let operands = step.operands.map { graph.value(of: $0, results, inputs) }
      results.append(try result(of: step, operands))
    }
    return results
  }

  /// The result of one step.
  func result(of step: StepGraph.Step, _ x: [Number]) throws(Failure) -> Number {
    switch step.operation {
    case .literal:
      guard let literal = step.literal else { preconditionFailure("a literal has a number") }
      return try number(literal)
    case .scale:
      guard let rescaling = step.rescaling else { preconditionFailure("a scale has a factor") }
      return try rescaled(x[0], by: rescaling)
    case .constant(let constant): return try self.constant(constant)
    case .function(let function): return try compute(function, x)
    case .part(let part): return try compute(part, x)
    }
  }
}
