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
    if let value = combined(program, inputs) { return [value] }
    let outputs = try ExactProgram(program).values(at: inputs)
    let goal = Goal.digits(limits.digits, radix: 10)
    for output in outputs {
      guard case .step(let graph, let place) = output.storage else { continue }
      let (flat, root) = Tape.flattened(graph, place)
      var evaluation = ExactEvaluation(flat, root: root, limits: limits, goal: goal)
      do throws(ComputationFailure) {
        graph.remember(try evaluation.enclose(goal), of: place)
      } catch {
        if error.isOpenToSymbols, (try? output.rational(limits: limits)) != nil { continue }
        let step = evaluation.failedStep ?? root
        throw explained(error, program, Int(flat.origin(of: step)))
      }
    }
    return outputs
  }

  /// The value of a single operation on two fractions, if it is a short one. To go on from a fraction is cheaper than
  /// from the steps that led to it, which are taken anew for every further result.
  private func combined(_ program: Program, _ inputs: [ExactReal]) -> ExactReal? {
    guard program.instructions.count == 1, program.outputs == [program.instructions[0].destination],
      case .function(.binary(let function)) = program.instructions[0].operation
    else { return nil }
    func operand(_ register: UInt32) -> ExactReal? {
      program.inputs.firstIndex(of: register).map { inputs[$0] }
    }
    guard let a = operand(program.instructions[0].a), let b = operand(program.instructions[0].b),
      a.graph == nil, b.graph == nil
    else { return nil }
    let value = ExactReal.compute(function, a, b)
    return value.graph == nil ? value : nil
  }

  /// A quotient by zero is a division by zero; a composition that divides inside has a pole.
  private func explained(
    _ failure: ComputationFailure, _ program: Program, _ instruction: Int
  ) -> ProgramError<ComputationFailure> {
    guard case .exception(var exception) = failure else {
      return .failure(failure, instruction: instruction)
    }
    if exception == .divisionByZero,
      !program.instructions[instruction].operation.dividesItself
    {
      exception = .domain
    }
    return .exception(exception, instruction: instruction)
  }
}

extension Operation {
  /// Whether a division by zero is one of the operation, not of what it is composed of.
  fileprivate var dividesItself: Bool {
    switch self {
    case .scale: return true
    case .function(.binary(let function)):
      if case .none = function.page.zeroDivisor { return false }
      return true
    default: return false
    }
  }
}

// MARK: - Text

extension ExactBackend {
  private static let mostLiteralBits = 1 << 12

  /// The literal, exactly.
  public func number(_ literal: ExactLiteral) throws(ComputationFailure) -> ExactReal {
    // Arithmetic on short fractions is done at once and leaves nothing to enclose.
    var short = Limits()
    short.precision = Self.mostLiteralBits
    if let value = try? BigRational(exactly: literal, limits: short),
      // Backends of signed zeros ask for the side of a branch cut.
      !value.isZero || !literal.isNegative
    {
      return ExactReal(value)
    }
    var tape = Tape()
    let place = tape.append(try .exact(literal), EmptyCollection(), origin: 0)
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
