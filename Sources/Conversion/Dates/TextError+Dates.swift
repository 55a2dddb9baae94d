import NumericCore

// What several readers of dates say.
extension TextError {
  /// A day, or what would be one, that no calendar here reaches.
  static func beyondCalendar(_ span: SourceSpan? = nil) -> TextError {
    TextError(
      .date,
      "this is beyond the years \(CivilDate.years.lowerBound) to \(CivilDate.years.upperBound)",
      span)
  }
}
