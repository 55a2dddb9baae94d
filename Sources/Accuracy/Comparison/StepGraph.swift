import BigNumbers
public import NumericCore

/// A program with every result under a number of its own: what each step computes, and from what.
public struct StepGraph: Sendable {
  /// Where an operand comes from.
  public enum Source: Hashable, Sendable {
    case input(Int)
    case step(Int)
  }

  /// What a step computes.
  public struct Step: Sendable {
    /// What it does.
    public var operation: Operation
    /// With what.
    public var operands: [Source]
    /// The number of a literal.
    var literal: ExactLiteral?
    /// What a scale does.
    var rescaling: Rescaling?
  }

  /// The steps, one for each instruction.
  public private(set) var steps: [Step] = []
  /// Where the results come from.
  public let outputs: [Source]

  /// Gives every result of a program a number of its own.
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

  /// Puts another number into the place of a literal.
  mutating func replaceLiteral(of step: Int, by literal: ExactLiteral) {
    steps[step].literal = literal
  }

  /// The result, given those of all steps.
  func output<Value>(_ results: [Value], _ inputs: [Value]) -> Value {
    value(of: outputs[0], results, inputs)
  }

  /// The number that comes from a source.
  func value<Value>(of source: Source, _ results: [Value], _ inputs: [Value]) -> Value {
    switch source {
    case .input(let index): inputs[index]
    case .step(let index): results[index]
    }
  }
}

extension NumericBackend {
  /// The results of all steps, one after the other.
  func trace(_ graph: StepGraph, inputs: [Number]) throws(Failure) -> [Number] {
    var results: [Number] = []
    for step in graph.steps {
      let operands = step.operands.map { graph.value(of: $0, results, inputs) }
      results.append(try result(of: step, operands))
    }
    return results
  }

  /// One step.
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
    }
  }
}
