import BigNumbers
import NumericCore

/// A number in the characters of a locale, which is converted to those of a literal.
struct LocalizedText {
  private let scalars: [Unicode.Scalar]
  private let radix: Int
  private let symbols: NumberSymbols
  private let grouping: DigitGrouping?
  /// The literal read so far, with the offset of every byte in the original text.
  private var bytes: [UInt8] = []
  private var offsets: [Int] = []
  /// The separators: the number of digits before each, and its position.
  private var separators: [(digits: Int, offset: Int)] = []
  private var wholeDigits = 0

  init<Number>(_ text: String, _ style: NumberStyle<Number>) throws(TextError) {
    scalars = Array(text.unicodeScalars)
    radix = style.radix.value
    let learned = style.numberFormat
    symbols = learned.symbols
    // Separators are accepted even if the style does not write them.
    grouping = LocaleNotation(style.locale).grouping(radix: radix)
    try scan()
    try checkGroups()
  }

  /// The literal; the offset of a fault refers to the original text.
  func literal() throws(TextError) -> RadixLiteral {
    do throws(TextError) {
      return try RadixLiteral(String(decoding: bytes, as: UTF8.self), radix: radix)
    } catch {
      let end = scalars.reduce(0) { $0 + UTF8.width($1) }
      throw TextError(error.message, at: error.offset < offsets.count ? offsets[error.offset] : end)
    }
  }

  private mutating func scan() throws(TextError) {
    let words: [(symbol: String, literal: String)] = [
      (symbols.infinity ?? "", "@inf@"), (symbols.nan ?? "", "@nan@"),
      (symbols.exponent ?? "", "@"), (symbols.point, "."), (symbols.minus, "-"),
      (symbols.plus, "+"), ("\u{2212}", "-"),
    ]
    let separator = grouping.map { Self.plain($0.separator) } ?? []
    var (index, offset, isWhole) = (0, 0, true)
    func advance(_ count: Int) {
      for scalar in scalars[index..<index + count] { offset += UTF8.width(scalar) }
      index += count
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if Self.isDirection(scalar) {
        advance(1)
      } else if let (length, literal) = match(words, at: index) {
        append(literal, offset)
        if literal == "." || literal == "@" { isWhole = false }
        advance(length)
      } else if isWhole, !separator.isEmpty, matches(separator, at: index) {
        separators.append((wholeDigits, offset))
        advance(separator.count)
      } else if let digit = digit(scalar) {
        if isWhole { wholeDigits += 1 }
        append(digit, offset)
        advance(1)
      } else if Self.mayStandInLiterals(scalar) {
        if scalar == "@" || (radix <= 10 && (scalar == "e" || scalar == "E")) { isWhole = false }
        append(String(scalar), offset)
        advance(1)
      } else {
        throw TextError("this is no part of a number", at: offset)
      }
    }
  }

  /// Whether a character may occur in a literal: signs, the mark of an exponent, its digits,
  /// letters of words.
  ///
  /// The literal checks their positions.
  private static func mayStandInLiterals(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "+", "@", "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  private mutating func append(_ literal: String, _ offset: Int) {
    bytes += literal.utf8
    offsets += Array(repeating: offset, count: literal.utf8.count)
  }

  /// The digit of a literal that a character represents; nil if it represents none.
  private func digit(_ scalar: Unicode.Scalar) -> String? {
    if let value = symbols.digits.firstIndex(of: String(scalar)) { return String(value) }
    guard scalar.isASCII, RadixLiteral.value(of: UInt8(scalar.value), radix: radix) != nil else {
      return nil
    }
    return String(scalar)
  }

  private func match(
    _ words: [(symbol: String, literal: String)], at index: Int
  ) -> (length: Int, literal: String)? {
    for word in words {
      let plain = Self.plain(word.symbol)
      // A letter that is a digit of this radix is read as a digit.
      guard let first = plain.first, matches(plain, at: index),
        digit(first) == nil || plain.count > 1
      else { continue }
      return (plain.count, word.literal)
    }
    return nil
  }

  private func matches(_ symbol: [Unicode.Scalar], at index: Int) -> Bool {
    index + symbol.count <= scalars.count
      && zip(symbol, scalars[index...]).allSatisfy { Self.kind($0) == Self.kind($1) }
  }

  /// Throws unless all separators or none are present, each in its place.
  private func checkGroups() throws(TextError) {
    guard let first = separators.first, var grouping else { return }
    grouping.minimumLeadingDigits = 1
    let expected = (1...max(1, wholeDigits)).filter {
      grouping.separates(remaining: wholeDigits - $0, of: wholeDigits, radix: radix)
    }
    guard expected != separators.map(\.digits) else { return }
    let wrong = separators.first { !expected.contains($0.digits) } ?? first
    throw TextError("a separator of groups has another place", at: wrong.offset)
  }

  /// The characters of a symbol without marks of the direction of writing.
  private static func plain(_ symbol: String) -> [Unicode.Scalar] {
    symbol.unicodeScalars.filter { !isDirection($0) }
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format
  }

  /// A representative character of all spaces, or of all apostrophes; else the character itself.
  private static func kind(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.properties.generalCategory == .spaceSeparator { return " " }
    return scalar == "\u{2019}" ? "'" : scalar
  }
}
