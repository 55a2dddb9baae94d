import Conversion
import NumericCore

// Lists of dates, and the functions of the catalogue that take them.
extension Compiler {
  /// The elements of a list of dates; nil for a list that begins with something else.
  mutating func dates(
    _ arguments: ArraySlice<Expression.Argument>
  ) throws(CalculatorError) -> [DateTime]? {
    guard let first = arguments.first, case .date = try shape(first.node) else { return nil }
    try countOperation(arguments.count)
    var dates: [DateTime] = []
    for argument in arguments {
      guard case .date(let date) = try shape(argument.node) else {
        throw CalculatorError(
          .arguments, "an element of this list is no date, and others are",
          span(of: Int(argument.node)))
      }
      dates.append(date)
    }
    return dates
  }

  /// A reduction of dates or of lists of them; nil where the first argument is neither, and for
  /// functions that dates do not have.
  mutating func reduction(
    of arguments: ArraySlice<Expression.Argument>, _ name: String
  ) throws(CalculatorError) -> Shape? {
    guard let reduction = DateReduction(rawValue: name) else { return nil }
    var dates: [DateTime] = []
    for argument in arguments {
      switch try shape(argument.node) {
      case .date(let date): dates.append(date)
      case .dates(let list): dates += list
      default:
        if dates.isEmpty { return nil }
        throw CalculatorError(
          .arguments, "\(name) takes dates together with dates only",
          span(of: Int(argument.node)))
      }
    }
    try countOperation(dates.count)
    let local = localZone(for: dates)
    return try dated { () throws(TextError) in
      try reduction.value(of: dates, local: local).map { .date($0) }
    }
  }
}
