import Foundation

extension Rounds {
  /// One of those rounds that are made ``inProcesses()``: many and short ones, for processes differ more than the
  /// samples of one.
  public static var single: Rounds {
    Rounds(SamplingPlan(samples: 5, duration: SamplingPlan.turns.duration / 2), count: 1)
  }

  /// Rounds of which each is made in a process of its own: where code, stack and heap lie differs from one process to
  /// the next, and makes what takes ten nanoseconds a tenth slower or faster for as long as it lives.
  ///
  /// Runs this program again, which has to call ``answerRequest(_:)`` first.
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

  /// Where this process was started for one round of ``inProcesses()``, makes it, prints what each comparison
  /// found, and ends the process.
  public static func answerRequest(_ makeRound: (Rounds) throws -> Void) {
    guard ProcessInfo.processInfo.environment[request] != nil else { return }
    let round = single
    orStop { try makeRound(round) }
    for comparison in round.results {
      if let last = comparison.last { print(last.baseline, last.ratio) }
    }
    exit(0)
  }

  /// The environment carries a request, for suites have arguments of the benchmark package's.
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
