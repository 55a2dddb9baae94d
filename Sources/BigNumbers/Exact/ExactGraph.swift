import NumericCore
internal import Synchronization

/// A computation that exact reals share: a tape of instructions, numbers of other graphs as inputs,
/// and the best enclosures found so far.
///
/// Only the remembered results change, under a lock, so that threads can share a graph. A graph
/// refers to earlier graphs only, and never to itself.
final class ExactGraph: @unchecked Sendable {
  // Unchecked, because `inputs` is written only in `deinit`.
  let tape: Tape
  private(set) var inputs: [ExactReal]
  private let memory = Mutex(Memory())

  /// What has been found about one step.
  struct Knowledge: Sendable {
    /// The narrowest enclosure so far.
    var ball: Ball?
    /// The rational value that symbolic knowledge finds; nil until it was asked for, and nil inside
    /// if there is none.
    var rational: BigRational??
  }

  /// The results about all steps.
  ///
  /// Usually only one step is asked about, which needs no dictionary.
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

  /// Releases a chain of graphs iteratively.
  ///
  /// The runtime would release each graph from within the one before, and a long chain would
  /// overflow the stack.
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
