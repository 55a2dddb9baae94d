import NumericCore
import Scientific

extension Compiler {
  /// Compiles a call. Returns nil when it has entered a user function, whose result comes later.
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
    switch row.form {
    case .reduction(let reduction):
      let terms = try flattened(arguments, row.name)
      return .number(try emit(.reduction(reduction), list: terms, uses: uses))
    case .fold(let operation):
      return .number(try fold(operation, try flattened(arguments, row.name), uses: uses))
    case .dot:
      return .number(try dot(arguments, row, uses: uses))
    default:
      let least = row.arity.lowerBound
      var operands: [UInt32] = []
      for argument in try order(arguments, row.parameters, least: least, row) {
        operands.append(try number(argument))
      }
      return try emit(row.form, operands, unit, uses: uses)
    }
  }

  /// Enters a user function: its parameters are the shapes of the arguments.
  private mutating func expand(
    _ definition: FunctionDefinition, _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) {
    let place = span(of: nil)
    if active.contains(definition.name) {
      throw CalculatorError(
        .arguments, "\(definition.name) calls itself, and nothing would end that", place)
    }
    try countOperation()
    let ordered = try order(
      arguments, definition.parameters, least: definition.parameters.count, definition)
    var parameters: [String: Shape] = [:]
    for (parameter, argument) in zip(definition.parameters, ordered) {
      parameters[parameter] = try shape(argument)
    }
    enter(
      definition.body, function: definition.name, parameters: parameters, callSpan: place,
      uses: uses)
  }

  /// Puts named arguments in their places; positional ones come first.
  func order(
    _ arguments: ArraySlice<Expression.Argument>, _ parameters: [String], least: Int,
    _ function: any Callable
  ) throws(CalculatorError) -> [Expression.Index] {
    let labels = frames[frames.count - 1].expression.names
    var places: [Expression.Index?] = Array(repeating: nil, count: parameters.count)
    // The common case: as many positional arguments as parameters.
    if arguments.count == parameters.count, arguments.allSatisfy({ $0.label == nil }) {
      return arguments.map(\.node)
    }
    for (position, argument) in arguments.enumerated() {
      var place = position
      if let label = argument.label {
        let name = labels[Int(label)]
        guard let found = parameters.firstIndex(of: name) else {
          throw CalculatorError(
            .arguments, "\(function.signature) has no parameter '\(name)'",
            span(of: Int(argument.node)),
            suggestion: Suggestion.nearest(to: name, among: parameters))
        }
        place = found
      }
      guard place < places.count, places[place] == nil else {
        let fault =
          place < places.count ? "'\(parameters[place])' is given twice" : "too many arguments"
        throw CalculatorError(
          .arguments, "\(function.signature): \(fault)", span(of: Int(argument.node)))
      }
      places[place] = argument.node
    }
    let given = places.prefix { $0 != nil }.compactMap { $0 }
    let missing = places.firstIndex { $0 == nil } ?? places.count
    guard given.count >= least, places[missing...].allSatisfy({ $0 == nil }) else {
      throw CalculatorError(
        .arguments, "\(function.signature): '\(parameters[missing])' is missing", span(of: nil))
    }
    return given
  }

  /// The numbers of a reduction: a list, or the arguments themselves.
  private mutating func flattened(
    _ arguments: ArraySlice<Expression.Argument>, _ name: String
  ) throws(CalculatorError) -> [UInt32] {
    var registers: [UInt32] = []
    for argument in arguments {
      if argument.label != nil {
        throw CalculatorError(
          .arguments, "\(name) takes numbers without names", span(of: Int(argument.node)))
      }
      if case .list(let elements) = try shape(argument.node) {
        registers += elements
      } else {
        registers.append(try number(argument.node))
      }
    }
    guard !registers.isEmpty else {
      throw CalculatorError(.arguments, "\(name) needs at least one number", span(of: nil))
    }
    return registers
  }

  private func unknownFunction(_ name: String) -> CalculatorError {
    // Only the name of the call is the culprit, not its arguments.
    let call = span(of: nil)
    let isDirect = frames[frames.count - 1].callSpan == nil
    return unknown(
      name, isDirect ? SourceSpan(call.start, call.start + name.utf8.count) : call)
  }
}

/// What can be called: it has a signature for messages.
protocol Callable {
  var signature: String { get }
}

extension FunctionRow: Callable {}
extension FunctionDefinition: Callable {}
