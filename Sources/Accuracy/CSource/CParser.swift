import NumericCore

/// Reads functions, statements and expressions of C, with the types of their values.
struct CParser {
  var tokens: [CToken]
  var place = 0
  /// The functions that are defined above.
  var functions: [String: CFunction] = [:]
  /// The variables of the open blocks, the innermost last.
  var scopes: [[String: CVariable]] = [[:]]
  /// All names of variables of the function, so that an inner variable that hides an outer one gets a name of its own.
  var usedNames: Set<String> = []
  /// The arguments, in their order.
  var arguments: [CVariable] = []
  /// Whether a name that is not known is an argument: in an expression without a function.
  var takesUnknownNames = false
  /// The loops around a statement.
  var loopDepth = 0
  /// The statements that were read.
  var statementCount = 0
  private var depth = 0

  init(_ bytes: [UInt8]) throws(TextError) { tokens = try CToken.tokens(of: bytes) }

  // MARK: - Tokens

  var next: CToken { tokens[place] }

  mutating func take() -> CToken {
    defer { if tokens[place].kind != .end { place += 1 } }
    return tokens[place]
  }

  /// Takes a sign or a keyword if it is the next one.
  mutating func take(_ text: String) -> Bool {
    guard next.text == text, next.kind != .end else { return false }
    place += 1
    return true
  }

  mutating func expect(_ text: String) throws(TextError) {
    guard take(text) else {
      throw TextError(.syntax, "'\(text)' is missing before \(name(next))", next.span)
    }
  }

  func name(_ token: CToken) -> String {
    token.kind == .end ? "the end" : "'\(token.text)'"
  }

  /// Runs a reader one level deeper.
  ///
  /// - Throws: an error beyond the deepest nesting, as all readers are recursive.
  mutating func nested<Result>(
    _ read: (inout CParser) throws(TextError) -> Result
  ) throws(TextError) -> Result {
    guard depth < Self.deepestNesting else {
      throw TextError(
        .limit, "the text is nested deeper than \(Self.deepestNesting) levels", next.span)
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private static let deepestNesting = 200

  // MARK: - Types and variables

  /// Whether a type comes next.
  var isAtType: Bool {
    CType.words.contains(next.text) || CType.qualifiers.contains(next.text)
  }

  /// A type.
  mutating func type() throws(TextError) -> CType {
    let start = next.span.start
    var words: [String] = []
    while isAtType {
      let word = take().text
      if !CType.qualifiers.contains(word) { words.append(word) }
    }
    let span = SourceSpan(start, place > 0 ? max(start, tokens[place - 1].span.end) : start)
    let type: CType?
    do throws(CType.Refusal) { type = try CType.named(words) } catch {
      throw TextError(.unsupported, error.reason, span)
    }
    guard let type else {
      throw TextError(.syntax, "a type is missing before \(name(next))", next.span)
    }
    if next.text == "*" || next.text == "&" {
      throw TextError(.unsupported, "addresses are not translated, only numbers", next.span)
    }
    return type
  }

  /// The name of a variable or function that is declared.
  mutating func declaredName() throws(TextError) -> CToken {
    guard next.kind == .word, !isAtType else {
      throw TextError(.syntax, "a name is missing before \(name(next))", next.span)
    }
    let token = take()
    if next.text == "[" {
      throw TextError(.unsupported, "arrays are not translated, only numbers", next.span)
    }
    return token
  }

  /// Declares a variable in the innermost block.
  mutating func declare(_ token: CToken, _ type: CType) throws(TextError) -> CVariable {
    if scopes[scopes.count - 1][token.text] != nil {
      throw TextError(.form, "'\(token.text)' is declared twice", token.span)
    }
    var name = token.text
    var count = 2
    while usedNames.contains(name) {
      name = "\(token.text)_\(count)"
      count += 1
    }
    let variable = CVariable(name: name, type: type)
    usedNames.insert(name)
    scopes[scopes.count - 1][token.text] = variable
    return variable
  }

  func variable(_ name: String) -> CVariable? {
    scopes.reversed().lazy.compactMap { $0[name] }.first
  }
}

/// A variable.
struct CVariable {
  /// Its name in FPCore, which no other variable of the function has.
  let name: String
  let type: CType
}

/// A function that is defined in the text.
struct CFunction {
  let name: String
  let arguments: [CVariable]
  let result: CType
  let body: CNode
}
