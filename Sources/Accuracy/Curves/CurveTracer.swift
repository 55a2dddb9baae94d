internal import BigNumbers
public import NumericCore

/// Computes the graph of a function in a window.
///
/// Enclosures of all values between two samples decide whether these are connected, and more
/// samples are added where straight lines would not resemble the graph.
///
/// Two neighbours are connected if the function is proven to be continuous between them, or if its
/// values stay within a row of pixels. Otherwise the interval is halved until that is so, or until
/// it is too narrow to be visible; then it contains a pole, a jump or the end of a domain.
///
/// **Source.** J. Tupper, *Reliable Two-Dimensional Graphing Methods for Mathematical Formulae with
/// Two Free Variables*, SIGGRAPH 2001, for interval arithmetic that also proves continuity.
public struct CurveTracer: Sendable {
  private let function: CurveFunction
  private let window: PlotWindow

  /// The number of halvings of a step where the function is continuous: lines are refined to 2⁻³ of
  /// a column.
  ///
  /// sin(1/x) had a fifth more points than with 2, and with 6 half as many again in twice the time; other functions had
  /// equally many with 0 to 6.
  private static let finest = 3
  /// The largest number of halvings of one step, and of a step on average.
  ///
  /// One pole needs about 40, because steps become negligible at a relative width of 2⁻³⁶; an
  /// essential singularity would need infinitely many. tan, Γ, floor and sin(1/x) had equally many points with 64 and
  /// 16 as with more, and fewer with 16 and 8.
  private static let budget = (one: 128, average: 32)
  /// The number of steps that a thread processes at a time; 1 to 256 took equally long, within the noise of a tenth.
  private static let chunk = 16

  /// Prepares the graph of a function in a window.
  public init(_ function: CurveFunction, in window: PlotWindow) {
    self.function = function
    self.window = window
  }

  /// Computes the graph.
  ///
  /// - Throws: if the format could not compute a value.
  public func trace(
    threads: Int, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(ComputationFailure) -> Curve {
    let samples = try await samples(threads: threads)
    var curve = Curve()
    for sample in samples { curve.count(sample.value) }
    guard let first = samples.first else { return curve }
    let range = window.range ?? VisibleRange.ofMost(curve.heights)
    let scale = VerticalScale(range, isLogarithmic: window.isVerticalLogarithmic)
    let steps = samples.count - 1
    let (function, window) = (function, window)
    let parts = try await ConcurrentChunks.map(
      (steps + Self.chunk - 1) / Self.chunk, threads: threads
    ) { chunk throws(ComputationFailure) in
      var walk = CurveWalk(function: try function.copied(), window: window, scale: scale)
      let start = chunk * Self.chunk
      var left = Self.budget.average * Self.chunk
      for index in start..<min(steps, start + Self.chunk) {
        walk.budget = min(left, Self.budget.one)
        left -= walk.budget
        try walk.step(from: samples[index], to: samples[index + 1], refinements: Self.finest)
        left += walk.budget
      }
      progress(min(steps, start + Self.chunk) - start)
      return walk.curve
    }
    curve.append(first.x, first.value.number)
    for part in parts { curve.append(part) }
    return curve
  }

  /// The samples of the window as numbers of the format; several that round to the same number
  /// count as one.
  private func samples(threads: Int) async throws(ComputationFailure) -> [CurveSample] {
    let places = window.samples
    let (function, size) = (function, 4 * Self.chunk)
    let chunks = try await ConcurrentChunks.map(
      (places.count + size - 1) / size, threads: threads
    ) { chunk throws(ComputationFailure) in
      let function = try function.copied()
      var samples: [CurveSample] = []
      for x in places[(chunk * size)..<min(places.count, (chunk + 1) * size)] {
        if let sample = try CurveSample(function, x) { samples.append(sample) }
      }
      return samples
    }
    var samples: [CurveSample] = []
    for sample in chunks.joined() where sample.x > samples.last?.x ?? -.infinity {
      samples.append(sample)
    }
    return samples
  }
}

/// A point and the value of the function there.
struct CurveSample: Sendable {
  let x: Double
  let value: CurveValue

  /// Computes the function at the number of the format that is nearest to x; nil beyond its range.
  init?(_ function: CurveFunction, _ x: Double) throws(ComputationFailure) {
    guard let place = try function.place(x) else { return nil }
    self.x = place.x
    value = try function.value(at: place)
  }
}
