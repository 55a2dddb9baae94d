import Conversion
import NumericCore

// Powers and fractions that are the number of a quantity: `10^3 kg`, `1/3 ft`, `x/2 m`.
extension Parser {
  /// A literal or a name, with literal exponents.
  private struct Base {
    enum Root {
      case literal(ExactLiteral)
      case name(String)
    }
    var root: Root
    var span: SourceSpan
    var exponents: [(literal: ExactLiteral, span: SourceSpan)] = []
  }

  /// The number that stands before a unit: the one that was read, with the power and the divisor
  /// behind it where a unit follows those; nil, and nothing is read, where no unit follows.
  ///
  /// A power of literals and a fraction written without blanks are numbers, unless a `/` precedes
  /// the fraction: `10/4/2 m` is evaluated from left to right.
  mutating func beforeUnit(
    _ written: WrittenNumber, isAngle: Bool
  ) throws(TextError) -> WrittenNumber? {
    guard mayPrecedeUnit else { return nil }
    var first = Base(root: .name(""), span: written.span)
    guard
      let end = try scanNumber(&first, takesPower: written.isLiteral, isAngle: isAngle)
    else { return nil }
    var result = written
    result.node = raised(written.node, first.exponents, written.span)
    try finish(&result, first, end)
    return result
  }

  /// Whether the current token may stand between a number and its unit, or begin the unit: most
  /// numbers are told from quantities by this alone.
  private var mayPrecedeUnit: Bool {
    switch token.kind {
    case .name, .superscript, .symbol(_, _, .degree): true
    case .symbol(.power, _, _): mayBeginUnit(behindExponentsFrom: token.span.end)
    case .symbol(.divide, _, _): isTight(token.span)
    case .number, .fraction, .symbol, .end: false
    }
  }

  /// Whether a unit or a `/` may follow the exponents that begin here; false only where none does.
  private func mayBeginUnit(behindExponentsFrom start: Int) -> Bool {
    var place = start
    while true {
      place = afterBlanks(place)
      if place < source.count, source[place] == UInt8(ascii: "-") { place = afterBlanks(place + 1) }
      while place < source.count, Self.isDigit(source[place]) || source[place] == UInt8(ascii: ".")
      { place += 1 }
      place = afterBlanks(place)
      guard place < source.count else { return false }
      guard source[place] == UInt8(ascii: "^") else { break }
      place += 1
    }
    return !"+-*),;=<>]|&!".utf8.contains(source[place])
  }

  /// Reads a name as the number of a quantity, as in `x/2 m` and `pi/2 rad`; returns whether that
  /// was done. The lexer stands behind the name.
  mutating func readNamedNumber(_ name: String, _ span: SourceSpan) throws(TextError) -> Bool {
    guard span.end < source.count, source[span.end] == UInt8(ascii: "/"), names.readsUnits,
      isBound(name) || names.isConstant(name), !isFunction(name)
    else { return false }
    let (start, current) = (lexer, token)
    token = try lexer.next()
    var first = Base(root: .name(name), span: span)
    guard let end = try scanNumber(&first, takesPower: true, isAngle: false), end.divisor != nil
    else {
      (lexer, token) = (start, current)
      return false
    }
    var number = WrittenNumber(node: append(first), span: span, isLiteral: false)
    try finish(&number, first, end)
    guard let unit = try unit(at: token, isAngle: isDegreeBeforeAngle) else {
      preconditionFailure("the unit was seen")
    }
    try appendQuantity(number, unit)
    return true
  }

  /// What follows a base: the divisor, if there is one, and the lexer and the token behind all.
  private typealias Tail = (divisor: Base?, lexer: Lexer, token: Token)

  /// Looks for the exponents of a base, for a divisor, and for a unit behind them; nil where no unit
  /// follows.
  private func scanNumber(
    _ base: inout Base, takesPower: Bool, isAngle: Bool
  ) throws(TextError) -> Tail? {
    var (probe, next) = (lexer, token)
    if try scanUnit(at: next, before: probe, isAngle: isAngle) != nil {
      return (nil, probe, next)
    }
    guard takesPower else { return nil }
    guard scanExponents(&base, &probe, &next) else { return nil }
    if !base.exponents.isEmpty, try scanUnit(at: next, before: probe) != nil {
      return (nil, probe, next)
    }
    guard case .symbol(.divide, _, _) = next.kind, !isDivisor, isTight(next.span),
      let token = try? probe.next(), var divisor = self.base(token)
    else { return nil }
    guard let behind = try? probe.next() else { return nil }
    next = behind
    guard scanExponents(&divisor, &probe, &next), isPlain(divisor),
      try scanUnit(at: next, before: probe) != nil
    else { return nil }
    return (divisor, probe, next)
  }

  /// Whether the number in a divisor stands as it is: no repeating decimals, groups of digits or
  /// number words.
  private func isPlain(_ base: Base) -> Bool {
    guard case .literal = base.root, base.span.end < source.count else { return true }
    return source[base.span.end] != UInt8(ascii: "(") && source[base.span.end] != UInt8(ascii: ",")
  }

  private func base(_ token: Token) -> Base? {
    switch token.kind {
    case .number(let literal): return Base(root: .literal(literal), span: token.span)
    case .name:
      let name = text(token.span)
      guard isBound(name) || names.isConstant(name), !isFunction(name) else { return nil }
      return Base(root: .name(name), span: token.span)
    default: return nil
    }
  }

  private func isTight(_ span: SourceSpan) -> Bool {
    !isBlank(span.start - 1) && !isBlank(span.end)
  }

  /// Reads `^3`, `^-2` and `³`; false where an exponent is no literal.
  private func scanExponents(_ base: inout Base, _ probe: inout Lexer, _ next: inout Token) -> Bool
  {
    while true {
      var exponent: ExactLiteral?
      var span = next.span
      if case .superscript(let literal) = next.kind {
        exponent = literal
      } else if case .symbol(.power, _, _) = next.kind {
        guard var token = try? probe.next() else { return false }
        span = token.span
        var isNegative = false
        if case .symbol(_, .minus, _) = token.kind, let after = try? probe.next() {
          (token, isNegative) = (after, true)
        }
        guard case .number(var literal) = token.kind else { return false }
        if isNegative { literal.isNegative.toggle() }
        exponent = literal
        span = span.union(token.span)
      }
      guard let exponent else { return true }
      base.exponents.append((exponent, span))
      guard let after = try? probe.next() else { return false }
      next = after
    }
  }

  /// Moves behind what was looked at, and applies the divisor.
  private mutating func finish(
    _ number: inout WrittenNumber, _ first: Base, _ tail: Tail
  ) throws(TextError) {
    if let last = first.exponents.last {
      number.span = number.span.union(last.span)
      number.isLiteral = false
    }
    if let divisor = tail.divisor {
      let end = divisor.exponents.last?.span ?? divisor.span
      let place = number.span.union(end)
      number.node = expression.append(.infix(.divide, number.node, append(divisor)), place)
      number.span = place
      number.isLiteral = false
      if isOftenDivided(tail) { note(.tightFraction, place) }
    }
    (lexer, token) = (tail.lexer, tail.token)
  }

  /// Whether the division by a quantity is a usual reading, too: by a variable, by a time or by a
  /// frequency.
  private func isOftenDivided(_ tail: Tail) -> Bool {
    if case .name(let name)? = tail.divisor?.root, isBound(name) { return true }
    guard let found = try? scanUnit(at: tail.token, before: tail.lexer) else { return false }
    return found.unit == .named("s") || found.unit == .named("Hz")
  }

  private mutating func append(_ base: Base) -> Expression.Index {
    let node: Expression.Index
    switch base.root {
    case .literal(let literal): node = expression.append(literal, base.span)
    case .name(let name):
      expression.names.append(name)
      node = expression.append(.name(Expression.Index(expression.names.count - 1)), base.span)
    }
    return raised(node, base.exponents, base.span)
  }

  /// A power of powers, which associates to the right.
  private mutating func raised(
    _ node: Expression.Index, _ exponents: [(literal: ExactLiteral, span: SourceSpan)],
    _ span: SourceSpan
  ) -> Expression.Index {
    guard let last = exponents.last else { return node }
    var power = expression.append(last.literal, last.span)
    for exponent in exponents.dropLast().reversed() {
      let base = expression.append(exponent.literal, exponent.span)
      power = expression.append(.infix(.power, base, power), exponent.span.union(last.span))
    }
    return expression.append(.infix(.power, node, power), span.union(last.span))
  }

  /// Whether a `/`, possibly followed by a sign, precedes the current operand.
  private var isDivisor: Bool {
    let before = stack.last { entry in
      if case .prefix = entry { false } else { true }
    }
    if case .infix(.divide, _)? = before { return true }
    return false
  }
}
