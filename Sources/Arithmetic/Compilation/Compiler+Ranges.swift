import NumericCore

// The values of an index, which are known when the expression is compiled.
extension Compiler {
  /// The values of an index: so many of them, from the first one in equal steps.
  struct IndexValues {
    var next: RangeNumber
    let step: RangeNumber
    var count: Int
  }

  /// A number that is known while the expression is compiled, and the instruction whose result it is.
  ///
  /// A register has other numbers before that instruction.
  struct KnownRegister {
    let value: RangeNumber
    let instruction: Int
  }

  /// The values of the index of a sum or product, whose bounds have been compiled; they are counted against the
  /// limit.
  mutating func values(of series: Expression.Series) throws(CalculatorError) -> IndexValues {
    try values(from: series.start, to: series.end ?? series.start, by: series.step)
  }

  /// The numbers of a range, whose bounds have been compiled; they are counted against the limit.
  mutating func values(
    from first: Expression.Index, to last: Expression.Index, by stepNode: Expression.Index?
  ) throws(CalculatorError) -> IndexValues {
    let start = try bound(first)
    let end = try bound(last)
    let step = try stepNode.map { node throws(CalculatorError) in try bound(node) } ?? .one
    dropUnused()
    let place = span(of: Int(first)).union(span(of: Int(last)))
    let stepSpan = span(of: Int(stepNode ?? last))
    guard let distance = end.subtracting(start), let steps = distance.divided(by: step) else {
      guard step.numerator == 0 else { throw tooLong(place) }
      throw CalculatorError(.arguments, "the step of a range is not 0", stepSpan)
    }
    guard steps.numerator >= 0 else {
      // A range without a step that ends before it starts has no values.
      guard stepNode != nil else { return IndexValues(next: start, step: step, count: 0) }
      throw CalculatorError(
        .arguments, "this step leads away from the end of the range", stepSpan)
    }
    let whole = Int(clamping: steps.floor)
    let count = whole == .max ? whole : whole + 1
    let total = terms.addingReportingOverflow(count)
    guard !total.overflow, total.partialValue <= limits.terms else {
      throw CalculatorError(
        LimitExceeded(
          limit: .terms, allowed: limits.terms,
          requested: total.overflow || count == .max ? nil : total.partialValue), place)
    }
    terms = total.partialValue
    return IndexValues(next: start, step: step, count: count)
  }

  func tooLong(_ place: SourceSpan) -> CalculatorError {
    CalculatorError(.arguments, "the bounds and the step of a range have few digits", place)
  }

  /// The number that a bound or a step is, whose register is released.
  private mutating func bound(_ node: Expression.Index) throws(CalculatorError) -> RangeNumber {
    try known(
      of: try number(node), at: node,
      unknown:
        "the range of an index has to be known before the variables are: write numbers, or n = 10; sum(1/k, k = 1..n)",
      broken: "a bound of a range is a whole number, or a fraction of few digits that stands there")
  }

  /// The number in a register, which is released; `unknown` is the message where it depends on variables without values,
  /// `broken` the one for other numbers than whole ones that has to be computed, and those with too many digits.
  mutating func known(
    of register: UInt32, at node: Expression.Index, unknown: String, broken: String,
    endless: String? = nil
  ) throws(CalculatorError) -> RangeNumber {
    let place = span(of: Int(node))
    defer { release(register) }
    switch try exactValue(of: register) {
    case .number(let value): return value
    case .endless:
      throw CalculatorError(
        .arguments,
        endless ?? "endless sums and products are not computed; a range ends at a number", place)
    case .unknown: break
    }
    guard let known = try known(.number(register)) else {
      throw CalculatorError(.arguments, unknown, place)
    }
    guard case .count(let count?) = known, count.isWhole else {
      throw CalculatorError(.arguments, broken, place)
    }
    return RangeNumber(count.value)
  }

  /// A number that is known before anything is computed, such as an exponent of a matrix; the register of its node is released.
  mutating func option(
    _ node: Expression.Index, _ message: String
  ) throws(CalculatorError) -> RangeNumber {
    try known(of: try number(node), at: node, unknown: message, broken: message, endless: message)
  }

  /// The whole number in a register, if it comes from whole numbers by arithmetic that stays among them.
  mutating func wholeValue(of register: UInt32) throws(CalculatorError) -> RangeNumber? {
    guard case .number(let value) = try exactValue(of: register), value.denominator == 1 else {
      return nil
    }
    return value
  }

  /// The number in a register, if it comes from literals by arithmetic and is a literal too.
  mutating func decimalValue(of register: UInt32) throws(CalculatorError) -> RangeNumber? {
    guard case .number(let value) = try exactValue(of: register), value.literal != nil else {
      return nil
    }
    return value
  }

  /// What is known of a register without computing on a number system.
  private enum Exact {
    case number(RangeNumber)
    case endless
    case unknown
  }

  /// The number in a register, if it comes from literals and indices by arithmetic.
  ///
  /// The search for what it comes from is counted against the limit. Its result is kept, so that the bounds of an inner
  /// sum are not sought in each term of the outer one.
  private mutating func exactValue(of register: UInt32) throws(CalculatorError) -> Exact {
    if let known = knownRegisters[register] { return .number(known.value) }
    let (inputs, numbers) = (inputRegisters, knownRegisters)
    // A variable has no value here, so that what depends on it has none.
    let steps = try steps(for: [register]) { operand, place in
      inputs.contains(operand) || numbers[operand].map { $0.instruction < place } ?? false
    }
    var values: [UInt32: KnownRegister] = [:]
    for place in steps {
      let step = program.instructions[place]
      if step.operation == .literal, program.literals[Int(step.a)].kind == .infinity {
        return .endless
      }
      let operands = program.operands(of: step).map {
        values[$0]?.value ?? known($0, before: place)
      }
      guard let value = value(of: step, operands) else { return .unknown }
      values[step.destination] = KnownRegister(value: value, instruction: place)
    }
    guard let result = values[register] else { return .unknown }
    knownRegisters[register] = result
    return .number(result.value)
  }

  private func known(_ register: UInt32, before place: Int) -> RangeNumber? {
    guard let known = knownRegisters[register], known.instruction < place else { return nil }
    return known.value
  }

  /// The result of arithmetic on known numbers; nil for other operations.
  private func value(
    of step: Program.Instruction, _ operands: [RangeNumber?]
  ) -> RangeNumber? {
    if step.operation == .literal { return RangeNumber(program.literals[Int(step.a)]) }
    guard let first = operands.first, let a = first, let last = operands.last, let b = last else {
      return nil
    }
    switch step.operation {
    case .function(.unary(.negate)): return a.opposite
    case .function(.unary(.floor)): return RangeNumber(a.floor)
    case .function(.binary(.add)): return a.adding(b)
    case .function(.binary(.subtract)): return a.subtracting(b)
    case .function(.binary(.multiply)): return a.multiplied(by: b)
    case .function(.binary(.divide)): return a.divided(by: b)
    case .function(.binary(.pow)): return a.power(b)
    default: return nil
    }
  }
}
