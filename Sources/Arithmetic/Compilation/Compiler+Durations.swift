import Conversion
import NumericCore

// Durations that are added to dates, in which months and years are those of the calendar.
extension Compiler {
  /// The duration that an operand beside a date is; its registers are released.
  mutating func duration(
    _ index: Expression.Index, _ symbol: InfixOperator
  ) throws(CalculatorError) -> CalendarDuration {
    if let (registers, units) = parts(of: try shape(index)) {
      return try duration(registers, units, index)
    }
    switch try shape(index) {
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

  /// The duration of numbers in several units: those that count alike beside a date are added
  /// first, so that half a month twice is a month.
  private mutating func duration(
    _ registers: [UInt32], _ units: [Unit], _ index: Expression.Index
  ) throws(CalculatorError) -> CalendarDuration {
    var sum = CalendarDuration()
    for kind in CalendarKind.allCases {
      var total: UInt32?
      for (register, unit) in zip(registers, units) where CalendarKind(unit) == kind {
        let part = try scaled(register, by: unit.scale / kind.base.scale, uses: 1)
        total =
          try total.map { first throws(CalculatorError) in
            try emit(.binary(.add), first, part, uses: 1)
          } ?? part
      }
      guard let total else { continue }
      let part = try duration(total, kind, index)
      do throws(TextError) { sum = try sum.adding(part) } catch {
        throw CalculatorError(error.moved(to: span(of: Int(index))))
      }
    }
    return sum
  }

  /// The duration of a number of months or of nanoseconds.
  private mutating func duration(
    _ register: UInt32, _ kind: CalendarKind, _ index: Expression.Index
  ) throws(CalculatorError) -> CalendarDuration {
    let place = span(of: Int(index))
    defer { release(register) }
    guard case .count(let count)? = try known(.number(register)) else {
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
}

/// How a unit of time counts beside a date: years and their multiples in months, weeks in days of
/// the calendar, all others as elapsed time.
enum CalendarKind: CaseIterable {
  case months, days, elapsed

  init(_ unit: Unit) {
    if unit.isWholeMultiple(of: .named("julian_month")) {
      self = .months
    } else {
      self = unit.isWholeMultiple(of: .named("day")) ? .days : .elapsed
    }
  }

  /// The unit in which it is counted.
  fileprivate var base: Unit { self == .months ? .named("julian_month") : .named("ns") }
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
