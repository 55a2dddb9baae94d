public import NumericCore

/// A text in C as cores of FPCore: functions, or an expression with statements before it.
///
///     let source = try CSource(utf8: Array("float x; (x + 1.0f) - x".utf8))
///     source.fpcore  // (FPCore ((! :precision binary32 x)) :precision binary32 (- (+ x 1.0) x))
///
/// Types follow C's usual conversions without excess precision (FLT_EVAL_METHOD is 0) and without contraction to fma;
/// a cast rounds. Whole numbers are signed and without ends; their division drops the fraction. In an expression
/// without a function, variables that are declared without a value, or not at all, are the arguments, and those that
/// are not declared are doubles. `M_PI` and its like stand for the numbers, which the format rounds.
///
/// - Source: ISO/IEC 9899:2018, 6.3 and 6.5; FPBench 2.0.
public struct CSource: Sendable {
  /// The cores, in the order of the functions.
  public let fpcore: String
  /// The number of the last one, from 1.
  public let count: Int

  /// Reads a text.
  public init(utf8 bytes: [UInt8]) throws(TextError) {
    var parser = try CParser(bytes)
    var cores: [CFunction] = []
    while parser.isAtFunction {
      let function = try parser.function()
      parser.functions[function.name] = function
      cores.append(function)
    }
    if cores.isEmpty || parser.next.kind != .end {
      cores.append(try parser.expressionBehindStatements())
    }
    fpcore = cores.map(\.fpcore).joined(separator: "\n")
    count = cores.count
  }
}

extension CFunction {
  /// The core of the function.
  fileprivate var fpcore: String {
    let list = arguments.map { argument in
      argument.type == result
        ? argument.name : "(! :precision \(argument.type.precision) \(argument.name))"
    }
    let title = name.isEmpty ? "" : " \(name)"
    return
      "(FPCore\(title) (\(list.joined(separator: " "))) :precision \(result.precision)\n  \(body.fpcore(in: result)))"
  }
}

extension CParser {
  /// Whether the definition of a function comes next: types, a name and a bracket.
  fileprivate var isAtFunction: Bool {
    var index = place
    while CType.words.contains(tokens[index].text) || CType.qualifiers.contains(tokens[index].text)
    {
      index += 1
    }
    return index > place && tokens[index].kind == .word && tokens[index + 1].text == "("
  }

  fileprivate mutating func function() throws(TextError) -> CFunction {
    (scopes, usedNames, arguments) = ([[:]], [], [])
    let result = try type()
    let name = try declaredName()
    if functions[name.text] != nil {
      throw TextError(.form, "'\(name.text)' is defined twice", name.span)
    }
    try expect("(")
    if !take(")") {
      repeat {
        let type = try type()
        arguments.append(try declare(try declaredName(), type))
      } while take(",")
      try expect(")")
    }
    guard next.text == "{" else {
      throw TextError(.syntax, "'{' and the body of '\(name.text)' are missing", next.span)
    }
    var translation = CTranslation()
    // The arguments and the outermost block are one scope.
    let statements = try body().map { $0.returning(result) }
    guard let value = try translation.value(statements[...], then: nil) else {
      throw TextError(.form, "'\(name.text)' can end without a value", name.span)
    }
    return try finished(name.text, value, result)
  }

  /// `float x; float y = x*x; y - x`, also with `return` and a semicolon.
  fileprivate mutating func expressionBehindStatements() throws(TextError) -> CFunction {
    (scopes, usedNames, arguments, takesUnknownNames) = ([[:]], [], [], true)
    var statements: [CStatement] = []
    while isAtStatement {
      statements += try statement()
      if statements.contains(where: \.returns) { break }
    }
    var last: CNode?
    if !statements.contains(where: \.returns) {
      last = try expression()
      _ = take(";")
    }
    guard next.kind == .end else {
      throw TextError(.syntax, "\(name(next)) does not belong here", next.span)
    }
    let types = statements.flatMap(\.resultTypes) + (last.map { [$0.type] } ?? [])
    let common = types.max() ?? .double
    let result = common.isFloating ? common : .double
    var translation = CTranslation()
    let value = try translation.value(
      statements.map { $0.returning(result) }[...], then: last?.converted(to: result))
    guard let value else {
      throw TextError(.form, "the text can end without a value", next.span)
    }
    return try finished("", value, result)
  }

  /// Whether a statement comes next, and not the expression at the end.
  private var isAtStatement: Bool {
    let keywords: Set<String> = ["if", "for", "while", "do", "return", "{", ";"]
    let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "++", "--"]
    if isAtType || keywords.contains(next.text) || ["++", "--"].contains(next.text) { return true }
    return next.kind == .word && assignments.contains(tokens[place + 1].text)
  }

  private func finished(
    _ name: String, _ value: CNode, _ result: CType
  ) throws(TextError) -> CFunction {
    let known = Set(arguments.map(\.name))
    let unset = value.free.filter { !known.contains($0.key) }.min {
      $0.value.start < $1.value.start
    }
    if let unset {
      throw TextError(.form, "'\(unset.key)' is used before it has a value", unset.value)
    }
    guard value.depth <= CNode.deepest else {
      throw TextError(
        .limit, "the translation is nested deeper than \(CNode.deepest) levels", nil)
    }
    guard value.size <= CNode.largest else { throw CNode.tooLarge }
    return CFunction(name: name, arguments: arguments, result: result, body: value)
  }
}
