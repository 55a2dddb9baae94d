import Conversion
import NumericCore

// Calls of functions of dates, whose arguments are stored as text unless they are computed.
extension Parser {
  /// A call whose closing parenthesis has not been reached.
  struct OpenDateCall {
    fileprivate var call: DateCall
    fileprivate let start: Int
    /// The place of its opening parenthesis.
    fileprivate let parenthesis: Int
    /// The parameter name of the current argument, if it was given.
    fileprivate var label: Expression.Index?

    fileprivate mutating func append(_ argument: DateCall.Argument) {
      call.arguments.append(argument)
      call.arguments[call.arguments.count - 1].label = label
      label = nil
    }
  }

  /// Reads a call up to its closing parenthesis, including the calls inside it, without recursion,
  /// or up to an argument that is computed; returns whether that is to be read next.
  ///
  ///     call     = name "(" [ argument { "," argument } ] ")"
  ///     argument = [ name "=" ] ( call | expression | text )
  ///     text     = characters without a comma, a semicolon or an unmatched closing parenthesis
  mutating func readDateCall(
    _ function: DateFunction, from start: Int
  ) throws(TextError) -> Bool {
    try readDateArguments(
      of: [
        OpenDateCall(
          call: DateCall(function: function), start: start, parenthesis: lexer.position - 1)
      ], from: lexer.position)
  }

  /// Whether a comma or parenthesis ends an argument of a function of dates that is computed; the
  /// operators before it have been applied then.
  mutating func endsDateArgument() throws(TextError) -> Bool {
    guard !dateCalls.isEmpty else { return false }
    try reduceGroup()
    if case .dateArgument? = stack.last { return true } else { return false }
  }

  /// Goes on with the call whose computed argument ends at the current token; returns whether
  /// another argument is to be computed.
  mutating func closeDateArgument() throws(TextError) -> Bool {
    stack.removeLast()
    var open = dateCalls.removeLast()
    let value = operands.removeLast()
    open[open.count - 1].append(.init(content: .value(value.node), span: value.span))
    guard let next = try closeDateCalls(&open, at: token.span.start) else { return false }
    return try readDateArguments(of: open, from: next)
  }

  private mutating func readDateArguments(
    of calls: [OpenDateCall], from start: Int
  ) throws(TextError) -> Bool {
    var (open, position) = (calls, start)
    while let innermost = open.last {
      position = afterWhitespace(position)
      if innermost.label == nil, let (name, behind) = argumentName(at: position) {
        expression.names.append(text(name))
        open[open.count - 1].label = Expression.Index(expression.names.count - 1)
        position = behind
        continue
      }
      if let (nested, behind) = dateCall(at: position) {
        open.append(
          OpenDateCall(
            call: DateCall(function: nested), start: position, parenthesis: behind - 1))
        position = behind
        continue
      }
      if takesDate(innermost), isComputed(from: position) {
        suspend(open)
        lexer.move(to: position)
        try advance()
        return true
      }
      let end = endOfDateArgument(position)
      if end < source.count, source[end] == UInt8(ascii: ")"), end == position,
        innermost.call.arguments.isEmpty, innermost.label == nil
      {
        // Without arguments the compiler reports which ones are missing.
      } else {
        open[open.count - 1].append(try dateArgument(from: position, to: end, of: innermost))
      }
      position = end
      guard let next = try closeDateCalls(&open, at: position) else { return false }
      position = next
    }
    return false
  }

  /// Leaves an argument of the innermost call to the reader of expressions.
  private mutating func suspend(_ open: [OpenDateCall]) {
    let parenthesis = open[open.count - 1].parenthesis
    dateCalls.append(open)
    stack.append(.dateArgument(SourceSpan(parenthesis, parenthesis + 1)))
  }

  /// Whether an operator stands at a place behind a call.
  private func isOperator(at place: Int) -> Bool {
    var probe = lexer
    probe.move(to: place)
    guard let token = try? probe.next() else { return false }
    if case .symbol(.some, _, _) = token.kind { return true }
    return token.mark == .conversion
      || (token.isName && convertsWord(text(token.span), at: token.span))
  }

  private static var longestDate: Int { 100 }

  /// Whether the next argument of a call is a date.
  private func takesDate(_ open: OpenDateCall) -> Bool {
    let function = open.call.function
    let place =
      open.label.map { function.parameters.firstIndex(of: expression.names[Int($0)]) }
      ?? open.call.arguments.count
    return place.map { $0 < function.dates } ?? false
  }

  /// Whether an argument is an expression: neither a date nor a word, nor digits alone.
  ///
  /// No date is as long as the text that is looked at, so that calls inside one another are read in
  /// linear time.
  private func isComputed(from start: Int) -> Bool {
    var end = endOfDateArgument(start, within: Self.longestDate)
    if end - start == Self.longestDate { return true }
    while end > start, Self.isBlank(source[end - 1]) { end -= 1 }
    let span = SourceSpan(start, end)
    guard span.start < span.end, !isWord(span), (try? DateLiteral(text(span))) == nil else {
      return false
    }
    if let literal = try? DateLiteral.scan(source, at: span.start) {
      let next = afterWhitespace(literal.end)
      return next < end && "+-t".utf8.contains(source[next])
    }
    guard Self.isDigit(source[span.start]) else {
      // `Feb 30 2024` is a date that does not exist.
      return monthName(at: span.start) == nil
    }
    return zip(source[span.start..<end], source[(span.start + 1)..<end]).contains { byte, next in
      byte == UInt8(ascii: "(") || Self.isBlank(byte) && "+-*/^<>=t".utf8.contains(next)
    }
  }

  /// Closes calls up to the next comma and returns where the next argument starts; nil if all calls
  /// are closed, or if an operator behind one of them makes it part of an argument that is computed.
  private mutating func closeDateCalls(
    _ open: inout [OpenDateCall], at start: Int
  ) throws(TextError) -> Int? {
    var position = start
    while let innermost = open.last {
      position = afterWhitespace(position)
      guard position < source.count, source[position] != UInt8(ascii: ";") else {
        throw TextError(
          .unclosed("("), SourceSpan(innermost.parenthesis, innermost.parenthesis + 1))
      }
      if source[position] == UInt8(ascii: ",") { return position + 1 }
      guard source[position] == UInt8(ascii: ")") else {
        let end = endOfDateArgument(position)
        throw TextError(
          .misplaced("a comma or ')' is missing behind this date"), SourceSpan(position, end))
      }
      position += 1
      open.removeLast()
      let span = SourceSpan(innermost.start, position)
      let node = expression.append(innermost.call, span)
      if open.isEmpty {
        operands.append(Operand(node: node, span: span))
      } else if takesDate(open[open.count - 1]), isOperator(at: afterWhitespace(position)) {
        operands.append(Operand(node: node, span: span))
        suspend(open)
        break
      } else {
        open[open.count - 1].append(.init(content: .value(node), span: span))
      }
    }
    lexer.move(to: position)
    try advance()
    return nil
  }

  /// The argument between two places, without trailing spaces.
  private mutating func dateArgument(
    from start: Int, to end: Int, of open: OpenDateCall
  ) throws(TextError) -> DateCall.Argument {
    let function = open.call.function
    var last = end
    while last > start, Self.isBlank(source[last - 1]) { last -= 1 }
    guard last > start else {
      throw TextError(
        .misplaced("an argument of \(function.name) is missing here"),
        SourceSpan(start, min(start + 1, source.count)))
    }
    let span = SourceSpan(start, last)
    if takesDate(open), isWord(span) {
      expression.names.append(text(span))
      return .init(content: .name(Expression.Index(expression.names.count - 1)), span: span)
    }
    return .init(content: .text(text(span)), span: span)
  }

  /// The function of dates whose call starts here and the start of its arguments; nil if there is
  /// none.
  private func dateCall(at position: Int) -> (function: DateFunction, arguments: Int)? {
    var probe = lexer
    probe.move(to: position)
    guard let name = try? probe.next(), name.isName,
      let function = DateFunction.named(text(name.span)),
      let next = try? probe.next(), next.mark == .leftParenthesis
    else { return nil }
    return (function, probe.position)
  }

  /// The name of a parameter and the start of its argument, if `name =` is here.
  private func argumentName(at position: Int) -> (name: SourceSpan, argument: Int)? {
    var probe = lexer
    probe.move(to: position)
    guard let name = try? probe.next(), name.isName, let next = try? probe.next(),
      next.mark == .assign
    else { return nil }
    return (name.span, probe.position)
  }

  /// The place of the comma, semicolon or closing parenthesis that ends an argument, or the end of
  /// the line.
  private func endOfDateArgument(_ start: Int, within count: Int = .max) -> Int {
    var depth = 0
    var position = start
    let limit = count < source.count - start ? start + count : source.count
    while position < limit {
      switch source[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return position
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return position
      case UInt8(ascii: ";"): return position
      default: break
      }
      position += 1
    }
    return position
  }

  /// Whether the text between two places is a single name.
  private func isWord(_ span: SourceSpan) -> Bool {
    var probe = lexer
    probe.move(to: span.start)
    guard let token = try? probe.next() else { return false }
    return token.isName && token.span == span
  }

  private func afterWhitespace(_ position: Int) -> Int {
    var position = position
    while position < source.count, Self.isBlank(source[position]) { position += 1 }
    return position
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
