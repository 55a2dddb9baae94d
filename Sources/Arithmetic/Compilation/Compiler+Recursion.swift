import NumericCore

// Functions that call themselves: an `if` ends them, whose condition is decided while the calls are expanded.
extension Compiler {
  /// An argument of a function that calls itself: a number that arithmetic on literals gives becomes a literal.
  ///
  /// So the condition of the next call needs no step of the calls before it, and n calls take the time of n steps. The number has
  /// to be the same on the number system that computes the expression, where every step may be rounded.
  mutating func settled(_ shape: Shape) throws(CalculatorError) -> Shape {
    guard decide != nil, case .number(let register) = shape,
      let value = try decimalValue(of: register)
    else { return shape }
    let literal = try emit(value, uses: 1)
    let equality = Condition(steps: [.compare(.equal)], registers: [register, literal])
    guard case .truth(.true)? = try known(.condition(equality)) else {
      release(literal)
      dropUnused()
      return shape
    }
    release(register)
    return .number(literal)
  }

  /// The truth of a condition on whole numbers, which no number system sees otherwise; nil for other conditions.
  mutating func truthOfWholeNumbers(_ condition: Condition) throws(CalculatorError) -> Truth? {
    var values: [RangeNumber] = []
    for register in condition.registers {
      guard let value = try wholeValue(of: register) else { return nil }
      values.append(value)
    }
    let truths = condition.relations.enumerated().map { place, relation in
      let (a, b) = (values[2 * place].numerator, values[2 * place + 1].numerator)
      return relation.holds(for: a < b ? .less : a > b ? .greater : .equal)
    }
    return condition.value(of: truths)
  }
}
