import NumericCore
import Scientific

/// What a call has besides its arguments.
enum CallSuffix {
  /// The power of `sin^2(x)`, which belongs to the result.
  case power(ExactLiteral, SourceSpan)
  /// The base of `log_2(x)`, which is its second argument.
  case base(ExactLiteral, SourceSpan)
}

// Functions without parentheses: `sin 2x`, `sin^2 x`, `log_2 8`.
//
// The argument is an optional sign and implicit factors with their powers and postfixes; it ends
// before any operator and before another function.
extension Parser {
  /// Starts a call; the current token is the name, before a bracket.
  mutating func openCall(
    _ name: String, _ span: SourceSpan, _ suffix: CallSuffix? = nil
  ) throws(TextError) {
    try advance()
    try openArguments(name, span, suffix)
  }

  /// Starts the arguments of a call; the current token is their bracket.
  private mutating func openArguments(
    _ name: String, _ span: SourceSpan, _ suffix: CallSuffix?
  ) throws(TextError) {
    if suffix == nil, try openSeries(name, span) { return }
    expression.names.append(name)
    stack.append(.call(name: Int32(expression.names.count - 1), span, first: operands.count))
    if let suffix { suffixes[stack.count - 1] = suffix }
    openPolynomial(name)
    try advance()
  }

  /// Starts a function without parentheses; the current token is its name.
  mutating func openFunction(_ name: String, _ span: SourceSpan) throws(TextError) {
    try advance()
    pushFunction(name, span, nil)
  }

  private mutating func pushFunction(_ name: String, _ span: SourceSpan, _ suffix: CallSuffix?) {
    expression.names.append(name)
    stack.append(.function(name: Int32(expression.names.count - 1), span))
    if let suffix { suffixes[stack.count - 1] = suffix }
  }

  /// Reads a function with a power or a base, as in `sin^2 x` and `log_2 8`, up to the start of its
  /// argument; false if the name has neither.
  mutating func readSuffixedFunction(
    _ name: String, _ span: SourceSpan, _ next: Token
  ) throws(TextError) -> Bool {
    var function = name
    let suffix: CallSuffix
    if let base = logarithmBase(name, span) {
      function = "log"
      suffix = .base(base, span)
      try advance()
    } else if let power = try functionPower(name, span, next) {
      suffix = power
    } else {
      return false
    }
    if token.mark == .leftParenthesis || opensBracketCall(token, span) {
      try openArguments(function, span, suffix)
    } else if startsBareArgument(token) {
      pushFunction(function, span, suffix)
    } else {
      throw TextError(.missingOperand(after: "after '\(text(span))'"), token.span)
    }
    return true
  }

  private func logarithmBase(_ name: String, _ span: SourceSpan) -> ExactLiteral? {
    guard name.utf8.count > 4, name.hasPrefix("log_"), !isBound(name), !isFunction(name) else {
      return nil
    }
    let digits = source[(span.start + 4)..<span.end]
    guard digits.allSatisfy(Self.isDigit) else { return nil }
    var scanner = LiteralScanner(Array(digits))
    return try? scanner.scan()
  }

  /// Reads `^2` or `²` between a function and its argument; nil if there is neither.
  private mutating func functionPower(
    _ name: String, _ span: SourceSpan, _ next: Token
  ) throws(TextError) -> CallSuffix? {
    switch next.kind {
    case .superscript(let literal):
      guard isFunction(name) else { return nil }
      if literal.isNegative || literal.isZero { throw inversePower(name, span.union(next.span)) }
      try advance()
      try advance()
      return .power(literal, next.span)
    case .symbol(.power, _, _):
      guard isFunction(name) else { return nil }
      try advance()
      try advance()
      guard case .number(let literal) = token.kind, literal.isWhole, !literal.isZero else {
        throw inversePower(name, span.union(token.span))
      }
      let place = token.span
      try advance()
      return .power(literal, place)
    default: return nil
    }
  }

  private func inversePower(_ name: String, _ span: SourceSpan) -> TextError {
    let inverse = names.isFunction("a" + name) ? "a\(name)(x) for the inverse function, " : ""
    return TextError(
      .misplaced(
        "the power of a function is a positive whole number; write \(inverse)1/\(name)(x) for the reciprocal"
      ), span)
  }

  /// Whether a bracket that touches the name of a function is that of a call: `Sqrt[2]`.
  func opensBracketCall(_ next: Token, _ span: SourceSpan) -> Bool {
    next.mark == .leftBracket && next.span.start == span.end
  }

  /// Whether a token starts the argument of a function without parentheses.
  func startsBareArgument(_ next: Token) -> Bool {
    switch next.kind {
    case .number, .fraction: return true
    case .name:
      let word = text(next.span)
      return infixWord(word, at: next.span) == nil && !convertsWord(word, at: next.span)
    case .symbol(.bitwiseOr, _, _): return !isInsideBars
    case .symbol(_, .some(let prefix), _):
      guard prefix.precedence == .sign else { return prefix.precedence == .radical }
      return isBlank(next.span.start - 1) && !isBlank(next.span.end)
    case .symbol(_, _, .leftBracket): return true
    default: return false
    }
  }

  /// Applies the functions without parentheses above the innermost bracket, before another one.
  mutating func reduceFunctions() throws(TextError) {
    var count = 0
    for entry in stack.reversed() {
      switch entry {
      case .function: count += 1
      case .prefix, .infix: continue
      case .group, .list, .call, .label, .bars, .dateArgument, .series:
        return try applyFunctions(count)
      }
    }
    try applyFunctions(count)
  }

  private mutating func applyFunctions(_ count: Int) throws(TextError) {
    var left = count
    while left > 0, let top = stack.last {
      if case .function = top { left -= 1 }
      try applyTop()
    }
  }

  /// The node of a call with its power or base; its arguments are the last ones of the expression.
  mutating func suffixedCall(
    _ name: Expression.Index, _ start: Expression.Index, _ count: Expression.Index,
    _ span: SourceSpan
  ) throws(TextError) -> Expression.Index {
    // The entry of the call was removed from the stack, so that its place is the next one.
    guard !suffixes.isEmpty, let suffix = suffixes.removeValue(forKey: stack.count) else {
      return callNode(name, start, count, span)
    }
    switch suffix {
    case .power(let literal, let place):
      let exponent = expression.append(literal, place)
      let node = callNode(name, start, count, span)
      return expression.append(.infix(.power, node, exponent), span)
    case .base(let literal, let place):
      guard count == 1 else {
        throw TextError(.misplaced("a logarithm with a base has one argument"), span)
      }
      expression.arguments.append(
        Expression.Argument(node: expression.append(literal, place), label: nil))
      return callNode(name, start, 2, span)
    }
  }

  /// The error of a number directly behind another one.
  func adjacentNumbers() -> TextError {
    if case .function(let name, let span)? = stack.last, let first = operands.last {
      let function = expression.names[Int(name)]
      return TextError(
        .misplaced(
          "a function without parentheses has one argument; write \(function)(\(text(first.span)), \(text(token.span)))"
        ), span.union(token.span))
    }
    if let number = numberInGroups() {
      return TextError(
        .misplaced(
          "two numbers stand side by side; write \(number) for one number, or an operator"),
        token.span)
    }
    return TextError(.adjacentNumbers, token.span)
  }

  /// The number that groups of three digits behind blanks would make: 1000000 for `1 000 000`; nil where they are no such
  /// groups.
  private func numberInGroups() -> String? {
    guard let first = operands.last?.span, first.end - first.start <= 3,
      source[first.start..<first.end].allSatisfy(Self.isDigit)
    else { return nil }
    var digits = text(first)
    var place = first.end
    while place + 4 <= source.count, source[place] == 0x20,
      source[(place + 1)..<(place + 4)].allSatisfy(Self.isDigit)
    {
      digits += text(SourceSpan(place + 1, place + 4))
      place += 4
    }
    let isWhole = place == source.count || !Self.isDigit(source[place])
    return place > first.end && isWhole ? digits : nil
  }
}

extension ExactLiteral {
  /// Whether it is a whole number that was written without an exponent.
  var isWhole: Bool { base == 10 && exponent == 0 && kind == .finite && !isNegative }
}
