import NumericCore

// Numbers that decide how the rest of an expression is compiled: the condition of an `if`, and the
// duration beside a date.
extension Compiler {
  /// What a shape is on the number system that computes the expression; nil where the numbers are
  /// not known.
  ///
  /// Only the instructions are run on which the shape depends, so that a sum of a date and n
  /// durations takes n short programs, and not n programs of up to n steps. The search for them is
  /// counted against the limit with the registers of the program.
  mutating func known(_ shape: Shape) throws(CalculatorError) -> KnownValue? {
    guard let decide else { return nil }
    var wanted = Set(shape.registers).subtracting(inputRegisters)
    var steps: [Int] = []
    var place = program.instructions.count
    while !wanted.isEmpty, place > 0 {
      place -= 1
      let step = program.instructions[place]
      guard wanted.remove(step.destination) != nil else { continue }
      steps.append(place)
      for operand in program.operands(of: step) where !inputRegisters.contains(operand) {
        wanted.insert(operand)
      }
    }
    try countOperation(program.instructions.count - place + compiledRegisters)
    return try decide(compiled(shape, steps: steps.reversed()))
  }
}
