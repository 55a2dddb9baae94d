import Conversion
import NumericCore

// Dates as values. They are computed during compilation: a program has plain numbers only.
extension Compiler {
  /// A date that stands there.
  func date(_ date: DateTime) throws(CalculatorError) -> Shape {
    try refuseDateInProgram()
    return .date(date)
  }

  private func refuseDateInProgram() throws(CalculatorError) {
    guard decide != nil else {
      throw CalculatorError(
        .arguments,
        "this command computes with numbers alone; dates are for 'ulp eval', 'ulp batch', scripts and sessions",
        span(of: nil))
    }
  }

  /// The date or time that a word of the clock means.
  mutating func date(_ word: ClockWord) throws(CalculatorError) -> Shape {
    try refuseDateInProgram()
    guard let time = localTime() else {
      throw CalculatorError(.invalidDate, "no clock is known here; write the date", span(of: nil))
    }
    return .date(try dated { () throws(TextError) in try word.value(at: time) })
  }

  /// An infix operator with a date; nil where no operand is one.
  mutating func withDate(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    switch (try shape(a), try shape(b)) {
    case (.date(let x), .date(let y)):
      switch symbol {
      case .subtract: return try difference(x, y, uses: uses)
      case .relation(let relation):
        return .condition(
          Condition(
            steps: [.constant(relation.holds(for: try order(x, y)))], registers: []))
      default: throw unsuited(symbol, b, "another date")
      }
    case (.date(let x), _):
      guard symbol == .add || symbol == .subtract else { throw unsuited(symbol, b, "a number") }
      let duration = try duration(b, symbol)
      return .date(try later(x, by: symbol == .add ? duration : -duration))
    case (_, .date(let y)):
      guard symbol == .add else { throw unsuited(symbol, a, "a number") }
      return .date(try later(y, by: try duration(a, symbol)))
    default: return nil
    }
  }

  /// Whole days between days of the calendar, hours between times.
  private mutating func difference(
    _ x: DateTime, _ y: DateTime, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let days = x.days(since: y) {
      return .quantity(try emit(literal: ExactLiteral(days), uses: uses), .days)
    }
    let local = localZone(for: [x, y])
    let hours = try dated { () throws(TextError) in try x.hours(since: y, local: local) }
    return .quantity(try number(hours, uses: uses), .named("h"))
  }

  private mutating func order(_ x: DateTime, _ y: DateTime) throws(CalculatorError) -> Ordering {
    let local = localZone(for: [x, y])
    return try dated { () throws(TextError) in try x.compare(to: y, local: local) }
  }

  private mutating func later(
    _ date: DateTime, by duration: CalendarDuration
  ) throws(CalculatorError) -> DateTime {
    let local = localTime()?.zone
    return try dated { () throws(TextError) in try date.adding(duration, local: local) }
  }

  /// The zone of the local clock for moments; a warning tells of a time that the clock showed twice.
  mutating func localZone(for dates: [DateTime]) -> Zone? {
    let local = localTime()?.zone
    for date in dates {
      if let notice = date.notice(local: local) { note(notice) }
    }
    return local
  }

  /// A date on the clocks of another zone.
  mutating func convert(
    _ index: Expression.Index, to zone: Zone
  ) throws(CalculatorError) -> Shape {
    let date = try date(index, for: "a zone")
    let local = localZone(for: [date])
    return .date(try dated { () throws(TextError) in try date.moved(to: zone, local: local) })
  }

  /// A date in another count.
  mutating func convert(
    _ index: Expression.Index, to form: DateForm, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let date = try date(index, for: "'\(form.rawValue)'")
    let local = localZone(for: [date])
    return try shape(
      of: try dated { () throws(TextError) in try form.value(of: date, local: local) }, uses: uses)
  }

  private func date(
    _ index: Expression.Index, for target: String
  ) throws(CalculatorError) -> DateTime {
    if case .date(let date) = try shape(index) { return date }
    throw CalculatorError(
      .arguments, "only a date or time is converted to \(target)", span(of: Int(index)))
  }

  /// Reports what is wrong with a date at the node that is being compiled.
  func dated<Result>(
    _ body: () throws(TextError) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(TextError) { return try body() } catch {
      throw CalculatorError(error.moved(to: span(of: nil)))
    }
  }

  private func unsuited(
    _ symbol: InfixOperator, _ other: Expression.Index, _ what: String
  ) -> CalculatorError {
    CalculatorError(
      .arguments,
      symbol == .add
        ? "two dates have no sum; a date and a duration have, such as 3 days"
        : "a date and \(what) are not joined by '\(symbol.word)'; dates have differences, and sums with durations such as 3 days",
      span(of: nil))
  }
}
