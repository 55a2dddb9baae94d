import NumericCore

extension CParser {
  /// An expression without an assignment.
  mutating func expression() throws(TextError) -> CNode {
    try nested { (parser) throws(TextError) in try parser.conditional() }
  }

  /// A condition: a comparison, or whether a number differs from zero.
  mutating func condition() throws(TextError) -> CNode {
    try expression().converted(to: .boolean)
  }

  private mutating func conditional() throws(TextError) -> CNode {
    let condition = try binary(0)
    guard take("?") else { return condition }
    let yes = try expression()
    try expect(":")
    let no = try nested { (parser) throws(TextError) in try parser.conditional() }
    let type = CType.common(yes.type, no.type)
    return CNode(
      .choice(
        condition.converted(to: .boolean), then: yes.converted(to: type),
        else: no.converted(to: type)), type, span(condition, no))
  }

  /// The binary operators from the weakest to the strongest.
  private static let operators: [Set<String>] = [
    ["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int) throws(TextError) -> CNode {
    guard level < Self.operators.count else { return try unary() }
    var left = try binary(level + 1)
    // FPCore's operations take several numbers, from left to right, so that a long sum is not nested.
    var chain: String?
    var more: [CNode] = []
    while next.kind == .sign, Self.operators[level].contains(next.text) {
      let token = take()
      let right = try binary(level + 1)
      if chain == token.text, CType.common(left.type, right.type) == left.type {
        more.append(right)
        continue
      }
      left = try apply(token, left.extended(by: more), right)
      more = []
      chain = left.type.isFloating ? token.text : nil
      guard left.depth <= CNode.deepest else {
        throw TextError(
          .limit, "the expression has more than \(CNode.deepest) operations within each other",
          token.span)
      }
    }
    if level == 0, next.kind == .sign, ["&", "|", "^", "<<", ">>"].contains(next.text) {
      throw TextError(.unsupported, "operations on bits are not translated", next.span)
    }
    return left.extended(by: more)
  }

  /// The operation of a sign on two values, after the usual conversions.
  func apply(_ sign: CToken, _ left: CNode, _ right: CNode) throws(TextError) -> CNode {
    let span = span(left, right)
    let type = CType.common(left.type, right.type)
    switch sign.text {
    case "&&", "||":
      let parts = [left.converted(to: .boolean), right.converted(to: .boolean)]
      return CNode(.operation(sign.text == "&&" ? "and" : "or", parts), .boolean, span)
    case "==", "!=", "<", ">", "<=", ">=":
      let parts = [left.converted(to: type), right.converted(to: type)]
      return CNode(.operation(sign.text, parts), .boolean, span)
    case "%":
      guard !type.isFloating else {
        throw TextError(
          .form, "'%' is for whole numbers in C", sign.span, suggestion: "fmod(a, b)")
      }
      return CNode(
        .operation("fmod", [left.converted(to: type), right.converted(to: type)]), type, span)
    default:
      return CNode(
        .operation(sign.text, [left.converted(to: type), right.converted(to: type)]), type, span)
    }
  }

  private mutating func unary() throws(TextError) -> CNode {
    let token = next
    switch token.text {
    case "-", "+":
      _ = take()
      let value = try nested { (parser) throws(TextError) in try parser.unary() }
      let type = CType.common(value.type, .integer)
      let number = value.converted(to: type)
      return token.text == "+"
        ? number
        : CNode(.operation("-", [number]), type, SourceSpan(token.span.start, value.span.end))
    case "!":
      _ = take()
      let value = try nested { (parser) throws(TextError) in try parser.unary() }
      return CNode(
        .operation("not", [value.converted(to: .boolean)]), .boolean,
        SourceSpan(token.span.start, value.span.end))
    case "~", "*", "&":
      throw TextError(
        .unsupported,
        token.text == "~"
          ? "operations on bits are not translated" : "addresses are not translated, only numbers",
        token.span)
    case "++", "--":
      throw TextError(
        .unsupported, "'\(token.text)' is translated as a statement, not within an expression",
        token.span)
    default: return try primary()
    }
  }

  private mutating func primary() throws(TextError) -> CNode {
    let token = next
    if token.kind == .number {
      _ = take()
      let number = try CNumber(token)
      return CNode(.number(number.text), number.type, token.span)
    }
    if take("(") {
      if isAtType {
        let type = try type()
        try expect(")")
        let value = try nested { (parser) throws(TextError) in try parser.unary() }
        return value.cast(to: type, SourceSpan(token.span.start, value.span.end))
      }
      let value = try expression()
      try expect(")")
      return value
    }
    guard token.kind == .word, !isAtType else {
      throw TextError(.syntax, "a number is missing before \(name(token))", token.span)
    }
    _ = take()
    if next.text == "(", next.kind == .sign { return try call(token) }
    if next.text == "[" || next.text == "." || next.text == "->" {
      throw TextError(
        .unsupported, "arrays and members are not translated, only numbers", next.span)
    }
    if let variable = variable(token.text) {
      return CNode(.variable(variable.name), variable.type, token.span)
    }
    if let constant = CFunctions.constant(token.text) {
      return CNode(.number(constant.text), constant.type, token.span)
    }
    guard takesUnknownNames else {
      let known = scopes.flatMap(\.keys) + CFunctions.names
      throw TextError(
        .unknownName, "'\(token.text)' is not declared", token.span,
        suggestion: Suggestion.nearest(to: token.text, among: known))
    }
    let variable = CVariable(name: token.text, type: .double)
    usedNames.insert(token.text)
    scopes[0][token.text] = variable
    arguments.append(variable)
    return CNode(.variable(variable.name), .double, token.span)
  }

  private mutating func call(_ token: CToken) throws(TextError) -> CNode {
    try expect("(")
    var values: [CNode] = []
    if next.text != ")" {
      repeat { values.append(try expression()) } while take(",")
    }
    let end = next.span.end
    try expect(")")
    let span = SourceSpan(token.span.start, end)
    func check(_ count: Int) throws(TextError) {
      guard values.count == count else {
        throw TextError(
          .form,
          "\(token.text) takes \(count) argument\(count == 1 ? "" : "s"), not \(values.count)", span
        )
      }
    }
    if let function = functions[token.text] {
      try check(function.arguments.count)
      let parts = zip(values, function.arguments).map { $0.converted(to: $1.type) }
      return CNode(.operation(function.name, parts), function.result, span)
    }
    if CFunctions.tests.contains(token.text) {
      try check(1)
      return CNode(.operation(token.text, values), .boolean, span)
    }
    if token.text == "abs" || token.text == "labs" {
      try check(1)
      return CNode(.operation("fabs", [values[0].converted(to: .integer)]), .integer, span)
    }
    guard let function = CFunctions.function(token.text) else {
      throw TextError(
        .unknownName, "there is no function '\(token.text)' above, in C's library, or in FPCore",
        token.span,
        suggestion: Suggestion.nearest(
          to: token.text, among: CFunctions.names + Array(functions.keys)))
    }
    try check(function.arity)
    // C++'s functions of whole numbers are those of doubles.
    let common = values.map(\.type).max() ?? .double
    let type = function.type ?? (common.isFloating ? common : .double)
    let parts = values.map { $0.converted(to: type) }
    switch function.name {
    case "rint": return CNode(.operation("nearbyint", parts), type, span)
    case "exp10":
      return CNode(.operation("pow", [CNode(.number("10"), type, span)] + parts), type, span)
    default: return CNode(.operation(function.name, parts), type, span)
    }
  }

  private func span(_ first: CNode, _ last: CNode) -> SourceSpan {
    SourceSpan(first.span.start, last.span.end)
  }
}

extension CNode {
  /// An operation with further operands, which its type includes.
  fileprivate func extended(by more: [CNode]) -> CNode {
    guard case .operation(let name, let parts) = form, let last = more.last else { return self }
    return CNode(
      .operation(name, parts + more.map { $0.converted(to: type) }), type,
      SourceSpan(span.start, last.span.end))
  }

  /// A conversion that is written: it rounds a literal as well, which has its own type before.
  fileprivate func cast(to type: CType, _ span: SourceSpan) -> CNode {
    guard type != self.type, type.isFloating, self.type.isFloating else {
      return converted(to: type)
    }
    return CNode(.conversion(self), type, span)
  }
}
