import Conversion
import NumericCore
import Scientific

/// Compiles an expression to a program.
///
/// User functions are expanded in place, so a program has no branches or calls. Lists exist only
/// during compilation, as lists of registers.
///
/// Registers are reference counted: the result of a node is held once for each use, and a register
/// is reused after its last use. The tree is traversed without recursion.
struct Compiler {
  var names: Environment
  let angle: AngleUnit
  let limits: Limits
  /// Decides the conditions of `if`; nil where the numbers are not known.
  let decide: Decision?
  private(set) var program = Program()
  /// The place in the source of each instruction.
  private(set) var spans: [SourceSpan] = []
  /// The variables that the inputs of the program receive, in order: a name and the index of an
  /// element of a list.
  private(set) var inputs: [(name: String, element: Int)] = []
  private(set) var warnings: [Warning] = []
  /// The functions of the catalogue from whose formulas instructions come, by the index of the
  /// instruction.
  private var formulas: [Int: String] = [:]
  /// The instructions that solve an equation without a choice of one of its solutions.
  private var equations: [Int] = []
  private var variables: [String: Shape] = [:]
  /// How often each register is held; a register that stands in a list many times is held as often by each use of the list.
  private var holders: [Int] = []
  private var free: [UInt32] = []
  /// The registers of the inputs, which no instruction writes.
  private(set) var inputRegisters: Set<UInt32> = []
  private var operations = 0
  /// The number of terms of all sums and products over an index.
  var terms = 0
  /// The registers whose numbers are known, such as those of indices.
  var knownRegisters: [UInt32: KnownRegister] = [:]
  private var notation: NumberNotation?
  private var knownDigits: KnownDigits?
  private var measured: [MeasuredLiteral] = []
  private var uncertain: [UncertainLiteral] = []
  private var time: LocalTime?
  var frames: [Frame] = []
  /// How many calls of each function are being expanded.
  private(set) var active: [String: Int] = [:]

  init(names: Environment, angle: AngleUnit, limits: Limits, decide: Decision?) {
    self.decide = decide
    self.names = names
    self.angle = angle
    self.limits = limits
  }

  /// An expression being compiled: the statement, or a function it calls.
  struct Frame {
    let expression: Expression
    /// Name of the function; nil for the statement itself.
    let function: String?
    var parameters: [String: Shape]
    /// The sums and products over an index whose bodies are being compiled, the innermost last.
    var loops: [Loop] = []
    /// The place at which errors are reported: for the body of a function, its call in the
    /// statement.
    let callSpan: SourceSpan?
    /// The number of uses of the result of the call.
    let resultUses: Int32
    /// The name of the function, if the catalogue defines it by a formula.
    var formula: String?
    var position = 0
    var results: [Shape?]

    var isFinished: Bool { position == expression.entries.count }
  }

  /// Compiles an expression.
  mutating func compile(
    _ expression: consuming Expression
  ) throws(CalculatorError) -> CompiledExpression {
    notation = expression.notation
    program.instructions.reserveCapacity(expression.entries.count)
    program.literals.reserveCapacity(expression.literals.count)
    spans.reserveCapacity(expression.entries.count)
    holders.reserveCapacity(8)
    free.reserveCapacity(8)
    let shape = try run(consume expression)
    return compiled(shape)
  }

  /// Compiles an expression to whose value a name refers from here on.
  mutating func assign(
    _ name: String, _ expression: consuming Expression
  ) throws(CalculatorError) {
    let span = expression.entries[Int(expression.root)].span
    // The root counts as one use, which lasts to the end of the program.
    try bind(name, try run(consume expression).plain, span)
  }

  /// The same for the elements of a list, each of which gets a name.
  mutating func assign(
    _ targets: TargetList, _ expression: consuming Expression
  ) throws(CalculatorError) {
    for (name, shape) in try targets.paired(with: try run(consume expression).elements) {
      try bind(name, shape, targets.span)
    }
  }

  private mutating func bind(
    _ name: String, _ shape: Shape, _ span: SourceSpan
  ) throws(CalculatorError) {
    guard let variable = Environment.VariableShape(shape) else {
      throw CalculatorError(
        .syntax,
        "only numbers, quantities, lists and matrices can be assigned before an expression that is taken apart",
        span)
    }
    names.variables[name] = variable
    variables[name] = shape
  }

  /// The result of an expression, whose instructions follow those before it.
  private mutating func run(
    _ expression: consuming Expression
  ) throws(CalculatorError) -> Shape {
    enter(consume expression, function: nil, parameters: [:], callSpan: nil, uses: 1)
    while true {
      try runFrame()
      if frames[frames.count - 1].isFinished, let shape = try leave() { return shape }
    }
  }

  /// Some of the instructions compiled so far, in their order, with the registers of a shape as the
  /// outputs.
  ///
  /// They get registers of their own, so that the time to run them does not grow with the program.
  func compiled(_ shape: Shape, steps: [Int]) -> CompiledExpression {
    let program = program.part(steps, outputs: shape.registers)
    var formulas: [Int: String] = [:]
    if !self.formulas.isEmpty {
      for (place, step) in steps.enumerated() { formulas[place] = self.formulas[step] }
    }
    return CompiledExpression(
      program: program, shape: shape, spans: steps.map { spans[$0] }, inputs: inputs,
      formulas: formulas)
  }

  /// What has been compiled, with the registers of a shape as its outputs.
  private func compiled(_ shape: Shape) -> CompiledExpression {
    var program = program
    program.registerCount = holders.count
    program.outputs = shape.registers
    return CompiledExpression(
      program: program, shape: shape, spans: spans, inputs: inputs, notation: notation,
      warnings: warnings, formulas: formulas, equations: equations, knownDigits: knownDigits,
      measured: measured, uncertain: uncertain)
  }

  /// Records that no more digits of the result are known.
  mutating func limitDigits(to digits: KnownDigits) {
    knownDigits = .fewer(knownDigits, digits)
  }

  /// Records a literal that is the value of a measured constant.
  mutating func noteMeasured(_ literal: MeasuredLiteral) { measured.append(literal) }

  /// Records a literal that stands for an uncertainty.
  mutating func noteUncertain(_ literal: UncertainLiteral) { uncertain.append(literal) }

  /// Compiles nodes of the innermost frame to its end, or until a call enters another frame; the
  /// result of that call arrives when that frame is left.
  private mutating func runFrame() throws(CalculatorError) {
    let depth = frames.count - 1
    let expression = frames[depth].expression
    while frames[depth].position < expression.entries.count {
      let position = frames[depth].position
      if expression.entries[position].uses > 0 {
        guard let shape = try compile(Expression.Index(position), of: expression) else { return }
        frames[depth].results[position] = shape
      }
      frames[depth].position += 1
    }
  }

  mutating func enter(
    _ expression: consuming Expression, function: String?, parameters: [String: Shape],
    callSpan: SourceSpan?, uses: Int32
  ) {
    if let function { active[function, default: 0] += 1 }
    let results = [Shape?](filling: nil, count: expression.entries.count)
    frames.append(
      Frame(
        expression: consume expression, function: function, parameters: parameters,
        callSpan: callSpan, resultUses: uses, results: results))
  }

  /// Passes the result of the innermost frame to its caller; returns the result if there is no
  /// caller.
  private mutating func leave() throws(CalculatorError) -> Shape? {
    let frame = frames.removeLast()
    if let function = frame.function { active[function, default: 1] -= 1 }
    guard var result = frame.results[Int(frame.expression.root)] else {
      throw CalculatorError(.syntax, "there is nothing to compute", nil)
    }
    if frames.isEmpty { return result }
    if frame.formula != nil, case .number(let register) = result,
      let unit = frame.formula.flatMap(PhysicalConstant.named)?.unit
    {
      result = .quantity(register, unit)
    }
    // The root has been counted as one use; the call may have more.
    hold(result, frame.resultUses - 1)
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
      holders[Int(register)] = Int(uses)
      if !knownRegisters.isEmpty { knownRegisters[register] = nil }
      return register
    }
    holders.append(Int(uses))
    return UInt32(holders.count - 1)
  }

  mutating func hold(_ shape: Shape, _ uses: Int32) {
    if case .number(let register) = shape {
      holders[Int(register)] += Int(uses)
    } else {
      for register in shape.registers { holders[Int(register)] += Int(uses) }
    }
  }

  mutating func release(_ shape: Shape) {
    if case .number(let register) = shape { return release(register) }
    for register in shape.registers { release(register) }
  }

  mutating func release(_ register: UInt32) {
    holders[Int(register)] -= 1
    if holders[Int(register)] == 0 { free.append(register) }
  }

  /// Removes the last instructions as far as nothing needs their results, as those of bounds that have become known.
  mutating func dropUnused() {
    while let last = program.instructions.last, holders[Int(last.destination)] == 0 {
      program.instructions.removeLast()
      spans.removeLast()
      formulas[spans.count] = nil
      if equations.last == spans.count { equations.removeLast() }
    }
  }

  /// Appends an instruction on up to two registers; its result is held `uses` times.
  mutating func emit(
    _ operation: Operation, _ a: UInt32? = nil, _ b: UInt32? = nil, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    let destination = try append(
      Program.Instruction(operation, a: a ?? 0, b: b ?? 0, to: 0), uses: uses)
    // The operands are released after the allocation, so that the destination is not one of them.
    if let a { release(a) }
    if let b { release(b) }
    return destination
  }

  mutating func emit(literal: ExactLiteral, uses: Int32) throws(CalculatorError) -> UInt32 {
    program.literals.append(literal)
    let index = UInt32(program.literals.count - 1)
    return try append(Program.Instruction(.literal, a: index, to: 0), uses: uses)
  }

  mutating func emit(
    scale operand: UInt32, by ratio: ExactRatio, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    try emit(rescale: operand, by: .multiple(ratio), uses: uses)
  }

  mutating func emit(
    rescale operand: UInt32, by rescaling: Rescaling, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    program.rescalings.append(rescaling)
    let index = UInt32(program.rescalings.count - 1)
    defer { release(operand) }
    return try append(Program.Instruction(.scale, a: operand, b: index, to: 0), uses: uses)
  }

  mutating func emit(
    _ operation: Operation, list operands: [UInt32], uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    // Every operand counts as one step of the reduction.
    try countOperation(operands.count)
    let start = UInt32(program.lists.count)
    program.lists += operands
    defer { for operand in operands { release(operand) } }
    return try append(
      Program.Instruction(operation, a: start, b: UInt32(program.lists.count), to: 0),
      uses: uses)
  }

  private mutating func append(
    _ instruction: Program.Instruction, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    try countOperation()
    var instruction = instruction
    instruction.destination = allocate(uses: uses)
    program.instructions.append(instruction)
    spans.append(span(of: nil))
    if let formula = frames[frames.count - 1].formula { formulas[spans.count - 1] = formula }
    return instruction.destination
  }

  /// Records that the last instruction solves an equation.
  mutating func noteEquation() { equations.append(program.instructions.count - 1) }

  /// Counts an instruction or an expanded call against the limit.
  mutating func countOperation(_ count: Int = 1) throws(CalculatorError) {
    operations += count
    try requireOperations(0)
  }

  /// Throws where so many operations more would exceed the limit.
  func requireOperations(_ count: Int) throws(CalculatorError) {
    if count > limits.operations - operations {
      throw CalculatorError(
        LimitExceeded(limit: .operations, allowed: limits.operations), span(of: nil))
    }
  }

  /// The input registers of a variable, held for the whole program.
  mutating func input(_ name: String, _ variable: Environment.VariableShape) -> Shape {
    if let known = variables[name] { return known }
    if let digits = names.knownDigits[name] { limitDigits(to: digits) }
    let shape = variable.shape(of: inputs(name, variable.count))
    variables[name] = shape
    return shape
  }

  private mutating func inputs(_ name: String, _ count: Int) -> [UInt32] {
    (0..<count).map { element in
      // An input must not reuse a register that an earlier step has written.
      holders.append(1)
      let register = UInt32(holders.count - 1)
      program.inputs.append(register)
      inputRegisters.insert(register)
      inputs.append((name, element))
      return register
    }
  }

  /// The current time, read once for the whole expression.
  mutating func localTime() -> LocalTime? {
    if time == nil { time = names.surroundings?.clock?() }
    return time
  }

  /// Names a reading at the node that is being compiled.
  mutating func note(_ message: String) {
    guard names.tellsReadings else { return }
    warnings.append(Warning(message: message, span: span(of: nil), isNote: true))
  }

  /// Adds a warning at the node that is being compiled.
  mutating func warn(_ message: String) {
    warnings.append(Warning(message: message, span: span(of: nil)))
  }

  /// The place in the source of a node of the innermost frame, or of the call in whose expansion it
  /// is.
  func span(of node: Int?) -> SourceSpan {
    let frame = frames[frames.count - 1]
    if let call = frame.callSpan { return call }
    return frame.expression.entries[node ?? frame.position].span
  }
}
