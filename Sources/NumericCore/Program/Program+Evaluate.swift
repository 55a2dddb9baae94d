extension NumericBackend {
  /// Runs a program without inputs, with poles, NaN and overflow as errors.
  @inlinable
  public func evaluate(_ program: Program) throws(ProgramError<Failure>) -> [Number] {
    try evaluate(program, inputs: [], special: .error)
  }

  /// Computes the instructions in order, each once.
  ///
  /// The function is inlinable: for a client that knows the backend type, the loop then needs no
  /// witness tables, which makes it about thirty times as fast with `Double`.
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
    case .function(.binary(let function)):
      try compute(
        function, registers[Int(step.a)], registers[Int(step.b)], into: &result.pointee)
    case .function(.unary(let function)):
      try compute(function, registers[Int(step.a)], into: &result.pointee)
    case .literal:
      result.pointee = try number(program.literals[Int(step.a)])
    case .constant(let name):
      result.pointee = try constant(name)
    case .function(.list(let function)):
      try program.withOperands(of: step, in: registers) { (operands) throws(Failure) in
        try compute(function, operands, into: &result.pointee)
      }
    case .part(let part):
      try program.withOperands(of: step, in: registers) { (operands) throws(Failure) in
        try compute(part, operands, into: &result.pointee)
      }
    case .scale:
      result.pointee = try rescaled(registers[Int(step.a)], by: program.rescalings[Int(step.b)])
    }
  }

  /// Handles the rare case that a result is zero, infinite or NaN.
  @usableFromInline
  func exception(
    after step: Program.Instruction, of program: Program,
    on registers: UnsafeMutablePointer<Number>
  ) -> ArithmeticException? {
    switch step.operation {
    case .literal:
      let literal = program.literals[Int(step.a)]
      guard literal.kind == .finite, !literal.isZero else { return nil }
    case .constant: return nil
    case .function, .part, .scale: break
    }
    let found = exception(
      of: step.operation, operands: program.operands(of: step).map { registers[Int($0)] },
      result: registers[Int(step.destination)])
    let isRangeFault = found == .overflow || found == .underflow
    return isRangeFault && !signalsOverflow ? nil : found
  }
}
