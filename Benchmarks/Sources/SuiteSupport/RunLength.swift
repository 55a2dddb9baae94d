import Foundation

/// The duration of the measurements of the suites.
public enum RunLength {
  /// Whether the run only has to show that everything works: `BENCHMARK_QUICK=1` is set.
  public static let isQuick = ProcessInfo.processInfo.environment["BENCHMARK_QUICK"] == "1"
  /// The longest time for one benchmark.
  public static var maxDuration: Duration { isQuick ? .milliseconds(10) : .milliseconds(300) }
  /// The largest number of samples of one benchmark.
  public static var maxIterations: Int { isQuick ? 100 : 10_000 }
}
