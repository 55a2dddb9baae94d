import NumericCore

/// The words and signs of a declaration.
struct DeclarationScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  var isAtEnd: Bool {
    mutating get { next == bytes.count }
  }

  /// The place of the next word or sign.
  var next: Int {
    mutating get {
      skipBlanks()
      return place
    }
  }

  func fault(_ message: String, suggestion: String? = nil) -> TextError {
    TextError(.syntax, message, SourceSpan(place, place), suggestion: suggestion)
  }

  /// Takes a sign if it is the next one.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// The next word; nil if a sign or the end comes next.
  mutating func word() -> String? {
    skipBlanks()
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        place += 1
        continue
      default: break
      }
      break
    }
    return start == place ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Takes a word if it is the next one.
  private mutating func take(word: String) -> Bool {
    let start = place
    if self.word() == word { return true }
    place = start
    return false
  }

  /// Whether `const` is among the qualifiers that come next.
  @discardableResult
  private mutating func skipQualifiers() -> Bool {
    var isConstant = false
    while true {
      let start = place
      guard let next = word(), Self.qualifiers.contains(next) else {
        place = start
        return isConstant
      }
      if next == "const" { isConstant = true }
    }
  }

  private static let qualifiers: Set<String> = ["const", "volatile", "restrict", "extern"]

  /// A type, without what follows it.
  mutating func parameterType(_ what: String) throws(TextError) -> DeclaredParameter {
    var isConstant = skipQualifiers()
    let start = next
    guard var name = word() else { throw fault("\(what) is missing") }
    if name == "long" {
      if take(word: "double") {
        name = "long double"
      } else {
        // A long long is as large as a long on the platforms of the 64-bit model LP64, which are all of them.
        _ = take(word: "long")
        _ = take(word: "int")
      }
    }
    let span = SourceSpan(start, place)
    let kind: DeclaredParameter.Kind
    switch name {
    case "void": kind = .void
    case "size_t": kind = .size
    case "int32_t": kind = .number(.int)
    case "int64_t": kind = .number(.long)
    default:
      guard let number = ForeignSignature.Number(rawValue: name) else {
        place = start
        throw fault(
          "'\(name)' is no type of numbers that can be judged",
          suggestion: Suggestion.nearest(
            to: name, among: ForeignSignature.Number.allCases.map(\.rawValue)))
      }
      kind = .number(number)
    }
    if skipQualifiers() { isConstant = true }
    return DeclaredParameter(kind: kind, span: span, isConstant: isConstant)
  }

  /// A type, `*` for an address, a name or none, and `[]` for an array.
  mutating func parameter() throws(TextError) -> DeclaredParameter {
    var parameter = try parameterType("the type of an argument")
    parameter.isAddress = take("*")
    skipQualifiers()
    _ = word()
    let bracket = next
    guard take("[") else { return parameter }
    // C takes a size that is written there for a comment.
    while word() != nil {}
    guard take("]") else { throw fault("']' is missing") }
    if parameter.isAddress {
      throw TextError(
        .unsupported, "an array has numbers, not their addresses", SourceSpan(bracket, place))
    }
    parameter.isArray = true
    return parameter
  }
}
