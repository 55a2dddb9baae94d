import Foundation

extension Rounds {
  /// One of those rounds that are made ``inProcesses(_:)``: many and short ones, for processes differ more than the
  /// samples of one.
  public static var single: Rounds {
    Rounds(SamplingPlan(samples: 9, duration: SamplingPlan.turns.duration), count: 1)
  }

  /// Rounds of which each is made in a process of its own: where code, stack and heap lie differs from one process to
  /// the next, and makes what takes ten nanoseconds a tenth slower or faster for as long as it lives.
  ///
  /// Runs this program again with an argument, which has to make a ``single`` round and to call ``printResults()``.
  public static func inProcesses(_ argument: String) throws -> Rounds {
    var results: [Comparison] = []
    for _ in 0..<25 {
      let round = try output(of: argument).split(separator: "\n").map { line in
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        if numbers.count != 2 { stop("a round printed '\(line)'") }
        return (baseline: numbers[0], ratio: numbers[1])
      }
      if results.isEmpty { results = round.map { _ in [] } }
      if round.count != results.count { stop("rounds of different comparisons") }
      for (index, comparison) in round.enumerated() { results[index].append(comparison) }
    }
    return Rounds(single.plan, made: results)
  }

  /// Prints what each comparison found last, for ``inProcesses(_:)``.
  public func printResults() {
    for comparison in results {
      if let last = comparison.last { print(last.baseline, last.ratio) }
    }
  }

  private static func output(of argument: String) throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [argument]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0 { stop("a round failed") }
    return String(decoding: data, as: UTF8.self)
  }
}
