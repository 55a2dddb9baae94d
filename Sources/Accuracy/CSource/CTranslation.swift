import NumericCore

/// Translates statements into one expression.
struct CTranslation {
  /// The statements that were translated, each as often as it was needed.
  private var steps = 0

  /// The value that statements return, or that of an expression behind them; nil if they return none.
  ///
  /// A statement becomes a binding around what follows it, and is left out where nothing needs the variable.
  mutating func value(
    _ statements: ArraySlice<CStatement>, then last: CNode?
  ) throws(TextError) -> CNode? {
    steps += 1
    guard steps <= CNode.largest else { throw CNode.tooLarge }
    guard let first = statements.first else { return last }
    let rest = statements.dropFirst()
    switch first {
    case .result(let returned): return returned
    case .assignment(let variable, let new):
      guard let body = try value(rest, then: last) else { return nil }
      if body.free[variable.name] == nil { return body }
      if case .variable = body.form { return new }
      let binding = CNode.Binding(name: variable.name, value: new)
      if case .binding(let bindings, true, let inner) = body.form {
        return CNode(
          .binding([binding] + bindings, isSequential: true, body: inner), body.type, body.span)
      }
      return CNode(.binding([binding], isSequential: true, body: body), body.type, body.span)
    case .choice(let condition, let yes, let no):
      if first.returns {
        // What follows is translated once, and stands in both branches where both can reach it.
        let behind = try value(rest, then: last)
        guard let yes = try value(yes[...], then: behind), let no = try value(no[...], then: behind)
        else { return nil }
        return CNode(.choice(condition, then: yes, else: no), yes.type, yes.span)
      }
      guard let body = try value(rest, then: last) else { return nil }
      var bindings: [CNode.Binding] = []
      for variable in first.assigned.values.sorted(by: { $0.name < $1.name })
      where body.free[variable.name] != nil {
        let old = CNode(.variable(variable.name), variable.type, condition.span)
        guard let yes = try value(yes[...], then: old), let no = try value(no[...], then: old)
        else { continue }
        let choice = CNode(
          .choice(condition, then: yes, else: no), variable.type, condition.span)
        bindings.append(CNode.Binding(name: variable.name, value: choice))
      }
      if bindings.isEmpty { return body }
      return CNode(.binding(bindings, isSequential: false, body: body), body.type, body.span)
    case .loop(let condition, let statements, let span):
      guard let body = try value(rest, then: last) else { return nil }
      return try loop(condition, statements, span, body: body)
    }
  }

  /// A loop with the variables that it changes and that its condition, what follows it, or one of these needs.
  private mutating func loop(
    _ condition: CNode, _ statements: [CStatement], _ span: SourceSpan, body: CNode
  ) throws(TextError) -> CNode {
    let assigned = CStatement.assigned(statements)
    var updates: [String: CNode] = [:]
    var open = [body, condition]
    while let node = open.popLast() {
      for name in node.free.keys {
        guard let variable = assigned[name], updates[name] == nil,
          let update = try value(statements[...], then: CNode(.variable(name), variable.type, span))
        else { continue }
        updates[name] = update
        open.append(update)
      }
    }
    if updates.keys.allSatisfy({ body.free[$0] == nil }) { return body }
    let variables = updates.sorted { $0.key < $1.key }.map {
      CNode.Variable(name: $0.key, update: $0.value)
    }
    return CNode(.loop(condition: condition, variables, body: body), body.type, body.span)
  }
}
