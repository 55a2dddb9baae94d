public import NumericCore

extension FPCore {
  /// The core as a program without branches: its inputs are the arguments in order, its output is
  /// the body.
  ///
  /// In real arithmetic the program and the core have the same value, and a backend of
  /// ``format(_:)`` with the rounding of ``context(_:)`` computes with it the value of
  /// ``computed(_:_:limits:)``.
  ///
  /// Nil for cores that have conditions, loops, tensors or truth values, that round in several
  /// contexts or with ties away from zero, or that contain a constant which no single operation
  /// rounds correctly.
  public func program(_ override: FPCoreContext = FPCoreContext()) -> Program? {
    straightLine(override)?.program
  }

  /// The program, and the places of its instructions in the file.
  func straightLine(
    _ override: FPCoreContext = FPCoreContext()
  ) -> (program: Program, spans: [SourceSpan])? {
    let context = context(override)
    guard case .format(let format)? = context.precision, let rounding = context.rounding?.binary,
      rounding == .nearestEven || !format.isCoded,
      arguments.allSatisfy({ $0.rank == 0 && $0.context.inside(context) == context })
    else { return nil }
    var writer = StraightLineWriter(library: library, context: context)
    do throws(TextError) {
      return try writer.write(self)
    } catch {
      return nil
    }
  }
}

/// Converts cores without branches to programs; calls are expanded.
private struct StraightLineWriter {
  let library: FPCoreLibrary
  let context: FPCoreContext
  private var program = Program()
  private var spans: [SourceSpan] = []
  private var registerCount: UInt32 = 0
  private var depth = 0

  /// The largest number of instructions; nested calls could otherwise produce any number.
  private static let mostInstructions = 1 << 16

  /// The error for a construct that a program without branches cannot contain.
  private static func branch(_ node: FPCoreNode) -> TextError {
    TextError(.unsupported, "no straight line has this", node.span)
  }

  init(library: FPCoreLibrary, context: FPCoreContext) {
    self.library = library
    self.context = context
  }

  mutating func write(_ core: FPCore) throws(TextError) -> (Program, [SourceSpan]) {
    var slots: [Int: UInt32] = [:]
    for argument in core.arguments {
      slots[argument.slot] = registerCount
      program.inputs.append(registerCount)
      registerCount += 1
    }
    program.outputs = [try register(core.definition.body, &slots)]
    program.registerCount = Int(registerCount)
    return withoutDeadSteps()
  }

  private mutating func append(
    _ operation: Operation, a: UInt32 = 0, b: UInt32 = 0, _ node: FPCoreNode
  ) throws(TextError) -> UInt32 {
    guard spans.count < Self.mostInstructions else { throw Self.branch(node) }
    program.instructions.append(
      Program.Instruction(operation, a: a, b: b, to: registerCount))
    spans.append(node.span)
    registerCount += 1
    return registerCount - 1
  }

  private mutating func literal(_ literal: ExactLiteral, _ node: FPCoreNode) throws(TextError)
    -> UInt32
  {
    program.literals.append(literal)
    return try append(.literal, a: UInt32(program.literals.count - 1), node)
  }

  private mutating func register(
    _ node: FPCoreNode, _ slots: inout [Int: UInt32]
  ) throws(TextError) -> UInt32 {
    depth += 1
    defer { depth -= 1 }
    guard depth < FPCoreReader.deepestNesting else { throw Self.branch(node) }
    switch node.form {
    case .variable(let slot):
      guard let register = slots[slot] else { throw Self.branch(node) }
      return register
    case .binding(let bindings, _, let body):
      for binding in bindings { slots[binding.slot] = try register(binding.value, &slots) }
      return try register(body, &slots)
    case .call(let index, let arguments):
      let definition = library[index]
      var inner: [Int: UInt32] = [:]
      for (argument, value) in zip(definition.arguments, arguments) {
        guard argument.rank == 0, argument.context.inside(context) == context else {
          throw Self.branch(node)
        }
        inner[argument.slot] = try register(value, &slots)
      }
      guard definition.context.inside(context) == context else { throw Self.branch(node) }
      return try register(definition.body, &inner)
    case .number, .constant, .operation, .cast:
      // Everything that rounds must do so in the context of the whole core.
      guard node.context.inside(context) == context else { throw Self.branch(node) }
      return try rounding(node, &slots)
    default: throw Self.branch(node)
    }
  }

  private mutating func rounding(
    _ node: FPCoreNode, _ slots: inout [Int: UInt32]
  ) throws(TextError) -> UInt32 {
    switch node.form {
    case .number(let number):
      guard let denominator = number.denominator else { return try literal(number.numerator, node) }
      return try scaled(ExactLiteral(1), by: ExactRatio(number.numerator, denominator), node)
    case .constant(let constant): return try register(constant, node)
    // The operand has been rounded already.
    case .cast(let operand): return try register(operand, &slots)
    case .operation(let operation, let nodes):
      var operands: [UInt32] = []
      for node in nodes { operands.append(try register(node, &slots)) }
      return try register(operation, operands, node)
    default: throw Self.branch(node)
    }
  }

  private mutating func scaled(
    _ number: ExactLiteral, by ratio: ExactRatio, _ node: FPCoreNode
  ) throws(TextError) -> UInt32 {
    program.rescalings.append(.multiple(ratio))
    let index = UInt32(program.rescalings.count - 1)
    return try append(.scale, a: try literal(number, node), b: index, node)
  }

  private mutating func register(
    _ constant: FPCoreConstant, _ node: FPCoreNode
  ) throws(TextError) -> UInt32 {
    func pi(_ numerator: Int, _ denominator: Int, power: Int) -> ExactRatio {
      ExactRatio(ExactLiteral(numerator), ExactLiteral(denominator), piPower: power)
    }
    switch constant {
    case .pi: return try append(.constant(.pi), node)
    case .e: return try append(.constant(.e), node)
    case .ln2: return try append(.constant(.ln2), node)
    case .halfPi: return try scaled(ExactLiteral(1), by: pi(1, 2, power: 1), node)
    case .quarterPi: return try scaled(ExactLiteral(1), by: pi(1, 4, power: 1), node)
    case .inversePi: return try scaled(ExactLiteral(1), by: pi(1, 1, power: -1), node)
    case .doubleInversePi: return try scaled(ExactLiteral(1), by: pi(2, 1, power: -1), node)
    case .ln10: return try append(.unary(.log), a: try literal(ExactLiteral(10), node), node)
    case .root2: return try append(.unary(.sqrt), a: try literal(ExactLiteral(2), node), node)
    case .log2e, .log10e, .doubleInverseRootPi, .rootHalf, .infinity, .nan: throw Self.branch(node)
    }
  }

  private mutating func register(
    _ operation: FPCoreOperation, _ x: [UInt32], _ node: FPCoreNode
  ) throws(TextError) -> UInt32 {
    if operation.arity.upperBound == .max, x.count == 1 {
      switch operation {
      case .subtract: return try append(.unary(.negate), a: x[0], node)
      case .divide:
        return try append(.binary(.divide), a: try literal(ExactLiteral(1), node), b: x[0], node)
      default: return x[0]
      }
    }
    switch operation.function(context.rounding ?? .nearestEven) {
    case .unary(let function): return try append(.unary(function), a: x[0], node)
    case .list(let function):
      let start = UInt32(program.lists.count)
      program.lists += x
      return try append(.list(function), a: start, b: start + UInt32(x.count), node)
    case .binary(let function):
      var result = x[0]
      for operand in x.dropFirst() {
        result = try append(.binary(function), a: result, b: operand, node)
      }
      return result
    }
  }

  /// The program without unused steps, because an unused variable must not fail.
  private func withoutDeadSteps() -> (Program, [SourceSpan]) {
    var needed = Set(program.outputs)
    var kept: [Int] = []
    for (index, step) in program.instructions.enumerated().reversed()
    where needed.contains(step.destination) {
      kept.append(index)
      needed.formUnion(program.operands(of: step))
    }
    var result = program
    result.instructions = kept.reversed().map { program.instructions[$0] }
    return (result, kept.reversed().map { spans[$0] })
  }
}
