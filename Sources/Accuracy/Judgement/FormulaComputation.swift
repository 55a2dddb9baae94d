public import BigNumbers
public import NumericCore

/// A formula that a format computes operation by operation: an expression or a core.
public struct FormulaComputation: Computation {
  /// The formula.
  public let name: String
  /// The format of the operations.
  public let format: FloatFormat
  /// The formula as a problem of points, whose first value is in the format.
  public let problem: any PointProblem

  /// The first value of a problem, which is one of a format.
  public init(_ name: String, _ problem: any PointProblem, _ format: FloatFormat) {
    (self.name, self.problem, self.format) = (name, problem, format)
  }

  /// The formats of the arguments, that of the operations.
  public var argumentFormats: [FloatFormat] {
    [FloatFormat](repeating: format, count: problem.variables.count)
  }

  /// The values at some points, in their order.
  public func results(
    at points: [[FormatValue]]
  ) throws(ComputationFailure) -> [FormatValue] {
    var results: [FormatValue] = []
    for point in points { results.append(try problem.values(at: point.reals)[0]) }
    return results
  }

  /// The values of this formula and of another problem at a point in real arithmetic, if enclosures of 128 bits tell them
  /// apart; nil if not, or if one of them has no value.
  public func difference(
    from truth: any PointProblem, at point: [FormatValue], limits: ExactLimits
  ) -> (formula: ExactReal, truth: ExactReal)? {
    guard let mine = try? problem.copied().truth(at: point.reals),
      let other = try? truth.copied().truth(at: point.reals),
      let a = try? mine.bounds(.bits(128), limits: limits),
      let b = try? other.bounds(.bits(128), limits: limits)
    else { return nil }
    return a.upper < b.lower || b.upper < a.lower ? (mine, other) : nil
  }
}
