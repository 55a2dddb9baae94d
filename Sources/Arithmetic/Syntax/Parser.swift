import NumericCore

/// Operator-precedence parser with a stack of its own: nesting costs heap, never the call stack.
///
///     line       = statement { ";" statement }
///     statement  = name "=" comparison | name "(" names ")" "=" comparison | comparison
///     comparison = conversion [ ("==" | "!=" | "<" | "<=" | ">" | ">=") conversion ]
///     conversion = sum { ("to" | "in" | "->") unit { ("+" | ",") unit } }
///     sum        = product { ("+" | "-") product }
///     product    = sign { ("*" | "/" | "mod" | nothing) sign }
///     sign       = { "+" | "-" } power
///     power      = radical [ "^" sign ]                      right associative
///     radical    = { "√" | "∛" } postfix
///     postfix    = primary { "!" | "%" | "°" | superscript }
///     primary    = number | quantity { quantity } | name | name "(" arguments ")" | "(" comparison ")" | "[" list "]"
///     quantity   = number [ "/" number ] unit                see UnitScanner
///
/// Calls of functions of dates have arguments of their own; see `readDateCall`.
struct Parser {
  var lexer: Lexer
  let names: Environment
  var expression = Expression()
  var operands: [Operand] = []
  var stack: [Entry] = []
  var warnings: [Warning] = []
  /// Units that names with several readings were taken for, and that a warning has named.
  var noticed: Set<String> = []
  /// Labels of named arguments, by the position of their operand.
  var labels: [Int: Expression.Index] = [:]
  var token = Token(kind: .end, span: SourceSpan(0, 0))
  private(set) var assigned: Set<String> = []
  private(set) var defined: Set<String> = []
  /// Whether the variables that the line assigns are angles with units.
  private var angles: [String: Bool] = [:]

  /// A finished operand.
  struct Operand {
    var node: Expression.Index
    /// The source it covers, parentheses included.
    var span: SourceSpan
    /// A number that stands there without parentheses.
    var isBareLiteral = false
    /// What it is as an angle; nil where it is none or that is unknown.
    var angle: Angle?

    /// How an angle is held.
    enum Angle {
      /// As a plain number, made of degree signs, in the angle mode's unit.
      case degrees
      case quantity
    }
  }

  /// What waits on the stack.
  enum Entry {
    case prefix(PrefixOperator, SourceSpan)
    case infix(InfixOperator, SourceSpan)
    case group(SourceSpan)
    case list(SourceSpan, first: Int)
    case call(name: Expression.Index, SourceSpan, first: Int)
    /// The label of the argument being read.
    case label(Expression.Index, SourceSpan)
  }

  init(_ bytes: [UInt8], names: Environment) {
    self.lexer = Lexer(bytes)
    self.names = names
  }

  var source: [UInt8] { lexer.bytes }

  private static var word: String { "a word of the language" }

  /// Longer lines are rare, and one of many statements would reserve for each of them.
  private static var typicalLength: Int { 256 }

  func text(_ span: SourceSpan) -> String {
    String(decoding: source[span.start..<span.end], as: UTF8.self)
  }

  mutating func advance() throws(TextError) { token = try lexer.next() }

  /// Whether a name calls a function when `(` follows.
  func isCallable(_ name: String) -> Bool {
    if defined.contains(name) || names.isFunction(name) { return true }
    return !assigned.contains(name) && !parameters.contains(name) && !names.isVariable(name)
  }

  /// Whether a name is that of a variable that holds an angle with a unit.
  func isAngle(_ name: String) -> Bool {
    !parameters.contains(name) && angles[name] ?? names.isAngle(name)
  }

  /// Parameters of the definition being read.
  var parameters: Set<String> = []

  /// Parses a whole line.
  mutating func parse() throws(TextError) -> [Statement] {
    if let fault = source.firstInvalidUTF8 {
      throw TextError(.invalidUTF8, SourceSpan(fault, fault + 1))
    }
    var statements: [Statement] = []
    try advance()
    repeat {
      while token.mark == .semicolon { try advance() }
      if case .end = token.kind, !statements.isEmpty { break }
      statements.append(try statement())
    } while token.mark == .semicolon
    return statements
  }

  private mutating func statement() throws(TextError) -> Statement {
    if let name = try assignmentHead() {
      let body = try wholeExpression()
      assigned.insert(name)
      angles[name] = operands[0].angle == .quantity
      return .assignment(name: name, body)
    }
    if let (name, parameters) = try definitionHead() {
      self.parameters = Set(parameters)
      defer { self.parameters = [] }
      let body = try wholeExpression()
      defined.insert(name)
      return .definition(
        FunctionDefinition(name: name, parameters: parameters, body: body))
    }
    return .expression(try wholeExpression())
  }

  /// `name =`, consumed when it is there.
  private mutating func assignmentHead() throws(TextError) -> String? {
    guard token.isName else { return nil }
    var probe = lexer
    guard try probe.next().mark == .assign else { return nil }
    let name = text(token.span)
    let span = token.span
    try checkTarget(name, span, asFunction: false)
    lexer = probe
    try advance()
    return name
  }

  /// `name(a, b) =`, consumed when it is there.
  private mutating func definitionHead() throws(TextError) -> (String, [String])? {
    guard token.isName else { return nil }
    var probe = lexer
    guard try probe.next().mark == .leftParenthesis else { return nil }
    var parameters: [String] = []
    var next = try probe.next()
    while next.isName {
      parameters.append(text(next.span))
      next = try probe.next()
      guard next.mark == .comma else { break }
      next = try probe.next()
      guard next.isName else { return nil }
    }
    guard next.mark == .rightParenthesis, try probe.next().mark == .assign else { return nil }
    let name = text(token.span)
    try checkTarget(name, token.span, asFunction: true)
    guard Set(parameters).count == parameters.count else {
      throw TextError(.badTarget("two parameters have the same name"), token.span)
    }
    for parameter in parameters where names.reservedKind(parameter, asFunction: false) == Self.word
    {
      throw TextError(.badTarget("'\(parameter)' is \(Self.word)"), token.span)
    }
    lexer = probe
    try advance()
    return (name, parameters)
  }

  private func checkTarget(
    _ name: String, _ span: SourceSpan, asFunction: Bool
  ) throws(TextError) {
    if let kind = names.reservedKind(name, asFunction: asFunction) {
      throw TextError(.badTarget("'\(name)' is \(kind) and cannot be redefined"), span)
    }
  }

  private mutating func wholeExpression() throws(TextError) -> Expression {
    expression = Expression()
    if source.count <= Self.typicalLength { expression.reserve() }
    operands.removeAll(keepingCapacity: true)
    operands.reserveCapacity(8)
    stack.removeAll(keepingCapacity: true)
    stack.reserveCapacity(8)
    try readOperandsAndOperators()
    expression.finish(with: operands[0].node)
    return expression
  }
}

extension [UInt8] {
  /// Offset of the first byte that is not part of well-formed UTF-8.
  var firstInvalidUTF8: Int? {
    if allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
