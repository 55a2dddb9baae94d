/// A program prepared to run many times on one backend.
///
/// Every result has its own register, which keeps its storage from run to run; literals and
/// constants are converted once, in advance. A step can therefore be repeated separately, and
/// measured times contain only arithmetic.
///
///     let runner = try ProgramRunner(program, on: backend)
///     for point in points { try runner.run(point); use(runner.output(0)) }
public final class ProgramRunner<Backend: NumericBackend> {
  /// The backend that computes.
  public let backend: Backend
  /// The remaining steps: all but literals and constants, each with its own register.
  public let program: Program
  /// The index of each step in the original program.
  public let origins: [Int]
  @usableFromInline let registers: UnsafeMutablePointer<Backend.Number>
  /// Copies of the steps and the registers of inputs that loops read without reference counting.
  @usableFromInline let steps: UnsafeMutableBufferPointer<Program.Instruction>
  @usableFromInline let inputs: UnsafeMutableBufferPointer<UInt32>

  /// Prepares a program: converts its literals and constants.
  ///
  /// - Throws: a literal or a constant that the backend cannot hold.
  public init(_ program: Program, on backend: Backend) throws(Backend.Failure) {
    let separated = SeparatedProgram(program)
    self.backend = backend
    self.program = separated.program
    origins = separated.origins
    registers = .allocate(capacity: separated.program.registerCount)
    registers.initialize(repeating: backend.zero, count: separated.program.registerCount)
    steps = .allocate(capacity: separated.program.instructions.count)
    _ = steps.initialize(from: separated.program.instructions)
    inputs = .allocate(capacity: separated.program.inputs.count)
    _ = inputs.initialize(from: separated.program.inputs)
    for step in separated.preparation {
      try backend.run(step, of: separated.program, on: registers)
    }
  }

  deinit {
    steps.deallocate()
    inputs.deallocate()
    registers.deinitialize(count: program.registerCount)
    registers.deallocate()
  }

  /// Runs the program; poles, NaN and overflow are values.
  ///
  /// - Precondition: there are as many inputs as the program takes.
  @inlinable @inline(__always)
  public func run(_ numbers: [Backend.Number]) throws(Backend.Failure) {
    precondition(numbers.count == inputs.count, "there are \(inputs.count) inputs")
    for index in 0..<inputs.count { registers[Int(inputs[index])] = numbers[index] }
    for index in 0..<steps.count { try run(step: index) }
  }

  /// Computes one step again from the current operands.
  ///
  /// No step writes its own operands, so that it can be repeated.
  @inlinable @inline(__always)
  public func run(step index: Int) throws(Backend.Failure) {
    let step = steps[index]
    let result = registers + Int(step.destination)
    switch step.operation {
    case .function(.binary(let function)):
      try backend.compute(
        function, registers[Int(step.a)], registers[Int(step.b)], into: &result.pointee)
    case .function(.unary(let function)):
      try backend.compute(function, registers[Int(step.a)], into: &result.pointee)
    default: try backend.run(step, of: program, on: registers)
    }
  }

  /// A result of the last run.
  @inlinable
  public func output(_ index: Int) -> Backend.Number { registers[Int(program.outputs[index])] }
}

/// A program with a separate register for every value, split into preparation and steps.
private struct SeparatedProgram {
  private(set) var program: Program
  /// The steps that do not depend on the inputs.
  private(set) var preparation: [Program.Instruction] = []
  private(set) var origins: [Int] = []
  /// The new register of each old one, at the current instruction.
  private var current: [UInt32]

  init(_ original: Program) {
    program = original
    program.instructions = []
    program.lists = []
    current = [UInt32](repeating: 0, count: original.registerCount)
    for (index, register) in original.inputs.enumerated() {
      current[Int(register)] = UInt32(index)
      program.inputs[index] = UInt32(index)
    }
    program.registerCount = max(1, original.inputs.count)
    for (index, instruction) in original.instructions.enumerated() {
      let step = renamed(instruction, of: original)
      switch step.operation {
      case .literal, .constant: preparation.append(step)
      default:
        program.instructions.append(step)
        origins.append(index)
      }
    }
    program.outputs = original.outputs.map { current[Int($0)] }
  }

  private mutating func renamed(
    _ instruction: Program.Instruction, of original: Program
  ) -> Program.Instruction {
    var step = instruction
    switch instruction.operation {
    case .literal, .constant: break
    case .function(.unary), .scale: step.a = current[Int(instruction.a)]
    case .function(.binary):
      (step.a, step.b) = (current[Int(instruction.a)], current[Int(instruction.b)])
    case .function(.list), .part:
      let operands = original.lists[Int(instruction.a)..<Int(instruction.b)]
      step.a = UInt32(program.lists.count)
      program.lists += operands.map { current[Int($0)] }
      step.b = UInt32(program.lists.count)
    }
    step.destination = UInt32(program.registerCount)
    program.registerCount += 1
    current[Int(instruction.destination)] = step.destination
    return step
  }
}
