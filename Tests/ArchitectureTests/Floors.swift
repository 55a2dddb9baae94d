/// The layers of folders in a module, lowest first: a folder may use names of its own layer and of
/// lower ones.
///
/// Sources are read as words, without comments and string literals. Types count wherever they are
/// named, members only after a point. Names that a lower layer declares as well are ignored, and so
/// are members that the file itself declares.
struct Floors {
  /// The layer below all others: other modules, whose names may be used everywhere.
  static let ground = "ground"

  /// Names of Swift's standard library, and names with another meaning in lower layers.
  private static let common: Set<String> = [
    "Element", "contains", "isEmpty", "isFinite", "isNormal", "isSigned", "joined", "last",
    "leastNormalMagnitude", "negativeInfinity", "negativeNormal", "negativeZero",
    "positiveInfinity", "positiveNormal", "positiveZero", "prefix", "quietNaN", "reduce",
    "reversed",
    "signum", "sorted", "update",
  ]

  private struct Source {
    var path: String
    var floor: Int
    var words: [SourceWord]
  }

  private let order: [String]
  private let sources: [Source]
  /// The lowest layer that declares a type or a member, by its name.
  private(set) var types: [String: Int] = [:]
  private(set) var members: [String: Int] = [:]

  /// Reads sources, each with its folder, path and text.
  init(_ order: [String], _ files: [(folder: String, path: String, text: String)]) {
    self.order = order
    sources = files.map { file in
      Source(
        path: file.path,
        floor: file.folder == Self.ground ? -1 : order.firstIndex(of: file.folder) ?? -1,
        words: SourceWord.read(file.text))
    }
    for source in sources {
      for (word, next) in zip(source.words, source.words.dropFirst()) {
        guard let kind = Self.declaration(word, next) else { continue }
        switch kind {
        case .type: types[next.text] = min(types[next.text] ?? .max, source.floor)
        case .member: members[next.text] = min(members[next.text] ?? .max, source.floor)
        case .local: break
        }
      }
      for word in source.words where word.isFurtherCase {
        members[word.text] = min(members[word.text] ?? .max, source.floor)
      }
    }
  }

  /// All uses of names that only higher layers declare.
  var arrowsUp: [String] {
    var arrows: [String] = []
    for source in sources where source.floor >= 0 {
      let own = Set(
        zip(source.words, source.words.dropFirst()).filter { Self.declaration($0, $1) != nil }
          .map(\.1.text))
      for word in source.words where !Self.common.contains(word.text) {
        let place =
          word.isAfterPoint && !own.contains(word.text)
          ? types[word.text] ?? members[word.text] : types[word.text]
        if let place, place > source.floor {
          arrows.append("\(source.path):\(word.line) uses \(word.text) of \(order[place])")
        }
      }
    }
    return arrows
  }

  private enum Declaration { case type, member, local }

  /// The declared name, if the first of two words is a keyword of a declaration.
  private static func declaration(_ word: SourceWord, _ name: SourceWord) -> Declaration? {
    guard !word.isAfterPoint, !name.isAfterPoint else { return nil }
    switch word.text {
    case "struct", "enum", "class", "protocol", "actor", "typealias", "associatedtype":
      return ["func", "var", "let"].contains(name.text) ? nil : .type
    case "func": return .member
    case "case": return word.beginsCases && name.text != "Self" ? .member : .local
    case "var", "let": return word.isOfType ? .member : .local
    default: return nil
    }
  }
}

/// A word of a source, with its context.
struct SourceWord {
  var text: String
  var line: Int
  var isAfterPoint: Bool
  /// Whether its line declares a member of a type rather than of a function, judged by keywords and
  /// indentation.
  var isOfType: Bool
  /// Whether it is the `case` of an enumeration rather than that of a pattern.
  var beginsCases: Bool
  /// Whether it is a further case of an enumeration on the same line.
  var isFurtherCase: Bool

  /// The words outside comments and string literals.
  static func read(_ text: String) -> [SourceWord] {
    var words: [SourceWord] = []
    var isQuoted = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.contains("\"\"\"") { isQuoted.toggle() }
      if isQuoted { continue }
      read(code(of: line), number + 1, into: &words)
    }
    return words
  }

  private static func read(_ code: [UInt8], _ line: Int, into words: inout [SourceWord]) {
    let indentation = code.prefix { $0 == UInt8(ascii: " ") }.count
    var (parentheses, braces) = (0, 0)
    var (isMember, hasCases) = (false, false)
    var before: UInt8 = 0
    var index = indentation
    while index < code.count {
      let start = index
      while index < code.count, isLetter(code[index]) { index += 1 }
      if index > start {
        let text = String(decoding: code[start..<index], as: UTF8.self)
        let beginsCases = text == "case" && (before == 0 || before == UInt8(ascii: "{"))
        isMember = isMember || text == "static" || text == "public"
        hasCases = hasCases || beginsCases
        if text.first?.isNumber == false {
          words.append(
            SourceWord(
              text: text, line: line, isAfterPoint: before == UInt8(ascii: "."),
              isOfType: braces == 0 && (indentation <= 2 || isMember), beginsCases: beginsCases,
              isFurtherCase: hasCases && parentheses == 0 && before == UInt8(ascii: ",")))
        }
        before = code[index - 1]
        continue
      }
      switch code[index] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "{"): braces += 1
      default: break
      }
      if code[index] != UInt8(ascii: " ") { before = code[index] }
      index += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// A line without its comment and string literals.
  private static func code(of line: Substring) -> [UInt8] {
    var code: [UInt8] = []
    var isQuoted = false
    var last: UInt8 = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isQuoted.toggle() }
      if !isQuoted {
        if byte == UInt8(ascii: "/"), last == byte { return code.dropLast() }
        code.append(byte)
      }
      last = last == UInt8(ascii: "\\") ? 0 : byte
    }
    return code
  }
}
