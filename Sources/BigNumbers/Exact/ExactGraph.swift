import NumericCore
internal import Synchronization

/// A computation that exact reals share: instructions in an arena, numbers from outside, and the best
/// enclosures found so far.
///
/// Never changes but for what is remembered, so that threads may share it. A graph refers to earlier
/// graphs only, hence never to itself.
final class ExactGraph: @unchecked Sendable {
  // Unchecked: `inputs` is written only while the last reference to the graph goes away.
  let tape: Tape
  private(set) var inputs: [ExactReal]
  private let memory = Mutex<[Int: Knowledge]>([:])

  /// What was found out about one step.
  struct Knowledge: Sendable {
    /// The narrowest enclosure.
    var ball: Ball?
    /// The value, once it is known whether symbolic knowledge finds it rational.
    var rational: BigRational??
  }

  init(_ tape: Tape, inputs: [ExactReal]) {
    self.tape = tape
    self.inputs = inputs
  }

  func knowledge(of step: Int) -> Knowledge {
    memory.withLock { $0[step] ?? Knowledge() }
  }

  func remember(_ ball: Ball, of step: Int) {
    memory.withLock {
      let known = $0[step, default: Knowledge()].ball
      if known.map({ ball.radius < $0.radius }) ?? true {
        $0[step, default: Knowledge()].ball = ball
      }
    }
  }

  func remember(rational: BigRational?, of step: Int) {
    memory.withLock { $0[step, default: Knowledge()].rational = .some(rational) }
  }

  /// Releases a chain of graphs one after the other: released by the runtime, each would release the
  /// next from within, and a long chain would overflow the stack.
  deinit {
    var pending = takeInputs()
    while var graph = pending.popLast() {
      if isKnownUniquelyReferenced(&graph) { pending += graph.takeInputs() }
    }
  }

  private func takeInputs() -> [ExactGraph] {
    defer { inputs = [] }
    return inputs.compactMap(\.graph)
  }
}
