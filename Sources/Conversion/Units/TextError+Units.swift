public import NumericCore

// What the reader of units says.
extension TextError {
  /// A word that is no unit.
  public static func unknownUnit(_ name: String, _ span: SourceSpan) -> TextError {
    TextError(
      .unit, "'\(name.count > 40 ? name.prefix(40) + "…" : name)' is not a known unit", span,
      suggestion: Units.nearestSpelling(to: name))
  }

  static func ambiguousUnit(_ unit: AmbiguousUnit, _ span: SourceSpan) -> TextError {
    TextError(
      .unit, "'\(unit.name)' means different units: write \(unit.others.joined(separator: ", "))",
      span)
  }

  static func tooManyFactors(_ span: SourceSpan) -> TextError {
    TextError(.unit, "a unit is a product of at most 64 different units", span)
  }

  static func tooDeepUnit(_ span: SourceSpan) -> TextError {
    TextError(.unit, "parentheses in units go \(UnitScanner.deepestNesting) deep at most", span)
  }

  static func repeatedPower(_ span: SourceSpan) -> TextError {
    TextError(
      .unit, "the power of a power is not read; write one power, as in m^6, or (m^2)^3", span)
  }

  static func badFractionOfPower(_ span: SourceSpan) -> TextError {
    TextError(
      .unit,
      "fractions in powers of units have denominators up to \(UnitPower.greatestDenominator): m^(1/2)",
      span)
  }

  static func productBehindQuotient(_ text: String, _ span: SourceSpan) -> TextError {
    TextError(
      .unit, "a product behind '/' needs parentheses or '*': write \(text)", span)
  }

  static func tooManyCurrencies(_ span: SourceSpan) -> TextError {
    TextError(.unit, "a unit has two currencies at most, those of a rate of exchange", span)
  }

  static func tooGreatPower(_ span: SourceSpan) -> TextError {
    TextError(.unit, "powers of units go up to \(UnitPower.greatest.text)", span)
  }
}
