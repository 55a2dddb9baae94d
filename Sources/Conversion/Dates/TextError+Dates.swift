import NumericCore

// What several readers of dates say.
extension TextError {
  /// The error for a day outside the supported years.
  static func beyondCalendar(_ span: SourceSpan? = nil) -> TextError {
    TextError(
      .date,
      "this is beyond the years \(CivilDate.years.lowerBound) to \(CivilDate.years.upperBound)",
      span)
  }
}
