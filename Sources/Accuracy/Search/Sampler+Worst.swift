import BigNumbers
public import NumericCore

extension Sampler {
  /// Searches for the largest error of a format: by estimates where there are any, of which the worst are certified. Elsewhere most
  /// tries divide the ranges where errors are large, and the others climb from the worst points that are known then, many at a time.
  ///
  /// Each climb moves one variable at a time by a random number of ranks of random size, and keeps a point whose error is not
  /// smaller. After each quarter of the tries the worse half of the climbs ends; a climb that does not get on starts again at the
  /// worst of some new points, unless it is the best. In the end the neighbours of the best point are tried. The result has a
  /// large error, but is not proven to have the largest one; it depends on the seed and the number of tries, not on the threads.
  ///
  /// `progress` is called from any thread with the number of points that were tried.
  public func worst(
    _ starts: [WorstPoint], format: Int, tries: Int, threads: Int,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(ComputationFailure) -> WorstPoint? {
    guard let first = starts.first else { return nil }
    guard !ranges.isEmpty else { return first }
    if let search = try estimatedSearch(format, threads, progress) {
      let points = try await search.worst(tries: tries).map {
        [FormatValue(Double(rank: $0.rank), formats[format])]
      }
      return try worst(of: points, orWorse: first, format)
    }
    let triesOfParts = tries / 4 * 3
    let found = try await partitioned(
      from: first, format: format, tries: triesOfParts, threads: threads, progress: progress)
    return try await climbed(
      from: Array(found.prefix(Self.climbs)) + starts, orWorse: first, format: format,
      tries: tries - triesOfParts, threads: threads, progress: progress)
  }

  /// The worst of some points and of the neighbours of the worst one, if it is worse than one that is known.
  func worst(
    of points: [[FormatValue]], orWorse first: WorstPoint, _ format: Int
  ) throws(ComputationFailure) -> WorstPoint {
    let best = try measured(each: points, format).compactMap { $0 }
      .reduce(first) { $1.isWorse(than: $0) ? $1 : $0 }
    let neighbors = ranges.indices.flatMap { variable in
      (-Self.reach...Self.reach).filter { $0 != 0 }.map { step in
        var point = best.point
        point[variable] = ranges[variable].moved(point[variable], by: BigRational(step))
        return point
      }
    }
    return try measured(each: neighbors, format).compactMap { $0 }
      .reduce(best) { $1.isWorse(than: $0) ? $1 : $0 }
  }

  /// The neighbours on each side that are tried in the end.
  private static var reach: Int { 32 }

  /// The number of points that a search tries if nobody says how many: those of less than a second on most machines.
  public func usualTries(format: Int) throws(ComputationFailure) -> Int {
    guard problem.answersFast, try estimatedSearch(format, 1, { _ in }) != nil else {
      return 16_000
    }
    return 1 << 18
  }

  /// The search by estimates that the platform's `long double` makes; nil where it makes none.
  func estimatedSearch(
    _ format: Int, _ threads: Int, _ progress: @escaping @Sendable (Int) -> Void
  ) throws(ComputationFailure) -> EstimatedSearch? {
    guard ranges.count == 1, let ranks = ranges[0].smallRanks,
      let estimator = try ErrorEstimator(problem, format, formats[format], ranges[0])
    else { return nil }
    return EstimatedSearch(
      estimator: estimator, ranks: ranks, seed: seed, threads: threads, progress: progress)
  }
}
