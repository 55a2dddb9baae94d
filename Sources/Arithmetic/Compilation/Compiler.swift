import NumericCore
import Scientific

/// Turns an expression into a program. User functions are expanded in place, so a program is a
/// straight line; lists exist only here, as lists of registers.
///
/// Registers are counted: a node's result is held once for each use, and a register whose last use
/// has passed is written again. No walk recurses.
struct Compiler {
  let names: Environment
  let angle: AngleUnit
  let limits: Limits
  private(set) var program = Program()
  /// The source of each instruction.
  private(set) var spans: [SourceSpan] = []
  /// The variables that the program's inputs receive, in order: name and element of a list.
  private(set) var inputs: [(name: String, element: Int)] = []
  private var variables: [String: Shape] = [:]
  private var holders: [Int32] = []
  private var free: [UInt32] = []
  var frames: [Frame] = []

  init(names: Environment, angle: AngleUnit, limits: Limits) {
    self.names = names
    self.angle = angle
    self.limits = limits
  }

  /// What a node became.
  enum Shape {
    case number(UInt32)
    case list([UInt32])
    case truth(Relation, UInt32, UInt32)
    case text(String)

    var registers: [UInt32] {
      switch self {
      case .number(let register): [register]
      case .list(let registers): registers
      case .truth(_, let a, let b): [a, b]
      case .text: []
      }
    }
  }

  /// An expression being compiled: the statement, or a function it calls.
  struct Frame {
    let expression: Expression
    /// Name of the function; nil for the statement itself.
    let function: String?
    let parameters: [String: Shape]
    /// Where errors point: the call in the statement for a function's body.
    let callSpan: SourceSpan?
    /// How many uses the call's result has.
    let resultUses: Int32
    var position = 0
    var results: [Shape?]
  }

  /// Compiles an expression; the shape tells what the outputs are.
  mutating func compile(_ expression: Expression) throws(CalculatorError) -> Shape {
    enter(expression, function: nil, parameters: [:], callSpan: nil, uses: 1)
    while true {
      let depth = frames.count - 1
      let position = frames[depth].position
      guard position < frames[depth].expression.nodes.count else {
        if let result = try leave() { return result }
        continue
      }
      if frames[depth].expression.useCounts[position] > 0 {
        try compileNode(Expression.Index(position))
        // A call has pushed a frame; its result arrives when that frame is left.
        if frames.count - 1 > depth { continue }
      }
      frames[depth].position += 1
    }
  }

  mutating func enter(
    _ expression: Expression, function: String?, parameters: [String: Shape],
    callSpan: SourceSpan?, uses: Int32
  ) {
    frames.append(
      Frame(
        expression: expression, function: function, parameters: parameters, callSpan: callSpan,
        resultUses: uses, results: Array(repeating: nil, count: expression.nodes.count)))
  }

  /// Hands the result of the innermost frame to its caller; returns it when there is none.
  private mutating func leave() throws(CalculatorError) -> Shape? {
    let frame = frames.removeLast()
    guard let result = frame.results[Int(frame.expression.root)] else {
      throw CalculatorError(.syntax, "there is nothing to compute", nil)
    }
    guard !frames.isEmpty else {
      program.registerCount = holders.count
      program.outputs = result.registers
      return result
    }
    // The root counted as one use; the call may have more.
    for register in result.registers { holders[Int(register)] += frame.resultUses - 1 }
    for argument in frame.parameters.values { release(argument) }
    let caller = frames.count - 1
    frames[caller].results[frames[caller].position] = result
    frames[caller].position += 1
    return nil
  }

  // MARK: - Registers

  /// A register for a new result, held `uses` times.
  private mutating func allocate(uses: Int32) -> UInt32 {
    if let register = free.popLast() {
      holders[Int(register)] = uses
      return register
    }
    holders.append(uses)
    return UInt32(holders.count - 1)
  }

  mutating func hold(_ shape: Shape, _ uses: Int32) {
    for register in shape.registers { holders[Int(register)] += uses }
  }

  mutating func release(_ shape: Shape) {
    for register in shape.registers { release(register) }
  }

  mutating func release(_ register: UInt32) {
    holders[Int(register)] -= 1
    if holders[Int(register)] == 0 { free.append(register) }
  }

  /// Appends an instruction whose result is used `uses` times. Operands are released afterwards, so
  /// that the destination is none of them.
  mutating func emit(
    _ operation: Operation, _ operands: [UInt32] = [], index: Int = 0, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if program.instructions.count >= limits.operations {
      throw CalculatorError(
        LimitExceeded(limit: .operations, allowed: limits.operations), span(of: nil))
    }
    let destination = allocate(uses: uses)
    var step = Program.Instruction(operation, to: destination)
    switch operation {
    case .literal:
      step.a = UInt32(index)
    case .reduction:
      step.a = UInt32(program.lists.count)
      program.lists += operands
      step.b = UInt32(program.lists.count)
    case .scale:
      step.a = operands[0]
      step.b = UInt32(index)
    default:
      if operands.count > 0 { step.a = operands[0] }
      if operands.count > 1 { step.b = operands[1] }
      if operands.count > 2 { step.c = operands[2] }
    }
    program.instructions.append(step)
    spans.append(span(of: frames[frames.count - 1].position))
    for operand in operands { release(operand) }
    return destination
  }

  mutating func emit(literal: ExactLiteral, uses: Int32) throws(CalculatorError) -> UInt32 {
    program.literals.append(literal)
    return try emit(.literal, index: program.literals.count - 1, uses: uses)
  }

  mutating func emit(
    scale operand: UInt32, by ratio: ExactRatio, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    program.ratios.append(ratio)
    return try emit(.scale, [operand], index: program.ratios.count - 1, uses: uses)
  }

  /// The input registers of a variable, held by the program for good.
  mutating func input(_ name: String, elements: Int?) -> Shape {
    if let known = variables[name] { return known }
    let registers = (0..<(elements ?? 1)).map { element in
      // Never a register that an earlier step has written.
      holders.append(1)
      let register = UInt32(holders.count - 1)
      program.inputs.append(register)
      inputs.append((name, element))
      return register
    }
    let shape: Shape = elements == nil ? .number(registers[0]) : .list(registers)
    variables[name] = shape
    return shape
  }

  /// The source of a node of the innermost frame, or of the call that it is expanded from.
  func span(of node: Int?) -> SourceSpan {
    let frame = frames[frames.count - 1]
    if let call = frame.callSpan { return call }
    return frame.expression.spans[node ?? frame.position]
  }
}
