import Conversion
public import NumericCore

extension Calculator {
  /// A quantity in the unit in which it reads best: the largest of those that people use in which the number is at
  /// least 1. What has no such units, and what is no quantity, stays as it is.
  public func inPreferredUnit(
    _ value: Value<Backend.Number>
  ) throws(CalculatorError) -> Value<Backend.Number> {
    // Points of a scale have no sizes.
    guard case .quantity(let number, let unit) = value, unit.offset == nil, !unit.isDifference,
      backend.isRegular(number)
    else { return value }
    do throws(Backend.Failure) {
      var chosen: Value<Backend.Number>?
      for candidate in PreferredUnits.ladder(for: unit.dimension) {
        guard let ratio = unit.differenceRatio(to: candidate) else { continue }
        let scaled = try backend.scaled(number, by: ratio)
        let isSmall =
          try backend.compare(
            try backend.compute(.magnitude, scaled),
            try backend.number(ExactLiteral(1))) == .less
        if isSmall, chosen != nil { break }
        chosen = .quantity(scaled, candidate)
      }
      return chosen ?? value
    } catch {
      throw CalculatorError(error, nil)
    }
  }
}
