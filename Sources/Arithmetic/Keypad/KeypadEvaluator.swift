import NumericCore

/// The values of the steps of a keypad on one backend.
///
/// Every step is computed once from the values of its operands, by the program of its formula.
struct KeypadEvaluator<Backend: NumericBackend>: Sendable {
  let calculator: Calculator<Backend>
  private var values: [Int: Backend.Number] = [:]
  private var programs: [KeypadFormula: CompiledExpression] = [:]
  /// Longer literals are less readable than the calculation.
  private static var mostLiteralDigits: Int { 40 }
  private static var names: [String] { ["a", "b"] }

  init(_ calculator: Calculator<Backend>) {
    var calculator = calculator
    for name in Self.names { calculator.set(name, to: .number(calculator.backend.zero)) }
    self.calculator = calculator
  }

  /// The value of a step.
  mutating func value(
    of root: Int, in nodes: [KeypadNode]
  ) throws(CalculatorError) -> Backend.Number {
    if let known = values[root] { return known }
    // The steps that are needed and not yet computed. Operands come first in the array, so a loop
    // suffices.
    var needed: Set<Int> = [root]
    var pending = [root]
    while let node = pending.popLast() {
      for operand in nodes[node].operands where values[operand] == nil {
        if needed.insert(operand).inserted { pending.append(operand) }
      }
    }
    for node in needed.sorted() { values[node] = try compute(nodes[node]) }
    return values[root] ?? calculator.backend.zero
  }

  private mutating func compute(
    _ node: KeypadNode
  ) throws(CalculatorError) -> Backend.Number {
    let program: CompiledExpression
    switch node.kind {
    case .number(let text):
      if let number = try ordinaryNumber(text) { return number }
      program = try calculator.compile(utf8: Array(text.utf8)).expression
    case .formula(let formula):
      if let known = programs[formula] {
        program = known
      } else {
        let text = formula.text(Self.names)
        program = try calculator.compile(utf8: Array(text.utf8)).expression
        programs[formula] = program
      }
    }
    var inputs: [Backend.Number] = []
    for input in program.inputs {
      guard let place = Self.names.firstIndex(of: input.name), place < node.operands.count,
        let value = values[node.operands[place]]
      else { continue }
      inputs.append(value)
    }
    let results: [Backend.Number]
    do throws(ProgramError<Backend.Failure>) {
      results = try calculator.backend.evaluate(
        program.program, inputs: inputs, special: calculator.special)
    } catch {
      // Places in the text of a formula are meaningless to the user of a keypad.
      var error = calculator.explain(error, program)
      error.span = nil
      throw error
    }
    try calculator.checkNaN(results)
    return results[0]
  }

  /// A number whose length and exponent are below 100, which every number system can represent; nil
  /// for other numbers and for constants.
  private func ordinaryNumber(_ text: String) throws(CalculatorError) -> Backend.Number? {
    let bound = 100
    guard text.utf8.count < bound, let literal = try? ExactLiteral(text),
      literal.exponent.magnitude < bound
    else { return nil }
    do throws(Backend.Failure) {
      return try calculator.backend.number(literal)
    } catch {
      throw CalculatorError(error, nil)
    }
  }
}

extension KeypadEvaluator: KeypadSpelling {
  mutating func literal(of node: Int, in nodes: [KeypadNode], atMost length: Int) -> String? {
    do throws(CalculatorError) {
      let number = try value(of: node, in: nodes)
      return literal(number, atMost: min(length, Self.mostLiteralDigits))
    } catch {
      return nil
    }
  }

  private func literal(_ number: Backend.Number, atMost length: Int) -> String? {
    let backend = calculator.backend
    func text(_ digits: NumberDigits) -> String? {
      guard digits.kind == .finite else { return nil }
      // Beyond this exponent the literal without an exponent would be longer than `length`.
      let text =
        digits.exponent.magnitude > length + 1
        ? digits.text(as: .scientific()) : digits.text(as: NumberFormat())
      return text.utf8.count <= length ? text : nil
    }
    do throws(Backend.Failure) {
      let exact = try backend.digits(of: number, radix: 10, .significant(length))
      if exact.isExact == true { return text(exact) }
      let shortest = try backend.digits(of: number, radix: 10, .shortest)
      guard let text = text(shortest), let literal = try? ExactLiteral(text) else { return nil }
      return try backend.compare(try backend.number(literal), number) == .equal ? text : nil
    } catch {
      return nil
    }
  }
}
