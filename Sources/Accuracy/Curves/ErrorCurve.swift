internal import BigNumbers
public import NumericCore

/// The errors of a format against certified truths, at the samples of a window.
public struct ErrorCurve: Sendable {
  /// The errors that are finite, from left to right.
  public private(set) var points: [Curve.Point] = []
  /// Samples without a true value.
  public private(set) var invalid = 0
  /// Samples whose truth could not be decided.
  public private(set) var undecided = 0
  /// Samples whose error is infinite: the result is, or NaN, or the truth is zero and the error relative.
  public private(set) var infinite = 0

  /// Measures a function that a format computes, at numbers of the format: an error is that of its arithmetic.
  ///
  /// - Throws: a format that could not compute.
  public init(
    of function: CurveFunction, in window: PlotWindow, _ measure: ErrorMeasure, threads: Int,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(ComputationFailure) {
    guard let format = function.format else { return }
    let (places, size) = (window.samples, 32)
    let parts = try await ConcurrentChunks.map(
      (places.count + size - 1) / size, threads: threads
    ) { chunk throws(ComputationFailure) in
      let function = try function.copied()
      var part = ErrorCurve()
      let places = places[(chunk * size)..<min(places.count, (chunk + 1) * size)]
      for x in places {
        guard let place = try function.place(x) else { continue }
        let point = try CertifiedPoint(
          function.problem, at: [place.exact], formats: [format], format.enclosingPrecision,
          function.limits)
        part.add(point, at: place.x, measure, format)
      }
      progress(places.count)
      return part
    }
    for part in parts { append(part) }
  }

  private init() {}

  private mutating func add(
    _ point: CertifiedPoint, at x: Double, _ measure: ErrorMeasure, _ format: FloatFormat
  ) {
    if case .invalid = point.truth {
      invalid += 1
    } else if let error = point.errors[0] {
      if let y = measure.number(error, in: format), y.isFinite {
        points.append(Curve.Point(x: x, y: y))
      } else {
        infinite += 1
      }
    } else {
      undecided += 1
    }
  }

  private mutating func append(_ other: ErrorCurve) {
    points += other.points
    invalid += other.invalid
    undecided += other.undecided
    infinite += other.infinite
  }
}
