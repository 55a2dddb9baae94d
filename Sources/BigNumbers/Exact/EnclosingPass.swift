import NumericCore

/// One pass over the instructions of a program, each of which gets a ball from the balls of its operands.
struct EnclosingPass {
  private let bits: Int
  private let limits: Limits
  private var balls: [Ball?]
  /// Both parts of the function of complex numbers that was computed last, and the places of its operands in the lists of the
  /// program; empty once one of these operands has changed.
  private var parts = BallPair(Ball(.zero), Ball(.zero))
  private var function = ComplexFunction.product
  private var places = 0..<0

  /// The balls of the outputs; nil where an instruction needs more than the balls of its operands.
  static func outputs(
    _ program: Program, _ point: [ExactReal], _ bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> [Ball]? {
    // The clock is read as by evaluation of a graph: at first, and before each step of many bits.
    try Deadline.checkComputation()
    var pass = EnclosingPass(bits, limits, registers: program.registerCount)
    for (register, number) in zip(program.inputs, point) {
      guard case .rational(let value) = number.storage else { return nil }
      pass.balls[Int(register)] = Ball(value, bits: bits)
    }
    for step in program.instructions {
      if bits > 1024 { try Deadline.checkComputation() }
      guard let ball = try pass.ball(of: step, program) else { return nil }
      pass.set(step.destination, ball, program)
    }
    var outputs: [Ball] = []
    for register in program.outputs {
      guard let ball = pass.balls[Int(register)] else { return nil }
      outputs.append(ball)
    }
    return outputs
  }

  private init(_ bits: Int, _ limits: Limits, registers: Int) {
    (self.bits, self.limits) = (bits, limits)
    balls = [Ball?](filling: nil, count: registers)
  }

  private mutating func set(_ register: UInt32, _ ball: Ball, _ program: Program) {
    balls[Int(register)] = ball
    for place in places where program.lists[place] == register { places = 0..<0 }
  }

  private mutating func ball(
    of step: Program.Instruction, _ program: Program
  ) throws(ComputationFailure) -> Ball? {
    let outcome: StepOutcome
    switch step.operation {
    case .literal:
      let literal = program.literals[Int(step.a)]
      if literal.kind == .finite, let whole = literal.wholeNumber { return Ball(.integer(whole)) }
      guard literal.kind == .finite else { return nil }
      outcome = try .of(literal, bits: bits)
    case .constant(let constant): outcome = try .of(constant, bits: bits, limits)
    case .function(.unary(let function)):
      guard function.isEnclosedItself, let x = balls[Int(step.a)] else { return nil }
      outcome = try .of(function, x, bits: bits, limits)
    case .function(.binary(let function)):
      guard function.isEnclosedItself, let x = balls[Int(step.a)], let y = balls[Int(step.b)]
      else { return nil }
      outcome = try .of(function, x, y, bits: bits, limits)
    case .part(let part): return try ball(of: part, Int(step.a)..<Int(step.b), program)
    case .function(.list), .scale: return nil
    }
    if case .enclosed(let ball) = outcome { return ball }
    return nil
  }

  /// A part of a function of complex numbers, of which the other one is likely to be asked for next.
  private mutating func ball(
    of part: PartFunction, _ operands: Range<Int>, _ program: Program
  ) throws(ComputationFailure) -> Ball? {
    guard part.function.isComposed else {
      let x = program.lists[operands].compactMap { balls[Int($0)] }
      guard x.count == operands.count,
        case .enclosed(let ball) = try StepOutcome.of(part, x, bits: bits, limits)
      else { return nil }
      return ball
    }
    guard part.part != .realValue, bits <= ElementaryBalls.mostBits else { return nil }
    if !isLast(part.function, operands, program) {
      let start = operands.lowerBound
      guard let z = pair(start, program) else { return nil }
      var w: BallPair?
      if operands.count > 2 {
        guard let second = pair(start + 2, program) else { return nil }
        w = second
      }
      guard let value = try? ElementaryBalls(bits: bits).value(part.function, z, w) else {
        return nil
      }
      (parts, function, places) = (value, part.function, operands)
    }
    return parts.part(part.part)
  }

  private func isLast(
    _ function: ComplexFunction, _ operands: Range<Int>, _ program: Program
  ) -> Bool {
    function == self.function && operands.count == places.count
      && zip(operands, places).allSatisfy { program.lists[$0] == program.lists[$1] }
  }

  /// The operand whose parts stand at a place of the lists; nil if one of them has no enclosure, or an exponent with which steps
  /// might exceed the range of exponents.
  private func pair(_ place: Int, _ program: Program) -> BallPair? {
    guard let re = balls[Int(program.lists[place])], re.hasOrdinaryExponent,
      let im = balls[Int(program.lists[place + 1])], im.hasOrdinaryExponent
    else { return nil }
    return BallPair(re, im)
  }
}

extension Ball {
  fileprivate var hasOrdinaryExponent: Bool {
    middle.binaryExponent.map { BigFloatContext.ordinaryExponents ~= $0 } ?? true
  }
}

extension UnaryFunction {
  /// Whether the function of real numbers is not composed of others.
  var isEnclosedItself: Bool {
    switch page.identity {
    case .fraction, .reciprocal: false
    default: !page.behavior.contains(.ofFormats)
    }
  }
}

extension BinaryFunction {
  /// Whether the function of real numbers is not composed of others.
  var isEnclosedItself: Bool {
    guard case .itself = page.composition else { return false }
    return !page.behavior.contains(.ofFormats)
  }
}
