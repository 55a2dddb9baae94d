import Conversion
import NumericCore
import Scientific

// Functions of quantities; their rows of the catalogue say what they do with units.
extension Compiler {
  /// Applies a function of the catalogue to arguments at least one of which has a unit.
  mutating func call(
    _ row: FunctionRow, _ x: MeasuredList, _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if row.units == .angle, let own = x[0].unit, own.dimension == Dimension(.angle) {
      return try circular(row.form, x[0].register, own, uses: uses)
    }
    guard case .alike(let effect, let takesPoints) = row.units else { throw unitless(row, x) }
    if !takesPoints, (0..<x.count).contains(where: { x[$0].unit?.offset != nil }) {
      throw pointMisused("no \(row.name)")
    }
    var aligned = x.registers
    for index in 1..<x.count {
      aligned[index] = try converted(x[index], to: x[0], forWhat: "arguments of one \(row.name)")
    }
    let result = try emit(row.form, aligned, unit, uses: uses)
    guard let own = x[0].unit, case .number(let register) = result else { return result }
    return Shape(Measured(register: register, unit: try resultUnit(of: own, after: effect)))
  }

  /// Applies a prefix operator.
  mutating func apply(
    _ operation: UnaryFunction, to x: Measured, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var unit = x.unit
    if let own = unit {
      guard case .alike(let effect, _)? = Catalogue.units(of: .unary(operation)) else {
        preconditionFailure("\(operation) is an operator of plain numbers")
      }
      unit = try resultUnit(of: own, after: effect)
    }
    return Shape(
      Measured(register: try emit(.unary(operation), x.register, uses: uses), unit: unit))
  }

  private func resultUnit(of own: Unit, after effect: UnitEffect) throws(CalculatorError) -> Unit? {
    switch effect {
    case .kept: return own
    case .cancelled: return nil
    case .squared:
      guard let squared = own.power(2) else { throw powerTooLarge() }
      return squared
    case .root(let n):
      guard let power = UnitPower(1, over: n), let root = own.power(power) else {
        throw powerTooLarge()
      }
      return root
    }
  }

  /// A function of an angle with a unit, which replaces the angle mode; exact in units of which an
  /// integer makes a full turn.
  mutating func circular(
    _ form: FunctionForm, _ register: UInt32, _ unit: Unit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let own = AngleUnit.allCases.first { $0.unitsPerTurn == unit.unitsPerTurn }
    if let own, own != .radians || unit.scale.isOne {
      return try emit(form, [register], own, uses: uses)
    }
    // Fractions of a degree, such as seconds of arc, are converted to degrees, all other units to
    // radians.
    let mode: AngleUnit = unit.unitsPerTurn == nil ? .radians : .degrees
    let scaled = try scaled(register, by: unit.scale / Unit.of(mode).scale, uses: 1)
    return try emit(form, [scaled], mode, uses: uses)
  }

  private func unitless(_ row: FunctionRow, _ x: MeasuredList) -> CalculatorError {
    let culprit = (0..<x.count).first { x[$0].unit != nil }.map { x[$0].quantityName } ?? ""
    return CalculatorError(
      .incompatibleUnits, "\(row.signature) takes plain numbers, not \(culprit.withArticle)",
      span(of: nil))
  }
}
