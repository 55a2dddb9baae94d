import NumericCore

/// An expression with its type, in which every conversion is explicit.
///
/// It knows the variables it needs, so that a statement whose value nothing needs is left out.
final class CNode {
  enum Form {
    /// A number in FPCore's spelling.
    case number(String)
    case variable(String)
    /// An operation, function or test of FPCore, in the arithmetic of the type.
    case operation(String, [CNode])
    case choice(CNode, then: CNode, else: CNode)
    case conversion(CNode)
    /// Variables that are bound one after another, or all at once.
    case binding([Binding], isSequential: Bool, body: CNode)
    case loop(condition: CNode, [Variable], body: CNode)
  }

  struct Binding {
    let name: String
    let value: CNode
  }

  struct Variable {
    let name: String
    let update: CNode
  }

  let form: Form
  let type: CType
  let span: SourceSpan
  /// The variables that it uses and does not bind, with a place where each is used.
  let free: [String: SourceSpan]
  /// The number of nodes of the tree, which stays at one beyond the largest; parts that are shared count as often as
  /// they occur.
  let size: Int
  /// The levels of the tree.
  let depth: Int

  init(_ form: Form, _ type: CType, _ span: SourceSpan) {
    (self.form, self.type, self.span) = (form, type, span)
    var free: [String: SourceSpan] = [:]
    func add(_ node: CNode, without bound: Set<String> = []) {
      for (name, span) in node.free where !bound.contains(name) { free[name] = free[name] ?? span }
    }
    let parts: [CNode]
    switch form {
    case .number: parts = []
    case .variable(let name):
      free[name] = span
      parts = []
    case .operation(_, let operands):
      for part in operands { add(part) }
      parts = operands
    case .choice(let condition, let yes, let no):
      parts = [condition, yes, no]
      for part in parts { add(part) }
    case .conversion(let part):
      add(part)
      parts = [part]
    case .binding(let bindings, let isSequential, let body):
      var bound: Set<String> = []
      for binding in bindings {
        add(binding.value, without: isSequential ? bound : [])
        bound.insert(binding.name)
      }
      add(body, without: bound)
      parts = bindings.map(\.value) + [body]
    case .loop(let condition, let variables, let body):
      let bound = Set(variables.map(\.name))
      for name in bound { free[name] = span }
      parts = variables.map(\.update) + [condition, body]
      for part in parts { add(part, without: bound) }
    }
    self.free = free
    size = parts.reduce(1) { min($0 + $1.size, Self.largest + 1) }
    depth = parts.reduce(0) { max($0, $1.depth) } + 1
  }

  /// The largest tree that is translated.
  static let largest = 1 << 16

  static let tooLarge = TextError(
    .limit, "the text has more than \(largest) operations where each branch is counted")

  /// The deepest tree that is translated: an annotation and a list of bindings may surround each level of it in the
  /// core, whose reader has a limit too.
  static let deepest = 160

  /// The value as a number of another type.
  ///
  /// A literal is the number of the new type that is nearest to what is written, and a conversion that cannot change a
  /// value is none.
  func converted(to type: CType) -> CNode {
    if self.type == type { return self }
    switch (self.type, type) {
    case (.boolean, _):
      let one = CNode(.number("1"), type, span)
      return CNode(.choice(self, then: one, else: CNode(.number("0"), type, span)), type, span)
    case (_, .boolean):
      return CNode(.operation("!=", [self, CNode(.number("0"), self.type, span)]), .boolean, span)
    case (_, .integer): return CNode(.operation("trunc", [self]), .integer, span)
    case (.integer, _):
      if case .number = form { return CNode(form, type, span) }
      return CNode(.conversion(self), type, span)
    default:
      // A conversion to a wider type is exact.
      return CNode(.conversion(self), type, span)
    }
  }
}
