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
    if case .reduction(let reduction) = row.form {
      let operands = try flattened(arguments, row.name)
      return .number(try emit(reduction, of: operands, uses: uses))
    }
    if arguments.count == 1, row.arity.lowerBound == 1, let only = arguments.first,
      only.label == nil
    {
      return .number(try emit(row.form, try number(only.node), nil, unit, uses: uses))
    }
    let ordered = try order(arguments, row.parameters, least: row.arity.lowerBound, row)
    let first = try number(ordered[0])
    let second = ordered.count > 1 ? try number(ordered[1]) : nil
    return .number(try emit(row.form, first, second, unit, uses: uses))
  }

  private mutating func emit(
    _ form: FunctionForm, _ x: UInt32, _ y: UInt32?, _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    switch form {
    case .unary(let operation): return try emit(.unary(operation), x, uses: uses)
    case .binary(let operation): return try emit(.binary(operation), x, y, uses: uses)
    case .unaryOrBinary(let one, let two):
      return try emit(y == nil ? .unary(one) : .binary(two), x, y, uses: uses)
    case .circular(let plain, let units), .inverseCircular(let plain, let units):
      guard let turn = try fullTurn(unit) else { return try emit(.unary(plain), x, uses: uses) }
      return try emit(.binary(units), x, turn, uses: uses)
    case .inverseCircular2(let plain, let units):
      guard let turn = try fullTurn(unit) else { return try emit(.binary(plain), x, y, uses: uses) }
      return try emit(.ternary(units), x, y, turn, uses: uses)
    case .reduction(let reduction):
      return try emit(reduction, of: [x], uses: uses)
    }
  }

  /// A register with the units of a full turn; nil for radians.
  private mutating func fullTurn(_ unit: AngleUnit) throws(CalculatorError) -> UInt32? {
    guard let count = unit.unitsPerTurn else { return nil }
    return try emit(literal: ExactLiteral(count), uses: 1)
  }

  /// Enters a user function: its parameters are the shapes of the arguments.
  private mutating func expand(
    _ definition: FunctionDefinition, _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) {
    let place = span(of: nil)
    if frames.contains(where: { $0.function == definition.name }) {
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
  private func order(
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
