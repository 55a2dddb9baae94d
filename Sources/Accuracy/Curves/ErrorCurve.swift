internal import BigNumbers
public import NumericCore

/// The errors of a format relative to certified true values, at the samples of a window.
public struct ErrorCurve: Sendable {
  /// The finite errors, from left to right.
  public private(set) var points: [Curve.Point] = []
  /// The number of samples without a true value.
  public private(set) var invalid = 0
  /// The number of samples whose true value could not be decided.
  public private(set) var undecided = 0
  /// The number of samples with an infinite error: the result is infinite or NaN, or the measure is
  /// relative and the true value is zero.
  public private(set) var infinite = 0

  /// Measures the errors of a function in a format at numbers of the format, so that inputs have no
  /// rounding error.
  ///
  /// - Throws: if the format could not compute a value.
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
        let point = CertifiedPoint(
          function.problem, at: [place.exact],
          values: try function.problem.values(at: [place.exact]), formats: [format],
          format.enclosingPrecision, function.limits)
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
