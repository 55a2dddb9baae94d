import Conversion
import NumericCore

// Arithmetic of durations with months or years, whose parts are kept apart: 1 month 2 days.
//
// Sums, signs, multiples and fractions keep the parts. Everything else sees the whole as a time, in
// which a month is a twelfth of the Julian year.
extension Compiler {
  /// The numbers of a time with their units; nil for other values.
  func parts(of shape: Shape) -> (registers: [UInt32], units: [Unit])? {
    switch shape {
    case .quantity(let register, let unit) where unit.dimension == Dimension(.time),
      .mixed(let register, let unit, _, _) where unit.dimension == Dimension(.time):
      ([register], [unit])
    case .duration(let registers, let units): (registers, units)
    default: nil
    }
  }

  /// The sum or difference of two times that have months or years and other units; nil for other
  /// sums.
  mutating func durationSum(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard symbol == .add || symbol == .subtract, decide != nil,
      let left = parts(of: try shape(a)), let right = parts(of: try shape(b))
    else { return nil }
    // Of two times in one unit the sum is a plain quantity.
    if left.units.count == 1, right.units.count == 1, left.units[0].isAsLong(as: right.units[0]) {
      return nil
    }
    guard (left.units + right.units).contains(where: { CalendarKind($0) == .months }) else {
      return nil
    }
    try countOperation(left.units.count + right.units.count)
    var (registers, units) = left
    var isHeld = Array(repeating: false, count: registers.count)
    for (register, unit) in zip(right.registers, right.units) {
      if let place = units.firstIndex(where: unit.isAsLong) {
        registers[place] = try emit(
          .binary(symbol.operation), registers[place], register, uses: uses)
        isHeld[place] = true
      } else if symbol == .subtract {
        registers.append(try emit(.unary(.negate), register, uses: uses))
        units.append(unit)
        isHeld.append(true)
      } else {
        registers.append(register)
        units.append(unit)
        isHeld.append(false)
      }
    }
    for (register, isHeld) in zip(registers, isHeld) where !isHeld {
      hold(.number(register), uses - 1)
    }
    // Months come first, as they do beside a date.
    let order = CalendarKind.allCases.flatMap { kind in
      units.indices.filter { CalendarKind(units[$0]) == kind }
    }
    return .duration(order.map { registers[$0] }, order.map { units[$0] })
  }

  /// A duration times or over a plain number; nil for other operands.
  mutating func durationMultiple(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    let number: Expression.Index
    let isFirst: Bool
    let parts: (registers: [UInt32], units: [Unit])
    switch (symbol, try shape(a), try shape(b)) {
    case (.multiply, .duration(let registers, let units), _),
      (.implicitMultiply, .duration(let registers, let units), _),
      (.divide, .duration(let registers, let units), _):
      (number, isFirst, parts) = (b, true, (registers, units))
    case (.multiply, _, .duration(let registers, let units)),
      (.implicitMultiply, _, .duration(let registers, let units)):
      (number, isFirst, parts) = (a, false, (registers, units))
    default: return nil
    }
    guard isPlain(try shape(number)) else { return nil }
    let factor = try measured(number).register
    hold(.number(factor), Int32(parts.registers.count - 1))
    let operation: Operation = .binary(symbol == .divide ? .divide : .multiply)
    var registers: [UInt32] = []
    for part in parts.registers {
      let (first, second) = isFirst ? (part, factor) : (factor, part)
      registers.append(try emit(operation, first, second, uses: uses))
    }
    return .duration(registers, parts.units)
  }

  /// A percentage of a duration; nil for other values.
  mutating func durationShare(
    _ x: Expression.Index, percent: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard case .duration(let parts, let units) = try shape(x) else { return nil }
    let factor = try hundredth(of: try number(percent), uses: Int32(parts.count))
    var registers: [UInt32] = []
    for part in parts {
      registers.append(try emit(.binary(.multiply), part, factor, uses: uses))
    }
    return .duration(registers, units)
  }

  /// Whether a value is a number without a dimension.
  private func isPlain(_ shape: Shape) -> Bool {
    switch shape {
    case .number, .factors: true
    case .quantity(_, let unit): unit.dimension == .none
    default: false
    }
  }

  /// A duration in the other direction; nil for other operands.
  mutating func oppositeDuration(
    _ x: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    guard case .duration(let parts, let units) = try shape(x) else { return nil }
    var registers: [UInt32] = []
    for part in parts { registers.append(try emit(.unary(.negate), part, uses: uses)) }
    return .duration(registers, units)
  }

  /// The whole of a duration in the unit of its first part.
  mutating func whole(
    of registers: [UInt32], _ units: [Unit]
  ) throws(CalculatorError) -> Measured {
    var total = registers[0]
    for (register, unit) in zip(registers, units).dropFirst() {
      let part = try scaled(register, by: unit.scale / units[0].scale, uses: 1)
      total = try emit(.binary(.add), total, part, uses: 1)
    }
    return Measured(register: total, unit: units[0])
  }
}

extension Unit {
  /// Whether two units of time are equally long, whatever their names.
  fileprivate func isAsLong(as other: Unit) -> Bool { (scale / other.scale).isOne }
}
