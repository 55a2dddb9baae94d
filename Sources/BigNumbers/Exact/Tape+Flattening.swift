/// The computation of one number as a single tape, from all the graphs that it depends on.
extension Tape {
  /// A tape without inputs, and the step that holds the number.
  ///
  /// The search is depth first with an explicit stack, because chains of graphs can have any
  /// length. It ends at numbers that are proven to be fractions, unless the computation itself is
  /// wanted: each line of a session would prove again what the lines before it have proven. Enclosed
  /// numbers are steps like others unless their graphs are wanted.
  static func flattened(
    _ graph: ExactGraph, _ step: Int, endingAtFractions: Bool = true,
    openingEnclosures: Bool = false
  ) -> (tape: Tape, root: Int) {
    if graph.inputs.isEmpty, !(openingEnclosures && graph.tape.hasEnclosedNumbers) {
      return (graph.tape, step)
    }
    var flattening = Flattening(
      endsAtFractions: endingAtFractions, opensEnclosures: openingEnclosures)
    return flattening.run(graph, step)
  }

  private struct Flattening {
    let endsAtFractions: Bool
    let opensEnclosures: Bool
    private var tape = Tape()
    /// The graphs met so far, and for each of their steps its place in the tape, or −1.
    private var graphs: [ExactGraph] = []
    private var places: [[Int32]] = []
    private var slots: [ObjectIdentifier: Int] = [:]

    init(endsAtFractions: Bool, opensEnclosures: Bool) {
      (self.endsAtFractions, self.opensEnclosures) = (endsAtFractions, opensEnclosures)
    }

    mutating func run(_ graph: ExactGraph, _ step: Int) -> (tape: Tape, root: Int) {
      let root = (slot: slot(of: graph), step: step)
      var pending = [root]
      while let (slot, step) = pending.last {
        if places[slot][step] >= 0 {
          pending.removeLast()
          continue
        }
        let waiting = pending.count
        let graph = graphs[slot]
        if let number = number(at: step, of: graph) {
          switch number.storage {
          case .rational(let value):
            places[slot][step] = tape.append(.value(value), EmptyCollection(), origin: 0)
          case .step(let other, let otherStep):
            let otherSlot = self.slot(of: other)
            let fraction = endsAtFractions ? other.knowledge(of: otherStep).rational : nil
            if case .some(.some(let value)) = fraction {
              places[slot][step] = tape.append(.value(value), EmptyCollection(), origin: 0)
            } else if places[otherSlot][otherStep] >= 0 {
              places[slot][step] = places[otherSlot][otherStep]
            } else {
              pending.append((otherSlot, otherStep))
            }
          }
        } else {
          for operand in graph.tape.operands(of: step) where places[slot][Int(operand)] < 0 {
            pending.append((slot, Int(operand)))
          }
          if pending.count == waiting {
            // Steps of the number's own graph have its source positions; its inputs have their own.
            places[slot][step] = tape.append(
              graph.tape[step],
              graph.tape.operands(of: step).map { places[slot][Int($0)] },
              origin: slot == root.slot ? graph.tape.origin(of: step) : 0)
          }
        }
      }
      return (tape, Int(places[root.slot][root.step]))
    }

    /// The number of another graph for which a step stands.
    private func number(at step: Int, of graph: ExactGraph) -> ExactReal? {
      switch graph.tape[step] {
      case .input(let index): graph.inputs[index]
      case .enclosed(let number) where opensEnclosures: number.graph
      default: nil
      }
    }

    private mutating func slot(of graph: ExactGraph) -> Int {
      if let slot = slots[ObjectIdentifier(graph)] { return slot }
      graphs.append(graph)
      places.append([Int32](repeating: -1, count: graph.tape.count))
      slots[ObjectIdentifier(graph)] = graphs.count - 1
      return graphs.count - 1
    }
  }
}
