public import BigNumbers
public import NumericCore

/// All numbers of the ranges of some variables, one after the other: the last variable runs first. Both zeros are one number.
public struct Exhaustion: Sendable {
  private let ranges: [SampleRange]
  private let sizes: [Int]
  /// The number of points.
  public let count: Int

  /// The points of these ranges; nil if there are more than fit into a word.
  public init?(_ ranges: [SampleRange]) {
    var (sizes, count) = ([Int](), 1)
    for range in ranges {
      guard let size = range.count else { return nil }
      let (product, overflow) = count.multipliedReportingOverflow(by: size)
      if overflow { return nil }
      sizes.append(size)
      count = product
    }
    (self.ranges, self.sizes, self.count) = (ranges, sizes, count)
  }

  /// The point with a number, from 0 on.
  public func point(_ index: Int) -> [FormatValue] {
    var (rest, point) = (index, [FormatValue]())
    for (range, size) in zip(ranges, sizes).reversed() {
      point.append(range.number(rest % size))
      rest /= size
    }
    return point.reversed()
  }

  /// The counts of every computation at the points with these numbers, from several threads.
  ///
  /// `progress` is called from any thread with the size of each chunk.
  public func tallies(
    _ problem: any PointProblem, formats: [FloatFormat], points: Range<Int>, threads: Int,
    limits: ExactLimits, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(ComputationFailure) -> [JudgementTally] {
    let judge = fastJudge(problem, limits)
    let chunk = judge == nil ? Self.chunk : Self.fastChunk
    let rank = judge == nil ? nil : ranges[0].first
    let chunks = (points.count + chunk - 1) / chunk
    let parts = try await ConcurrentChunks.map(chunks, threads: threads) {
      index throws(ComputationFailure) in
      let start = points.lowerBound + index * chunk
      let numbers = start..<min(points.upperBound, start + chunk)
      let problem = try problem.copied()
      var result: [JudgementTally]?
      if let judge, let rank { result = try judge.tallies(problem, numbers, rank: rank) }
      if result == nil { result = try tallies(problem, formats, numbers, limits) }
      progress(numbers.count)
      return result ?? []
    }
    return formats.indices.map { index in
      parts.reduce(into: JudgementTally()) { $0.merge($1[index]) }
    }
  }

  private func tallies(
    _ problem: any PointProblem, _ formats: [FloatFormat], _ numbers: Range<Int>,
    _ limits: ExactLimits
  ) throws(ComputationFailure) -> [JudgementTally] {
    var tallies = [JudgementTally](repeating: JudgementTally(), count: formats.count)
    var admitted: [(index: Int, point: [FormatValue])] = []
    for index in numbers {
      let point = point(index)
      if try problem.isAdmitted(point) { admitted.append((index, point)) }
    }
    let results = try problem.certified(admitted.map(\.point), formats: formats, limits: limits)
    for ((index, point), certified) in zip(admitted, results) {
      for computation in formats.indices {
        tallies[computation].add(
          certified, computation, in: formats[computation], at: index,
          exponent: point.first?.exponent, limits)
        tallies[computation].addFlag(of: certified, computation, at: index, limits)
      }
    }
    return tallies
  }

  /// The number of points that are computed together.
  private static let chunk = 512

  /// The number of points that are judged together by fast truth: their bits fit into a pipe.
  private static let fastChunk = 1 << 14

  /// What judges the points faster than the exact engine alone; nil where nothing does.
  private func fastJudge(
    _ problem: any PointProblem, _ limits: ExactLimits
  ) -> (any PointJudge)? {
    guard ranges.count == 1, let function = problem.function else { return nil }
    if ranges[0].format == SingleTruth.format, let near = function.near {
      return FastJudge(truth: SingleTruth(function: near), limits: limits)
    }
    if ranges[0].format == WideFunction.format, let wide = WideFunction(function) {
      return FastJudge(truth: wide, limits: limits)
    }
    return nil
  }

  /// A number of points that takes about a second on each thread.
  public func block(_ problem: any PointProblem, threads: Int) -> Int {
    32 * chunk(problem) * threads
  }

  /// A number of points that keeps all threads about equally long at work.
  public func piece(_ problem: any PointProblem, threads: Int) -> Int {
    8 * chunk(problem) * threads
  }

  private func chunk(_ problem: any PointProblem) -> Int {
    fastJudge(problem, ExactLimits()) == nil ? Self.chunk : Self.fastChunk
  }
}

extension SampleRange {
  /// The number of numbers; nil if it does not fit into a word.
  fileprivate var count: Int? { Int(exactly: size) }

  /// The number with a place in the range, from 0 on.
  fileprivate func number(_ place: Int) -> FormatValue {
    format.number(ordinal: ranks.lower + BigRational(place))
  }

  /// The place of the first number in the order of all; nil if it does not fit into a word.
  fileprivate var first: Int? { Int(exactly: ranks.lower) }
}
