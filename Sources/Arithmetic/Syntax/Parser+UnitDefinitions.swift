import Conversion
import NumericCore
import Scientific

// Units that users define: `unit smoot = 67 in`.
extension Parser {
  /// Reads `unit name = expression` if it is present, and defines the unit for the rest of the line.
  ///
  /// A definition consists of what has an exact value on every number system, so that it needs no
  /// computation; as it is read by value, no unit can be defined by itself.
  mutating func readUnitDefinition() throws(TextError) -> CustomUnit? {
    guard names.readsUnits, token.isName, text(token.span) == "unit" else { return nil }
    var probe = lexer
    let name = try probe.next()
    guard name.isName, try probe.next().mark == .assign else { return nil }
    let isTaken = try checkUnitName(text(name.span), name.span)
    lexer = probe
    try advance()
    let start = token.span.start
    let value = try exactValue(of: try wholeExpression())
    let end = expression.entries.map(\.span.end).max() ?? start
    let definition = text(SourceSpan(start, max(start, end)))
    guard
      let unit = CustomUnit(text(name.span), value.scale, value.dimension, text: definition)
    else { throw TextError(.misplaced("a unit has a size above 0"), SourceSpan(start, end)) }
    // A script may define what is in the table anyway.
    if isTaken, !unit.isInTable { throw taken("a unit", name.span) }
    units.define(unit)
    return unit
  }

  /// Checks that a name is free; returns whether it is that of a unit of the table.
  private func checkUnitName(_ name: String, _ span: SourceSpan) throws(TextError) -> Bool {
    var kind = names.reservedKind(name, asFunction: true)
    let isPlural = units.custom[String(name.dropLast())] != nil && !Unit.isSpelling(name)
    let isUnit = units.custom[name] == nil && !isPlural && isUnit(name)
    if isUnit, !Units.isSpelled(name) { kind = "a unit" }
    if isBound(name) { kind = "a variable" }
    if names.isPhysicalConstant(name) { kind = "a constant" }
    if defined.contains(name) { kind = "a function" }
    if let kind { throw taken(kind, span) }
    guard name.allSatisfy({ $0.isLetter || $0 == "_" }) else {
      throw TextError(.badTarget("the name of a unit consists of letters and '_'"), span)
    }
    return isUnit
  }

  private func taken(_ kind: String, _ span: SourceSpan) -> TextError {
    TextError(.badTarget("'\(text(span))' is \(kind) already; choose another name"), span)
  }

  private typealias Value = (scale: ExactRatio, dimension: Dimension)

  /// The exact value of an expression of numbers, units, π and exact constants, in base units.
  private func exactValue(of expression: Expression) throws(TextError) -> Value {
    var values: [Value] = []
    values.reserveCapacity(expression.entries.count)
    for index in expression.entries.indices {
      let (span, uses) = (expression.entries[index].span, expression.entries[index].uses)
      guard uses > 0 else {
        values.append((.one, .none))
        continue
      }
      let found = exactValue(expression[Expression.Index(index)], of: expression) { operand in
        values[Int(operand)]
      }
      if found == nil, let name = unknownName(expression[Expression.Index(index)], of: expression) {
        throw .unknownUnit(name, span)
      }
      guard let value = found, value.scale.isModest, !value.dimension.isTooGreat else {
        throw TextError(
          .misplaced(
            "a unit is defined by numbers, units and exact constants, as in unit smoot = 67 in"),
          span)
      }
      values.append(value)
    }
    return values[Int(expression.root)]
  }

  /// A name that means nothing.
  private func unknownName(_ node: Expression.Node, of expression: Expression) -> String? {
    guard case .name(let place) = node else { return nil }
    let name = expression.names[Int(place)]
    return isBound(name) || names.isVariable(name) || isFunction(name) || isUnit(name) ? nil : name
  }

  private func exactValue(
    _ node: Expression.Node, of expression: Expression, _ operand: (Expression.Index) -> Value
  ) -> Value? {
    switch node {
    case .literal(let place):
      let literal = expression.literals[Int(place)]
      guard literal.kind == .finite, literal.base == 10 else { return nil }
      return (ExactRatio(literal, ExactLiteral(1)), .none)
    case .name(let place): return exactValue(named: expression.names[Int(place)])
    case .quantity(let x, let place):
      guard let unit = value(of: expression.units[Int(place)]) else { return nil }
      return (operand(x).scale * unit.scale, unit.dimension)
    case .prefix(.minus, let x):
      var value = operand(x)
      value.scale.numerator.isNegative.toggle()
      return value
    case .infix(let symbol, let a, let b):
      if symbol == .power { return power(operand(a), b, of: expression) }
      return combined(symbol, operand(a), operand(b))
    default: return nil
    }
  }

  private func combined(_ symbol: InfixOperator, _ a: Value, _ b: Value) -> Value? {
    switch symbol {
    case .multiply, .implicitMultiply: return (a.scale * b.scale, a.dimension * b.dimension)
    case .divide:
      return b.scale.numerator.isZero ? nil : (a.scale / b.scale, a.dimension / b.dimension)
    case .add, .subtract:
      var other = b.scale
      if symbol == .subtract { other.numerator.isNegative.toggle() }
      guard a.dimension == b.dimension, let sum = a.scale.sum(with: other) else { return nil }
      return (sum, a.dimension)
    default: return nil
    }
  }

  private func power(
    _ base: Value, _ exponent: Expression.Index, of expression: Expression
  ) -> Value? {
    var (node, sign) = (expression[exponent], 1)
    if case .prefix(.minus, let x) = node { (node, sign) = (expression[x], -1) }
    guard case .literal(let place) = node,
      case .word(let digits) = expression.literals[Int(place)].coefficient, digits <= 20,
      expression.literals[Int(place)] == ExactLiteral(Int(digits)),
      !base.scale.numerator.isZero || sign > 0,
      let dimension = base.dimension.power(UnitPower(sign * Int(digits)))
    else { return nil }
    return (base.scale.power(sign * Int(digits)), dimension)
  }

  /// π, an exact constant of physics, or a unit by itself.
  private func exactValue(named name: String) -> Value? {
    if isBound(name) { return nil }
    if Catalogue.constant(named: name)?.name == "pi" {
      return (ExactRatio(ExactLiteral(1), ExactLiteral(1), piPower: 1), .none)
    }
    if let constant = PhysicalConstant.named(name) {
      guard constant.uncertainty == nil, constant.formula == nil else { return nil }
      let number = ExactRatio(constant.value, ExactLiteral(1))
      guard let unit = constant.unit else { return (number, .none) }
      return value(of: unit).map { (number * $0.scale, $0.dimension) }
    }
    var scanner = UnitScanner(Array(name.utf8), at: 0, in: units)
    guard let unit = try? scanner.scan(), scanner.position == name.utf8.count else { return nil }
    return value(of: unit)
  }

  /// The size of a unit without a zero of its own and without roots.
  private func value(of unit: Unit) -> Value? {
    unit.offset == nil && unit.scale.root == nil ? (unit.scale.ratio, unit.dimension) : nil
  }
}

extension ExactRatio {
  /// Whether it can be multiplied without great cost.
  fileprivate var isModest: Bool {
    [numerator, denominator].allSatisfy { part in
      let digits = if case .digits(let text) = part.coefficient { text.count } else { 20 }
      return digits <= 1000 && part.exponent.magnitude <= 1000
    } && piPower.magnitude <= 100
  }
}
