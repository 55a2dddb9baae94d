import BigNumbers
import NumericCore

extension Sampler {
  /// The worst points of parts of the ranges, which are smaller where errors are larger; the worst one is the first.
  ///
  /// The first quarter of the tries divides the largest parts, so that none of the ranges is overlooked. After that, in each round, of
  /// the parts of every size the one with the largest error is divided, unless a larger part of the round
  /// has a larger error: large parts with a chance are looked at as well as small ones, and nothing has to be known of
  /// how errors vary. Some numbers of each new part are drawn; the largest error of them stands for the part.
  func partitioned(
    from start: WorstPoint, format: Int, tries: Int, threads: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(ComputationFailure) -> [WorstPoint] {
    var parts = PartQueue(RangePart(ranges: ranges, worst: start))
    var (round, tried) = (UInt64(0), 0)
    while tried < tries {
      round += 1
      let chosen = tried < tries / 4 ? parts.takingLargest(16) : parts.takingPromising()
      if chosen.isEmpty { break }
      let (divided, number) = (chosen.map(\.part), round)
      let found = try await ConcurrentChunks.map(divided.count, threads: threads) {
        index throws(ComputationFailure) in
        var generator = SplitMix64(seed: seed, stream: 1 << 48 | number << 16 | UInt64(index))
        defer { progress(Self.parts * Self.triesOfPart) }
        return try smaller(divided[index], format, &generator)
      }
      for (part, smaller) in zip(chosen, found) { parts.insert(smaller, of: part) }
      tried += found.count * Self.parts * Self.triesOfPart
    }
    return parts.parts.joined().map(\.worst).sorted { $0.isWorse(than: $1) }
  }

  /// The parts of a part that are searched on: none of a single point.
  private func smaller(
    _ part: RangePart, _ format: Int, _ generator: inout SplitMix64
  ) throws(ComputationFailure) -> [RangePart] {
    let pieces = part.divided(into: Self.parts)
    let drawn = pieces.map { piece in
      (0..<Self.triesOfPart).map { _ in piece.map { $0.draw(&generator) } }
    }
    return zip(pieces, try worst(ofEach: drawn, format)).compactMap { piece, found in
      var worst = piece.contain(part.worst.point) ? part.worst : nil
      if let found, worst.map({ found.isWorse(than: $0) }) ?? true { worst = found }
      return worst.map { RangePart(ranges: piece, worst: $0) }
    }
  }

  /// The number of parts of a part, and that of the numbers drawn of each: together they are what one call of a library gets.
  private static var parts: Int { 4 }
  private static var triesOfPart: Int { 16 }
}

/// A part of all ranges, and the worst point that is known in it.
private struct RangePart: SearchPart, Sendable {
  let ranges: [SampleRange]
  let worst: WorstPoint

  func isWorse(than other: RangePart) -> Bool { worst.isWorse(than: other.worst) }

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

extension [SampleRange] {
  /// Whether every coordinate of a point is in its range.
  fileprivate func contain(_ point: [FormatValue]) -> Bool {
    zip(self, point).allSatisfy { $0.position(of: $1) != nil }
  }
}
