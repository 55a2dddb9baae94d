import NumericCore

// An equation may have several solutions, only one of which is the value of the expression.
extension Calculator {
  /// The largest number of other solutions that a note lists.
  private static var mostSolutions: Int { 8 }
  /// The largest number of equations of an expression whose other solutions are searched for.
  private static var mostEquations: Int { 4 }

  /// The warnings of an expression, and notes that list the other solutions of the equations that it solves.
  @inlinable
  func warnings(of compiled: CompiledExpression) -> [Warning] {
    if compiled.equations.isEmpty || !tellsReadings { return compiled.warnings }
    return compiled.warnings + otherSolutions(of: compiled)
  }

  /// Notes that list the other solutions.
  @usableFromInline
  func otherSolutions(of compiled: CompiledExpression) -> [Warning] {
    var warnings: [Warning] = []
    for equation in compiled.equations.prefix(Self.mostEquations) {
      guard solution(2, of: equation, compiled) != nil else { continue }
      let texts = texts(of: solutions(of: equation, compiled)).enumerated().map {
        "\($1) (root=\($0 + 1))"
      }
      warnings.append(
        Warning(
          message:
            "several rates solve it: \(texts.joined(separator: ", ")); root=1 is nearest to 0",
          span: compiled.spans[equation], isNote: true))
    }
    return warnings
  }

  /// The solutions in order of their distance from 0, until there are no more or the next one is
  /// not found.
  private func solutions(of index: Int, _ compiled: CompiledExpression) -> [Backend.Number] {
    var found: [Backend.Number] = []
    while found.count <= Self.mostSolutions,
      let next = solution(found.count + 1, of: index, compiled)
    {
      found.append(next)
    }
    return found
  }

  private func solution(
    _ number: Int, of index: Int, _ compiled: CompiledExpression
  ) -> Backend.Number? {
    let program = compiled.program.solving(index, number: number)
    guard
      let result = try? backend.evaluate(program, inputs: inputs(of: compiled), special: .error),
      !backend.isNaN(result[0])
    else { return nil }
    return result[0]
  }

  /// The solutions with enough digits to distinguish them from each other and from −1, the lower
  /// bound of rates.
  private func texts(of solutions: [Backend.Number]) -> [String] {
    var texts: [String] = []
    for digits in [12, 17, 34, 68] {
      texts = solutions.compactMap {
        try? backend.digits(of: $0, radix: 10, .significant(digits)).text(as: NumberFormat())
      }
      if Set(texts + ["-1"]).count > texts.count { break }
    }
    return texts
  }
}

extension Program {
  /// The program up to an equation, with another solution of it as the result.
  fileprivate func solving(_ index: Int, number: Int) -> Program {
    var program = self
    var step = instructions[index]
    let place = step.operation == .list(.periodicRate) ? Int(step.b) - 1 : Int(step.a)
    program.instructions = Array(instructions[..<index])
    program.lists[place] = UInt32(registerCount)
    program.literals.append(ExactLiteral(number))
    program.instructions.append(
      Instruction(
        .literal, a: UInt32(program.literals.count - 1), to: UInt32(registerCount)))
    step.destination = UInt32(registerCount + 1)
    program.instructions.append(step)
    program.registerCount = registerCount + 2
    program.outputs = [step.destination]
    return program
  }
}
