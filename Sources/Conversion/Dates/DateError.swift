public import NumericCore

/// Why a text is not a date, time, zone or duration.
public struct DateError: Error, Hashable, Sendable {
  /// One sentence that states the fault.
  public var message: String
  /// The place in the text; nil if it is not a single place.
  public var span: SourceSpan?
  /// The spelling that may have been meant.
  public var suggestion: String?
  /// Whether naming a zone would resolve the error.
  public var lacksZone = false

  /// Creates an error.
  public init(_ message: String, _ span: SourceSpan? = nil, suggestion: String? = nil) {
    (self.message, self.span, self.suggestion) = (message, span, suggestion)
  }

  /// The error for a day outside the supported years.
  static func beyond(_ span: SourceSpan? = nil) -> DateError {
    DateError(
      "this is beyond the years \(CivilDate.years.lowerBound) to \(CivilDate.years.upperBound)",
      span)
  }

  /// The error for a time whose zone is unknown.
  static func lackingZone(_ message: String) -> DateError {
    var error = DateError(message)
    error.lacksZone = true
    return error
  }
}
