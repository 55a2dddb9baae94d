extension Program {
  /// The same program with parts of complex functions composed of real functions, and the index of the original of each
  /// instruction; functions that have no composition stay as they are.
  public func composingParts() -> (program: Program, origins: [Int]) {
    var writer = PartWriter(program: self)
    writer.program.instructions = []
    for (index, step) in instructions.enumerated() {
      if case .part(let part) = step.operation, part.function.isComposed {
        let value = writer.compose(part, operands(of: step))
        writer.replace(step.destination, by: value)
      } else {
        writer.append(step)
      }
      while writer.origins.count < writer.program.instructions.count {
        writer.origins.append(index)
      }
    }
    return (writer.program, writer.origins)
  }
}

/// The registers of a program, in which parts are composed; each step of a composition has a register of its own.
private struct PartWriter: PartArithmetic {
  var program: Program
  var origins: [Int] = []
  /// The literals that registers hold, as far as they are the last that was written to them.
  private var literals: [UInt32: ExactLiteral] = [:]

  init(program: Program) { self.program = program }

  static var mostFactors: Int { 1 << 10 }

  mutating func append(_ step: Program.Instruction) {
    literals[step.destination] = nil
    if case .literal = step.operation {
      literals[step.destination] = program.literals[Int(step.a)]
    }
    program.instructions.append(step)
  }

  /// Moves the value that was composed last to the register where it is expected.
  mutating func replace(_ destination: UInt32, by value: UInt32) {
    if let last = program.instructions.last, last.destination == value,
      origins.count < program.instructions.count
    {
      program.instructions[program.instructions.count - 1].destination = destination
      literals[destination] = literals[value]
    } else {
      // An operand is the value itself.
      append(.init(.binary(.copySign), a: value, b: value, to: destination))
    }
  }

  private mutating func newRegister() -> UInt32 {
    program.registerCount += 1
    return UInt32(program.registerCount - 1)
  }

  mutating func compute(_ function: UnaryFunction, _ x: UInt32) -> UInt32 {
    let result = newRegister()
    append(.init(.unary(function), a: x, to: result))
    return result
  }
  mutating func compute(_ function: BinaryFunction, _ x: UInt32, _ y: UInt32) -> UInt32 {
    let result = newRegister()
    append(.init(.binary(function), a: x, b: y, to: result))
    return result
  }
  mutating func whole(_ number: Int) -> UInt32 {
    let result = newRegister()
    program.literals.append(ExactLiteral(number))
    append(.init(.literal, a: UInt32(program.literals.count - 1), to: result))
    return result
  }
  func uncomposed(_ part: PartFunction, _ x: [UInt32]) -> UInt32 {
    preconditionFailure("a part without a composition is not composed")
  }
  func knownWhole(_ x: UInt32, halvings: Int) -> Int? {
    halvings == 0 ? literals[x].flatMap { $0.isZero ? 0 : $0.wholeNumber } : nil
  }
}
