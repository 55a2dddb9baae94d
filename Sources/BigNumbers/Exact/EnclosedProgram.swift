import NumericCore
internal import Synchronization

/// The output of a short program at fractions, with the enclosure that one pass over the
/// instructions found.
///
/// Digits come from such an enclosure most of the time. The graph of the computation, which answers
/// every other question, costs more than the pass; the first of those questions makes it.
final class EnclosedProgram: Sendable {
  private let program: Program
  private let point: [ExactReal]
  let ball: Ball
  private let graph = Mutex<ExactReal?>(nil)

  private init(_ program: Program, _ point: [ExactReal], _ ball: Ball) {
    (self.program, self.point, self.ball) = (program, point, ball)
  }

  /// The number as a step of a graph, which knows the enclosure.
  var number: ExactReal {
    graph.withLock { graph in
      if let graph { return graph }
      let number = lowered()
      if case .step(let steps, let step) = number.storage { steps.remember(ball, of: step) }
      graph = number
      return number
    }
  }

  private func lowered() -> ExactReal {
    do throws(ProgramError<ComputationFailure>) {
      return try ExactProgram(program).values(at: point)[0]
    } catch {
      preconditionFailure("an enclosed program has only literals and functions of real numbers")
    }
  }
}

extension EnclosedProgram {
  /// The number of instructions up to which a program is computed without a graph: so few of them need no plan of memory, and
  /// their fractions no look at the clock.
  static let mostInstructions = 64
  /// The number of bits up to which the first pass is expected to meet the goal.
  private static let mostBits = 4096

  /// What one pass found.
  enum Outcome {
    case number(ExactReal)
    /// No answer, with an enclosure that is too wide; without one where anything is undefined, beyond a limit or needs more than
    /// a pass. The evaluation of the graph finds the value or says why there is none.
    case open(Ball?)
  }

  /// The output of a program of literals, constants and functions of one and two numbers, if one pass meets the goal.
  static func output(
    of program: Program, at point: [ExactReal], _ goal: Goal, _ limits: Limits
  ) -> Outcome {
    let count = program.instructions.count
    guard program.outputs.count == 1, count > 1, count <= mostInstructions, goal.bits <= mostBits,
      let ball = try? enclosure(program, point, PrecisionPlan.firstBits(for: goal), limits)
    else { return .open(nil) }
    if !goal.isMet(by: ball) { return .open(ball) }
    if !ball.isPoint { return .number(ExactReal(EnclosedProgram(program, point, ball))) }
    // Zero may have a sign, which the graph keeps.
    guard let exponent = ball.middle.binaryExponent, exponent.magnitude <= mostBits,
      let value = try? BigRational(exactly: ball.middle)
    else { return .open(nil) }
    return .number(ExactReal(value))
  }

  /// The enclosure of the only output; nil where an instruction needs more than the balls of its operands.
  private static func enclosure(
    _ program: Program, _ point: [ExactReal], _ bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> Ball? {
    // The clock is read as by evaluation of a graph: at first, and before each step of many bits.
    try Deadline.checkComputation()
    var balls = [Ball?](filling: nil, count: program.registerCount)
    for (register, number) in zip(program.inputs, point) {
      guard case .rational(let value) = number.storage else { return nil }
      balls[Int(register)] = Ball(value, bits: bits)
    }
    for step in program.instructions {
      if bits > 1024 { try Deadline.checkComputation() }
      let outcome: StepOutcome
      switch step.operation {
      case .literal:
        let literal = program.literals[Int(step.a)]
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
      case .function(.list), .part, .scale: return nil
      }
      guard case .enclosed(let ball) = outcome else { return nil }
      balls[Int(step.destination)] = ball
    }
    return balls[Int(program.outputs[0])]
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
