import NumericCore

// Truth values and calls of `if`.
extension Compiler {
  /// Evaluates the condition of an `if`, or a duration, on a number system; the expression computes
  /// it.
  typealias Decision = (CompiledExpression, KnownQuestion) throws(CalculatorError) -> KnownValue

  /// The condition that a node is.
  private func condition(_ index: Expression.Index) throws(CalculatorError) -> Condition {
    switch try shape(index) {
    case .truth(let relation, let a, let b):
      return Condition(steps: [.compare(relation)], registers: [a, b])
    case .condition(let condition): return condition
    default:
      throw CalculatorError(
        .arguments, "a comparison is missing here: conditions are such as x > 0",
        span(of: Int(index)))
    }
  }

  /// `a and b` or `a or b`; a chain of comparisons shares an operand, which both sides hold.
  mutating func connective(
    _ step: Condition.Step, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var joined = try condition(a)
    let second = try condition(b)
    joined.steps += second.steps + [step]
    joined.registers += second.registers
    try countOperation(joined.steps.count)
    return held(.condition(joined), uses)
  }

  mutating func negation(_ x: Expression.Index, uses: Int32) throws(CalculatorError) -> Shape {
    var negated = try condition(x)
    negated.steps.append(.not)
    try countOperation(negated.steps.count)
    return held(.condition(negated), uses)
  }

  /// Decides which branch of an `if` is compiled, and goes on with it.
  ///
  /// What it depends on is run for that, so that a branch without a value, such as
  /// 1/x for x = 0, is no error where the other one is taken.
  mutating func test(
    _ index: Expression.Index, otherwise: Expression.Index
  ) throws(CalculatorError) -> Shape {
    let condition = try condition(index)
    let place = span(of: Int(index))
    var answer = try known(.condition(condition))
    if answer == nil { answer = try truthOfWholeNumbers(condition).map { .truth($0) } }
    guard let known = answer else {
      throw CalculatorError(
        .arguments, "'if' has no value before its numbers are known, which is not so here",
        place)
    }
    release(.condition(condition))
    switch known {
    case .truth(.true): break
    case .truth(.false): frames[frames.count - 1].position = Int(otherwise) - 1
    default:
      throw CalculatorError(
        .undecided, "whether the condition of 'if' holds could not be decided", place)
    }
    return .text("")
  }

  /// The shape of the branch that was compiled.
  func branch(
    _ a: Expression.Index, _ b: Expression.Index
  ) throws(CalculatorError) -> Shape {
    frames[frames.count - 1].results[Int(a)] != nil ? try shape(a) : try shape(b)
  }
}
