public import BigNumbers
public import NumericCore

/// The errors of a complex number at one of many points, as those that ``ComparedResult`` has.
public struct ComplexMeasures: Sendable {
  /// The errors of both parts; nil where the true value is undecided.
  public let parts: [ErrorMeasures?]
  /// The error by norm; nil if the true value is not known.
  public let norm: ErrorMeasures?

  /// Measures both computed parts.
  public init(
    of values: [FormatValue], truths: [TrueValue], in format: FloatFormat,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let comparer = try Comparer(format: format, rounding: .nearestEven, limits: limits)
    var parts: [ErrorMeasures?] = []
    for (value, truth) in zip(values, truths) {
      parts.append(try comparer.measures(of: value, truth))
    }
    norm = try comparer.norm(values, truths, &parts)
    self.parts = parts
  }
}
