import Conversion
import NumericCore

/// An operator-precedence parser with an explicit stack, so that nesting uses heap memory and never
/// the call stack.
///
///     line       = statement { ";" statement }
///     statement  = "unit" name "=" condition | name "=" condition | "[" names "]" "=" condition
///                | name "(" names ")" "=" condition | condition
///     condition  = clause { "or" clause }
///     clause     = negation { "and" negation }
///     negation   = { "not" } comparison
///     comparison = conversion { ("==" | "!=" | "<" | "<=" | ">" | ">=") conversion }
///     conversion = range { ("to" | "in" | "as" | "->") unit { ("+" | ",") unit } }
///     range      = bits [ ".." bits [ "by" bits ] ]
///     bits       = sum { ("|" | "xor" | "&" | "<<" | ">>") sum }      with falling precedence
///     sum        = product { ("+" | "-") product }
///     product    = sign { ("*" | "/" | "//" | ".*" | "./" | "\" | "mod" | "of" | nothing) sign }
///     sign       = { "+" | "-" | "~" } selection
///     selection  = power { ("nCr" | "nPr") power }
///     power      = radical [ ("^" | ".^") sign ]                   right associative
///     radical    = { "√" | "∛" } postfix
///     postfix    = primary { "!" | "!!" | "%" | "°" | superscript | "'" | "[" place [ "," place ] "]" }
///     place      = range | ":"
///     primary    = number | quantity { quantity } | name | call | "(" condition ")" | "|" condition "|" | "[" [ list { ";" list } ] "]"
///                | "[" condition "for" name "in" range [ "if" condition ] "]"   see Parser+ListTerms
///     call       = function [ power ] ( "(" arguments ")" | factors )   see Parser+Functions
///                | ( "sum" | "prod" ) "(" condition "," name "=" sum ".." sum [ "by" sum ] ")"   see Parser+Series
///     quantity   = number [ powers ] [ "/" number [ powers ] ] unit   see UnitScanner
///
/// Calls of functions of dates have their own syntax of arguments; see `readDateCall`.
struct Parser {
  var lexer: Lexer
  var names: Environment
  /// What names of units mean; the line may define some.
  var units: UnitContext
  var expression = Expression()
  var operands: [Operand] = []
  var stack: [Entry] = []
  var warnings: [Warning] = []
  /// The meanings that were chosen for names with several meanings and about which a warning was
  /// given.
  var noticed: Set<String> = []
  /// The labels of named arguments, by the index of their operand.
  var labels: [Int: Expression.Index] = [:]
  var token = Token(kind: .end, span: SourceSpan(0, 0))
  /// What the calls and functions on the stack have besides their arguments, by place on it.
  var suffixes: [Int: CallSuffix] = [:]
  /// The tests of the calls of `if` on the stack, by place on it.
  var branches: [Int: [Expression.Index]] = [:]
  /// The brackets on the stack that hold the number of an element of a list, by place on it.
  var numbered: Set<Int> = []
  /// The first operand of the last row of each list on the stack that has several rows, by place on it.
  var rows: [Int: Int] = [:]
  /// The calls on the stack whose arguments are expressions in an unknown, by place on it.
  var polynomialCalls: [Int] = []
  /// Whether names outside these calls can be units.
  let readsUnits: Bool
  /// The sums and products over an index that are being read, the innermost last.
  var series: [OpenSeries] = []
  /// The indices of lists of terms, by the places of their brackets; nil until they are asked for.
  var terms: [Int: IndexBinding]?
  /// The commas before the indices of calls, by the places of their parentheses; nil until they are asked for.
  var commas: [Int: Int]?
  /// The open calls of functions of dates around each argument on the stack that is computed.
  var dateCalls: [[OpenDateCall]] = []
  /// Whether the line begins with `=`, as in a cell of a spreadsheet.
  var isFormula = false
  /// Warnings about months and years, which mean nothing beside dates.
  var calendarWarnings: [Warning] = []
  /// Whether `=` occurs in the line, without which nothing is defined.
  private let holdsEqualsSign: Bool
  private(set) var assigned: Set<String> = []
  /// The variables that the line sets to percentages.
  private var percentages: Set<String> = []
  private(set) var defined: Set<String> = []
  /// The variables that the line sets in statements with dates.
  private var dates: Set<String> = []
  /// For each variable that the line assigns, whether its value is an angle with a unit.
  private var angles: [String: Bool] = [:]

  /// A finished operand.
  struct Operand {
    var node: Expression.Index
    /// The source of the operand, including parentheses.
    var span: SourceSpan
    /// Whether it is a literal without parentheses.
    var isBareLiteral = false
    /// Whether it is a number without a unit and without parentheses, such as `5` and `2 1/2`.
    var isNumber = false
    /// Whether it is a number with a unit.
    var isQuantity = false
    /// Whether it is a number of several parts, which has no power of its own: `2 1/2`.
    var isMixed = false
    /// Whether it is written as a percentage, or as a sum of them.
    var isPercentage = false
    /// Whether its last operator, outside parentheses, combines bits.
    var isBitwise = false
    /// The sides of its `±`, if that is its last operator outside parentheses.
    var uncertain: (value: SourceSpan, spread: SourceSpan)?
    /// The right side of a comparison outside parentheses, which the next comparison takes as its
    /// left side.
    var compared: Expression.Index?
    /// How the operand represents an angle; nil if it is not an angle or that is unknown.
    var angle: Angle?

    /// The representation of an angle.
    enum Angle {
      /// A plain number that was written with degree signs, in the unit of the angle mode.
      case degrees
      case quantity
    }
  }

  /// An entry of the stack.
  enum Entry {
    case prefix(PrefixOperator, SourceSpan)
    case infix(InfixOperator, SourceSpan)
    case group(SourceSpan)
    case list(SourceSpan, first: Int)
    case call(name: Expression.Index, SourceSpan, first: Int)
    /// A sum or product over an index; `series` has the rest.
    case series(SourceSpan)
    /// A function without parentheses, whose argument follows.
    case function(name: Expression.Index, SourceSpan)
    /// The first bar of an absolute value.
    case bars(SourceSpan)
    /// The label of the current argument.
    case label(Expression.Index, SourceSpan)
    /// An argument of a function of dates that is computed.
    case dateArgument(SourceSpan)
  }

  init(_ bytes: [UInt8], names: Environment) {
    self.lexer = Lexer(bytes)
    self.names = names
    units = names.units
    readsUnits = names.readsUnits
    holdsEqualsSign = bytes.contains(UInt8(ascii: "="))
  }

  var source: [UInt8] { lexer.bytes }

  static var word: String { "a word of the language" }

  /// Memory is reserved for at most this many bytes: longer lines are rare, and a line of many
  /// statements would reserve it for each of them.
  private static var typicalLength: Int { 256 }

  func text(_ span: SourceSpan) -> String {
    String(decoding: source[span.start..<span.end], as: UTF8.self)
  }

  mutating func advance() throws(TextError) {
    do throws(TextError) {
      token = try lexer.next()
    } catch {
      throw numbered.isEmpty ? error : rangeInIndex(error)
    }
  }

  /// Whether a name followed by `(` is a call of a function.
  func isCallable(_ name: String) -> Bool {
    if defined.contains(name) || names.isFunction(name) { return true }
    return !assigned.contains(name) && !parameters.contains(name) && !names.isVariable(name)
  }

  /// Whether a variable or a parameter has this name.
  func isBound(_ name: String) -> Bool {
    names.hasVariable(name) || parameters.contains(name) || assigned.contains(name)
  }

  /// Whether a name without a parameter's or variable's meaning is that of a function.
  func isFunction(_ name: String) -> Bool {
    if isBound(name) { return false }
    return defined.contains(name) || names.isFunction(name)
  }

  /// Whether a name is that of a variable that was set to a percentage.
  func isPercentage(_ name: String) -> Bool {
    if parameters.contains(name) { return false }
    return assigned.contains(name) ? percentages.contains(name) : names.isPercentage(name)
  }

  /// Whether a name is that of a variable that holds an angle with a unit.
  func isAngle(_ name: String) -> Bool {
    !parameters.contains(name) && angles[name] ?? names.isAngle(name)
  }

  /// Whether a date occurs in the statement, so that months and years may be those of the calendar.
  private var holdsDates: Bool {
    !expression.moments.isEmpty || !expression.dateCalls.isEmpty
      || expression.names.contains(where: isDate)
  }

  /// Whether a name is that of a date or a word of the clock.
  private func isDate(_ name: String) -> Bool {
    if parameters.contains(name) { return false }
    return assigned.contains(name) ? dates.contains(name) : names.isDate(name)
  }

  /// The parameters of the current definition.
  var parameters: Set<String> = []

  /// Parses a whole line.
  mutating func parse() throws(TextError) -> [Statement] {
    if let fault = source.firstInvalidUTF8 {
      throw TextError(.invalidUTF8, SourceSpan(fault, fault + 1))
    }
    var statements: [Statement] = []
    try advance()
    if token.mark == .assign {
      isFormula = true
      try advance()
    }
    repeat {
      while token.mark == .semicolon { try advance() }
      if case .end = token.kind, !statements.isEmpty { break }
      statements.append(try statement())
    } while token.mark == .semicolon
    return statements
  }

  private mutating func statement() throws(TextError) -> Statement {
    try passLet()
    // Looking ahead for the heads of definitions costs a tenth of reading a short line.
    if !holdsEqualsSign { return .expression(try wholeExpression()) }
    if let unit = try readUnitDefinition() { return .unit(unit) }
    if let name = try assignmentHead() {
      expression = try wholeExpression()
      noteAssignment(of: name, isAngle: operands[0].angle == .quantity)
      if expression.isPercentage {
        expression.makePercentage()
        percentages.insert(name)
      }
      return .assignment(name: name, expression)
    }
    if let targets = try listHead() {
      expression = try wholeExpression()
      for name in targets.names { noteAssignment(of: name, isAngle: false) }
      return .destructuring(targets, expression)
    }
    if let (name, parameters) = try definitionHead() {
      self.parameters = Set(parameters)
      defer { self.parameters = [] }
      // The function may call itself.
      defined.insert(name)
      let body = try wholeExpression()
      return .definition(
        FunctionDefinition(name: name, parameters: parameters, body: body))
    }
    return .expression(try wholeExpression())
  }

  /// Records what the rest of the line knows of a name that the current expression sets.
  private mutating func noteAssignment(of name: String, isAngle: Bool) {
    assigned.insert(name)
    angles[name] = isAngle
    if holdsDates { dates.insert(name) } else { dates.remove(name) }
    percentages.remove(name)
  }

  /// Reads `name =` if it is present.
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

  /// Reads `name(a, b) =` if it is present.
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

  func checkTarget(
    _ name: String, _ span: SourceSpan, asFunction: Bool
  ) throws(TextError) {
    if let kind = names.reservedKind(name, asFunction: asFunction) {
      throw TextError(.badTarget("'\(name)' is \(kind) and cannot be redefined"), span)
    }
  }

  mutating func wholeExpression() throws(TextError) -> Expression {
    expression = Expression()
    if source.count <= Self.typicalLength { expression.reserve() }
    operands.removeAll(keepingCapacity: true)
    operands.reserveCapacity(8)
    stack.removeAll(keepingCapacity: true)
    stack.reserveCapacity(8)
    suffixes = [:]
    branches = [:]
    numbered = []
    rows = [:]
    polynomialCalls = []
    names.readsUnits = readsUnits
    try readOperandsAndOperators()
    if !calendarWarnings.isEmpty {
      if !holdsDates { warnings += calendarWarnings }
      calendarWarnings.removeAll()
    }
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
