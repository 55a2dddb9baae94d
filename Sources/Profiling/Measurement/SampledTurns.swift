/// The times of several pieces of work that were sampled in turns.
struct SampledTurns {
  /// For each piece of work its time in each turn; nil where it was not sampled.
  let times: [[Double?]]

  /// The times of one piece of work in the order of the turns.
  func known(_ index: Int) -> [Double] { times[index].compactMap { $0 } }

  /// The median of the ratios of one time to another, taken turn by turn in the faster half of the
  /// turns; of turns that were equally fast those with the smaller ratios come first.
  ///
  /// In the slower half something else occupied the machine, which does not slow all work by the
  /// same factor.
  func ratio(of index: Int, to base: Int) -> Double {
    let slowness = slowness
    var turns: [(slowness: Double, ratio: Double)] = []
    for (turn, pair) in zip(times[index], times[base]).enumerated() {
      guard let time = pair.0, let unit = pair.1 else { continue }
      turns.append((slowness[turn], time / max(unit, .leastNormalMagnitude)))
    }
    turns.sort { $0 < $1 }
    return Timing(turns.prefix((turns.count + 1) / 2).map(\.ratio)).median
  }

  /// The relative duration of each turn: the median of its samples, each divided by the median of
  /// its piece of work.
  private var slowness: [Double] {
    let medians = times.indices.map { index in
      let known = known(index)
      return known.isEmpty ? 1 : max(Timing(known).median, .leastNormalMagnitude)
    }
    return (0..<(times.map(\.count).max() ?? 0)).map { turn in
      let samples = times.indices.compactMap { index -> Double? in
        guard turn < times[index].count, let time = times[index][turn] else { return nil }
        return time / medians[index]
      }
      return samples.isEmpty ? .infinity : Timing(samples).median
    }
  }
}
