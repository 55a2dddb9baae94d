public import NumericCore

extension ExactBackend {
  /// Encloses every output as narrowly as the default count of digits needs, which decides on the way
  /// whether every instruction is defined.
  public func evaluate(
    _ program: Program, inputs: [ExactReal], special: SpecialPolicy
  ) throws(ProgramError<ComputationFailure>) -> [ExactReal] {
    precondition(
      inputs.count == program.inputs.count,
      "the program has \(program.inputs.count) inputs, not \(inputs.count)")
    let (tape, places) = try lowered(program, inputs: inputs)
    let graph = ExactGraph(tape, inputs: inputs)
    let goal = Goal.digits(limits.digits, radix: 10)
    var outputs: [ExactReal] = []
    for place in places {
      let output = ExactReal(graph, place)
      outputs.append(output)
      if case .rational = output.storage { continue }
      let (flat, root) = Tape.flattened(graph, place)
      var evaluation = Evaluation(flat, root: root, limits: limits, goal: goal)
      do throws(ComputationFailure) {
        graph.remember(try evaluation.enclose(goal), of: place)
      } catch {
        if error.isOpenToSymbols, (try? output.rational(limits: limits)) != nil { continue }
        let step = evaluation.failedStep ?? root
        throw explained(error, program, Int(flat.origins[step]))
      }
    }
    return outputs
  }

  /// A quotient by zero is a division by zero; a composition that divides inside has a pole.
  private func explained(
    _ failure: ComputationFailure, _ program: Program, _ instruction: Int
  ) -> ProgramError<ComputationFailure> {
    guard case .exception(var exception) = failure else {
      return .failure(failure, instruction: instruction)
    }
    if exception == .divisionByZero {
      switch program.instructions[instruction].operation {
      case .binary(.divide), .binary(.modulo), .binary(.truncatingRemainder), .binary(.remainder),
        .binary(.relativeDifference), .binary(.pow):
        break
      default: exception = .domain
      }
    }
    return .exception(exception, instruction: instruction)
  }

  /// The program in single-assignment form, and the steps of its outputs.
  private func lowered(
    _ program: Program, inputs: [ExactReal]
  ) throws(ProgramError<ComputationFailure>) -> (Tape, [Int]) {
    var tape = Tape(capacity: program.instructions.count + inputs.count)
    var registers = [Int32](repeating: -1, count: program.registerCount)
    for (index, register) in program.inputs.enumerated() {
      registers[Int(register)] =
        switch inputs[index].storage {
        case .rational(let value): tape.append(.value(value), EmptyCollection(), origin: 0)
        case .step: tape.append(.input(index), EmptyCollection(), origin: 0)
        }
    }
    for (index, instruction) in program.instructions.enumerated() {
      do throws(ComputationFailure) {
        registers[Int(instruction.destination)] = try lower(
          instruction, of: program, registers, to: &tape, origin: Int32(index))
      } catch {
        throw .failure(error, instruction: index)
      }
    }
    return (tape, program.outputs.map { Int(registers[Int($0)]) })
  }

  private func lower(
    _ step: Program.Instruction, of program: Program, _ registers: [Int32], to tape: inout Tape,
    origin: Int32
  ) throws(ComputationFailure) -> Int32 {
    try Self.check(step.operation)
    let a = { registers[Int(step.a)] }
    let b = { registers[Int(step.b)] }
    let list = { program.lists[Int(step.a)..<Int(step.b)].map { registers[Int($0)] } }
    switch step.operation {
    case .literal:
      return tape.append(
        try Self.step(program.literals[Int(step.a)]), EmptyCollection(), origin: origin)
    case .constant(let constant):
      return tape.append(.constant(constant), EmptyCollection(), origin: origin)
    case .unary(let operation): return tape.append(operation, a(), origin: origin)
    case .binary(let operation): return tape.append(operation, a(), b(), origin: origin)
    case .ternary(let operation):
      return tape.append(operation, [a(), b(), registers[Int(step.c)]], origin: origin)
    case .quaternary(let operation): return tape.append(operation, list(), origin: origin)
    case .reduction(let reduction): return tape.append(reduction, list(), origin: origin)
    case .scale:
      return try scale(a(), by: program.ratios[Int(step.b)], to: &tape, origin: origin)
    }
  }

  private func scale(
    _ x: Int32, by ratio: ExactRatio, to tape: inout Tape, origin: Int32
  ) throws(ComputationFailure) -> Int32 {
    func append(_ step: Tape.Step, _ operands: Int32...) -> Int32 {
      tape.append(step, operands, origin: origin)
    }
    var result = append(.binary(.multiply), x, append(try Self.step(ratio.numerator)))
    result = append(.binary(.divide), result, append(try Self.step(ratio.denominator)))
    if ratio.piPower == 0 { return result }
    let power = append(
      .binary(.pow), append(.constant(.pi)), tape.integer(ratio.piPower, origin))
    return append(.binary(.multiply), result, power)
  }

  static func step(_ literal: ExactLiteral) throws(ComputationFailure) -> Tape.Step {
    guard literal.kind == .finite else {
      throw .inapplicable(
        "exact numbers are finite; -b double and -b bigfloat have infinities and NaN")
    }
    return .literal(literal)
  }
}

// MARK: - Text

extension ExactBackend {
  /// The literal, exactly.
  public func number(_ literal: ExactLiteral) throws(ComputationFailure) -> ExactReal {
    var tape = Tape()
    let place = tape.append(try Self.step(literal), EmptyCollection(), origin: 0)
    return ExactReal(ExactGraph(tape, inputs: []), Int(place))
  }

  public func digits(
    of x: ExactReal, radix: Int, _ request: DigitRequest
  ) throws(ComputationFailure) -> NumberDigits {
    try x.digits(radix: radix, request, rounding: rounding, limits: limits)
  }

  public func exponent(of x: ExactReal, radix: Int) throws(ComputationFailure) -> Int {
    if let ball = try? x.ball(.relative(bits: 16), limits) {
      let (lower, upper) = ball.endpoints(bits: ball.middle.precision.bits + 32)
      let exponent = lower.digitExponent(radix)
      if exponent == upper.digitExponent(radix) { return exponent }
    }
    // Next to a power of the radix, on which side may be undecidable: that of the digits to be printed.
    let digits = try x.digits(
      radix: radix, .significant(limits.digits), rounding: rounding, limits: limits)
    return digits.digits.isEmpty ? 1 : digits.exponent
  }

  public func bits(of x: ExactReal) throws(ComputationFailure) -> NumberDigits {
    throw .inapplicable("a real number has no bits; use -b bigfloat -p BITS, or -b double")
  }
}
