import Foundation

/// How long the suites measure.
public enum RunLength {
  /// Whether the run only has to show that everything works: `BENCHMARK_QUICK=1` is set.
  public static let isQuick = ProcessInfo.processInfo.environment["BENCHMARK_QUICK"] == "1"
  /// Most time for one benchmark.
  public static var maxDuration: Duration { isQuick ? .milliseconds(10) : .milliseconds(300) }
  /// Most samples of one benchmark.
  public static var maxIterations: Int { isQuick ? 100 : 10_000 }
}
