import Accuracy
import NumericCore
import Profiling

/// The operations of a program as a tree with the result at the top; an operation with several uses
/// is below the first of them.
struct ProfileTree {
  /// The operation that uses each operation first; nil for results.
  private var parents: [Int: Int] = [:]
  /// The operations with costs and their depth, each after the operation that uses it.
  private(set) var order: [(instruction: Int, depth: Int)] = []

  init(_ program: Program, _ profiles: [ProgramProfile]) {
    let graph = StepGraph(program)
    let costly = Set(profiles.flatMap(\.nodes).map(\.instruction))
    var seen: Set<Int> = []
    var pending = graph.outputs.reversed().compactMap(\.step).map { (step: $0, depth: 0) }
    while let (step, depth) = pending.popLast() {
      guard seen.insert(step).inserted else { continue }
      if costly.contains(step) { order.append((step, depth)) }
      for operand in graph.steps[step].operands.reversed().compactMap(\.step)
      where !seen.contains(operand) {
        parents[operand] = step
        pending.append((operand, depth + 1))
      }
    }
  }

  /// The operations that enclose one, from the outside in, and the operation itself.
  func path(to instruction: Int) -> [Int] {
    var path = [instruction]
    while let parent = parents[path[path.count - 1]] { path.append(parent) }
    return path.reversed()
  }
}

extension StepGraph.Source {
  /// The index of the step; nil for an input.
  fileprivate var step: Int? { if case .step(let step) = self { step } else { nil } }
}
