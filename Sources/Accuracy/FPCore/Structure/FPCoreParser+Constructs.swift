import NumericCore

extension FPCoreParser {
  /// The keywords of lists that are not function calls.
  enum Construct: String, CaseIterable {
    case `if`, `let`, `while`, `for`, tensor, array, dim, size, ref, cast, digits
    case sequentialLet = "let*"
    case sequentialWhile = "while*"
    case sequentialFor = "for*"
    case sequentialTensor = "tensor*"
    case annotation = "!"
    case wholeNumbers = "#"
  }

  mutating func node(
    of construct: Construct, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    func count(_ arity: ClosedRange<Int>) throws(TextError) {
      try check(construct.rawValue, data.count, arity, datum)
    }
    switch construct {
    case .if:
      try count(3...3)
      let parts = try nodes(data, context)
      return make(.choice(parts[0], then: parts[1], else: parts[2]), datum, context)
    case .let, .sequentialLet:
      try count(2...2)
      return try binding(construct == .sequentialLet, data, datum, context)
    case .while, .sequentialWhile:
      try count(3...3)
      return try whileLoop(construct == .sequentialWhile, data, datum, context)
    case .for, .sequentialFor:
      try count(3...3)
      return try counted(construct == .sequentialFor, data, datum, context)
    case .tensor, .sequentialTensor:
      try count(construct == .tensor ? 2...2 : 3...3)
      return try tensor(construct == .sequentialTensor, data, datum, context)
    case .array: return make(.array(try nodes(data, context)), datum, context)
    case .dim:
      try count(1...1)
      return make(.dimensions(try nodes(data, context)[0]), datum, context)
    case .size:
      try count(2...2)
      let parts = try nodes(data, context)
      return make(.size(parts[0], axis: parts[1]), datum, context)
    case .ref:
      try count(2...Int.max)
      let parts = try nodes(data, context)
      return make(.element(parts[0], indices: Array(parts[1...])), datum, context)
    case .cast:
      try count(1...1)
      return make(.cast(try nodes(data, context)[0]), datum, context)
    case .digits:
      try count(3...3)
      return make(.number(try FPCoreNumber(digits: data, datum)), datum, context)
    case .annotation: return try annotated(data, datum, context)
    case .wholeNumbers:
      try count(1...1)
      return try nodes(data, FPCoreContext(precision: .integer).inside(context))[0]
    }
  }

  /// `(! :property value … expr)`: an expression in a context of its own.
  private mutating func annotated(
    _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum, _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    var rest = data
    let inner = try FPCoreContext(FPCoreProperty.leading(&rest))
    guard rest.count == 1, let body = rest.first else {
      throw TextError(
        .form, "'!' takes properties and one expression, not \(rest.count)", datum.span)
    }
    return try node(body, inner.inside(context))
  }

  private mutating func binding(
    _ isSequential: Bool, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    let (list, body) = (data[data.startIndex], data[data.startIndex + 1])
    openScope()
    let bindings = try bindings(
      of: list, isSequential: isSequential, "let" + (isSequential ? "*" : ""), context)
    let result = try node(body, context)
    closeScope()
    return make(
      .binding(bindings, isSequential: isSequential, body: result), datum, context)
  }

  /// `([x e] …)` in the innermost scope.
  ///
  /// Unless the bindings are sequential, the expressions cannot use the variables. The expression of an index is its
  /// bound, which has no format of its own.
  mutating func bindings(
    of datum: FPCoreDatum, isSequential: Bool, isIndex: Bool = false, _ construct: String,
    _ context: FPCoreContext
  ) throws(TextError) -> [FPCoreBinding] {
    let entries = try entries(of: datum, count: 2, construct)
    if isSequential {
      var result: [FPCoreBinding] = []
      for entry in entries {
        let value = stored(try node(entry.parts[0], context), in: entry.name, context)
        result.append(FPCoreBinding(slot: declare(entry.name), value: value))
      }
      return result
    }
    let values = try nodes(entries.map(\.parts[0])[...], context)
    try checkDistinct(entries, construct)
    return zip(entries, values).map { entry, value in
      FPCoreBinding(
        slot: declare(entry.name), value: isIndex ? value : stored(value, in: entry.name, context))
    }
  }

  typealias Entry = (name: String, parts: [FPCoreDatum], span: SourceSpan)

  /// Lists of a name and expressions, in round or square brackets.
  func entries(
    of datum: FPCoreDatum, count: Int, _ construct: String
  ) throws(TextError) -> [Entry] {
    let shape = count == 2 ? "[name expression]" : "[name start update]"
    guard let list = datum.list else {
      throw TextError(.form, "'\(construct)' has a list of \(shape) here", datum.span)
    }
    var result: [Entry] = []
    for entry in list {
      guard let parts = entry.list, parts.count == count, let name = parts[0].symbol else {
        throw TextError(
          .form, "a variable of '\(construct)' is \(shape), not '\(entry)'", entry.span)
      }
      result.append((name, Array(parts[1...]), entry.span))
    }
    return result
  }

  /// Throws if a name occurs twice, because simultaneous bindings have no order.
  func checkDistinct(_ entries: [Entry], _ construct: String) throws(TextError) {
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name).inserted {
      throw TextError(.form, "'\(construct)' binds '\(entry.name)' twice", entry.span)
    }
  }
}
