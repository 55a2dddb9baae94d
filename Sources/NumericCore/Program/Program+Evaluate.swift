extension NumericBackend {
  /// Runs a program without inputs, with poles, NaN and overflow as errors.
  @inlinable
  public func evaluate(_ program: Program) throws(ProgramError<Failure>) -> [Number] {
    try evaluate(program, inputs: [], special: .error)
  }

  /// Computes one instruction after the other, each once.
  ///
  /// Inlinable, so that a client which knows the backend gets a loop without witness tables; that
  /// is worth a factor of about thirty with `Double`.
  @inlinable
  public func evaluate(
    _ program: Program, inputs: [Number], special: SpecialPolicy
  ) throws(ProgramError<Failure>) -> [Number] {
    precondition(
      inputs.count == program.inputs.count,
      "the program has \(program.inputs.count) inputs, not \(inputs.count)")
    let registers = UnsafeMutablePointer<Number>.allocate(capacity: program.registerCount)
    registers.initialize(repeating: zero, count: program.registerCount)
    defer {
      registers.deinitialize(count: program.registerCount)
      registers.deallocate()
    }
    for (register, input) in zip(program.inputs, inputs) { registers[Int(register)] = input }
    var index = 0
    while index < program.instructions.count {
      let step = program.instructions[index]
      do throws(Failure) {
        try run(step, of: program, on: registers)
      } catch {
        throw .failure(error, instruction: index)
      }
      if special == .error, !isRegular(registers[Int(step.destination)]),
        let exception = exception(after: step, of: program, on: registers)
      {
        throw .exception(exception, instruction: index)
      }
      index += 1
    }
    return program.outputs.map { registers[Int($0)] }
  }

  @inlinable
  func run(
    _ step: Program.Instruction, of program: Program, on registers: UnsafeMutablePointer<Number>
  ) throws(Failure) {
    let result = registers + Int(step.destination)
    switch step.operation {
    case .binary(let operation):
      try apply(
        operation, registers[Int(step.a)], registers[Int(step.b)], into: &result.pointee)
    case .unary(let operation):
      try apply(operation, registers[Int(step.a)], into: &result.pointee)
    case .literal:
      result.pointee = try number(program.literals[Int(step.a)])
    case .constant(let name):
      result.pointee = try constant(name)
    case .ternary(let operation):
      try apply(
        operation, registers[Int(step.a)], registers[Int(step.b)], registers[Int(step.c)],
        into: &result.pointee)
    case .quaternary(let operation):
      let operands = program.lists[Int(step.a)..<Int(step.b)].map { registers[Int($0)] }
      try apply(
        operation, operands[0], operands[1], operands[2], operands[3], into: &result.pointee)
    case .reduction(let reduction):
      let terms = program.lists[Int(step.a)..<Int(step.b)].map { registers[Int($0)] }
      try apply(reduction, terms, into: &result.pointee)
    case .financial(let function):
      let operands = program.lists[Int(step.a)..<Int(step.b)].map { registers[Int($0)] }
      result.pointee = try financial(function, operands)
    case .scale:
      result.pointee = try rescaled(registers[Int(step.a)], by: program.rescalings[Int(step.b)])
    }
  }

  /// The rare path: the result is zero, infinite or NaN.
  @usableFromInline
  func exception(
    after step: Program.Instruction, of program: Program,
    on registers: UnsafeMutablePointer<Number>
  ) -> ArithmeticException? {
    let result = registers[Int(step.destination)]
    let found: ArithmeticException?
    switch step.operation {
    case .literal:
      let literal = program.literals[Int(step.a)]
      guard literal.kind == .finite, !literal.isZero else { return nil }
      found = exception(of: step.operation, operands: [], result: result)
    case .constant:
      return nil
    case .unary, .scale:
      found = exception(of: step.operation, operands: [registers[Int(step.a)]], result: result)
    case .binary:
      let operands = [registers[Int(step.a)], registers[Int(step.b)]]
      found = exception(of: step.operation, operands: operands, result: result)
    case .ternary:
      let operands = [step.a, step.b, step.c].map { registers[Int($0)] }
      found = exception(of: step.operation, operands: operands, result: result)
    case .quaternary, .reduction, .financial:
      let operands = program.lists[Int(step.a)..<Int(step.b)].map { registers[Int($0)] }
      found = exception(of: step.operation, operands: operands, result: result)
    }
    let isRangeFault = found == .overflow || found == .underflow
    return isRangeFault && !signalsOverflow ? nil : found
  }
}
