internal import BigNumbers
public import NumericCore

/// Finds the graph of a function in a window: where it can be joined is decided by enclosures of all values
/// between two samples, and where lines between samples would not look like the graph there are more of them.
///
/// Two neighbours are joined where the function is proven to be continuous between them, or to stay within a
/// row of pixels. Otherwise the place between them is halved until that is so, or until the two are closer than
/// anybody could see; what is left is a pole, a jump or the end of a domain.
///
/// **Source** J. Tupper, *Reliable Two-Dimensional Graphing Methods for Mathematical Formulae with Two Free
/// Variables*, SIGGRAPH 2001, for the use of intervals that also tell continuity.
public struct CurveTracer: Sendable {
  private let function: CurveFunction
  private let window: PlotWindow

  /// Halvings of a step between samples whose graph goes on: 2⁻³ of a column shows how high it reaches.
  private static let finest = 3
  /// Halvings of one step at most, and of a step on average: some forty are needed around one pole, and there is
  /// no end to them at an essential singularity.
  private static let budget = (one: 128, average: 32)
  /// Steps that a thread takes at a time.
  private static let chunk = 16

  /// Prepares to look at a function.
  public init(_ function: CurveFunction, in window: PlotWindow) {
    self.function = function
    self.window = window
  }

  /// The graph.
  ///
  /// - Throws: a format that could not compute.
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

  /// The samples that the window asks for, as the format has them; those that it does not tell apart count once.
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

/// A place and what is drawn there.
struct CurveSample: Sendable {
  let x: Double
  let value: CurveValue

  /// Computes a function next to a number; nil for one beyond the format.
  init?(_ function: CurveFunction, _ x: Double) throws(ComputationFailure) {
    guard let place = try function.place(x) else { return nil }
    self.x = place.x
    value = try function.value(at: place)
  }
}
