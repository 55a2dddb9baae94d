public import BigNumbers
public import NumericCore

/// The error of a computed number relative to the true value for literals and variables that were rounded to its format: what
/// the arithmetic alone has lost.
public enum ErrorOfArithmetic: Sendable {
  /// The format holds all of them, so that it is the error relative to the true value.
  case same
  /// The error where one was rounded.
  case measured(PointError)
  /// There is no true value for the rounded ones, or it could not be decided.
  case unknown
}

extension PointProblem {
  /// The errors of arithmetic of the values that the formats of the problem compute at a point, whose coordinates are numbers
  /// of other formats, or any real ones.
  public func errorsOfArithmetic(
    of values: [FormatValue], at point: [ExactReal], from origins: [FloatFormat]? = nil,
    formats: [FloatFormat],
    limits: ExactLimits = ExactLimits()
  ) -> [ErrorOfArithmetic] {
    if isComplex { return errorsOfParts(of: values, at: point, origins, formats, limits) }
    return formats.indices.map { index in
      do throws(ComputationFailure) {
        let isHeld = origins?.allSatisfy(formats[index].holds) ?? false
        guard let truth = try truthOfRounded(at: point, format: index, isHeld: isHeld) else {
          return .same
        }
        return .measured(
          try PointError(of: values[index], truth: truth, in: formats[index], limits: limits))
      } catch {
        return .unknown
      }
    }
  }

  /// The same of a complex result, in the columns of ``MeasuredPart``.
  private func errorsOfParts(
    of values: [FormatValue], at point: [ExactReal], _ origins: [FloatFormat]?,
    _ columns: [FloatFormat], _ limits: ExactLimits
  ) -> [ErrorOfArithmetic] {
    let measures = MeasuredPart.allCases.count
    return stride(from: 0, to: columns.count, by: measures).enumerated().flatMap { index, first in
      let format = columns[first]
      do throws(ComputationFailure) {
        let isHeld = origins?.allSatisfy(format.holds) ?? false
        guard let truths = try truthsOfRounded(at: point, format: index, isHeld: isHeld) else {
          return [ErrorOfArithmetic](repeating: .same, count: measures)
        }
        var enclosures: [BigInterval] = []
        for truth in truths {
          enclosures.append(try truth.bounds(format.enclosingPrecision, limits: limits))
        }
        return try PointError.errors(
          ofParts: values[(2 * index)..<(2 * index + 2)], truths: truths, enclosures: enclosures,
          in: format, limits: limits
        ).map { .measured($0) }
      } catch {
        return [ErrorOfArithmetic](repeating: .unknown, count: measures)
      }
    }
  }
}

extension FloatFormat {
  /// Whether every number of another format is known to be one of this format.
  fileprivate func holds(_ other: FloatFormat) -> Bool {
    if self == other { return true }
    guard radix == 2, other.radix == 2, !isCoded, !other.isCoded else { return false }
    // The last ones compare the places of the smallest subnormal numbers.
    return precision >= other.precision && greatestExponent >= other.greatestExponent
      && leastExponent - precision <= other.leastExponent - other.precision
  }
}
