import Conversion
import NumericCore

// Calls of functions of dates, whose arguments are stored as text.
extension Parser {
  /// A call whose closing parenthesis has not been reached.
  private struct OpenCall {
    var call: DateCall
    let start: Int
    /// The place of its opening parenthesis.
    let parenthesis: Int
    /// The parameter name of the current argument, if it was given.
    var label: Expression.Index?

    mutating func append(_ argument: DateCall.Argument) {
      call.arguments.append(argument)
      call.arguments[call.arguments.count - 1].label = label
      label = nil
    }
  }

  /// Reads a call up to its closing parenthesis, including the calls inside it, without recursion.
  ///
  ///     call     = name "(" [ argument { "," argument } ] ")"
  ///     argument = [ name "=" ] ( call | text )
  ///     text     = characters without a comma, a semicolon or an unmatched closing parenthesis
  mutating func readDateCall(_ function: DateFunction, from start: Int) throws(TextError) {
    var open = [
      OpenCall(call: DateCall(function: function), start: start, parenthesis: lexer.position - 1)
    ]
    var position = lexer.position
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
          OpenCall(
            call: DateCall(function: nested), start: position, parenthesis: behind - 1))
        position = behind
        continue
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
      guard let next = try closeDateCalls(&open, at: position) else { return }
      position = next
    }
  }

  /// Closes calls up to the next comma and returns where the next argument starts; nil if all calls
  /// are closed.
  private mutating func closeDateCalls(
    _ open: inout [OpenCall], at start: Int
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
      } else {
        open[open.count - 1].append(.init(content: .call(node), span: span))
      }
    }
    lexer.move(to: position)
    try advance()
    return nil
  }

  /// The argument between two places, without trailing spaces.
  private mutating func dateArgument(
    from start: Int, to end: Int, of open: OpenCall
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
    let place =
      open.label.map { function.parameters.firstIndex(of: expression.names[Int($0)]) }
      ?? open.call.arguments.count
    if let place, place < function.dates, isWord(span) {
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
  private func endOfDateArgument(_ start: Int) -> Int {
    var depth = 0
    var position = start
    while position < source.count {
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
