import Arithmetic
import NumericCore

/// Builds the nodes of one core from its data.
struct FPCoreParser {
  /// The other cores of the file that can be called, with their numbers of arguments.
  struct Signature {
    let index: Int
    let argumentCount: Int
  }

  /// A call of one core by another, and where it stands.
  struct Call {
    let caller: Int
    let called: Int
    let span: SourceSpan
  }

  /// They are in the order of the file for each name.
  let signatures: [String: [Signature]]
  /// The index of the core itself.
  let index: Int
  /// The formats to which what is assigned to variables with these names is rounded.
  var formats: [String: FloatFormat]
  /// Those of these names that were met.
  private(set) var storedNames: Set<String> = []
  private var scopes: [[String: Int]] = [[:]]
  private(set) var slotCount = 0
  /// The calls of other cores that were met.
  private(set) var calls: [Call] = []

  init(signatures: [String: [Signature]], index: Int, formats: [String: FloatFormat]) {
    self.signatures = signatures
    self.index = index
    self.formats = formats
  }

  // MARK: - Variables

  /// Adds a variable to the innermost scope and returns its slot.
  mutating func declare(_ name: String) -> Int {
    let slot = unnamedSlot()
    bind(name, to: slot)
    return slot
  }

  /// Adds a variable that is not visible yet.
  mutating func unnamedSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// Makes a variable visible in the innermost scope.
  mutating func bind(_ name: String, to slot: Int) { scopes[scopes.count - 1][name] = slot }

  mutating func openScope() { scopes.append([:]) }
  mutating func closeScope() { scopes.removeLast() }

  func slot(of name: String) -> Int? {
    for scope in scopes.reversed() { if let slot = scope[name] { return slot } }
    return nil
  }

  /// The value that a variable gets: rounded to its format, if it has one of its own.
  mutating func stored(
    _ value: FPCoreNode, in name: String, _ context: FPCoreContext
  ) -> FPCoreNode {
    guard let inner = ownContext(of: name) else { return value }
    return FPCoreNode(.cast(value), value.span, inner.inside(context))
  }

  /// The context of a variable that has a format of its own.
  mutating func ownContext(of name: String) -> FPCoreContext? {
    guard let format = formats[name] else { return nil }
    storedNames.insert(name)
    return FPCoreContext(precision: .format(format))
  }

  private var variableNames: [String] { scopes.flatMap(\.keys).sorted() }

  // MARK: - Expressions

  /// The node of a datum in a context.
  mutating func node(
    _ datum: FPCoreDatum, _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    switch datum.content {
    case .number(let number): return make(.number(number), datum, context)
    case .symbol(let name): return make(try named(name, datum), datum, context)
    case .string:
      throw TextError(.form, "a string is not an expression", datum.span)
    case .list(let data):
      guard let head = data.first else {
        throw TextError(.form, "an expression starts with an operator, not with ')'", datum.span)
      }
      guard let name = head.symbol else {
        throw TextError(.form, "an expression starts with the name of an operator", head.span)
      }
      return try compound(name, data.dropFirst(), datum, context)
    }
  }

  mutating func nodes(
    _ data: ArraySlice<FPCoreDatum>, _ context: FPCoreContext
  ) throws(TextError) -> [FPCoreNode] {
    var result: [FPCoreNode] = []
    for datum in data { result.append(try node(datum, context)) }
    return result
  }

  mutating func make(
    _ form: FPCoreForm, _ datum: FPCoreDatum, _ context: FPCoreContext
  ) -> FPCoreNode {
    let isConstant =
      switch form {
      case .number, .constant: true
      default: false
      }
    return FPCoreNode(form, datum.span, context, memory: isConstant ? unnamedSlot() : nil)
  }

  /// A variable, or the constant with that name if there is no such variable.
  private func named(_ name: String, _ datum: FPCoreDatum) throws(TextError) -> FPCoreForm {
    if let slot = slot(of: name) { return .variable(slot: slot) }
    if let constant = FPCoreConstant(rawValue: name) { return .constant(constant) }
    if name == "TRUE" || name == "FALSE" { return .truth(name == "TRUE") }
    let known = variableNames + FPCoreConstant.allCases.map(\.rawValue) + ["TRUE", "FALSE"]
    throw TextError(
      .unknownName, "there is no variable and no constant '\(name)'", datum.span,
      suggestion: Suggestion.nearest(to: name, among: known))
  }

  private mutating func compound(
    _ name: String, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    if let operation = FPCoreOperation(rawValue: name) {
      try check(name, data.count, operation.arity, datum)
      return make(.operation(operation, try nodes(data, context)), datum, context)
    }
    if let relation = Relation(rawValue: name) {
      try check(name, data.count, 1...Int.max, datum)
      return make(.comparison(relation, try nodes(data, context)), datum, context)
    }
    if let connective = FPCoreConnective(rawValue: name) {
      if connective == .not { try check(name, data.count, 1...1, datum) }
      return make(.connective(connective, try nodes(data, context)), datum, context)
    }
    if let test = FPCoreTest(rawValue: name) {
      try check(name, data.count, 1...1, datum)
      return make(.test(test, try nodes(data, context)[0]), datum, context)
    }
    if let construct = Construct(rawValue: name) {
      return try node(of: construct, data, datum, context)
    }
    return try call(name, data, datum, context)
  }

  /// A call of the last core with that name before this one, otherwise of the first one after it.
  private mutating func call(
    _ name: String, _ data: ArraySlice<FPCoreDatum>, _ datum: FPCoreDatum,
    _ context: FPCoreContext
  ) throws(TextError) -> FPCoreNode {
    let candidates = signatures[name] ?? []
    guard let called = candidates.last(where: { $0.index <= index }) ?? candidates.first else {
      throw TextError(
        .unknownName, "there is no operator '\(name)'",
        SourceSpan(datum.span.start + 1, datum.span.start + 1 + name.utf8.count),
        suggestion: Suggestion.nearest(to: name, among: operatorNames))
    }
    try check(name, data.count, called.argumentCount...called.argumentCount, datum)
    calls.append(Call(caller: index, called: called.index, span: datum.span))
    return make(.call(called.index, try nodes(data, context)), datum, context)
  }

  private var operatorNames: [String] {
    FPCoreOperation.allCases.map(\.rawValue) + Relation.allCases.map(\.rawValue)
      + FPCoreConnective.allCases.map(\.rawValue) + FPCoreTest.allCases.map(\.rawValue)
      + Construct.allCases.map(\.rawValue) + signatures.keys.sorted()
  }

  /// Throws if a construct has the wrong number of parts.
  func check(
    _ name: String, _ count: Int, _ arity: ClosedRange<Int>, _ datum: FPCoreDatum
  ) throws(TextError) {
    guard !arity.contains(count) else { return }
    let wanted =
      arity.upperBound == .max
      ? "at least \(arity.lowerBound)"
      : arity.count == 1 ? "\(arity.lowerBound)" : "\(arity.lowerBound) to \(arity.upperBound)"
    throw TextError(
      .form, "'\(name)' takes \(wanted) argument\(wanted.hasSuffix("1") ? "" : "s"), not \(count)",
      datum.span)
  }
}
