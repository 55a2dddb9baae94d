import NumericCore

extension FPCoreParser {
  mutating func whileLoop(
    _ isSequential: Bool, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    let parts = Array(data)
    let name = "while" + (isSequential ? "*" : "")
    let started = try started(parts[1], isSequential, name, context)
    openScope()
    for variable in started { bind(variable.name, to: variable.slot) }
    let variables = try variables(started, context)
    let condition = try node(parts[0], context)
    let loop = FPCoreLoop(
      variables: variables, isSequential: isSequential, body: try node(parts[2], context))
    closeScope()
    return make(.whileLoop(condition: condition, loop), datum, context)
  }

  mutating func counted(
    _ isSequential: Bool, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    let parts = Array(data)
    let name = "for" + (isSequential ? "*" : "")
    let (indices, loop) = try indexed(
      parts[0], parts[1], parts[2], isSequential, name, context)
    return make(.forLoop(indices, loop), datum, context)
  }

  mutating func tensor(
    _ isSequential: Bool, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    let parts = Array(data)
    let (indices, loop) = try indexed(
      parts[0], isSequential ? parts[1] : nil, parts[parts.count - 1], isSequential,
      "tensor" + (isSequential ? "*" : ""), context)
    guard !indices.isEmpty else {
      throw TextError(.form, "a tensor has at least one index", parts[0].span)
    }
    return make(.tensor(indices, loop), datum, context)
  }

  /// Sizes and starts cannot use the indices; updates and the body can use all variables.
  private mutating func indexed(
    _ sizes: FPCoreDatum, _ list: FPCoreDatum?, _ body: FPCoreDatum, _ isSequential: Bool,
    _ construct: String, _ context: FPCoreContext
  ) throws(TextError) -> ([FPCoreBinding], FPCoreLoop) {
    var started: [Started] = []
    if let list { started = try self.started(list, isSequential, construct, context) }
    openScope()
    let indices = try bindings(of: sizes, isSequential: false, isIndex: true, construct, context)
    for variable in started { bind(variable.name, to: variable.slot) }
    let loop = FPCoreLoop(
      variables: try variables(started, context), isSequential: isSequential,
      body: try node(body, context))
    closeScope()
    return (indices, loop)
  }

  /// A variable of a loop whose update has not been read yet.
  private typealias Started = (name: String, slot: Int, start: FPCoreNode, update: FPCoreDatum)

  /// Reads `([x start update] …)`; the variables are not visible after the loop.
  private mutating func started(
    _ datum: FPCoreDatum, _ isSequential: Bool, _ construct: String, _ context: FPCoreContext
  ) throws(TextError) -> [Started] {
    let entries = try entries(of: datum, count: 3, construct)
    try checkDistinct(entries, construct)
    var result: [Started] = []
    openScope()
    for entry in entries {
      let start = stored(try node(entry.parts[0], context), in: entry.name, context)
      // A start can use the variables before it only if the loop is sequential.
      let slot = isSequential ? declare(entry.name) : unnamedSlot()
      result.append((entry.name, slot, start, entry.parts[1]))
    }
    closeScope()
    return result
  }

  private mutating func variables(
    _ started: [Started], _ context: FPCoreContext
  ) throws(TextError) -> [FPCoreLoop.Variable] {
    var result: [FPCoreLoop.Variable] = []
    for variable in started {
      result.append(
        FPCoreLoop.Variable(
          slot: variable.slot, start: variable.start,
          update: stored(try node(variable.update, context), in: variable.name, context)))
    }
    return result
  }
}
