import Arithmetic
import NumericCore
import Profiling

/// The standard workloads by name.
enum WorkloadList {
  /// One of them.
  enum Choice {
    case standard(StandardWorkload)
    case text(TextWorkload)
    case constant(ConstantWorkload)

    var workload: (name: String, summary: String) {
      switch self {
      case .standard(let workload): (workload.name, workload.summary)
      case .text(let workload): (workload.name, workload.summary)
      case .constant(let workload): (workload.name, workload.summary)
      }
    }
  }

  /// Names of groups of workloads; together they contain all workloads.
  static let groups = ["algorithms", "functions", "text", "constants"]

  private static func group(_ name: String) -> [Choice]? {
    switch name {
    case "algorithms": StandardWorkload.all.filter { !$0.isFunction }.map { .standard($0) }
    case "functions": StandardWorkload.all.filter(\.isFunction).map { .standard($0) }
    case "text": TextWorkload.Task.allCases.map { .text(TextWorkload($0)) }
    case "constants": Constant.allCases.map { .constant(ConstantWorkload($0)) }
    default: nil
    }
  }

  private static let all: [Choice] = groups.compactMap(group).flatMap { $0 }

  /// The workloads of a group, or the one with this name; nil for an unknown name.
  static func selection(_ name: String) -> [Choice]? {
    if let group = group(name) { return group }
    return all.first { $0.workload.name == name }.map { [$0] }
  }

  /// A sentence that suggests the nearest name.
  static func suggestion(for name: String) -> String {
    let names = groups + all.map(\.workload.name)
    return Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'? " } ?? ""
  }

  /// All names with their descriptions.
  static var text: String {
    groups.map { name in
      let choices = group(name) ?? []
      let width = choices.map(\.workload.name.count).max() ?? 0
      let lines = choices.map { choice in
        "  " + Columns.row([(choice.workload.name, width), (choice.workload.summary, 0)])
      }
      return ([name] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
