import Conversion
import NumericCore

// Durations that are added to dates, in which months and years are those of the calendar.
extension Compiler {
  /// The duration that an operand beside a date is; its registers are released.
  mutating func duration(
    _ index: Expression.Index, _ symbol: InfixOperator
  ) throws(CalculatorError) -> CalendarDuration {
    switch try shape(index) {
    case .quantity(let register, let unit) where unit.dimension == Dimension(.time),
      .mixed(let register, let unit, _, _) where unit.dimension == Dimension(.time):
      return try part(register, unit, index)
    case .duration(let total, _, let registers, let units):
      release(total)
      var sum = CalendarDuration()
      for (register, unit) in zip(registers, units) {
        let part = try part(register, unit, index)
        do throws(TextError) { sum = try sum.adding(part) } catch {
          throw CalculatorError(error.moved(to: span(of: Int(index))))
        }
      }
      return sum
    case .number:
      let expression = frames[frames.count - 1].expression
      let days = "\(expression.text(of: index)) days"
      throw CalculatorError(
        .arguments,
        "a number has no place beside a date without its unit: write \(days.utf8.count > 40 ? "5 days" : days)",
        span(of: Int(index)))
    case .quantity(_, let unit):
      throw CalculatorError(
        .incompatibleUnits,
        "a date and \(unit.quantityName.withArticle) cannot be \(symbol == .add ? "added" : "subtracted")",
        span(of: nil))
    default:
      throw CalculatorError(
        .arguments, "beside a date stands a duration, such as 3 days", span(of: Int(index)))
    }
  }

  /// The duration of a number in one unit.
  private mutating func part(
    _ register: UInt32, _ unit: Unit, _ index: Expression.Index
  ) throws(CalculatorError) -> CalendarDuration {
    let place = span(of: Int(index))
    let kind = Self.kind(of: unit)
    let base: Unit = kind == .months ? .named("julian_month") : .named("ns")
    let scaled = try scaled(register, by: unit.scale / base.scale, uses: 1)
    defer { release(scaled) }
    // What has been compiled so far is run once more for each duration.
    try countOperation(program.instructions.count)
    guard let decide, case .count(let count) = try decide(compiled(.number(scaled))) else {
      throw CalculatorError(
        .arguments, "a duration beside a date must be known when the line is read", place)
    }
    do throws(TextError) {
      guard let count else { throw CalendarDuration.tooLong }
      guard kind == .months else {
        return try CalendarDuration(nanoseconds: count.value, hasDays: kind == .days)
      }
      guard count.isWhole else {
        throw TextError(
          .date,
          "months and years beside a date are whole, those of the calendar: add them first, and then days or hours, as + 1 month + 2 days"
        )
      }
      return try CalendarDuration(months: count.value)
    } catch {
      throw CalculatorError(error.moved(to: place))
    }
  }

  private enum Kind { case months, days, elapsed }

  /// How a unit of time counts beside a date: years and their multiples in months, weeks in days of
  /// the calendar.
  private static func kind(of unit: Unit) -> Kind {
    if unit.isWholeMultiple(of: .named("julian_month")) { return .months }
    return unit.isWholeMultiple(of: .named("day")) ? .days : .elapsed
  }

  /// The parts of a sum of times of which one is in months or years, held beside the operands; nil
  /// for other sums.
  mutating func calendarParts(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index
  ) throws(CalculatorError) -> (registers: [UInt32], units: [Unit])? {
    guard let left = parts(of: try shape(a)), let right = parts(of: try shape(b)),
      (left.units + right.units).contains(where: { Self.kind(of: $0) == .months })
    else { return nil }
    for register in left.registers + right.registers { hold(.number(register), 1) }
    guard symbol == .subtract else {
      return (left.registers + right.registers, left.units + right.units)
    }
    var registers = left.registers
    for register in right.registers {
      registers.append(try emit(.unary(.negate), register, uses: 1))
    }
    return (registers, left.units + right.units)
  }

  private func parts(of shape: Shape) -> (registers: [UInt32], units: [Unit])? {
    switch shape {
    case .quantity(let register, let unit) where unit.dimension == Dimension(.time):
      ([register], [unit])
    case .duration(_, _, let registers, let units): (registers, units)
    default: nil
    }
  }

  /// The shape of a sum with the parts of which it consists.
  mutating func joined(
    _ whole: Shape, _ parts: (registers: [UInt32], units: [Unit])?, uses: Int32
  ) -> Shape {
    guard let parts, case .quantity(let register, let unit) = whole else { return whole }
    for part in parts.registers { hold(.number(part), uses - 1) }
    return .duration(register, unit, parts.registers, parts.units)
  }
}

extension Unit {
  /// Whether it is another unit, or a whole number of them.
  fileprivate func isWholeMultiple(of other: Unit) -> Bool {
    guard dimension == other.dimension, let multiple = (scale / other.scale).ratio.asDecimal else {
      return false
    }
    return multiple.piPower == 0 && multiple.numerator.exponent >= 0
  }
}
