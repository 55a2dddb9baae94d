import NumericCore

/// A search for the numbers at which the result of a function of one variable is most ulps off in binary64, by estimates.
///
/// Errors of such functions have narrow peaks, as next to the zeros of Bessel functions, and wide ranges where they look random, of
/// which the largest has to be found. So a quarter of the tries divides parts where errors are large, whose narrowest are at the
/// peaks. Another quarter compares parts of a sixteenth of a binade: the better half of them gets twice as many tries, again
/// and again, because the largest of many errors tells more about what a part has than that of a few. The rest goes into many
/// independent searches of windows of the best of them, which become smaller.
///
/// What it finds depends on the seed and the number of tries, and not on the number of threads.
struct EstimatedSearch: Sendable {
  let estimator: ErrorEstimator
  let ranks: ClosedRange<Int>
  let seed: UInt64
  let threads: Int
  /// Called from any thread with the number of numbers that were tried.
  let progress: @Sendable (Int) -> Void

  /// Some of the worst points that were found, each of another part; the worst one by its estimate is the first.
  func worst(tries: Int) async throws(ComputationFailure) -> [EstimatedPoint] {
    let divided = try await partitioned(tries: tries / 4)
    let best = try await compared(tries: tries / 4)
    let zoomed = try await zoomed(best, tries: tries / 2)
    var points: [EstimatedPoint] = []
    for found in [divided, zoomed] {
      let worst = found.compactMap(\.worst).sorted { ($0.ulps, $0.rank) > ($1.ulps, $1.rank) }
      points += worst.prefix(Self.points)
    }
    return points
  }

  /// The most points of each kind that are reported.
  private static var points: Int { 32 }

  /// Parts of the range, smaller where errors are large.
  private func partitioned(tries: Int) async throws(ComputationFailure) -> [RankPart] {
    let triesOfDivision = Self.pieces * Self.triesOfPiece
    var parts = PartQueue(RankPart(ranks))
    // Parts of one number, which are not divided.
    var numbers: [RankPart] = []
    var tried = 0
    var round = 0
    while tried < tries {
      let chosen = tried < tries / 4 ? parts.takingLargest(64) : parts.takingPromising()
      if chosen.isEmpty { break }
      let groups = chosen.map(\.part).divided(by: 16)
      let found = try await eachGroup(groups, 1, round) {
        group, estimator, generator throws(ComputationFailure) in
        let pieces = group.map { $0.divided(into: Self.pieces) }
        let tried = try Self.sampled(
          Array(pieces.joined()), Self.triesOfPiece, estimator, &generator)
        var rest = tried[...]
        return pieces.map { pieces in
          defer { rest.removeFirst(pieces.count) }
          return rest.prefix(pieces.count).filter { $0.worst != nil }
        }
      }
      for (part, smaller) in zip(chosen, found.joined()) {
        numbers = numbers.keepingWorst(beside: smaller.filter { $0.size == 1 })
        parts.insert(smaller.filter { $0.size > 1 }, of: part)
      }
      tried += chosen.count * triesOfDivision
      progress(chosen.count * triesOfDivision)
      round += 1
    }
    return numbers + parts.parts.joined()
  }

  private static var pieces: Int { 4 }
  private static var triesOfPiece: Int { 16 }

  /// The best parts of a range that is divided evenly, and finer next to ±1, where logarithms and inverse functions change.
  private func compared(tries: Int) async throws(ComputationFailure) -> [RankPart] {
    // So many that each gets at least 64 tries at first.
    var count = Self.mostParts
    while count > 16, count * 512 > tries { count /= 2 }
    let kept = max(8, count / 128)
    var parts = RankPart(ranks).divided(into: count) + besideOne()
    let rounds = max(1, (parts.count / kept).binaryDigits)
    var pass = 0
    for _ in 0..<rounds where !parts.isEmpty {
      var left = max(1, tries / rounds / parts.count)
      while left > 0 {
        let each = min(left, Self.mostTriesOfCall)
        parts = Array(
          try await eachGroup(parts.divided(by: max(1, Self.mostTriesOfCall / each)), 2, pass) {
            group, estimator, generator throws(ComputationFailure) in
            try Self.sampled(group, each, estimator, &generator)
          }.joined())
        progress(each * parts.count)
        left -= each
        pass += 1
      }
      parts = parts.filter { $0.worst != nil }.sorted { $0.isWorse(than: $1) }
      parts.removeLast(max(0, parts.count - max(kept, parts.count / 2)))
    }
    return parts
  }

  /// The most numbers whose results are asked for together, unless parts are divided.
  private static var mostTriesOfCall: Int { 4096 }

  /// The most parts at first: those of all doubles are a sixteenth of a binade.
  private static var mostParts: Int { 1 << 16 }

  /// The parts of the range between ±1 ± 2^k ulps and twice as many, for distances below a sixteenth of a binade.
  private func besideOne() -> [RankPart] {
    let one = Int(bitPattern: UInt(1.0.bitPattern))
    var parts: [RankPart] = []
    for center in [-one, one] {
      for k in 8..<48 {
        let (near, far) = (1 << k, (2 << k) - 1)
        for ends in [center + near...center + far, center - far...center - near]
        where ends.overlaps(ranks) {
          parts.append(RankPart(ends.clamped(to: ranks)))
        }
      }
    }
    return parts
  }

  /// Draws some numbers of each part; all numbers of a part that has no more.
  private static func sampled(
    _ parts: [RankPart], _ count: Int, _ estimator: ErrorEstimator,
    _ generator: inout SplitMix64
  ) throws(ComputationFailure) -> [RankPart] {
    var parts = parts
    var drawn: [Int] = []
    drawn.reserveCapacity(parts.count * count)
    for part in parts {
      let isWhole = part.size <= UInt(count)
      for place in 0..<count {
        drawn.append(
          isWhole
            ? part.ranks.lowerBound &+ place % Int(part.size) : part.draw(&generator))
      }
    }
    let errors = try estimator.errors(at: drawn)
    for place in drawn.indices {
      parts[place / count].note(EstimatedPoint(rank: drawn[place], ulps: errors[place]))
    }
    return parts
  }

  /// What each of some groups gives, computed on several threads with a generator for each group.
  func eachGroup<Result: Sendable>(
    _ groups: [[RankPart]], _ phase: UInt64, _ round: Int,
    _ body:
      @escaping @Sendable (
        [RankPart], ErrorEstimator, inout SplitMix64
      ) throws(ComputationFailure) -> [Result]
  ) async throws(ComputationFailure) -> [[Result]] {
    try await ConcurrentChunks.map(groups.count, threads: threads) {
      index throws(ComputationFailure) in
      var generator = SplitMix64(
        seed: seed, stream: phase << 60 | UInt64(round) << 20 | UInt64(index))
      return try body(groups[index], estimator.copied(), &generator)
    }
  }
}

extension [RankPart] {
  /// The parts and others, of which the worst stay when they are too many.
  fileprivate func keepingWorst(beside others: [RankPart]) -> [RankPart] {
    let all = self + others
    return all.count > 256 ? Array(all.sorted { $0.isWorse(than: $1) }.prefix(128)) : all
  }

  /// The parts in groups of a number.
  func divided(by size: Int) -> [[RankPart]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min(count, $0 + size)]) }
  }
}

extension Int {
  /// The number of halvings after which a positive number is zero, less one.
  fileprivate var binaryDigits: Int { Int.bitWidth - 1 - leadingZeroBitCount }
}
