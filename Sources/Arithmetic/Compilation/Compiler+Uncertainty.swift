import Conversion
import NumericCore

// Numbers with an uncertainty: a ± u is compiled as a + u·δ with a literal δ = 0, so that the result is that of a, and the
// effect of u is found by moving δ.
extension Compiler {
  /// a ± u. A percentage u is a share of a, and a number a without a unit has that of u.
  mutating func uncertain(
    _ a: Expression.Index, _ u: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    // The terms would count as measured independently of each other.
    if frames.contains(where: { !$0.loops.isEmpty }) {
      throw CalculatorError(
        .arguments,
        "'±' in the terms of a sum or product would be another one in each; name the number before: a = 2 ± 0.1",
        span(of: nil))
    }
    let value = try measured(a)
    let spread = try self.spread(u, of: value, isShare: isPercentage(u) && !isPercentage(a))
    let place = program.literals.count
    let zero = try emit(literal: ExactLiteral(0), uses: 1)
    // The spread and the sum are held to the end, where it is seen whether the sum moves at all.
    hold(.number(spread.register), 1)
    let shift = try emit(.binary(.multiply), spread.register, zero, uses: 1)
    let result = try emit(.binary(.add), value.register, shift, uses: uses + 1)
    noteUncertain(
      UncertainLiteral(
        place: place, span: span(of: nil), spread: spread.register, sum: result))
    return Shape(Measured(register: result, unit: value.unit ?? spread.unit))
  }

  /// The uncertainty of a value in the unit of the value.
  private mutating func spread(
    _ u: Expression.Index, of value: Measured, isShare: Bool
  ) throws(CalculatorError) -> Measured {
    let spread = try measured(u)
    if isShare {
      hold(.number(value.register), 1)
      return Measured(
        register: try emit(.binary(.multiply), value.register, spread.register, uses: 1))
    }
    guard let unit = value.unit else { return spread }
    // Of two points of a scale of temperature the second one is a difference: 20 degC ± 0.5 degC.
    guard let ratio = try exchanged(spread, for: unit).unit?.differenceScale(to: unit) else {
      throw incompatible(value, spread, "make no number with an uncertainty")
    }
    return Measured(register: try scaled(spread.register, by: ratio, uses: 1), unit: unit)
  }

  private func isPercentage(_ index: Expression.Index) -> Bool {
    if case .percent = frames[frames.count - 1].expression[index] { true } else { false }
  }
}
