import Conversion
import NumericCore
import Scientific

extension Compiler {
  /// Compiles a call.
  ///
  /// Returns nil when it has entered a user function; the result of that is available later.
  mutating func call(
    _ name: String, _ arguments: ArraySlice<Expression.Argument>, _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    if let definition = names.functions[name] {
      try expand(definition, arguments, uses: uses)
      return nil
    }
    guard let row = Catalogue.function(named: name) else {
      throw unknownFunction(name)
    }
    if let value = try polynomialCall(row, arguments, uses: uses) { return value }
    if let value = try callEach(row, arguments, unit, uses: uses) { return value }
    if let value = try complexCall(row, arguments, unit, uses: uses) { return value }
    var operands = MeasuredList()
    var form = row.form
    switch row.form {
    case .reduction, .fold:
      if let date = try reduction(of: arguments, row.name) { return date }
      operands = try flattened(arguments, row.name)
      if operands.count == 0 { return try emptyReduction(row, uses: uses) }
    case .product:
      let factors = try flattened(arguments, row.name)
      if factors.count == 0 { return try emptyReduction(row, uses: uses) }
      return try product(of: factors, uses: uses)
    case .pairs(let function):
      return .number(try pairs(function, arguments, row, uses: uses))
    case .vector(let function):
      return try vector(function, arguments, row, uses: uses)
    case .matrix(let function):
      return try matrix(function, arguments, row, uses: uses)
    case .polynomial(let function):
      return try polynomial(function, arguments, row, uses: uses)
    case .numbers(let function):
      return .number(try numbers(function, arguments, row, uses: uses))
    case .formula:
      try expand(row, arguments, uses: uses)
      return nil
    case .branches(let branches):
      let places = try order(arguments, row.parameters, least: 1, row)
      form = .unary(try branch(places.count > 1 ? places[1] : nil, branches, row))
      operands.append(try measured(places[0]))
    case .places(let function):
      return try rounded(function, arguments, row, unit, uses: uses)
    default:
      let places = try order(arguments, row.parameters, least: row.arity.lowerBound, row)
      operands.reserveCapacity(places.count)
      for argument in places {
        operands.append(try measured(argument))
      }
      // Words stand for numbers of loans, which are completed elsewhere; defaults of numbers are operands here.
      let missing = row.parameters.count - places.count
      for parameter in row.optional.suffix(missing) {
        operands.append(
          Measured(register: try emit(literal: ExactLiteral(parameter.value), uses: 1)))
      }
    }
    guard operands.isPlain else { return try call(row, operands, unit, uses: uses) }
    return try emit(form, operands.registers, unit, uses: uses)
  }

  /// Enters a user function; its parameters get the shapes of the arguments.
  private mutating func expand(
    _ definition: FunctionDefinition, _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) {
    let place = span(of: nil)
    let callsItself = active[definition.name, default: 0] > 0
    if callsItself, frames.count > limits.depth {
      throw CalculatorError(LimitExceeded(limit: .depth, allowed: limits.depth), place)
    }
    try countOperation()
    let ordered = try order(
      arguments, definition.parameters, least: definition.parameters.count, definition)
    var parameters: [String: Shape] = [:]
    for (parameter, argument) in zip(definition.parameters, ordered) {
      let value = try shape(argument)
      parameters[parameter] = callsItself ? try settled(value) : value
    }
    enter(
      definition.body, function: definition.name, parameters: parameters, callSpan: place,
      uses: uses)
  }

  /// The numbers of a reduction: the elements of a list, or the arguments themselves.
  mutating func flattened(
    _ arguments: ArraySlice<Expression.Argument>, _ name: String
  ) throws(CalculatorError) -> MeasuredList {
    guard !arguments.isEmpty else {
      throw CalculatorError(.arguments, "\(name) needs at least one number", span(of: nil))
    }
    var terms = MeasuredList()
    for argument in arguments {
      if argument.label != nil {
        throw CalculatorError(
          .arguments, "\(name) takes numbers without names", span(of: Int(argument.node)))
      }
      switch try shape(argument.node) {
      case .list(let elements):
        terms.reserveCapacity(terms.count + elements.count)
        for element in elements { terms.append(Measured(register: element)) }
      case .quantities(let elements, let units):
        for (element, unit) in zip(elements, units) {
          terms.append(Measured(register: element, unit: unit))
        }
      default: terms.append(try measured(argument.node))
      }
    }
    return terms
  }

  /// The sum or product of no numbers; other reductions have none.
  private mutating func emptyReduction(
    _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch row.form {
    case .reduction(.sum): return .number(try emit(literal: ExactLiteral(0), uses: uses))
    case .product: return .number(try emit(literal: ExactLiteral(1), uses: uses))
    default:
      throw CalculatorError(.arguments, "\(row.name) needs at least one number", span(of: nil))
    }
  }

  private func unknownFunction(_ name: String) -> CalculatorError {
    // The error is in the name of the call, not in its arguments.
    let call = span(of: nil)
    let isDirect = frames[frames.count - 1].callSpan == nil
    let place = isDirect ? SourceSpan(call.start, call.start + name.utf8.count) : call
    if names.readsUnits, Units.spelling(ignoringCaseOf: name) == name {
      return CalculatorError(
        .unknownName, "'\(name)' is a unit and no function; a product has a '*'", place)
    }
    if let function = DateFunction.named(name) {
      return CalculatorError(
        .arguments, "the dates of \(name) stand in parentheses: \(function.signature)", place)
    }
    return unknown(name, place, isCalled: true)
  }
}
