/// A graph in the making.
///
/// Short graphs are copied into the new one, so that a sum of a million terms makes tens of
/// thousands of graphs and not a million; long ones become inputs.
struct GraphNotes {
  var tape = Tape()
  private(set) var inputs: [ExactReal] = []
  /// For each copied graph, the new places of its steps.
  private var copies: [ObjectIdentifier: [Int32]] = [:]

  /// The largest number of steps of a graph that is copied.
  ///
  /// Sums of 30 000 roots took 245 ms with 48, 253 with 16, 335 with 128 and 446 with 512; roots of sums 129, 192, 284
  /// and 621 ms; only a balanced tree of sums was faster with 16, 115 instead of 197 ms.
  private static let mostCopied = 48

  /// The step of the new graph that holds a number.
  mutating func place(of number: ExactReal) -> Int32 {
    switch number.storage {
    case .rational(let value):
      return tape.append(.value(value), EmptyCollection(), origin: 0)
    case .step(let graph, let step):
      guard graph.tape.count <= Self.mostCopied else {
        inputs.append(number)
        return tape.append(.input(inputs.count - 1), EmptyCollection(), origin: 0)
      }
      return copied(graph)[step]
    }
  }

  private mutating func copied(_ graph: ExactGraph) -> [Int32] {
    if let places = copies[ObjectIdentifier(graph)] { return places }
    if tape.count == 0 {
      // The first graph is copied as a whole: in a long sum that is the sum so far.
      (tape, inputs) = (graph.tape, graph.inputs)
      let places = Array(0..<Int32(tape.count))
      copies[ObjectIdentifier(graph)] = places
      return places
    }
    var places: [Int32] = []
    for index in 0..<graph.tape.count {
      let step = graph.tape[index]
      if case .input(let input) = step {
        inputs.append(graph.inputs[input])
        places.append(tape.append(.input(inputs.count - 1), EmptyCollection(), origin: 0))
      } else {
        let operands = graph.tape.operands(of: index).map { places[Int($0)] }
        places.append(tape.append(step, operands, origin: 0))
      }
    }
    copies[ObjectIdentifier(graph)] = places
    return places
  }
}
