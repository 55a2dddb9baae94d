public import NumericCore

extension ExactBackend {
  /// The outputs of a program at given inputs.
  ///
  /// Every output is enclosed as narrowly as the default number of digits needs, which decides
  /// whether every instruction is defined.
  ///
  /// - Throws: the failure or the exception, with the instruction where it occurred.
  public func evaluate(
    _ program: Program, inputs: [ExactReal], special: SpecialPolicy
  ) throws(ProgramError<ComputationFailure>) -> [ExactReal] {
    precondition(
      inputs.count == program.inputs.count,
      "the program has \(program.inputs.count) inputs, not \(inputs.count)")
    if let values = fractions(program, inputs) { return values }
    return try Deadline.within(limits.sizes) {
      () throws(ProgramError<ComputationFailure>) in try enclosed(program, inputs)
    }
  }

  /// The outputs of a program, enclosed.
  private func enclosed(
    _ program: Program, _ inputs: [ExactReal]
  ) throws(ProgramError<ComputationFailure>) -> [ExactReal] {
    let goal = Goal.digits(limits.digits, radix: 10)
    let found = EnclosedProgram.outputs(of: program, at: inputs, goal, limits.sizes) ?? []
    let known = found.compactMap(\.number)
    if known.count == program.outputs.count { return known }
    let outputs = try ExactProgram(program).values(at: inputs)
    for (index, output) in outputs.enumerated() {
      guard case .step(let graph, let place) = output.storage else { continue }
      let first = found.isEmpty ? nil : found[index].ball
      if let first, goal.isMet(by: first) {
        graph.remember(first, of: place)
        continue
      }
      do throws(ComputationFailure) {
        if try graph.encloseFromInputs(place, goal, limits) != nil { continue }
      } catch {
        throw explained(error, program, Int(graph.tape.origin(of: place)))
      }
      let (flat, root) = Tape.flattened(graph, place)
      var evaluation = ExactEvaluation(flat, root: root, limits: limits, goal: goal)
      if let first { evaluation.skipFirstPass(that: first, goal) }
      do throws(ComputationFailure) {
        graph.remember(try evaluation.enclose(goal), of: place)
        if let ampler = graph.amplerGoal(than: goal, steps: flat.count),
          let ball = try? evaluation.enclose(ampler)
        {
          graph.remember(ball, of: place)
        }
      } catch {
        if error.isOpenToSymbols, (try? output.rational(limits: limits)) != nil { continue }
        // A number beyond all exponents may be part of a quotient or of a comparison; its digits are refused.
        if error.isBeyondRange, (try? evaluation.sign()) != nil { continue }
        let step = evaluation.failedStep ?? root
        throw explained(error, program, Int(flat.origin(of: step)))
      }
    }
    return outputs
  }

  /// The failure with its instruction.
  ///
  /// Only a quotient has divisions by zero; a function that is composed of quotients has a pole
  /// instead.
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
  /// Whether a division by zero belongs to the operation itself, and not to operations that it is
  /// composed of.
  fileprivate var dividesItself: Bool {
    switch self {
    case .scale: true
    case .part(let part): part.function == .quotient || part.function == .power
    case .function(.binary(let function)): function.zeroDivisor != .none
    default: false
    }
  }
}

// MARK: - Text

extension ExactBackend {
  /// The largest number of bits of a literal that becomes a fraction at once.
  ///
  /// Lines with literals of 100 to 10 000 digits took equally long, within the noise of a tenth, with
  /// bounds from 64 to 4096 bits, and up to a fifth longer with 16 384.
  private static let mostLiteralBits = 1 << 12

  /// The value of a literal, exactly.
  public func number(_ literal: ExactLiteral) throws(ComputationFailure) -> ExactReal {
    // Arithmetic on short fractions is done at once, so that nothing is left to enclose.
    var short = Limits()
    short.precision = Self.mostLiteralBits
    if let value = try? BigRational(exactly: literal, limits: short),
      // −0 stays a literal, because programs for backends with signed zeros depend on its side of a
      // branch cut.
      !value.isZero || !literal.isNegative
    {
      return ExactReal(value)
    }
    var tape = Tape()
    let place = tape.append(try .exact(literal), EmptyCollection(), origin: 0)
    return ExactReal(ExactGraph(tape, inputs: []), Int(place))
  }

  /// The digits of a number, rounded in the backend's direction; every digit is proven.
  ///
  /// - Throws: what ``ExactReal/digits(radix:_:rounding:limits:)`` throws.
  public func digits(
    of x: ExactReal, radix: Int, _ request: DigitRequest
  ) throws(ComputationFailure) -> NumberDigits {
    if tiesAwayFromZero, rounding == .nearestEven {
      return try x.digits(radix: radix, request, tiesAwayFromZero: true, limits: limits)
    }
    return try x.digits(radix: radix, request, rounding: rounding, limits: limits)
  }

  /// The exponent e with radix^(e−1) ≤ |x| < radix^e, or that of the printed digits where |x|
  /// cannot be told from a power of the radix; 1 for zero.
  ///
  /// - Throws: what ``ExactReal/digits(radix:_:rounding:limits:)`` throws.
  public func exponent(of x: ExactReal, radix: Int) throws(ComputationFailure) -> Int {
    if let ball = try? x.ball(.relative(bits: 16), limits) {
      if let exponent = ball.middle.digitExponentByLogarithm(radix) { return exponent }
      let (lower, upper) = ball.endpoints(bits: ball.middle.precision.bits + 32)
      let exponent = lower.digitExponent(radix)
      if exponent == upper.digitExponent(radix) { return exponent }
    }
    // Next to a power of the radix the side may be undecidable; take that of the digits to be
    // printed.
    let digits = try x.digits(
      radix: radix, .significant(limits.digits), rounding: rounding, limits: limits)
    return digits.digits.isEmpty ? 1 : digits.exponent
  }

  /// Throws `inapplicable`: a real number has no bits.
  public func bits(of x: ExactReal) throws(ComputationFailure) -> NumberDigits {
    throw .inapplicable("a real number has no bits; use -b bigfloat -p BITS, or -b double")
  }
}
