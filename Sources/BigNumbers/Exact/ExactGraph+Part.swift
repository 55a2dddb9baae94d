extension ExactGraph {
  /// The number at a step as a graph of its own, of only those steps that it needs.
  ///
  /// The elements of a list would otherwise share one graph, and every question about one of them
  /// would walk over the steps of all before it.
  func part(for root: Int) -> ExactReal {
    var needed: Set<Int32> = [Int32(root)]
    var open = [Int32(root)]
    while let step = open.popLast() {
      for operand in tape.operands(of: Int(step)) where needed.insert(operand).inserted {
        open.append(operand)
      }
    }
    var part = Tape(capacity: needed.count)
    var numbers: [ExactReal] = []
    var places: [Int32: Int32] = [:]
    for step in needed.sorted() {
      var operation = tape[Int(step)]
      if case .input(let index) = operation {
        operation = .input(numbers.count)
        numbers.append(inputs[index])
      }
      places[step] = part.append(
        operation, tape.operands(of: Int(step)).compactMap { places[$0] },
        origin: tape.origin(of: Int(step)))
    }
    return ExactReal(ExactGraph(part, inputs: numbers), part.count - 1)
  }
}
