import BigNumbers
import NumericCore

extension Sampler {
  /// The worst points of parts of the ranges, which are smaller where errors are larger; the worst one is the first.
  ///
  /// In each round, of the parts of every size the one with the largest error is divided, unless a larger part of the round
  /// has a larger error: large parts with a chance are looked at as well as small ones, and nothing has to be known of
  /// how errors vary. Some numbers of each new part are drawn; the largest error of them stands for the part.
  ///
  /// **Source.** Munos, "Optimistic optimization of a deterministic function without the knowledge of its smoothness", NIPS 24
  /// (2011).
  func partitioned(
    from start: WorstPoint, format: Int, tries: Int, threads: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(ComputationFailure) -> [WorstPoint] {
    // The parts of each size that are not divided, in the order of their errors, the largest one last.
    var parts: [[RangePart]] = [[RangePart(ranges: ranges, worst: start)]]
    var (round, tried) = (UInt64(0), 0)
    while tried < tries {
      round += 1
      var chosen: [(size: Int, part: RangePart)] = []
      var largest: WorstPoint?
      for size in parts.indices {
        guard let part = parts[size].last, largest.map({ !$0.isWorse(than: part.worst) }) ?? true
        else { continue }
        parts[size].removeLast()
        chosen.append((size, part))
        largest = part.worst
      }
      if chosen.isEmpty { break }
      let (divided, number) = (chosen.map(\.part), round)
      let found = try await ConcurrentChunks.map(divided.count, threads: threads) {
        index throws(ComputationFailure) in
        var generator = SplitMix64(seed: seed, stream: 1 << 48 | number << 16 | UInt64(index))
        defer { progress(Self.parts * Self.triesOfPart) }
        return try smaller(divided[index], format, &generator)
      }
      for ((size, _), smaller) in zip(chosen, found) {
        if size + 1 == parts.count { parts.append([]) }
        for part in smaller { parts[size + 1].insert(part) }
      }
      tried += found.count * Self.parts * Self.triesOfPart
    }
    return parts.joined().map(\.worst).sorted { $0.isWorse(than: $1) }
  }

  /// The parts of a part that are searched on: none of a single point.
  private func smaller(
    _ part: RangePart, _ format: Int, _ generator: inout SplitMix64
  ) throws(ComputationFailure) -> [RangePart] {
    let pieces = part.divided(into: Self.parts)
    var places: [Int] = []
    var points: [[FormatValue]] = []
    for (index, piece) in pieces.enumerated() {
      for _ in 0..<Self.triesOfPart {
        places.append(index)
        points.append(piece.map { $0.draw(&generator) })
      }
    }
    let errors = try measured(each: points, format)
    return pieces.indices.compactMap { index in
      var worst = pieces[index].contain(part.worst.point) ? part.worst : nil
      for (place, found) in zip(places, errors) where place == index {
        guard let found, worst.map({ found.isWorse(than: $0) }) ?? true else { continue }
        worst = found
      }
      return worst.map { RangePart(ranges: pieces[index], worst: $0) }
    }
  }

  /// The number of parts of a part, and that of the numbers drawn of each: together they are what one call of a library gets.
  private static var parts: Int { 4 }
  private static var triesOfPart: Int { 16 }
}

/// A part of all ranges, and the worst point that is known in it.
private struct RangePart: Sendable {
  let ranges: [SampleRange]
  let worst: WorstPoint

  /// Equal parts of the range with the most numbers; none of a single point.
  func divided(into count: Int) -> [[SampleRange]] {
    let longest = ranges.indices.max { ranges[$0].size < ranges[$1].size }
    guard let longest, ranges[longest].size > 1 else { return [] }
    return ranges[longest].parts(count).map { piece in
      var pieces = ranges
      pieces[longest] = piece
      return pieces
    }
  }
}

extension [RangePart] {
  /// Puts a part into its place in the order of errors.
  fileprivate mutating func insert(_ part: RangePart) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].worst.isWorse(than: part.worst) { high = middle } else { low = middle + 1 }
    }
    insert(part, at: low)
  }
}

extension [SampleRange] {
  /// Whether every coordinate of a point is in its range.
  fileprivate func contain(_ point: [FormatValue]) -> Bool {
    zip(self, point).allSatisfy { $0.position(of: $1) != nil }
  }
}
