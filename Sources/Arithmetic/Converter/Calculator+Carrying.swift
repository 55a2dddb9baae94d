import Conversion
public import NumericCore

extension Value {
  /// Whether the last part of a sum of units is printed as a full unit of the preceding part, as in
  /// `5 ft 12 in`.
  public func isFull(printedAs texts: [String]) -> Bool {
    guard case .mixed(_, _, _, let units) = self, let text = texts.last, units.count > 1,
      var literal = try? ExactLiteral(text), literal.kind == .finite, !literal.isZero
    else { return false }
    literal.isNegative = false
    let whole = (units[units.count - 2].scale / units[units.count - 1].scale).ratio
    return (ExactRatio(literal, ExactLiteral(1)) / whole).isOne
  }
}

extension Calculator {
  /// The same sum of units with such a full unit carried to the preceding part: `6 ft 0 in`.
  public func carried(
    _ value: Value<Backend.Number>
  ) throws(CalculatorError) -> Value<Backend.Number> {
    guard case .mixed(let total, let unit, var parts, let units) = value else { return value }
    do throws(Backend.Failure) {
      let one = try backend.number(ExactLiteral(1))
      let isNegative = try backend.compare(total, backend.zero) == .less
      var place = parts.count - 1
      while place > 0 {
        parts[place] = backend.zero
        let before = parts[place - 1]
        parts[place - 1] = try isNegative ? backend.subtract(before, one) : backend.add(before, one)
        place -= 1
        guard place > 0 else { break }
        // Such as 59 min 60 s, which is one hour.
        let whole = try backend.scaled(one, by: (units[place - 1].scale / units[place].scale).ratio)
        let size = try backend.compute(.magnitude, parts[place])
        guard try backend.compare(size, whole) == .equal else { break }
      }
    } catch {
      throw CalculatorError(error, nil)
    }
    return .mixed(total, unit, parts: parts, units: units)
  }
}
