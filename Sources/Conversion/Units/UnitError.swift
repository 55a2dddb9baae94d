public import NumericCore

/// Why a text is not a unit.
public struct UnitError: Error, Hashable, Sendable {
  /// A sentence that states the fault.
  public var message: String
  /// The place of the fault.
  public var span: SourceSpan
  /// The spelling that was probably meant.
  public var suggestion: String?

  static func unknown(_ name: String, _ span: SourceSpan) -> UnitError {
    UnitError(
      message: "'\(name.count > 40 ? name.prefix(40) + "…" : name)' is not a known unit",
      span: span,
      suggestion: Units.nearestSpelling(to: name))
  }

  static func undecided(_ unit: AmbiguousUnit, _ span: SourceSpan) -> UnitError {
    UnitError(
      message: "'\(unit.name)' means different units: write \(unit.others.joined(separator: ", "))",
      span: span)
  }

  static func factors(_ span: SourceSpan) -> UnitError {
    UnitError(message: "a unit is a product of at most 64 different units", span: span)
  }

  static func nesting(_ span: SourceSpan) -> UnitError {
    UnitError(
      message: "parentheses in units go \(UnitScanner.deepestNesting) deep at most", span: span)
  }

  static func repeatedPower(_ span: SourceSpan) -> UnitError {
    UnitError(
      message: "the power of a power is not read; write one power, as in m^6, or (m^2)^3",
      span: span)
  }

  static func power(_ span: SourceSpan) -> UnitError {
    UnitError(message: "powers of units go up to \(Unit.greatestPower)", span: span)
  }
}
