import Accuracy
import NumericCore
import Profiling

/// The operations of a program from the result down; one that serves several others stands below the first.
struct ProfileTree {
  /// The operation that each one serves first; nil for results.
  private var parents: [Int: Int] = [:]
  /// The operations that have a cost, each behind the one that it serves, and how deep they stand.
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

  /// The operations around one, from the outside in, and itself.
  func path(to instruction: Int) -> [Int] {
    var path = [instruction]
    while let parent = parents[path[path.count - 1]] { path.append(parent) }
    return path.reversed()
  }
}

extension StepGraph.Source {
  /// The step, for what is no input.
  fileprivate var step: Int? { if case .step(let step) = self { step } else { nil } }
}
