import Conversion
import NumericCore
import Scientific

// Assigns the arguments of a call to its parameters.
extension Compiler {
  /// The argument of each parameter, or nil; positional arguments come first, named ones in any order.
  func places(
    _ arguments: ArraySlice<Expression.Argument>, _ parameters: [String],
    _ function: any Callable
  ) throws(CalculatorError) -> [Expression.Index?] {
    try places(arguments, parameters, function) { span(of: Int($0.node)) }.map { $0?.node }
  }

  /// The same for arguments of any type that have a place in the source.
  func places<Argument: LabelledArgument>(
    _ arguments: some Collection<Argument>, _ parameters: [String], _ function: any Callable,
    _ span: (Argument) -> SourceSpan
  ) throws(CalculatorError) -> [Argument?] {
    let labels = frames[frames.count - 1].expression.names
    var places: [Argument?] = Array(filling: nil, count: parameters.count)
    for (position, argument) in arguments.enumerated() {
      var place = position
      if let label = argument.label {
        let name = labels[Int(label)]
        guard let found = parameters.firstIndex(of: name) else {
          throw CalculatorError(
            .arguments, "\(function.signature) has no parameter '\(name)'",
            span(argument),
            suggestion: Suggestion.nearest(to: name, among: parameters))
        }
        place = found
      }
      guard place < places.count, places[place] == nil else {
        let fault =
          place < places.count ? "'\(parameters[place])' is given twice" : "too many arguments"
        throw CalculatorError(
          .arguments, "\(function.signature): \(fault)", span(argument))
      }
      places[place] = argument
    }
    return places
  }

  /// The arguments in the order of the parameters; the last ones may be missing.
  func order(
    _ arguments: ArraySlice<Expression.Argument>, _ parameters: [String], least: Int,
    _ function: any Callable
  ) throws(CalculatorError) -> [Expression.Index] {
    // The common case: as many positional arguments as parameters.
    if arguments.count == parameters.count, arguments.allSatisfy({ $0.label == nil }) {
      return arguments.map(\.node)
    }
    let places = try places(arguments, parameters, function)
    let given = places.prefix { $0 != nil }.compactMap { $0 }
    let missing = places.firstIndex { $0 == nil } ?? places.count
    guard given.count >= least, places[missing...].allSatisfy({ $0 == nil }) else {
      throw CalculatorError(
        .arguments, "\(function.signature): '\(parameters[missing])' is missing", span(of: nil))
    }
    return given
  }

  /// The shapes of all arguments of a function of the catalogue, including the defaults of omitted
  /// ones.
  mutating func complete(
    _ arguments: ArraySlice<Expression.Argument>, _ row: FunctionRow
  ) throws(CalculatorError) -> [Shape] {
    let places = try places(arguments, row.parameters, row)
    var shapes: [Shape] = []
    for (parameter, place) in zip(row.parameters, places) {
      if let place {
        shapes.append(try shape(place))
      } else if let optional = row.optional.first(where: { $0.name == parameter }) {
        shapes.append(.number(try emit(literal: ExactLiteral(optional.value), uses: 1)))
      } else {
        throw CalculatorError(
          .arguments, "\(row.signature): '\(parameter)' is missing", span(of: nil))
      }
    }
    return shapes
  }

  /// The value of a word such as `begin`, if it is the argument of a parameter that accepts this
  /// word.
  func argumentWord(_ name: String, at index: Expression.Index) -> Int? {
    guard Catalogue.argumentWords.contains(name) else { return nil }
    let frame = frames[frames.count - 1]
    if frame.parameters[name] != nil { return nil }
    let expression = frame.expression
    for entry in expression.entries[(Int(index) + 1)...] {
      guard case .call(let called, let start, let count) = entry.node else { continue }
      let arguments = expression.arguments[Int(start)..<Int(start + count)]
      guard let argument = arguments.first(where: { $0.node == index }) else { continue }
      guard names.functions[expression.names[Int(called)]] == nil,
        let row = Catalogue.function(named: expression.names[Int(called)])
      else { return nil }
      let position = arguments.distance(
        from: arguments.startIndex,
        to: arguments.firstIndex { $0.node == index } ?? arguments.startIndex)
      let label = argument.label.map { expression.names[Int($0)] }
      // If the parameter does not exist, the call reports that error.
      if let label, !row.parameters.contains(label) { return 0 }
      let parameter = label ?? (position < row.parameters.count ? row.parameters[position] : "")
      return row.optional.first { $0.name == parameter }?.words.firstIndex(of: name)
    }
    return nil
  }
}

/// Something that can be called; messages show its signature.
protocol Callable {
  var signature: String { get }
}

/// An argument that may be labelled with the name of its parameter.
protocol LabelledArgument {
  var label: Expression.Index? { get }
}

extension Expression.Argument: LabelledArgument {}
extension DateCall.Argument: LabelledArgument {}
extension DateFunction: Callable {}
extension FunctionRow: Callable {}
extension FunctionDefinition: Callable {}
