import Profiling

/// The output of `--against`: the pairs that have become worse, and the median of all changes.
struct RunComparisonText {
  let comparison: RunComparison
  let measure: RunComparison.Measure
  /// The name of the file of the earlier run.
  let file: String

  var lines: [String] {
    let pairs = comparison.pairs
    let worse = pairs.filter(\.isWorse)
    var lines = [
      "against \(file): \(pairs.count) pairs, \(worse.count) worse, \(comparison.failed.count) failed, \(comparison.missing.count) missing"
    ]
    if !pairs.isEmpty {
      let changes = Timing(pairs.map(\.change))
      lines.append(
        "  \(measure.rawValue), new over old: middle \(Self.factor(changes.median)), from \(Self.factor(pairs.map(\.change).min() ?? 1)) to \(Self.factor(pairs.map(\.change).max() ?? 1))"
      )
    }
    for pair in worse {
      lines += reasons(pair).map { "  \(pair.workload) · \(pair.competitor): \($0)" }
    }
    lines += comparison.failed.map { "  \($0.workload) · \($0.competitor): \($0.failure)" }
    lines += comparison.missing.prefix(Self.mostMissing).map { "  \($0) is not in this run" }
    return lines
  }

  private static let mostMissing = 10

  private func reasons(_ pair: RunComparison.Pair) -> [String] {
    var reasons: [String] = []
    if pair.isSlower { reasons.append("\(measure.rawValue) × \(Self.factor(pair.change))") }
    if let (old, new) = pair.moreAllocations {
      reasons.append(
        "\(BenchFigures.figure(new, digits: 4)) instead of \(BenchFigures.figure(old, digits: 4)) allocations"
      )
    }
    if let (old, new) = pair.fewerDigits {
      reasons.append("\(BenchFigures.digits(new)) digits instead of \(BenchFigures.digits(old))")
    }
    return reasons
  }

  private static func factor(_ x: Double) -> String { BenchFigures.figure(x, digits: 3) }
}
