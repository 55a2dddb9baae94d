import NumericCore

// Numbers that decide how the rest of an expression is compiled: the condition of an `if`, and the
// duration beside a date.
extension Compiler {
  /// What a shape is on the number system that computes the expression; nil where the numbers are
  /// not known.
  ///
  /// Only the instructions are run on which the shape depends, so that a sum of a date and n
  /// durations takes n short programs, and not n programs of up to n steps. The search for them is
  /// counted against the limit.
  mutating func known(
    _ shape: Shape, _ question: KnownQuestion = .value
  ) throws(CalculatorError) -> KnownValue? {
    guard let decide else { return nil }
    return try decide(part(for: shape).compiled, question)
  }

  /// The same where an error that has no place belongs to an operand, or to the current node.
  mutating func known(
    _ shape: Shape, _ question: KnownQuestion = .value, at index: Expression.Index?
  ) throws(CalculatorError) -> KnownValue? {
    do throws(CalculatorError) { return try known(shape, question) } catch {
      throw placed(error, at: index)
    }
  }

  /// An error with the place of an operand, or of the current node, if it has none.
  func placed(_ error: CalculatorError, at index: Expression.Index?) -> CalculatorError {
    var error = error
    if error.span == nil { error.span = span(of: index.map { Int($0) }) }
    return error
  }

  /// The instructions on which a shape depends, and whether it depends on variables.
  mutating func part(
    for shape: Shape
  ) throws(CalculatorError) -> (compiled: CompiledExpression, readsInputs: Bool) {
    let (inputs, numbers) = (inputRegisters, knownRegisters)
    let registers = Set(shape.registers)
    var readsInputs = !registers.isDisjoint(with: inputs)
    // A literal that is known to be one stands far before the calls of a function that calls itself, and is not sought.
    var literals: Set<Int> = []
    let program = program
    func isLiteral(_ register: UInt32, before place: Int) -> Bool {
      guard let known = numbers[register], known.instruction < place,
        program.instructions[known.instruction].operation == .literal,
        program.instructions[known.instruction].destination == register
      else { return false }
      literals.insert(known.instruction)
      return true
    }
    let end = program.instructions.count
    let wanted = registers.subtracting(inputs).filter { !isLiteral($0, before: end) }
    var steps = try steps(for: wanted) { register, place in
      guard inputs.contains(register) else { return isLiteral(register, before: place) }
      readsInputs = true
      return true
    }
    if !literals.isEmpty { steps = (literals.union(steps)).sorted() }
    return (compiled(shape, steps: steps), readsInputs)
  }

  /// The instructions on which some registers depend, in their order, without those of operands that are known before an
  /// instruction. The search is counted against the limit.
  mutating func steps(
    for registers: Set<UInt32>, unlessKnown isKnown: (UInt32, _ instruction: Int) -> Bool
  ) throws(CalculatorError) -> [Int] {
    var wanted = registers
    var steps: [Int] = []
    var place = program.instructions.count
    while !wanted.isEmpty, place > 0 {
      place -= 1
      let step = program.instructions[place]
      guard wanted.remove(step.destination) != nil else { continue }
      steps.append(place)
      for operand in program.operands(of: step) where !isKnown(operand, place) {
        wanted.insert(operand)
      }
    }
    try countOperation(program.instructions.count - place)
    return steps.reversed()
  }
}

extension Program {
  /// Some of the instructions with registers of their own; the inputs are the same.
  func part(_ steps: [Int], outputs: [UInt32]) -> Program {
    var part = Program()
    part.literals = literals
    part.rescalings = rescalings
    var places: [UInt32: UInt32] = [:]
    func place(_ register: UInt32) -> UInt32 {
      if let known = places[register] { return known }
      places[register] = UInt32(places.count)
      return UInt32(places.count - 1)
    }
    part.inputs = inputs.map(place)
    for index in steps {
      var step = instructions[index]
      let operands = self.operands(of: step).map(place)
      switch step.operation {
      case .literal, .constant: break
      case .function(.list), .part:
        step.a = UInt32(part.lists.count)
        part.lists += operands
        step.b = UInt32(part.lists.count)
      case .function(.binary): (step.a, step.b) = (operands[0], operands[1])
      case .function(.unary), .scale: step.a = operands[0]
      }
      step.destination = place(step.destination)
      part.instructions.append(step)
    }
    part.outputs = outputs.map(place)
    part.registerCount = places.count
    return part
  }
}
