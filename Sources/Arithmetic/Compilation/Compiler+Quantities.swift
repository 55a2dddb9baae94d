import Conversion
import NumericCore

// Arithmetic of quantities: units are checked here and become factors, so that programs compute
// with plain numbers.
extension Compiler {
  /// An operand that is a number, with its unit if it has one.
  mutating func measured(_ index: Expression.Index) throws(CalculatorError) -> Measured {
    switch try shape(index) {
    case .number(let register): return Measured(register: register)
    case .duration(let registers, let units): return try whole(of: registers, units)
    case .quantity(let register, let unit), .mixed(let register, let unit, _, _):
      // In arithmetic a number with a dimensionless unit, such as percent or dozens, is a plain
      // number.
      guard unit.dimension == .none else { return Measured(register: register, unit: unit) }
      return Measured(register: try scaled(register, by: unit.scale, uses: 1))
    default: return Measured(register: try number(index))
    }
  }

  /// A factor of a product, in which the units of a share such as mg/kg can still cancel.
  private mutating func factor(_ index: Expression.Index) throws(CalculatorError) -> Measured {
    switch try shape(index) {
    case .quantity(let register, let unit) where unit.terms.count > 1:
      return Measured(register: register, unit: unit)
    default: return try measured(index)
    }
  }

  /// A register times a size, used `uses` times.
  mutating func scaled(
    _ register: UInt32, by scale: UnitScale, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    try rescaled(register, by: .multiple(scale.ratio), scale.root, uses: uses)
  }

  /// A register after a conversion, used `uses` times.
  mutating func rescaled(
    _ register: UInt32, by rescaling: Rescaling, _ root: UnitScale.Root?, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    guard let root else {
      if rescaling != .multiple(.one) {
        return try emit(rescale: register, by: rescaling, uses: uses)
      }
      hold(.number(register), uses - 1)
      return register
    }
    let first =
      rescaling == .multiple(.one)
      ? register : try emit(rescale: register, by: rescaling, uses: 1)
    let one = try emit(literal: ExactLiteral(1), uses: 1)
    let radicand = try emit(scale: one, by: root.radicand, uses: 1)
    let degree = try emit(literal: ExactLiteral(root.degree), uses: 1)
    let factor = try emit(.binary(.root), radicand, degree, uses: 1)
    return try emit(.binary(.multiply), first, factor, uses: uses)
  }

  /// A sign, an infix operator or a power of which an operand has a unit.
  mutating func infix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let result = try polynomialInfix(symbol, a, b, uses: uses) { return result }
    if let result = try listInfix(symbol, a, b, uses: uses) { return result }
    if let result = try complexInfix(symbol, a, b, uses: uses) { return result }
    if let result = try withDate(symbol, a, b, uses: uses) { return result }
    if let result = try durationSum(symbol, a, b, uses: uses) { return result }
    if let result = try durationMultiple(symbol, a, b, uses: uses) { return result }
    switch symbol {
    case .multiply, .implicitMultiply, .each(.multiply):
      return try product(try factor(a), try factor(b), uses: uses)
    case .divide, .each(.divide):
      return try product(try factor(a), try factor(b), isQuotient: true, uses: uses)
    default: break
    }
    let left = try measured(a)
    if symbol == .power || symbol == .each(.power) {
      return try power(left, try measured(b), exponent: b, uses: uses)
    }
    let right = try measured(b)
    switch symbol {
    case .add, .subtract: return try sum(symbol, left, right, uses: uses)
    case .modulo:
      for unit in [left.unit, right.unit] where unit?.offset != nil {
        throw pointMisused("no remainder")
      }
      let other = try converted(right, to: left, forWhat: "divided with a remainder")
      let result = try emit(.binary(.modulo), left.register, other, uses: uses)
      return Shape(Measured(register: result, unit: left.unit))
    case .relation(let relation):
      let other = try converted(right, to: left, forWhat: "compared")
      hold(.truth(relation, left.register, other), uses - 1)
      return .truth(relation, left.register, other)
    case .floorDivide:
      let other = try converted(right, to: left, forWhat: "divided")
      return .number(try emit(symbol, left.register, other, uses: uses))
    case .choose, .permute, .shiftLeft, .shiftRight, .bitwiseAnd, .bitwiseOr, .bitwiseXor:
      return .number(try emit(symbol, try number(a), try number(b), uses: uses))
    case .multiply, .implicitMultiply, .divide, .power, .each, .and, .or, .plusMinus, .atAngle,
      .range, .step, .solve:
      preconditionFailure("these were taken apart above")
    }
  }

  /// a ± b.
  ///
  /// The difference of two points of a temperature scale is a temperature difference; a point plus
  /// or minus a difference is a point.
  mutating func sum(
    _ symbol: InfixOperator, _ a: Measured, _ b: Measured, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let verb = symbol == .add ? "added" : "subtracted"
    guard let first = a.unit, b.unit != nil else {
      if a.unit == nil, b.unit == nil {
        return .number(try emit(.binary(symbol.operation), a.register, b.register, uses: uses))
      }
      throw incompatible(a, b, "cannot be \(verb)")
    }
    let b = try exchanged(b, for: first)
    guard let second = b.unit, let ratio = second.differenceScale(to: first) else {
      throw incompatible(a, b, "cannot be \(verb)")
    }
    switch (first.offset, second.offset, symbol) {
    case (nil, nil, _), (.some, nil, _):
      let other = try scaled(b.register, by: ratio, uses: 1)
      let result = try emit(.binary(symbol.operation), a.register, other, uses: uses)
      return .quantity(result, first)
    case (nil, .some, .add):
      let other = try scaled(a.register, by: first.scale / second.scale, uses: 1)
      return .quantity(try emit(.binary(.add), other, b.register, uses: uses), second)
    case (.some, .some, .subtract):
      let other = try converted(b, to: a, forWhat: verb)
      let difference = try emit(.binary(.subtract), a.register, other, uses: 1)
      let kelvins = try scaled(difference, by: first.scale, uses: uses)
      return .quantity(kelvins, .kelvinDifference)
    default:
      throw CalculatorError(
        .incompatibleUnits,
        symbol == .add
          ? "two points of a scale of temperature have no sum; delta_degC is a difference"
          : "a point of a scale of temperature cannot be subtracted from a difference",
        span(of: nil))
    }
  }

  /// a · b or a/b.
  mutating func product(
    _ a: Measured, _ b: Measured, isQuotient: Bool = false, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let operation: Operation = .binary(isQuotient ? .divide : .multiply)
    for unit in [a.unit, b.unit] where unit?.offset != nil { throw pointMisused("no multiples") }
    guard let second = b.unit else {
      let result = try emit(operation, a.register, b.register, uses: uses)
      return Shape(Measured(register: result, unit: a.unit))
    }
    guard let first = a.unit else {
      guard let unit = second.power(isQuotient ? -1 : 1) else { throw powerTooLarge() }
      return .quantity(try emit(operation, a.register, b.register, uses: uses), unit)
    }
    guard let (unit, factor) = first.product(with: second, isQuotient: isQuotient) else {
      throw powerTooLarge()
    }
    let result = try emit(operation, a.register, b.register, uses: factor.isOne ? uses : 1)
    let register = factor.isOne ? result : try scaled(result, by: factor, uses: uses)
    return Shape(Measured(register: register, unit: unit))
  }

  /// a^b.
  ///
  /// The resulting unit must be known during compilation, so the exponent of a quantity must be a
  /// number or a fraction of numbers that stands there.
  mutating func power(
    _ a: Measured, _ b: Measured, exponent: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let unit = b.unit {
      throw CalculatorError(
        .incompatibleUnits, "an exponent is a plain number, not \(unit.quantityName.withArticle)",
        span(of: Int(exponent)))
    }
    guard let unit = a.unit else {
      return .number(try emit(.binary(.pow), a.register, b.register, uses: uses))
    }
    if unit.offset != nil { throw pointMisused("no multiples") }
    guard let (numerator, denominator) = fraction(exponent) else {
      throw CalculatorError(
        .incompatibleUnits,
        "the exponent of a quantity is a number that stands there, such as 2, -1, 0.5 or (1/3)",
        span(of: Int(exponent)))
    }
    guard let n = UnitPower(numerator, over: denominator), let raised = unit.power(n) else {
      throw powerTooLarge()
    }
    let result = try emit(.binary(.pow), a.register, b.register, uses: uses)
    return Shape(Measured(register: result, unit: raised.terms.isEmpty ? nil : raised))
  }

  /// The fraction that an expression of literals denotes: a decimal, a quotient of two, or the
  /// opposite of one.
  private func fraction(_ index: Expression.Index) -> (numerator: Int, denominator: Int)? {
    let expression = frames[frames.count - 1].expression
    switch expression[index] {
    case .prefix(.minus, let x): return fraction(x).map { (-$0.numerator, $0.denominator) }
    case .infix(.divide, let a, let b):
      guard let (n, tens) = decimal(a, in: expression), let (d, others) = decimal(b, in: expression)
      else { return nil }
      let (over, first) = n.multipliedReportingOverflow(by: others)
      let (under, second) = d.multipliedReportingOverflow(by: tens)
      return first || second || under == 0 ? nil : (over, under)
    default: return decimal(index, in: expression)
    }
  }

  /// A literal as a quotient of whole numbers, where it has few digits.
  private func decimal(
    _ index: Expression.Index, in expression: Expression
  ) -> (numerator: Int, denominator: Int)? {
    guard case .literal(let place) = expression[index] else { return nil }
    let literal = expression.literals[Int(place)]
    guard literal.base == 10, literal.kind == .finite, (-9...2).contains(literal.exponent),
      case .word(let word) = literal.coefficient, word < 1 << 40
    else { return nil }
    let digits = literal.isNegative ? -Int(word) : Int(word)
    let ten = (0..<literal.exponent.magnitude).reduce(1) { power, _ in power * 10 }
    return literal.exponent < 0 ? (digits, ten) : (digits * ten, 1)
  }

  /// The register of an operand in the unit of another one; points of a scale are converted as
  /// points.
  mutating func converted(
    _ x: Measured, to other: Measured, forWhat verb: String
  ) throws(CalculatorError) -> UInt32 {
    let x = try other.unit.map { unit throws(CalculatorError) in try exchanged(x, for: unit) } ?? x
    switch (x.unit, other.unit) {
    case (nil, nil): return x.register
    case (let own?, let target?) where own.dimension == target.dimension:
      guard let conversion = own.conversion(to: target) else {
        let (first, second) = own.quantities(against: target)
        throw incompatible(second, first, "cannot be \(verb)")
      }
      return try rescaled(x.register, by: conversion.rescaling, conversion.root, uses: 1)
    default: throw incompatible(other, x, "cannot be \(verb)")
    }
  }

  func incompatible(_ a: Measured, _ b: Measured, _ what: String) -> CalculatorError {
    incompatible(a.quantityName, b.quantityName, what)
  }

  private func incompatible(_ a: String, _ b: String, _ what: String) -> CalculatorError {
    CalculatorError(
      .incompatibleUnits, "\(a.withArticle) and \(b.withArticle) \(what)", span(of: nil))
  }

  /// The error of an operation whose result would depend on the zero of a scale.
  func pointMisused(_ what: String) -> CalculatorError {
    CalculatorError(
      .incompatibleUnits,
      "a point of a scale of temperature has \(what); convert it to K, or write delta_degC",
      span(of: nil))
  }

  func powerTooLarge() -> CalculatorError {
    CalculatorError(
      .limit,
      "powers of units go up to \(UnitPower.greatest.text), fractions to denominators of \(UnitPower.greatestDenominator), and there are two currencies at most",
      span(of: nil))
  }
}

extension String {
  /// The noun with an indefinite article, if it is countable.
  var withArticle: String {
    if ["data", "time", "money"].contains(self) { return self }
    return "aeiou".contains(first ?? " ") ? "an \(self)" : "a \(self)"
  }
}
