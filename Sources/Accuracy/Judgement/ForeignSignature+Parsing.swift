public import NumericCore

extension ForeignSignature {
  /// Reads a declaration of C, such as `float f(float, float)` or `double f_(const double *x)`.
  public init(parsing text: String) throws(TextError) {
    var scanner = DeclarationScanner(text)
    let result = try scanner.number("the type of the result")
    if scanner.take("*") {
      throw scanner.fault("a function that returns an address has no numbers to judge")
    }
    guard let name = scanner.word() else {
      throw scanner.fault("the name of the function is missing")
    }
    guard scanner.take("(") else { throw scanner.fault("'(' and the arguments are missing") }
    var numbers: [Number] = []
    var areAddresses: [Bool] = []
    repeat {
      numbers.append(try scanner.number("the type of an argument"))
      areAddresses.append(scanner.take("*"))
      scanner.skipQualifiers()
      _ = scanner.word()
    } while scanner.take(",")
    guard scanner.take(")") else { throw scanner.fault("')' is missing") }
    _ = scanner.take(";")
    guard scanner.isAtEnd else { throw scanner.fault("a declaration ends behind ')'") }
    if numbers.count > Self.mostArguments {
      throw TextError(
        .unsupported,
        "functions of up to \(Self.mostArguments) numbers are called, not of \(numbers.count)")
    }
    if Set(areAddresses).count > 1 {
      throw TextError(.unsupported, "arguments are passed all by value or all by address")
    }
    guard numbers.allSatisfy({ $0 == result }) else {
      throw TextError(.unsupported, "functions are called whose numbers have one type")
    }
    self.init(
      name: name, number: result, argumentCount: numbers.count, isByAddress: areAddresses[0])
  }
}

/// The words and signs of a declaration.
private struct DeclarationScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return place == bytes.count
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

  mutating func skipQualifiers() {
    while true {
      let start = place
      guard let next = word(), Self.qualifiers.contains(next) else {
        place = start
        return
      }
    }
  }

  /// A type of numbers.
  mutating func number(_ what: String) throws(TextError) -> ForeignSignature.Number {
    skipQualifiers()
    skipBlanks()
    let start = place
    guard var name = word() else { throw fault("\(what) is missing") }
    if name == "long" {
      let end = place
      if let second = word(), second == "double" { name = "long double" } else { place = end }
    }
    guard let number = ForeignSignature.Number(rawValue: name) else {
      place = start
      throw fault(
        "'\(name)' is no type of numbers that can be judged",
        suggestion: Suggestion.nearest(
          to: name, among: ForeignSignature.Number.allCases.map(\.rawValue)))
    }
    skipQualifiers()
    return number
  }

  private static let qualifiers: Set<String> = ["const", "volatile", "restrict", "extern"]
}
