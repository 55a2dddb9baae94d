public import NumericCore

/// Why something is no date, time, zone or duration.
public struct DateError: Error, Hashable, Sendable {
  /// One sentence.
  public var message: String
  /// The culprit in what was written; nil where it is no single place.
  public var span: SourceSpan?
  /// What was perhaps meant.
  public var suggestion: String?
  /// Whether it would help to name a zone.
  public var lacksZone = false

  /// Says what is wrong and where.
  public init(_ message: String, _ span: SourceSpan? = nil, suggestion: String? = nil) {
    (self.message, self.span, self.suggestion) = (message, span, suggestion)
  }

  /// A day, or what would be one, that no calendar here reaches.
  static func beyond(_ span: SourceSpan? = nil) -> DateError {
    DateError(
      "this is beyond the years \(CivilDate.years.lowerBound) to \(CivilDate.years.upperBound)",
      span)
  }

  /// A time of which nobody knows where it is shown.
  static func lackingZone(_ message: String) -> DateError {
    var error = DateError(message)
    error.lacksZone = true
    return error
  }
}
