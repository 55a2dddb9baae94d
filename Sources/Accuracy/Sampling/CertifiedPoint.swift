public import BigNumbers
public import NumericCore

/// The true value at one point, the values that formats compute there, and their errors.
public struct CertifiedPoint: Sendable {
  /// The true value, or those of both parts of a complex number, if there are any.
  public let truths: [TrueValue]
  /// The value that each format computes; of a complex number the real part and then the imaginary one.
  public let values: [FormatValue]
  /// Whether each value came with the flag of inexact results; nil where that is not known.
  public let flags: [Bool?]
  /// The errors of the formats, of a complex number those of ``MeasuredPart`` in each; nil if the true value is undecided or does not exist, or if it is
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
    self.flags = flags ?? [Bool?](repeating: nil, count: formats.count)
    if problem.isComplex {
      (truths, errors) = Self.measured(problem, at: point, values, formats, precision, limits)
      return
    }
    var errors = [PointError?](repeating: nil, count: formats.count)
    do throws(ComputationFailure) {
      let value = try problem.truth(at: point)
      let enclosure = try value.bounds(precision, limits: limits)
      truths = [.certified(value)]
      for (index, format) in formats.enumerated() {
        errors[index] = try? PointError(
          of: values[index], truth: value, enclosure: enclosure, in: format, limits: limits)
      }
    } catch {
      truths = [TrueValue(error)]
    }
    self.errors = errors
  }

  /// The true values of both parts, and the errors of all that is measured of them.
  private static func measured(
    _ problem: any PointProblem, at point: [ExactReal], _ values: [FormatValue],
    _ columns: [FloatFormat], _ precision: Precision, _ limits: ExactLimits
  ) -> (truths: [TrueValue], errors: [PointError?]) {
    let measures = MeasuredPart.allCases.count
    var errors: [PointError?] = []
    do throws(ComputationFailure) {
      let truths = try problem.truths(at: point)
      var enclosures: [BigInterval] = []
      for truth in truths { enclosures.append(try truth.bounds(precision, limits: limits)) }
      for (format, first) in stride(from: 0, to: columns.count, by: measures).enumerated() {
        let own = values[(2 * format)..<(2 * format + 2)]
        let measured = try? PointError.errors(
          ofParts: own, truths: truths, enclosures: enclosures, in: columns[first], limits: limits)
        errors += measured ?? [PointError?](repeating: nil, count: measures)
      }
      return (truths.map { .certified($0) }, errors)
    } catch {
      let missing = TrueValue(error)
      return ([missing, missing], [PointError?](repeating: nil, count: columns.count))
    }
  }

  /// The true value of a real number; of a complex one the reason why it has none, or its real part.
  public var truth: TrueValue { truths.first { $0.value == nil } ?? truths[0] }
}
