import NumericCore
internal import Synchronization

/// An output of a short program at fractions, with the enclosure that one pass over the
/// instructions found.
///
/// Digits come from such an enclosure most of the time. The graph of the computation, which answers
/// every other question, costs more than the pass; the first of those questions makes it.
final class EnclosedProgram: Sendable {
  /// The graph, which all outputs share.
  private let graph: LoweredProgram
  private let output: Int
  let ball: Ball

  init(_ graph: LoweredProgram, output: Int, _ ball: Ball) {
    (self.graph, self.output, self.ball) = (graph, output, ball)
  }

  /// Whether it is one of several outputs.
  var isPart: Bool { graph.outputCount > 1 }

  /// The number as a step of a graph, which knows the enclosure.
  var number: ExactReal {
    let number = graph.numbers[output]
    if case .step(let steps, let step) = number.storage, steps.knowledge(of: step).ball == nil {
      steps.remember(ball, of: step)
    }
    return number
  }
}

/// The outputs of a program at fractions as steps of a graph, which is made when it is asked for.
final class LoweredProgram: Sendable {
  private let program: Program
  private let point: [ExactReal]
  private let outputs = Mutex<[ExactReal]?>(nil)

  init(_ program: Program, _ point: [ExactReal]) { (self.program, self.point) = (program, point) }

  var outputCount: Int { program.outputs.count }

  var numbers: [ExactReal] {
    outputs.withLock { outputs in
      if let outputs { return outputs }
      do throws(ProgramError<ComputationFailure>) {
        let numbers = try ExactProgram(program).values(at: point)
        outputs = numbers
        return numbers
      } catch {
        preconditionFailure("an enclosed program has only literals and functions of real numbers")
      }
    }
  }
}

extension EnclosedProgram {
  /// The number of instructions up to which fractions are computed without a graph, and without a look at the clock.
  static let mostFractions = 64
  /// The number of instructions up to which a program is computed without a graph: so few of them need no plan of memory. A
  /// line of complex numbers has four for each operator.
  private static let mostInstructions = 256
  /// The number of bits up to which the first pass is expected to meet the goal.
  private static let mostBits = 4096
  /// The number of outputs up to which every pass encloses all of them: the parts of a complex number.
  static let mostOutputs = 2

  /// What one pass found out about an output: the number if it meets the goal, and an enclosure, which may be too wide. Where
  /// neither is known, the evaluation of the graph finds the value or says why there is none.
  struct Outcome {
    var number: ExactReal?
    var ball: Ball?
  }

  /// The outputs of a program of literals, constants and functions of one and two numbers, as far as a pass meets the goal,
  /// or a second one that has as many more bits as were lost; nil without a pass.
  static func outputs(
    of program: Program, at point: [ExactReal], _ goal: Goal, _ limits: Limits
  ) -> [Outcome]? {
    guard program.outputs.count <= mostOutputs, program.instructions.count > 1,
      program.instructions.count <= mostInstructions, goal.bits <= mostBits
    else { return nil }
    func pass(bits: Int) -> [Ball]? { try? EnclosingPass.outputs(program, point, bits, limits) }
    // A product of complex numbers loses more than one of real ones.
    let bits = PrecisionPlan.firstBits(for: goal, spare: program.outputs.count > 1 ? 16 : 8)
    guard var balls = pass(bits: bits) else { return nil }
    // A sign that is not known may be that of a zero, which no number of bits shows.
    if let lost = balls.map({ goal.missing(in: $0) ?? mostBits }).max(), lost > 0,
      bits + lost <= mostBits, let again = pass(bits: PrecisionPlan.rounded(bits + lost))
    {
      balls = again
    }
    let graph = LoweredProgram(program, point)
    return balls.enumerated().map { index, ball in
      guard goal.isMet(by: ball) else { return Outcome(ball: ball) }
      if !ball.isPoint {
        return Outcome(number: ExactReal(EnclosedProgram(graph, output: index, ball)), ball: ball)
      }
      // Zero may have a sign, which the graph keeps.
      guard let exponent = ball.middle.binaryExponent, exponent.magnitude <= mostBits,
        let value = try? BigRational(exactly: ball.middle)
      else { return Outcome() }
      return Outcome(number: ExactReal(value), ball: ball)
    }
  }
}
