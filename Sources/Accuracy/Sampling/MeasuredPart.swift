public import NumericCore

/// What is measured of a complex result at many points.
public enum MeasuredPart: String, CaseIterable, Sendable {
  /// A part, in its own units as any number.
  case re, im
  /// The distance from the true value, in units in the last place of its length.
  case norm

  /// The formats of all that is measured of a problem, in order: of a complex result each format has three columns.
  public static func columns(of problem: any PointProblem, _ formats: [FloatFormat])
    -> [FloatFormat]
  {
    problem.isComplex ? formats.flatMap { format in allCases.map { _ in format } } : formats
  }

  /// The names of columns of a complex result, such as `double re`.
  public static func names(ofColumns formats: [FloatFormat]) -> [String] {
    formats.indices.map { "\(formats[$0].name) \(part(ofColumn: $0).rawValue)" }
  }

  /// The part that is measured in a column.
  public static func part(ofColumn column: Int) -> MeasuredPart {
    allCases[column % allCases.count]
  }
}
