import Foundation

extension Rounds {
  /// The plan of one of the rounds made by ``inProcesses()``.
  ///
  /// They are many and short, because processes differ more than the samples of one process.
  public static var single: Rounds {
    Rounds(SamplingPlan(samples: 5, duration: SamplingPlan.turns.duration / 2), count: 1)
  }

  /// Rounds each of which is measured in a separate process.
  ///
  /// The addresses of code, stack and heap differ between processes; they make an operation of ten
  /// nanoseconds up to a tenth slower or faster for the lifetime of a process. This function runs
  /// the same program again, which must call ``answerRequest(_:)`` first.
  public static func inProcesses() throws -> Rounds {
    var results: [Comparison] = []
    for _ in 0..<96 {
      let round = try outputOfRound().split(separator: "\n").map { line in
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

  /// If this process was started for one round of ``inProcesses()``, measures the round, prints the
  /// result of each comparison, and ends the process.
  public static func answerRequest(_ makeRound: (Rounds) throws -> Void) {
    guard ProcessInfo.processInfo.environment[request] != nil else { return }
    let round = single
    orStop { try makeRound(round) }
    for comparison in round.results {
      if let last = comparison.last { print(last.baseline, last.ratio) }
    }
    exit(0)
  }

  /// A request is passed in the environment, because the arguments of suites are those of the
  /// benchmark package.
  private static let request = "ULP_BENCHMARK_ROUND"

  private static func outputOfRound() throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.environment = ProcessInfo.processInfo.environment.merging([request: "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0 { stop("a round failed") }
    return String(decoding: data, as: UTF8.self)
  }
}
