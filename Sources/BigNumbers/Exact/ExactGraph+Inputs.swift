import NumericCore

// Enclosures from those of the inputs. Without them every line of a session, and every statement of
// a line, would compute again all lines before it on which it depends.
extension ExactGraph {
  /// An enclosure of a step that meets a goal, made in one pass from what is known of the inputs, and
  /// remembered.
  ///
  /// It is nil where something is not known narrowly enough, and where a step is blocked, undefined
  /// or beyond a limit: then evaluation of the flattened tape says why.
  ///
  /// - Throws: the limit of time.
  func encloseFromInputs(
    _ step: Int, _ goal: Goal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Ball? {
    if inputs.isEmpty { return nil }
    var balls: [Ball] = []
    balls.reserveCapacity(inputs.count)
    var accuracy = Int.max
    for input in inputs {
      guard case .step(let graph, let place) = input.storage,
        let ball = graph.knowledge(of: place).ball
      else { return nil }
      balls.append(ball)
      accuracy = min(accuracy, ball.accuracy ?? .max)
    }
    // Bits that the inputs have to spare are kept for the numbers that are made of this one.
    let least = goal.bits + 8
    let bits = max(least, min(accuracy, least + Self.mostSpareBits))
    var evaluation = ExactEvaluation(
      tape, root: step, limits: limits, goal: goal, firstBits: bits)
    do throws(ComputationFailure) {
      guard let ball = try evaluation.enclose(from: balls), goal.isMet(by: ball) else { return nil }
      remember(ball, of: step)
      return ball
    } catch {
      if case .limit(let exceeded) = error, exceeded.limit == .time { throw error }
      return nil
    }
  }

  /// A goal with bits to spare for the numbers that will be made of this one; nil if it is made of
  /// few steps, which are soon repeated.
  ///
  /// The spare bits grow with the number of steps, so that a chain in which every step loses a bit,
  /// such as x = 4x(1−x), is evaluated as a whole only log n times for n steps.
  func amplerGoal(than goal: Goal, steps: Int) -> Goal? {
    guard !inputs.isEmpty, steps >= 64, case .relative(let bits) = goal else { return nil }
    return .relative(bits: bits + min(64 + steps / 8, Self.mostSpareBits))
  }

  private static let mostSpareBits = 4096
}
