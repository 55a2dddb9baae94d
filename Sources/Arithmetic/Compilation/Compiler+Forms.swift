import NumericCore
import Scientific

// Compiles the forms that rows of the catalogue have.
extension Compiler {
  /// Applies a function to registers that hold its arguments.
  mutating func emit(
    _ form: FunctionForm, _ x: [UInt32], _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch form {
    case .several(let functions): return try several(functions, x, unit, uses: uses)
    case .predicate(let function):
      let value = try emit(.list(function), list: x, uses: 1)
      return held(.truth(.notEqual, value, try whole(0)), uses)
    case .factors: return held(.factors(x[0]), uses)
    case .divisors: return held(.divisors(x[0]), uses)
    default: break
    }
    return .number(try single(form, x, unit, uses: uses))
  }

  private mutating func single(
    _ form: FunctionForm, _ x: [UInt32], _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    switch form {
    case .unary(let operation), .prefix(let operation), .places(let operation):
      return try emit(.unary(operation), x[0], uses: uses)
    case .binary(let operation), .infix(let operation):
      return try emit(.binary(operation), x[0], x[1], uses: uses)
    case .list(let function): return try emit(.list(function), list: x, uses: uses)
    case .unaryOrBinary(let one, let two):
      if x.count == 1 { return try emit(.unary(one), x[0], uses: uses) }
      return try emit(.binary(two), x[0], x[1], uses: uses)
    case .continued(let function): return try emit(realValueOf: function, x, uses: uses)
    case .unaryOrContinued(let one, let two):
      if x.count == 1 { return try emit(.unary(one), x[0], uses: uses) }
      return try emit(realValueOf: two, x, uses: uses)
    case .branches(let branches):
      guard let principal = branches[0] else { preconditionFailure("\(form) has no branch 0") }
      return try emit(.unary(principal), x[0], uses: uses)
    case .circular(let plain, let units), .inverseCircular(let plain, let units):
      guard let turn = unit.unitsPerTurn else { return try emit(.unary(plain), x[0], uses: uses) }
      return try emit(.binary(units), x[0], try whole(turn), uses: uses)
    case .reciprocalCircular(let plain, let units):
      guard let turn = unit.unitsPerTurn else { return try emit(.unary(plain), x[0], uses: uses) }
      let value = try emit(.binary(units), x[0], try whole(turn), uses: 1)
      return try emit(.binary(.divide), try whole(1), value, uses: uses)
    case .inverseCircular2(let plain, let units):
      guard let turn = unit.unitsPerTurn else {
        return try emit(.binary(plain), x[0], x[1], uses: uses)
      }
      return try emit(.list(units), list: [x[0], x[1], try whole(turn)], uses: uses)
    case .halfTurns(let operation):
      return try emit(.binary(operation), x[0], try whole(2), uses: uses)
    case .halfTurns2(let operation):
      return try emit(.list(operation), list: [x[0], x[1], try whole(2)], uses: uses)
    case .reduction(let function): return try emit(.list(function), list: x, uses: uses)
    case .fold(let operation): return try fold(operation, x, uses: uses)
    case .several, .pairs, .predicate, .parts, .factors, .divisors, .numbers, .formula, .product,
      .vector, .matrix, .polynomial:
      preconditionFailure("\(form) is compiled elsewhere")
    }
  }

  /// The value of a function of complex numbers at real ones, where it is real.
  private mutating func emit(
    realValueOf function: ComplexFunction, _ x: [UInt32], uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    var operands: [UInt32] = []
    for register in x { operands += [register, try whole(0)] }
    return try emit(.part(PartFunction(function, .realValue)), list: operands, uses: uses)
  }

  /// The branch that an argument names; branch 0 without such an argument.
  mutating func branch(
    _ argument: Expression.Index?, _ branches: [Int: UnaryFunction], _ row: FunctionRow
  ) throws(CalculatorError) -> UnaryFunction {
    if let argument { release(try shape(argument)) }
    let number = argument.map { node in
      branches.keys.first { isWritten($0, at: node) }
    }
    guard let function = (number ?? 0).flatMap({ branches[$0] }) else {
      let choices = branches.keys.sorted(by: >).map(String.init).joined(separator: " or ")
      throw CalculatorError(
        .arguments, "\(row.signature): '\(row.parameters[1])' is \(choices), written out",
        span(of: argument.map { Int($0) }))
    }
    return function
  }

  /// Whether a node is this integer as a literal, with or without a sign before it.
  private func isWritten(_ number: Int, at node: Expression.Index) -> Bool {
    let expression = frames[frames.count - 1].expression
    switch expression[node] {
    case .literal(let index): return expression.literals[Int(index)] == ExactLiteral(number)
    case .prefix(.minus, let operand): return number < 0 && isWritten(-number, at: operand)
    default: return false
    }
  }

  /// Several functions of the same arguments; functions of angles keep their angle mode.
  private mutating func several(
    _ functions: [Function], _ x: [UInt32], _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    for register in x { hold(.number(register), Int32(functions.count - 1)) }
    var results: [UInt32] = []
    for function in functions {
      if let row = Catalogue.row(of: function), row.units == .angle {
        results.append(try single(row.form, x, unit, uses: uses))
      } else {
        results.append(try emit(.function(function), x[0], x.count > 1 ? x[1] : nil, uses: uses))
      }
    }
    return .list(results)
  }

  /// A register that holds a small integer.
  private mutating func whole(_ value: Int) throws(CalculatorError) -> UInt32 {
    try emit(literal: ExactLiteral(value), uses: 1)
  }

  /// Applies a function of two numbers from left to right; a single number is combined with itself.
  mutating func fold(
    _ operation: BinaryFunction, _ x: [UInt32], uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if x.count == 1 { hold(.number(x[0]), 1) }
    var result = x[0]
    let rest = x.count == 1 ? [x[0]] : Array(x.dropFirst())
    for (index, term) in rest.enumerated() {
      let isLast = index == rest.count - 1
      result = try emit(.binary(operation), result, term, uses: isLast ? uses : 1)
    }
    return result
  }

  /// A function of two lists of the same length.
  mutating func pairs(
    _ function: ListFunction, _ arguments: ArraySlice<Expression.Argument>, _ row: FunctionRow,
    uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    let places = try order(arguments, row.parameters, least: 2, row)
    guard case .list(let a) = try shape(places[0]), case .list(let b) = try shape(places[1]),
      a.count == b.count
    else {
      throw CalculatorError(
        .arguments, "\(row.signature) needs \(row.domain)", span(of: nil))
    }
    if a.isEmpty { return try emit(literal: ExactLiteral(0), uses: uses) }
    return try emit(.list(function), list: a + b, uses: uses)
  }
}
