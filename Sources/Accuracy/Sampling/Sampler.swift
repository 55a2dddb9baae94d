public import BigNumbers
public import NumericCore

/// Draws points, computes the true value and the value of every format at each, and measures the
/// errors.
///
/// Points are drawn in chunks with separate generators, so that a seed gives the same points for
/// any number of threads.
public struct Sampler: Sendable {
  let problem: any PointProblem
  let formats: [FloatFormat]
  let ranges: [SampleRange]
  let limits: ExactLimits
  let seed: UInt64

  /// The number of points of a chunk, which decides which points a seed gives.
  ///
  /// 20 000 points on two cores took equally long, within the noise of a tenth, with 8 to 2048.
  public static var chunkSize: Int { 64 }
  /// The number of points, of whole chunks, whose results wait for each other: the memory of a run does not grow beyond.
  public static var blockSize: Int { 1 << 16 }
  /// The largest number of draws for one point; then the chunk ends, because the precondition holds
  /// too rarely.
  static var mostDraws: Int { 10_000 }

  /// Prepares a run.
  ///
  /// - Precondition: the ranges are in the order of the variables of the problem.
  public init(
    _ problem: any PointProblem, formats: [FloatFormat], ranges: [SampleRange], seed: UInt64,
    limits: ExactLimits = ExactLimits()
  ) {
    precondition(problem.variables == ranges.map(\.name), "there is a range for every variable")
    self.problem = problem
    self.formats = formats
    self.ranges = ranges
    self.seed = seed
    self.limits = limits
  }

  /// Measures points on several threads, which have numbers from 0 on and are drawn in chunks: a range of them begins with a
  /// chunk.
  ///
  /// Some of the points themselves can be kept for plots. `line` makes the line of a point in a table, on any thread, and
  /// `write` gets lines in the order of the points. `progress` is called from any thread after each chunk, with the size of
  /// a chunk.
  public func sample(
    _ points: Range<Int>, threads: Int, keeping: Int = 0,
    line: (@Sendable (CertifiedPoint, Int, [FormatValue]) -> [UInt8])? = nil,
    write: ([UInt8]) -> Void = { _ in },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(ComputationFailure) -> Sample {
    var sample = Sample(formats: formats.count, keeping: keeping)
    for start in stride(from: points.lowerBound, to: points.upperBound, by: Self.blockSize) {
      let end = min(points.upperBound, start + Self.blockSize)
      let chunks = (end - start + Self.chunkSize - 1) / Self.chunkSize
      let results = try await ConcurrentChunks.map(chunks, threads: threads) {
        chunk throws(ComputationFailure) in
        let first = start + chunk * Self.chunkSize
        let result = try self.chunk(first..<min(end, first + Self.chunkSize), keeping, line)
        progress(Self.chunkSize)
        return result
      }
      for result in results {
        sample.merge(result.sample)
        if line != nil { write(result.lines) }
      }
    }
    return sample
  }

  /// Measures one chunk with a copy of the problem.
  private func chunk(
    _ points: Range<Int>, _ keeping: Int,
    _ line: ((CertifiedPoint, Int, [FormatValue]) -> [UInt8])?
  ) throws(ComputationFailure) -> (sample: Sample, lines: [UInt8]) {
    var lines: [UInt8] = []
    var result = Sample(formats: formats.count, keeping: keeping)
    var generator = SplitMix64(seed: seed, stream: UInt64(points.lowerBound))
    let problem = try problem.copied()
    let ranges = ranges.map { $0.copied() }
    var drawn: [[FormatValue]] = []
    for _ in points {
      guard let point = try draw(ranges, problem, &generator, &result) else { break }
      drawn.append(point)
    }
    let origins = ranges.map(\.format)
    let results = try problem.certified(drawn, formats: formats, limits: limits)
    for ((index, point), certified) in zip(zip(points, drawn), results) {
      let own = problem.errorsOfArithmetic(
        of: certified.values, at: point.reals, from: origins, formats: formats, limits: limits)
      result.add(certified, own, index: index, point)
      result.addFlags(of: certified, index: index, point, limits)
      if let line { lines += line(certified, index, point) }
    }
    return (result, lines)
  }

  /// A point that satisfies the precondition; nil if none was found.
  private func draw(
    _ ranges: [SampleRange], _ problem: any PointProblem, _ generator: inout SplitMix64,
    _ chunk: inout Sample
  ) throws(ComputationFailure) -> [FormatValue]? {
    for _ in 0..<Self.mostDraws {
      let point = ranges.map { $0.draw(&generator) }
      if try problem.isAdmitted(point) { return point }
      chunk.addRejected()
    }
    return nil
  }
}

extension [FloatFormat] {
  /// The largest of the precisions that these formats need for enclosures.
  var enclosingPrecision: Precision { map(\.enclosingPrecision).max() ?? .bits(64) }
}

extension [FormatValue] {
  /// The values as real numbers; ranges contain only finite numbers.
  var reals: [ExactReal] { map { ExactReal($0.rational ?? 0) } }
}

extension SplitMix64 {
  /// One of many sequences that belong to a seed.
  ///
  /// The state is mixed, because the sequences of neighbouring states would overlap.
  init(seed: UInt64, stream: UInt64) {
    var mixer = SplitMix64(seed: seed)
    var other = SplitMix64(seed: mixer.next() ^ stream)
    self.init(seed: other.next())
  }
}
