/// One order of evaluation of a sum or product: the sequence in which results are combined.
///
/// It is stored in postfix form, so that neither the evaluation nor the text of a chain of a
/// million operands recurses.
public struct Grouping: Hashable, Sendable {
  /// One step of the evaluation.
  enum Step: Hashable, Sendable {
    /// An operand by its index.
    case operand(Int)
    /// Combines the two latest results.
    case combine
  }

  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// ((x₀ ∘ x₁) ∘ x₂) ∘ … for a non-empty order of the operands.
  init(leftToRight operands: [Int]) {
    var steps: [Step] = []
    steps.reserveCapacity(2 * operands.count)
    for (position, operand) in operands.enumerated() {
      steps.append(.operand(operand))
      if position > 0 { steps.append(.combine) }
    }
    self.steps = steps
  }

  /// x₀ ∘ (x₁ ∘ (x₂ ∘ …)).
  init(rightToLeft operands: [Int]) {
    steps =
      operands.map { .operand($0) }
      + Array(repeating: .combine, count: max(0, operands.count - 1))
  }

  /// Combines the results of two halves, of which the first is the shorter one, recursively.
  init(pairwise operands: Range<Int>) {
    var steps: [Step] = []
    Self.halve(operands, &steps)
    self.steps = steps
  }

  private static func halve(_ operands: Range<Int>, _ steps: inout [Step]) {
    guard operands.count > 1 else {
      steps += operands.map { .operand($0) }
      return
    }
    let middle = operands.lowerBound + operands.count / 2
    halve(operands.lowerBound..<middle, &steps)
    halve(middle..<operands.upperBound, &steps)
    steps.append(.combine)
  }

  /// The result in this order.
  func value<Number, Failure: Error>(
    of operands: [Number], _ combine: (Number, Number) throws(Failure) -> Number
  ) throws(Failure) -> Number {
    var results: [Number] = []
    for step in steps {
      switch step {
      case .operand(let index): results.append(operands[index])
      case .combine:
        let right = results.removeLast()
        let last = results.count - 1
        results[last] = try combine(results[last], right)
      }
    }
    return results[0]
  }

  /// The order as an expression with all parentheses except the outermost pair.
  public func text(of operands: [String], _ operation: Association) -> String {
    var leaves: [Int] = []
    var (opening, closing): ([Int], [Int]) = ([], [])
    // The first and the last leaf of each result that is not yet combined.
    var spans: [(first: Int, last: Int)] = []
    for step in steps {
      switch step {
      case .operand(let index):
        spans.append((leaves.count, leaves.count))
        leaves.append(index)
        opening.append(0)
        closing.append(0)
      case .combine:
        let right = spans.removeLast()
        let left = spans.removeLast()
        opening[left.first] += 1
        closing[right.last] += 1
        spans.append((left.first, right.last))
      }
    }
    if leaves.count > 1 {
      opening[0] -= 1
      closing[leaves.count - 1] -= 1
    }
    return leaves.indices.map { place in
      String(repeating: "(", count: opening[place]) + operands[leaves[place]]
        + String(repeating: ")", count: closing[place])
    }.joined(separator: " \(operation.symbol) ")
  }
}
