import BigNumbers
import NumericCore

/// Evaluates cores with a type of numbers.
///
/// Rounding contexts are lexical: an annotation applies to the text inside it. A called core
/// inherits the context of the call, except for what its own properties specify.
struct FPCoreInterpreter<Domain: FPCoreDomain> {
  typealias Value = FPCoreValue<Domain.Number>

  /// The variables of a call, and the context in which its nodes are evaluated.
  struct Frame {
    var slots: [Value?]
    let context: FPCoreContext
  }

  let domain: Domain
  let library: FPCoreLibrary
  let limits: Limits
  /// The evaluated nodes, and those of them that are turns of loops or calls.
  private var nodes = 0
  private var steps = 0
  private var depth = 0

  /// The largest nesting depth of expressions and calls, which keeps the recursion within the
  /// stack.
  static var deepestNesting: Int { 1000 }

  init(_ domain: Domain, _ library: FPCoreLibrary, _ limits: Limits) {
    self.domain = domain
    self.library = library
    self.limits = limits
  }

  // MARK: - Calls

  /// The value of a core, or of another body with its arguments, within the limits of time and size.
  mutating func value(
    of index: Int, _ arguments: [Value], in context: FPCoreContext, _ body: FPCoreNode? = nil
  ) throws(ComputationFailure) -> Value {
    let value = try limits.timed { () throws(ComputationFailure) in
      try call(index, arguments, in: context, body)
    }
    // Elements can share their numbers, so that few steps make more of them than any memory holds.
    guard value.hasNumbers(atMost: limits.operations) else {
      throw .limit(LimitExceeded(limit: .operations, allowed: limits.operations))
    }
    return value
  }

  /// Applies a core to arguments in a context.
  ///
  /// Numbers are rounded in the context of the argument. `body` replaces the body of the core and
  /// can use the arguments.
  mutating func call(
    _ index: Int, _ arguments: [Value], in context: FPCoreContext, _ body: FPCoreNode? = nil
  ) throws(ComputationFailure) -> Value {
    try countStep()
    let definition = library[index]
    var frame = Frame(
      slots: Array(repeating: nil, count: definition.slotCount), context: context)
    for (argument, value) in zip(definition.arguments, arguments) {
      let inner = argument.context.inside(context)
      frame.slots[argument.slot] = try value.mapping { number throws(ComputationFailure) in
        try domain.cast(number, inner)
      }
      if argument.rank == 0, case .number = value { continue }
      try bindSizes(of: argument, value, &frame)
    }
    return try evaluate(body ?? definition.body, &frame)
  }

  /// Binds the sizes of an array to their names, and checks those that are known.
  ///
  /// It exists once for all domains, as what concerns arrays does: copies would be 20 kB of the installed command.
  @_semantics("optimize.sil.specialize.generic.never")
  private func bindSizes(
    of argument: FPCoreArgument, _ value: Value, _ frame: inout Frame
  ) throws(ComputationFailure) {
    var rest = value
    for dimension in argument.sizes {
      guard case .array(let elements) = rest else {
        throw .inapplicable(
          "'\(argument.name)' has \(argument.rank) dimension\(argument.rank == 1 ? "" : "s"); the value has fewer"
        )
      }
      let size: Int
      switch dimension {
      case .fixed(let count): size = count
      case .named(let name):
        guard let slot = argument.sizeSlots[name] else { return }
        if case .number(let known)? = frame.slots[slot] {
          size = try domain.index(known) ?? -1
        } else {
          size = elements.count
          frame.slots[slot] = .number(domain.integer(size))
        }
      }
      guard elements.count == size else {
        throw .inapplicable(
          "'\(argument.name)' has \(size) elements in this dimension, not \(elements.count)")
      }
      guard let first = elements.first else { return }
      rest = first
    }
    if case .array = rest {
      throw .inapplicable(
        argument.rank == 0
          ? "'\(argument.name)' is a number, not an array"
          : "'\(argument.name)' has more than \(argument.rank) dimensions here")
    }
  }

  // MARK: - Limits

  /// Counts a turn of a loop or a call: all else ends with the text of the core.
  mutating func countStep() throws(ComputationFailure) {
    steps += 1
    guard steps <= limits.operations else {
      throw .limit(LimitExceeded(limit: .operations, allowed: limits.operations))
    }
  }

  /// Looks at the clock after every 16 nodes.
  private mutating func checkTime() throws(ComputationFailure) {
    nodes += 1
    guard nodes & 15 == 0 else { return }
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in try Limits.checkTime() }
  }

  /// The failure for a construct without a meaning, with its place.
  func fault(_ node: FPCoreNode, _ message: String) -> ComputationFailure {
    .inapplicable("\(library.source.position(of: node.span.start)): \(message)")
  }

  // MARK: - Expressions

  mutating func evaluate(
    _ node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    try checkTime()
    guard depth < Self.deepestNesting else {
      throw fault(
        node, "evaluation is nested deeper than \(Self.deepestNesting) levels; is there no end?")
    }
    depth += 1
    defer { depth -= 1 }
    switch node.form {
    case .variable(let slot):
      guard let value = frame.slots[slot] else {
        throw fault(node, "this size has no value here")
      }
      return value
    case .number, .constant, .operation, .cast:
      return try numeric(node, &frame)
    case .truth(let truth): return .truth(truth)
    case .comparison, .connective, .test: return .truth(try truth(of: node, &frame))
    case .choice(let condition, let yes, let no):
      return try evaluate(try truth(of: condition, &frame) ? yes : no, &frame)
    case .binding(let bindings, let isSequential, let body):
      try bind(bindings, isSequential, &frame)
      return try evaluate(body, &frame)
    case .whileLoop(let condition, let loop): return try run(loop, while: condition, &frame)
    case .forLoop(let indices, let loop): return try run(loop, for: indices, &frame)
    case .tensor(let indices, let loop): return try tabulate(loop, indices, node, &frame)
    case .array, .dimensions, .size, .element: return try tensorValue(node, &frame)
    case .call(let index, let arguments): return try call(index, arguments, node, &frame)
    }
  }

  private mutating func numeric(
    _ node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    if let memory = node.memory, let known = frame.slots[memory] { return known }
    let context = node.inheritsContext ? frame.context : node.context.inside(frame.context)
    switch node.form {
    case .number(let number):
      return remember(try domain.number(number, context), node, &frame)
    case .constant(let constant):
      return remember(try domain.constant(constant, context), node, &frame)
    case .operation(let operation, let operands):
      return .number(try apply(operation, try numbers(operands, &frame), context))
    case .cast(let operand):
      return .number(try domain.cast(try number(of: operand, &frame), context))
    default: preconditionFailure("\(node.form) is not a number")
    }
  }

  private func remember(_ number: Domain.Number, _ node: FPCoreNode, _ frame: inout Frame) -> Value
  {
    if let memory = node.memory { frame.slots[memory] = .number(number) }
    return .number(number)
  }

  /// Arithmetic with more than two operands is evaluated from left to right; with one operand it is
  /// −x or 1/x.
  private func apply(
    _ operation: FPCoreOperation, _ x: [Domain.Number], _ context: FPCoreContext
  ) throws(ComputationFailure) -> Domain.Number {
    guard operation.arity.upperBound == .max, x.count != 2 else {
      return try domain.apply(operation, x, context)
    }
    if x.count == 1 {
      switch operation {
      case .subtract: return try domain.apply(operation, x, context)
      case .divide: return try domain.apply(operation, [domain.integer(1), x[0]], context)
      default: return try domain.cast(x[0], context)
      }
    }
    var result = x[0]
    for operand in x.dropFirst() {
      result = try domain.apply(operation, [result, operand], context)
    }
    return result
  }

  private mutating func bind(
    _ bindings: [FPCoreBinding], _ isSequential: Bool, _ frame: inout Frame
  ) throws(ComputationFailure) {
    // Every binding has its own slot, so that simultaneous bindings cannot use each other.
    for binding in bindings { frame.slots[binding.slot] = try evaluate(binding.value, &frame) }
  }

  private mutating func call(
    _ index: Int, _ arguments: [FPCoreNode], _ node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try evaluate(argument, &frame)) }
    let outer = node.context.inside(frame.context)
    return try call(index, values, in: library[index].context.inside(outer))
  }

  // MARK: - Kinds of values

  mutating func number(
    of node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Domain.Number {
    switch try evaluate(node, &frame) {
    case .number(let number): return number
    case .truth: throw fault(node, "a number is due here, and this is a truth value")
    case .array: throw fault(node, "a number is due here, and this is an array")
    }
  }

  mutating func numbers(
    _ nodes: [FPCoreNode], _ frame: inout Frame
  ) throws(ComputationFailure) -> [Domain.Number] {
    var result: [Domain.Number] = []
    result.reserveCapacity(nodes.count)
    for node in nodes { result.append(try number(of: node, &frame)) }
    return result
  }
}
