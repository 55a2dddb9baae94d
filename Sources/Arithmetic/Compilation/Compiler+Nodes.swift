import NumericCore
import Scientific

extension Compiler {
  /// Compiles one node of the innermost frame, whose operands have been compiled; nil when that
  /// entered a user function.
  mutating func compile(
    _ index: Expression.Index, of expression: Expression
  ) throws(CalculatorError) -> Shape? {
    let uses = expression.entries[Int(index)].uses
    switch expression.self[index] {
    case .literal(let literal):
      return .number(try emit(literal: expression.literals[Int(literal)], uses: uses))
    case .name(let name):
      return try resolve(expression.names[Int(name)], uses: uses)
    case .prefix(let prefix, let x):
      return .number(try emit(.unary(prefix.operation), try number(x), uses: uses))
    case .infix(.relation(let relation), let a, let b):
      return held(.truth(relation, try number(a), try number(b)), uses)
    case .infix(let symbol, let a, let b):
      let (left, right) = (try number(a), try number(b))
      return .number(try emit(.binary(symbol.operation), left, right, uses: uses))
    case .factorial(let x):
      return .number(try emit(.unary(.factorial), try number(x), uses: uses))
    case .percent(let x):
      return .number(try hundredth(of: try number(x), uses: uses))
    case .percentOf(let a, of: let c):
      let product = try emit(.binary(.multiply), try number(a), try number(c), uses: 1)
      return .number(try hundredth(of: product, uses: uses))
    case .degrees(let x):
      return .number(try emit(scale: try number(x), by: angle.degree, uses: uses))
    case .list(let start, let count):
      var elements: [UInt32] = []
      for argument in expression.arguments[Int(start)..<Int(start + count)] {
        elements.append(try number(argument.node))
      }
      return held(.list(elements), uses)
    case .call(let name, let start, let count):
      let arguments = expression.arguments[Int(start)..<Int(start + count)]
      return try call(expression.names[Int(name)], arguments, angle, uses: uses)
    case .callInDegrees(let name, let start, let count):
      let arguments = expression.arguments[Int(start)..<Int(start + count)]
      return try call(expression.names[Int(name)], arguments, .degrees, uses: uses)
    }
  }

  /// A shape made of operands: each of them was given one use for this node, which has more.
  private mutating func held(_ shape: Shape, _ uses: Int32) -> Shape {
    hold(shape, uses - 1)
    return shape
  }

  /// The shape of an operand.
  func shape(_ index: Expression.Index) throws(CalculatorError) -> Shape {
    guard let shape = frames[frames.count - 1].results[Int(index)] else {
      throw CalculatorError(.syntax, "an operand is missing", span(of: Int(index)))
    }
    return shape
  }

  /// The register of an operand that must be a number.
  func number(_ index: Expression.Index) throws(CalculatorError) -> UInt32 {
    switch try shape(index) {
    case .number(let register): return register
    case .list: throw notANumber("a list", index)
    case .truth: throw notANumber("a truth value", index)
    case .text: throw notANumber("a text", index)
    }
  }

  private func notANumber(_ what: String, _ index: Expression.Index) -> CalculatorError {
    CalculatorError(.arguments, "\(what) is not a number", span(of: Int(index)))
  }

  private mutating func hundredth(
    of register: UInt32, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    let hundred = try emit(literal: ExactLiteral(100), uses: 1)
    return try emit(.binary(.divide), register, hundred, uses: uses)
  }

  /// A parameter, a variable or a constant.
  private mutating func resolve(
    _ name: String, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let parameter = frames[frames.count - 1].parameters[name] {
      hold(parameter, uses)
      return parameter
    }
    if let elements = names.variables[name] {
      if case .text(let text) = elements { return .text(text) }
      let shape = input(name, elements: elements.elementCount)
      hold(shape, uses)
      return shape
    }
    if let constant = Catalogue.constant(named: name) {
      switch constant.value {
      case .constant(let value): return .number(try emit(.constant(value), uses: uses))
      case .literal(let literal): return .number(try emit(literal: literal, uses: uses))
      }
    }
    let place = span(of: nil)
    if names.isFunction(name) {
      throw CalculatorError(.arguments, "\(name) is a function: write \(name)(…)", place)
    }
    if name == "ans" {
      throw CalculatorError(.unknownName, "there is no earlier result for 'ans'", place)
    }
    throw unknown(name, place)
  }

  func unknown(_ name: String, _ span: SourceSpan) -> CalculatorError {
    let inside = frames[frames.count - 1].function.map { " in the definition of \($0)" } ?? ""
    let known = names.allNames + frames[frames.count - 1].parameters.keys
    return CalculatorError(
      .unknownName, "'\(name.count > 40 ? name.prefix(40) + "…" : name)' is not known\(inside)",
      span,
      suggestion: Suggestion.nearest(to: name, among: known))
  }
}

extension PrefixOperator {
  /// The operation that computes it; a plus sign leaves no node.
  var operation: UnaryOperation {
    switch self {
    case .squareRoot: .sqrt
    case .cubeRoot: .cbrt
    case .minus, .plus: .negate
    }
  }
}

extension InfixOperator {
  /// The operation that computes it; relations compute nothing.
  var operation: BinaryOperation {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply, .implicitMultiply: .multiply
    case .divide: .divide
    case .modulo: .modulo
    case .power: .pow
    case .relation: preconditionFailure("a relation is compared, not computed")
    }
  }
}
