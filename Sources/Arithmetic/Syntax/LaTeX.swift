import NumericCore

/// Arithmetic in LaTeX, rewritten in the language: `\frac{1}{2}` as `((1)/(2))`.
///
/// Every byte of the result knows the place in the source from which it comes, so that errors
/// point at what was pasted. Only lines that contain a backslash or a brace are rewritten.
struct LaTeX {
  /// The line in the language.
  private(set) var bytes: [UInt8] = []
  /// The places in the source of the bytes.
  private var places: [SourceSpan] = []
  private let source: [UInt8]
  private var position = 0
  /// What the open braces mean.
  private var open: [Brace] = []

  /// The meaning of an open brace.
  private enum Brace {
    /// A group, or an exponent.
    case group(SourceSpan)
    /// The first argument of a command with two; the text between them and behind them.
    case first(SourceSpan, between: StaticString)
    /// The last argument; the text behind it.
    case last(SourceSpan, behind: String)
    /// A name in another font, which has no parentheses.
    case name(SourceSpan)

    var span: SourceSpan {
      switch self {
      case .group(let span), .first(let span, _), .last(let span, _), .name(let span): span
      }
    }
  }

  /// Whether a line has to be rewritten.
  static func isPresent(in source: [UInt8]) -> Bool {
    source.contains {
      $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
  }

  /// Rewrites a line.
  ///
  /// - Throws: for commands without a meaning here, and for braces that do not match.
  init(_ source: [UInt8]) throws(TextError) {
    self.source = source
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "\\")
      where position + 1 < source.count && !solves(before: source[position + 1]):
        try command()
      case UInt8(ascii: "{"): openGroup()
      case UInt8(ascii: "}"): try close()
      case UInt8(ascii: "^") where starts("^\\circ") || starts("^{\\circ}"):
        emit("°", from: position, to: position + (starts("^{") ? 8 : 6))
      default: copy()
      }
    }
    if let brace = open.last { throw TextError("'{' is never closed", brace.span) }
  }

  /// Whether a backslash before this character divides by a matrix from the left.
  private func solves(before next: UInt8) -> Bool {
    next == 0x20 || next == UInt8(ascii: "[") || next == UInt8(ascii: "(")
  }

  /// The place in the source of a part of the result.
  func place(of span: SourceSpan) -> SourceSpan {
    func start(_ offset: Int) -> Int {
      offset < places.count ? places[offset].start : source.count
    }
    guard span.start < span.end, span.end <= places.count else {
      return SourceSpan(start(span.start), start(span.start))
    }
    return SourceSpan(start(span.start), max(start(span.start), places[span.end - 1].end))
  }

  // MARK: - Output

  private mutating func copy() {
    bytes.append(source[position])
    places.append(SourceSpan(position, position + 1))
    position += 1
  }

  private mutating func emit(_ text: String, from start: Int, to end: Int) {
    for byte in text.utf8 {
      bytes.append(byte)
      places.append(SourceSpan(start, end))
    }
    position = end
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      position + text.count <= source.count
        && source[position..<(position + text.count)].elementsEqual(text)
    }
  }

  // MARK: - Braces

  private mutating func openGroup() {
    let brace = SourceSpan(position, position + 1)
    // `\log_{2}` is log_2.
    if bytes.last == UInt8(ascii: "_"), let end = wordEnd(position + 1) {
      emit(text(position + 1, end), from: position, to: end + 1)
      return
    }
    open.append(.group(brace))
    emit("(", from: position, to: position + 1)
  }

  /// The place of the brace behind a word or digits.
  private func wordEnd(_ start: Int) -> Int? {
    var end = start
    while end < source.count, Self.isWordPart(source[end]) { end += 1 }
    return end > start && end < source.count && source[end] == UInt8(ascii: "}") ? end : nil
  }

  private mutating func close() throws(TextError) {
    let place = position
    guard let brace = open.popLast() else {
      throw TextError("'}' closes nothing", SourceSpan(place, place + 1))
    }
    switch brace {
    case .group: emit(")", from: place, to: place + 1)
    case .name: emit(" ", from: place, to: place + 1)
    case .last(_, let behind): emit(behind, from: place, to: place + 1)
    case .first(let span, let between):
      emit("\(between)", from: place, to: place + 1)
      try openArgument(.last(span, behind: "))"))
    }
  }

  /// Reads the brace of an argument, or an argument of one character, as in `\frac12`.
  private mutating func openArgument(_ brace: Brace) throws(TextError) {
    while position < source.count, source[position] == 0x20 { position += 1 }
    guard position < source.count, source[position] != UInt8(ascii: "}") else {
      throw TextError("an argument in braces is missing", brace.span)
    }
    open.append(brace)
    if source[position] == UInt8(ascii: "{") {
      position += 1
    } else {
      // A command with arguments of its own would nest without a bound.
      if source[position] == UInt8(ascii: "\\") {
        guard Self.words[commandName.name] != nil else {
          throw TextError("this argument needs braces", SourceSpan(position, commandName.end))
        }
        try command()
      } else {
        repeat { copy() } while position < source.count && source[position] & 0xC0 == 0x80
      }
      position -= 1
      try close()
    }
  }

  // MARK: - Commands

  /// The name of the command that starts here, and the place behind it.
  private var commandName: (name: String, end: Int) {
    var end = position + 1
    while end < source.count, (source[end] | 0x20) &- UInt8(ascii: "a") < 26 { end += 1 }
    // A command of one sign, such as a space.
    if end == position + 1, end < source.count { end += 1 }
    return (text(position + 1, end), end)
  }

  private mutating func command() throws(TextError) {
    let start = position
    let (name, end) = commandName
    let span = SourceSpan(start, end)
    if let word = Self.words[name] {
      emit(word, from: start, to: end)
      // `\pi r` is a product of two names.
      if word.utf8.last.map(Self.isWordPart) == true, end < source.count,
        source[end] != UInt8(ascii: "_"), Self.isWordPart(source[end])
      {
        emit(" ", from: start, to: end)
      }
      return
    }
    switch name {
    case "frac", "dfrac", "tfrac":
      try refuseMixed(span)
      emit("((", from: start, to: end)
      try openArgument(.first(span, between: ")/("))
    case "binom":
      emit("(binomial(", from: start, to: end)
      try openArgument(.first(span, between: ","))
    case "sqrt": try root(span)
    case "mathrm", "operatorname", "text", "mathit":
      emit(" ", from: start, to: end)
      try openArgument(.name(span))
    default:
      throw TextError("'\\\(name.prefix(40))' is no command of LaTeX that is known here", span)
    }
  }

  private mutating func root(_ span: SourceSpan) throws(TextError) {
    var behind = "))"
    position = span.end
    var function = "(sqrt("
    if position < source.count, source[position] == UInt8(ascii: "[") {
      guard let end = source[position...].firstIndex(of: UInt8(ascii: "]")), end > position + 1
      else { throw TextError("the degree of a root is missing", span) }
      function = "(root("
      behind = ",\(text(position + 1, end))))"
      position = end + 1
    }
    emit(function, from: span.start, to: position)
    try openArgument(.last(span, behind: behind))
  }

  /// Refuses `2\frac{1}{2}`, which some write for 2.5 and others for 1.
  private func refuseMixed(_ span: SourceSpan) throws(TextError) {
    var place = span.start
    while place > 0, source[place - 1] == 0x20 { place -= 1 }
    guard place > 0, source[place - 1] &- UInt8(ascii: "0") < 10 else { return }
    throw TextError(
      "a number before a fraction is a sum or a product: write 2 + \\frac{1}{2} or 2 \\cdot \\frac{1}{2}",
      span)
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<end], as: UTF8.self)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
  }

  /// The commands that stand for a name, an operator or a mark.
  private static let words: [String: String] = [
    "pi": "pi", "tau": "tau", "phi": "phi", "infty": "inf", "cdot": "*", "times": "*",
    "ast": "*", "div": "/", "pm": "±", "le": "<=", "leq": "<=", "ge": ">=", "geq": ">=",
    "ne": "!=", "neq": "!=", "lt": "<", "gt": ">", "land": " and ", "lor": " or ",
    "lnot": " not ", "neg": " not ", "left": "", "right": "", "big": "", "Big": "", "bigl": "",
    "bigr": "", "lvert": "|", "rvert": "|", "vert": "|", "lfloor": "floor(", "rfloor": ")",
    "lceil": "ceil(", "rceil": ")", "degree": "°", "circ": "°", "bmod": " mod ", "mod": " mod ",
    "%": "%", ",": " ", ";": " ", ":": " ", "!": "", "quad": " ",
    "qquad": " ", "sin": "sin", "cos": "cos", "tan": "tan", "cot": "cot", "sec": "sec",
    "csc": "csc", "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "arcsin": "asin",
    "arccos": "acos", "arctan": "atan", "ln": "ln", "log": "log", "exp": "exp", "max": "max",
    "min": "min", "gcd": "gcd", "det": "det", "Gamma": "gamma", "zeta": "zeta",
    "alpha": "alpha", "beta": "beta", "theta": "theta", "lambda": "lambda", "mu": "mu",
    "sigma": "sigma", "omega": "omega", "rho": "rho", "delta": "delta", "epsilon": "epsilon",
  ]
}
