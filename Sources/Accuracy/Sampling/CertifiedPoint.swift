public import BigNumbers
public import NumericCore

/// The true value at one point, the values that formats compute there, and their errors.
public struct CertifiedPoint: Sendable {
  /// The true value, if there is one.
  public let truth: TrueValue
  /// The value that each format computes.
  public let values: [FormatValue]
  /// Whether each value came with the flag of inexact results; nil where that is not known.
  public let flags: [Bool?]
  /// The errors of the formats; nil if the true value is undecided or does not exist, or if it is
  /// so close to a boundary between two roundings that the nearest number could not be decided.
  public let errors: [PointError?]

  /// Computes a problem at a point.
  ///
  /// The enclosure of the true value has at least the given number of digits.
  ///
  /// - Throws: if a format could not compute its value.
  public init(
    _ problem: any PointProblem, at point: [ExactReal], formats: [FloatFormat], digits: Int,
    limits: ExactLimits
  ) throws(ComputationFailure) {
    self.init(
      problem, at: point, values: try problem.values(at: point), formats: formats,
      max(formats.enclosingPrecision, .digits(digits)), limits)
  }

  /// Measures values of a problem at a point, and encloses the true value to a precision.
  init(
    _ problem: any PointProblem, at point: [ExactReal], values: [FormatValue],
    flags: [Bool]? = nil, formats: [FloatFormat], _ precision: Precision, _ limits: ExactLimits
  ) {
    self.values = values
    self.flags = flags ?? [Bool?](repeating: nil, count: values.count)
    var errors = [PointError?](repeating: nil, count: formats.count)
    do throws(ComputationFailure) {
      let value = try problem.truth(at: point)
      let enclosure = try value.bounds(precision, limits: limits)
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
