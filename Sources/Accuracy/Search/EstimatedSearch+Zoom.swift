import NumericCore

// The part of a search that goes into windows, of ever smaller parts.
extension EstimatedSearch {
  /// The worst points of each of some searches of windows, which are independent of each other: what a search finds depends on luck,
  /// and many find more than one that is long.
  func zoomed(_ parts: [RankPart], tries: Int) async throws(ComputationFailure) -> [RankPart] {
    let searches = max(tries < 1 << 22 ? 1 : 2, tries / Self.mostTriesOfSearch)
    let groups = [[RankPart]](repeating: parts, count: parts.isEmpty ? 0 : searches)
    let found = try await eachGroup(groups, 3, 0) {
      group, estimator, generator throws(ComputationFailure) in
      try searched(group, tries: tries / searches, estimator, &generator)
    }
    return Array(found.joined())
  }

  /// The parts after windows of them were searched in some rounds, after each of which the better half is halved.
  private func searched(
    _ parts: [RankPart], tries: Int, _ estimator: ErrorEstimator, _ generator: inout SplitMix64
  ) throws(ComputationFailure) -> [RankPart] {
    var parts = parts
    // The worst point of each part that was left.
    var left: [RankPart] = []
    for round in 1...Self.rounds {
      let triesOfCompetition = RankWindow.tries(of: parts.count)
      for _ in 0..<max(1, tries / Self.rounds / triesOfCompetition) {
        parts = try RankWindow.competition(parts, estimator, &generator)
        progress(triesOfCompetition)
      }
      parts.sort { $0.isWorse(than: $1) }
      if round == Self.rounds { break }
      left += parts.prefix(1)
      parts = parts.prefix((parts.count + 1) / 2).flatMap { $0.divided(into: 2) }
    }
    return left + parts.prefix(1)
  }

  private static var rounds: Int { 20 }

  /// With 10⁹ tries searches of 2²⁵ found 1.922 ulps for asinh and 1.793 for atanh, and one search 1.901 and 1.779.
  private static var mostTriesOfSearch: Int { 1 << 25 }
}
