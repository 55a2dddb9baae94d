public import BigNumbers
public import NumericCore

/// The truth at one point, what formats computed there, and how far that is off.
public struct CertifiedPoint: Sendable {
  /// The true value, if there is one.
  public let truth: TrueValue
  /// What each format computed.
  public let values: [FormatValue]
  /// The errors of the formats; nil where the truth is undecided or does not exist, or lies so close to a
  /// border between two roundings that nobody could tell which one is nearest.
  public let errors: [PointError?]

  /// Computes a problem at a point, and encloses the truth so that so many digits of it are next to certain.
  ///
  /// - Throws: a format that could not compute.
  public init(
    _ problem: some PointProblem, at point: [ExactReal], formats: [FloatFormat], digits: Int,
    limits: ExactLimits
  ) throws(ComputationFailure) {
    try self.init(
      problem, at: point, formats: formats,
      max(formats.enclosingPrecision, .digits(digits)), limits)
  }

  /// Computes a problem at a point, and encloses the truth to a precision.
  ///
  /// - Throws: a format that could not compute.
  init(
    _ problem: some PointProblem, at point: [ExactReal], formats: [FloatFormat],
    _ precision: Precision, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    values = try problem.values(at: point)
    var errors = [PointError?](repeating: nil, count: formats.count)
    do throws(ComputationFailure) {
      let value = try problem.truth(at: point)
      let enclosure = try value.enclosure(precision, limits: limits)
      truth = .certified(value)
      for (index, format) in formats.enumerated() {
        errors[index] = try? PointError(
          of: values[index], truth: value, enclosure: enclosure, in: format, limits: limits)
      }
    } catch {
      truth = TrueValue(error)
    }
    self.errors = errors
  }
}
