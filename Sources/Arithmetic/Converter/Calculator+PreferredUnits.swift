import Conversion
public import NumericCore

extension Calculator {
  /// A quantity in the most readable unit: the largest common unit in which the number is at least
  /// 1.
  ///
  /// A quantity without common units and a plain number are returned unchanged.
  public func inPreferredUnit(
    _ value: Value<Backend.Number>
  ) throws(CalculatorError) -> Value<Backend.Number> {
    // Points of a scale are not scaled.
    guard case .quantity(let number, let unit) = value, unit.offset == nil, !unit.isDifference,
      backend.isRegular(number)
    else { return value }
    do throws(Backend.Failure) {
      var chosen: Value<Backend.Number>?
      for candidate in PreferredUnits.ladder(for: unit.dimension) {
        guard let scale = unit.differenceScale(to: candidate) else { continue }
        let scaled = try scale.value(of: number, on: backend)
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
