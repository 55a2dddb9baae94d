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
  private let memory = Mutex(Memory())

  /// What was found out about one step.
  struct Knowledge: Sendable {
    /// The narrowest enclosure.
    var ball: Ball?
    /// The value, once it is known whether symbolic knowledge finds it rational.
    var rational: BigRational??
  }

  /// What is known of all steps. Usually one of them is asked about, which needs no dictionary.
  private struct Memory: Sendable {
    private var first: (step: Int, knowledge: Knowledge)?
    private var others: [Int: Knowledge] = [:]

    subscript(step: Int) -> Knowledge {
      get { first?.step == step ? first?.knowledge ?? Knowledge() : others[step] ?? Knowledge() }
      set {
        if first == nil || first?.step == step {
          first = (step, newValue)
        } else {
          others[step] = newValue
        }
      }
    }
  }

  init(_ tape: Tape, inputs: [ExactReal]) {
    self.tape = tape
    self.inputs = inputs
  }

  func knowledge(of step: Int) -> Knowledge {
    memory.withLock { $0[step] }
  }

  func remember(_ ball: Ball, of step: Int) {
    memory.withLock {
      if $0[step].ball.map({ ball.radius < $0.radius }) ?? true { $0[step].ball = ball }
    }
  }

  func remember(rational: BigRational?, of step: Int) {
    memory.withLock { $0[step].rational = .some(rational) }
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
