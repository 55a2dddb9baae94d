import NumericCore
import Scientific

// Functions of numbers, such as those of finance and of distributions, and functions that the catalogue defines by a formula.
extension Compiler {
  /// Compiles a function of numbers and possibly a list, whose elements come last.
  mutating func numbers(
    _ function: ListFunction, _ arguments: ArraySlice<Expression.Argument>,
    _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if let list = row.list, arguments.count > row.parameters.count {
      throw unsuitable(list, row)
    }
    var numbers: [UInt32] = []
    var elements: [UInt32] = []
    for (parameter, shape) in zip(row.parameters, try complete(arguments, row)) {
      switch shape {
      case .list(let registers) where parameter == row.list: elements = registers
      case .number(let register) where parameter != row.list: numbers.append(register)
      default: throw unsuitable(parameter, row)
      }
    }
    let result = try emit(.list(function), list: numbers + elements, uses: uses)
    let asksForOne = try places(arguments, row.parameters, row).last != .some(nil)
    if row.optional.last?.name == "root", !asksForOne { noteEquation() }
    return result
  }

  private func unsuitable(_ parameter: String, _ row: FunctionRow) -> CalculatorError {
    let kind = parameter == row.list ? "a list, as in [-100, 60, 60]" : "a number"
    return CalculatorError(
      .arguments, "\(row.signature): '\(parameter)' is \(kind)", span(of: nil))
  }

  /// Enters a formula of the catalogue; its parameters get the shapes of the arguments.
  mutating func expand(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) {
    let place = span(of: nil)
    try countOperation()
    let shapes = try complete(arguments, row)
    guard let body = FormulaTable.bodies[row.name] else {
      preconditionFailure("the formula of \(row.name) is in the table")
    }
    let parameters = Dictionary(uniqueKeysWithValues: zip(row.parameters, shapes))
    enter(body, function: row.name, parameters: parameters, callSpan: place, uses: uses)
    frames[frames.count - 1].formula = row.name
  }
}

/// The formulas of the catalogue, parsed when the first of them is called.
enum FormulaTable {
  static let bodies: [String: Expression] = {
    var bodies: [String: Expression] = [:]
    var names = Environment()
    names.readsUnits = false
    for row in Catalogue.functions {
      guard case .formula(let text) = row.form else { continue }
      var parser = Parser(Array(text.utf8), names: names)
      guard case .expression(let body)? = (try? parser.parse())?.first else {
        preconditionFailure("the formula of \(row.name) is an expression")
      }
      bodies[row.name] = body
    }
    return bodies
  }()
}
