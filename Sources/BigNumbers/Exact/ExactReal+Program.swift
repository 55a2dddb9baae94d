public import NumericCore

extension ExactReal {
  /// The computation of the number as a program, which any backend can run.
  ///
  /// It shows what doubles or a fixed precision make of the same computation:
  ///
  ///     let x = ExactReal(2).squareRoot() * ExactReal(.pi)
  ///     try DoubleBackend().evaluate(x.program())[0]      // 4.442882938158366
  ///
  /// Operations that exact evaluation composes of simpler ones, such as sec and mod, appear as
  /// these. A number of an ``EnclosedComputation`` whose graph cannot be made is NaN.
  public func program() -> Program {
    switch storage {
    case .rational(let value):
      var writer = ProgramWriter()
      writer.program.outputs = [writer.append(value)]
      return writer.finished()
    case .step(let graph, let step):
      let (tape, root) = Tape.flattened(
        graph, step, endingAtFractions: false, openingEnclosures: true)
      var writer = ProgramWriter()
      return writer.write(tape, root: root)
    }
  }
}

/// Writes a tape as a program, with a register of its own for each step.
private struct ProgramWriter {
  var program = Program()
  private var registers: [UInt32] = []
  private var registerCount: UInt32 = 0

  mutating func write(_ tape: Tape, root: Int) -> Program {
    registers.reserveCapacity(root + 1)
    for step in 0...root {
      registers.append(write(tape[step], tape.operands(of: step).map { registers[Int($0)] }))
    }
    program.outputs = [registers[root]]
    return finished()
  }

  func finished() -> Program {
    var program = program
    program.registerCount = Int(registerCount)
    return program
  }

  private mutating func write(_ step: Tape.Step, _ operands: [UInt32]) -> UInt32 {
    switch step {
    case .value(let value): return append(value)
    case .literal(let literal): return append(literal)
    case .enclosed: return append(ExactLiteral.nan)
    case .input: preconditionFailure("a flattened tape has no inputs")
    case .constant(let constant): return append(.constant(constant))
    case .unary(let operation): return append(.unary(operation), a: operands[0])
    case .binary(let operation): return append(.binary(operation), a: operands[0], b: operands[1])
    case .list(let function): return append(.list(function), list: operands)
    case .part(let part): return append(.part(part), list: operands)
    }
  }

  /// Appends a fraction: an integer, or a quotient of two.
  mutating func append(_ value: BigRational) -> UInt32 {
    let numerator = append(ExactLiteral(value.numerator))
    if value.isInteger { return numerator }
    return append(.binary(.divide), a: numerator, b: append(ExactLiteral(value.denominator)))
  }

  private mutating func append(_ literal: ExactLiteral) -> UInt32 {
    program.literals.append(literal)
    return append(.literal, a: UInt32(program.literals.count - 1))
  }

  private mutating func append(_ operation: Operation, list: [UInt32]) -> UInt32 {
    let start = UInt32(program.lists.count)
    program.lists += list
    return append(operation, a: start, b: UInt32(program.lists.count))
  }

  private mutating func append(
    _ operation: Operation, a: UInt32 = 0, b: UInt32 = 0
  ) -> UInt32 {
    program.instructions.append(
      Program.Instruction(operation, a: a, b: b, to: registerCount))
    registerCount += 1
    return registerCount - 1
  }
}
